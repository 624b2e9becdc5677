package lucca.table;

import java.util.Objects;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// A pending decision of a bot, detached from the table so that the table can continue meanwhile.
public final class PendingBotDecision<S extends State<S>, M extends Move> {
    private final Match<S, M> match;
    private final int seat;
    private final String bot;
    private final long version;
    private final int thinkingMillis;

    private PendingBotDecision(Table table, Match<S, M> match, int seat) {
        this.match = match;
        this.seat = seat;
        bot = Objects.requireNonNull(table.seatState(seat).bot());
        version = table.decisionVersion(seat);
        thinkingMillis = table.settings().thinkingMillis();
    }

    /// The pending decision of a bot at this table; `null` if there is none.
    public static @Nullable PendingBotDecision<?, ?> of(Table table) {
        int seat = table.botSeat();
        return seat < 0 ? null : of(table, table.tableGame().match(), seat);
    }

    private static <S extends State<S>, M extends Move> PendingBotDecision<S, M> of(
            Table table, Match<S, M> match, int seat) {
        return new PendingBotDecision<>(table, Match.at(match.game(), match.position()), seat);
    }

    public Game<S, M> game() {
        return match.game();
    }

    public int seat() {
        return seat;
    }

    /// The table version since which the decision is pending; unique among the decisions of the
    /// seat.
    public long version() {
        return version;
    }

    public String bot() {
        return bot;
    }

    /// The time limit of the bot, in milliseconds.
    public int thinkingMillis() {
        return thinkingMillis;
    }

    /// The command for the move that the chooser composes step by step.
    public Command.BotPlay play(Match.StepChooser<S> chooser) {
        M move = match.compose(seat, chooser);
        return new Command.BotPlay(version, seat, match.game().notation().json(move));
    }
}
