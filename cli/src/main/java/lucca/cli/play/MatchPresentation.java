package lucca.cli.play;

import java.util.List;
import lucca.cli.board.BoardScene;
import lucca.cli.board.BoardView;
import lucca.cli.board.MoveText;
import lucca.cli.text.AnsiStyler;
import lucca.cli.text.CliMessages;
import lucca.engine.Event;
import lucca.engine.GameKind;
import lucca.engine.Match;
import lucca.engine.MessageCatalogue;
import lucca.engine.Move;
import lucca.engine.Observation;
import lucca.engine.State;

/// A match with its people, the viewer, and everything needed to show it.
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
                BoardView.of(kind.name()),
                CliMessages.of(kind),
                ansiStyler,
                width);
    }

    /// The same for another viewer.
    MatchPresentation<S, M> forViewer(int other) {
        return new MatchPresentation<>(match, assignment, other, board, words, styler, width);
    }

    /// The same with the match at its beginning.
    MatchPresentation<S, M> atStart() {
        return new MatchPresentation<>(
                match.upTo(0), assignment, viewer, board, words, styler, width);
    }

    BoardScene scene() {
        return new BoardScene(
                match.state().observe(viewer),
                match.game().data(words),
                latest(),
                this::legal,
                assignment.names(words),
                words,
                styler,
                width);
    }

    /// The name of a seat within a sentence.
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

    /// The viewer of the terminal: the only person, if there is one. Several people with secrets
    /// from each other look one at a time, when it is their turn. Otherwise everyone may look.
    int audience() {
        if (assignment.humans().size() == 1) {
            return viewer;
        }
        return assignment.isHuman(match.actor()) && hasHiddenInformation()
                ? match.actor()
                : Observation.SPECTATOR;
    }

    /// Whether some person sees more than the others, or seats decide simultaneously, when nobody
    /// may see what another person types.
    private boolean hasHiddenInformation() {
        S state = match.state();
        Observation open = state.observe(Observation.SPECTATOR);
        return Integer.bitCount(state.actors()) > 1
                || assignment.humans().stream().anyMatch(seat -> !state.observe(seat).equals(open));
    }

    /// The legal moves of the viewer; empty unless the viewer is to decide.
    private List<MoveText> legal() {
        return assignment.isHuman(match.actor()) && viewer == audience()
                ? match.legalMoves(match.actor()).stream().map(this::text).toList()
                : List.of();
    }

    /// The events since the last decision of a person, or that decision itself if there are none.
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
