package lucca.server.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.fair.ChanceSecret;
import lucca.fair.HmacChanceSource;
import lucca.server.limit.Requester;
import lucca.server.testing.Wait;
import lucca.table.AbsencePolicy;
import lucca.table.Command;
import lucca.table.CommandResult;
import lucca.table.LogEntry;
import lucca.table.PendingBotDecision;
import lucca.table.Table;
import lucca.table.TableEvent;
import lucca.table.TableSettings;
import lucca.table.Tempo;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Thinking bots")
class BotExecutorTest {
    private static final int LONG = 3_600_000;

    /// Returns the decision of a bot at a table with only bots.
    private static PendingBotDecision<?, ?> decision(String bot, int thinkingTime) {
        GameKind kind = GameKinds.named("towers");
        TableSettings tableSettings =
                new TableSettings(
                        kind.game(kind.setup(2, Map.of())),
                        true,
                        new Tempo.Untimed(),
                        new AbsencePolicy.Loss(),
                        thinkingTime,
                        false);
        Table table =
                Table.of(
                        new LogEntry(
                                1,
                                1,
                                "anna",
                                null,
                                new TableEvent.Opened(tableSettings, "anna", "")));
        for (Command command :
                List.of(
                        new Command.SeatBot(0, bot, ""),
                        new Command.SeatBot(1, bot, ""),
                        new Command.Start())) {
            CommandResult result =
                    table.handle(
                            command,
                            "anna",
                            null,
                            1,
                            new HmacChanceSource(new ChanceSecret("b".repeat(64))));
            assertThat(result.outcome()).isEqualTo(new CommandResult.Done());
        }
        return Objects.requireNonNull(PendingBotDecision.of(table));
    }

    @Test
    @DisplayName("at tables without people yield to a bot for which a person waits")
    void yieldToWaitingPerson() throws InterruptedException {
        BlockingQueue<String> decided = new LinkedBlockingQueue<>();
        try (BotExecutor botExecutor = new BotExecutor(1)) {
            BotExecutor.BotClient attacker =
                    new BotExecutor.BotClient(new Requester(1, "x"), false);
            for (int i = 0; i < 3; i++) {
                String table = "alone " + i;
                botExecutor.submit(
                        table, decision("level5", LONG), attacker, command -> decided.add(table));
            }
            Wait.until(() -> botExecutor.running().contains("alone 0"));
            BotExecutor.BotClient person =
                    new BotExecutor.BotClient(new Requester(2, "anna"), true);
            botExecutor.submit(
                    "anna's", decision("level2", 1), person, command -> decided.add("anna's"));
            assertThat(List.of(next(decided), next(decided))).containsExactly("alone 0", "anna's");
        }
    }

    @Test
    @DisplayName("come first as soon as a person returns to their table")
    void returningPerson() throws InterruptedException {
        BlockingQueue<String> decided = new LinkedBlockingQueue<>();
        PendingBotDecision<?, ?> decision = decision("level2", 1);
        try (BotExecutor botExecutor = new BotExecutor(1)) {
            BotExecutor.BotClient away = new BotExecutor.BotClient(new Requester(1, "anna"), false);
            BotExecutor.BotClient back = new BotExecutor.BotClient(new Requester(1, "anna"), true);
            CountDownLatch release = new CountDownLatch(1);
            botExecutor.submit(
                    "first",
                    decision,
                    back,
                    command -> {
                        decided.add("first");
                        awaitUninterruptibly(release);
                    });
            assertThat(next(decided)).isEqualTo("first");
            botExecutor.submit("other", decision, away, command -> decided.add("other"));
            botExecutor.submit("anna's", decision, away, command -> decided.add("anna's"));
            botExecutor.submit("anna's", decision, back, command -> decided.add("anna's"));
            release.countDown();
            assertThat(List.of(next(decided), next(decided))).containsExactly("anna's", "other");
            botExecutor.submit("last", decision, away, command -> decided.add("last"));
            assertThat(next(decided)).isEqualTo("last"); // no decision is executed twice
        }
    }

    private static void awaitUninterruptibly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static String next(BlockingQueue<String> decided) throws InterruptedException {
        return Objects.requireNonNull(decided.poll(60, TimeUnit.SECONDS));
    }
}
