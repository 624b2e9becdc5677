package lucca.table;

import java.util.Objects;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// A decision that is a bot's to make, apart from its table, which may go on while the bot thinks.
public final class BotDecision<S extends State<S>, M extends Move> {
    private final Match<S, M> match;
    private final int seat;
    private final String bot;
    private final long version;
    private final int thinkingMillis;

    private BotDecision(Table table, Match<S, M> match, int seat) {
        this.match = match;
        this.seat = seat;
        bot = Objects.requireNonNull(table.seatState(seat).bot());
        version = table.decisionVersion(seat);
        thinkingMillis = table.settings().thinkingMillis();
    }

    /// What a bot has to decide at a table now; `null` if nothing.
    public static @Nullable BotDecision<?, ?> of(Table table) {
        int seat = table.botSeat();
        return seat < 0 ? null : of(table, table.tableGame().match(), seat);
    }

    private static <S extends State<S>, M extends Move> BotDecision<S, M> of(
            Table table, Match<S, M> match, int seat) {
        return new BotDecision<>(table, Match.at(match.game(), match.position()), seat);
    }

    public Game<S, M> game() {
        return match.game();
    }

    public int seat() {
        return seat;
    }

    /// Since which version it has had this decision: no other of this seat has the same.
    public long version() {
        return version;
    }

    /// The name of the bot.
    public String bot() {
        return bot;
    }

    /// How many milliseconds it may think.
    public int thinkingMillis() {
        return thinkingMillis;
    }

    /// The decision that is made of these steps.
    public Command.BotPlay play(Match.StepChooser<S> chooser) {
        M move = match.compose(seat, chooser);
        return new Command.BotPlay(version, seat, match.game().notation().json(move));
    }
}
