package lucca.server;

import java.util.List;
import lucca.engine.Json;

/// A table, and who looks at it without knowing everything.
enum SecrecyScenario {
    /// Nobody knows others' cards.
    HANDS("citta", 3, Json.object(), 0, 0, true),
    /// Nor what was chosen of them.
    CHOSEN("citta", 3, Json.object(), 2, 1, true),
    CHOSEN_BY_ONE("citta", 2, Json.object(), 1, 1, true),
    /// Who has brought a companion along knows what both of them do.
    COMPANION("citta", 3, Json.object(), 0, 0, true),
    /// What others have discarded stays hidden to the end, and so does what is to come.
    DISCARDED("citta", 3, Json.object("celebration", "on"), 1, 6, true),
    /// What everybody has behind their screen can be counted; what is in the bag cannot.
    BAG("carrara", 2, Json.object(), 0, 5, false),
    PILE("carrara", 3, Json.object("expansion", "on"), 1, 9, false),
    /// Only the secret is hidden.
    BEFORE("citta", 2, Json.object(), 0, -1, false),
    LOT("towers", 2, Json.object(), 0, -1, false),
    OPEN("towers", 2, Json.object(), 1, 3, false);

    final String game;
    final int seats;
    final Json.Obj options;
    final int viewer;
    final int moves;
    final boolean dealt;

    /// @param viewer the seat of who looks
    /// @param moves how many decisions were made; -1 if the game has not begun
    /// @param dealt whether others hold, or have chosen, something in secret
    SecrecyScenario(
            String game, int seats, Json.Obj options, int viewer, int moves, boolean dealt) {
        this.game = game;
        this.seats = seats;
        this.options = options;
        this.viewer = viewer;
        this.moves = moves;
        this.dealt = dealt;
    }

    boolean isStarted() {
        return moves >= 0;
    }

    /// The seats of the viewer, who has brought a companion along for all but the first.
    List<Integer> seatsOfViewer() {
        return this == COMPANION ? List.of(viewer, 1) : List.of(viewer);
    }

    boolean isCompanion(int seat) {
        return seat != viewer && seatsOfViewer().contains(seat);
    }

    /// Somebody who may know what the viewer may not.
    int other() {
        return this == COMPANION ? 2 : viewer == 0 ? 1 : 0;
    }
}
