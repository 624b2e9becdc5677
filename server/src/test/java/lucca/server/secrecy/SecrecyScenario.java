package lucca.server.secrecy;

import java.util.List;
import lucca.engine.Json;

/// Tables, each with a viewer from whom some information is hidden.
enum SecrecyScenario {
    /// The cards of others are hidden.
    HANDS("citta", 3, Json.object(), 0, 0, true),
    /// The choices of others are hidden too.
    CHOSEN("citta", 3, Json.object(), 2, 1, true),
    CHOSEN_BY_ONE("citta", 2, Json.object(), 1, 1, true),
    /// A viewer with a companion sees what both seats see.
    COMPANION("citta", 3, Json.object(), 0, 0, true),
    /// Discards of others stay hidden to the end, and so do future draws.
    DISCARDED("citta", 3, Json.object("celebration", "on"), 1, 6, true),
    /// Coins behind a screen can be counted; blocks in the bag cannot.
    BAG("carrara", 2, Json.object(), 0, 5, false),
    PILE("carrara", 3, Json.object("expansion", "on"), 1, 9, false),
    /// Only the chance secret is hidden.
    BEFORE("citta", 2, Json.object(), 0, -1, false),
    LOT("towers", 2, Json.object(), 0, -1, false),
    OPEN("towers", 2, Json.object(), 1, 3, false);

    final String game;
    final int seats;
    final Json.Obj options;
    final int viewer;
    final int moves;
    final boolean dealt;

    /// @param viewer the seat of the viewer
    /// @param moves the number of moves made; -1 if the game has not started
    /// @param dealt whether others have received or chosen hidden information
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

    /// Returns the seats of the viewer, including that of a companion.
    List<Integer> seatsOfViewer() {
        return this == COMPANION ? List.of(viewer, 1) : List.of(viewer);
    }

    boolean isCompanion(int seat) {
        return seat != viewer && seatsOfViewer().contains(seat);
    }

    /// Returns a seat with access to information that is hidden from the viewer.
    int other() {
        return this == COMPANION ? 2 : viewer == 0 ? 1 : 0;
    }
}
