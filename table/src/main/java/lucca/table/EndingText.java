package lucca.table;

import java.util.List;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.MessageCatalogue;
import lucca.engine.Move;
import lucca.engine.Seat;
import lucca.engine.State;

/// The sentence that describes the end of a game: the reason and the winners.
record EndingText(Table table, MessageCatalogue words) {
    String sentence(TableEvent.Ended end) {
        List<Seat> winners = end.winners().stream().map(Seat::new).toList();
        return words.text("table.end", why(end), winners);
    }

    /// The game describes its own ending, unless the table has ended it or changed the winners.
    private Message why(TableEvent.Ended end) {
        Match<?, ?> match = table.tableGame().match();
        boolean own =
                match.reason().filter(end.reason()::equals).isPresent()
                        && match.winners().equals(end.winners());
        return own ? ending(match) : Message.of("reason." + end.reason());
    }

    private static <S extends State<S>, M extends Move> Message ending(Match<S, M> match) {
        return match.game().describer().ending(match.state());
    }
}
