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
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Observation;
import lucca.engine.State;

/// A match with the people at it, and the way in which it is shown.
record Stage<S extends State<S>, M extends Move>(
        Match<S, M> match, People people, BoardView board, Catalogue words, Ink ink, int width) {
    static <S extends State<S>, M extends Move> Stage<S, M> of(
            Match<S, M> match, People people, Ink ink, int width) {
        GameKind kind = match.game().kind();
        return new Stage<>(match, people, Boards.of(kind.name()), Words.of(kind), ink, width);
    }

    /// The same with the match at its beginning.
    Stage<S, M> afresh() {
        Game<S, M> game = match.game();
        Match<S, M> again =
                match.startsAfresh() ? Match.of(game) : Match.at(game, match.startPosition());
        return new Stage<>(again, people, board, words, ink, width);
    }

    Scene scene() {
        return new Scene(
                match.state().observe(viewer()).view(),
                latest(),
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

    /// The person to decide; else the first person; else somebody who only watches.
    private int viewer() {
        if (people.isNobody()) {
            return Observation.SPECTATOR;
        }
        return people.has(match.actor()) ? match.actor() : people.seats().getFirst();
    }

    /// What happened since the last decision of a person; that decision itself if nothing did.
    private List<MoveText> latest() {
        List<Event<M>> log = match.log();
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
