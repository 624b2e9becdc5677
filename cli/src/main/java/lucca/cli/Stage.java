package lucca.cli;

import java.util.List;
import lucca.cli.board.BoardView;
import lucca.cli.board.Ink;
import lucca.cli.board.MoveText;
import lucca.cli.board.Scene;
import lucca.engine.Catalogue;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Observation;
import lucca.engine.State;

/// A match with the people at it, whose eyes it is shown to, and the way in which it is shown.
record Stage<S extends State<S>, M extends Move>(
        Match<S, M> match,
        People people,
        int viewer,
        BoardView board,
        Catalogue words,
        Ink ink,
        int width) {
    static <S extends State<S>, M extends Move> Stage<S, M> of(
            Match<S, M> match, People people, Ink ink, int width) {
        GameKind kind = match.game().kind();
        int viewer = people.seats().size() == 1 ? people.seats().getFirst() : Observation.SPECTATOR;
        return new Stage<>(
                match, people, viewer, Boards.of(kind.name()), Words.of(kind), ink, width);
    }

    /// The same for the eyes of another viewer.
    Stage<S, M> shownTo(int other) {
        return new Stage<>(match, people, other, board, words, ink, width);
    }

    /// The same with the match at its beginning.
    Stage<S, M> afresh() {
        return new Stage<>(begun(match), people, viewer, board, words, ink, width);
    }

    /// A match like this one at its beginning.
    static <S extends State<S>, M extends Move> Match<S, M> begun(Match<S, M> match) {
        Game<S, M> game = match.game();
        return match.startsAfresh() ? Match.of(game) : Match.at(game, match.startPosition());
    }

    Scene scene() {
        return new Scene(
                match.state().observe(viewer).view(),
                match.game().data(),
                latest(),
                this::legal,
                people.names(words),
                words,
                ink,
                width);
    }

    /// Who sits there, as it stands within a sentence.
    String seat(int seat) {
        return board.seat(scene(), seat);
    }

    MoveText text(M move) {
        return new MoveText(match.game().notation().text(move), match.game().notation().json(move));
    }

    /// The events as far as the viewer may know them.
    List<Event<M>> log() {
        return match.log(viewer);
    }

    /// Who may look at the terminal now: the only person there; of several the one to decide, as
    /// long as they have secrets from each other; else everybody.
    int audience() {
        if (people.seats().size() == 1) {
            return viewer;
        }
        return people.has(match.actor()) && haveSecrets() ? match.actor() : Observation.SPECTATOR;
    }

    /// Whether one of the people sees what not everybody does, or seats are to decide at once, when
    /// nobody may see what another types.
    private boolean haveSecrets() {
        S state = match.state();
        Json.Obj open = state.observe(Observation.SPECTATOR).view();
        return Integer.bitCount(state.actors()) > 1
                || people.seats().stream()
                        .anyMatch(seat -> !state.observe(seat).view().equals(open));
    }

    /// Whether those who look have learned secrets since the event of that index, so that it cannot
    /// be taken back any more.
    boolean hasLearnedSince(int event) {
        Match<S, M> before = begun(match);
        match.log().subList(0, event).forEach(before::play);
        return isOpen(match) && !isOpen(before);
    }

    /// Whether nothing is hidden from those who look.
    private boolean isOpen(Match<S, M> at) {
        return at.state().observe(audience()).view().get("position") != null;
    }

    /// What the viewer may do now; nothing unless asked.
    private List<MoveText> legal() {
        return people.has(match.actor()) && viewer == audience()
                ? match.legalMoves(match.actor()).stream().map(this::text).toList()
                : List.of();
    }

    /// What happened since the last decision of a person; that decision itself if nothing did.
    private List<MoveText> latest() {
        List<Event<M>> log = log();
        int from = log.size() - 1;
        while (from > 0
                && !people.isNobody()
                && !people.has(log.get(from).seat())
                && !people.has(log.get(from - 1).seat())) {
            from--;
        }
        return log.subList(Math.max(0, from), log.size()).stream()
                .map(event -> text(event.move()))
                .toList();
    }
}
