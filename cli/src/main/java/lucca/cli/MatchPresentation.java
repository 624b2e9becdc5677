package lucca.cli;

import java.util.List;
import lucca.cli.board.AnsiStyler;
import lucca.cli.board.BoardScene;
import lucca.cli.board.BoardView;
import lucca.cli.board.MoveText;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.MessageCatalogue;
import lucca.engine.Move;
import lucca.engine.Observation;
import lucca.engine.State;

/// A match with the people at it, whose eyes it is shown to, and the way in which it is shown.
record MatchPresentation<S extends State<S>, M extends Move>(
        Match<S, M> match,
        SeatAssignment assignment,
        int viewer,
        BoardView board,
        MessageCatalogue words,
        AnsiStyler styler,
        int width) {
    static <S extends State<S>, M extends Move> MatchPresentation<S, M> of(
            Match<S, M> match, SeatAssignment seatAssignment, AnsiStyler ansiStyler, int width) {
        GameKind kind = match.game().kind();
        int viewer =
                seatAssignment.humans().size() == 1
                        ? seatAssignment.humans().getFirst()
                        : Observation.SPECTATOR;
        return new MatchPresentation<>(
                match,
                seatAssignment,
                viewer,
                BoardViews.of(kind.name()),
                CliMessages.of(kind),
                ansiStyler,
                width);
    }

    /// The same for the eyes of another viewer.
    MatchPresentation<S, M> forViewer(int other) {
        return new MatchPresentation<>(match, assignment, other, board, words, styler, width);
    }

    /// The same with the match at its beginning.
    MatchPresentation<S, M> atStart() {
        return new MatchPresentation<>(
                restart(match), assignment, viewer, board, words, styler, width);
    }

    /// A match like this one at its beginning.
    static <S extends State<S>, M extends Move> Match<S, M> restart(Match<S, M> match) {
        Game<S, M> game = match.game();
        return match.startsFromBeginning() ? Match.of(game) : Match.at(game, match.startPosition());
    }

    BoardScene scene() {
        return new BoardScene(
                match.state().observe(viewer).view(),
                match.game().data(),
                latest(),
                this::legal,
                assignment.names(words),
                words,
                styler,
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
        if (assignment.humans().size() == 1) {
            return viewer;
        }
        return assignment.isHuman(match.actor()) && hasHiddenInformation()
                ? match.actor()
                : Observation.SPECTATOR;
    }

    /// Whether one of the people sees what not everybody does, or seats are to decide at once, when
    /// nobody may see what another types.
    private boolean hasHiddenInformation() {
        S state = match.state();
        Json.Obj open = state.observe(Observation.SPECTATOR).view();
        return Integer.bitCount(state.actors()) > 1
                || assignment.humans().stream()
                        .anyMatch(seat -> !state.observe(seat).view().equals(open));
    }

    /// Whether those who look have learned secrets since the event of that index, so that it cannot
    /// be taken back any more.
    boolean hasRevealedSince(int event) {
        Match<S, M> before = restart(match);
        match.log().subList(0, event).forEach(before::play);
        return isOpen(match) && !isOpen(before);
    }

    /// Whether nothing is hidden from those who look.
    private boolean isOpen(Match<S, M> at) {
        return at.state().observe(audience()).view().get("position") != null;
    }

    /// What the viewer may do now; nothing unless asked.
    private List<MoveText> legal() {
        return assignment.isHuman(match.actor()) && viewer == audience()
                ? match.legalMoves(match.actor()).stream().map(this::text).toList()
                : List.of();
    }

    /// What happened since the last decision of a person; that decision itself if nothing did.
    private List<MoveText> latest() {
        List<Event<M>> log = log();
        int from = log.size() - 1;
        while (from > 0
                && !assignment.isBotsOnly()
                && !assignment.isHuman(log.get(from).seat())
                && !assignment.isHuman(log.get(from - 1).seat())) {
            from--;
        }
        return log.subList(Math.max(0, from), log.size()).stream()
                .map(event -> text(event.move()))
                .toList();
    }
}
