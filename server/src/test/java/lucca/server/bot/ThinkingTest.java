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
import lucca.fair.FairLuck;
import lucca.fair.Secret;
import lucca.server.limit.Requester;
import lucca.server.store.Wait;
import lucca.table.BotTurn;
import lucca.table.Command;
import lucca.table.Entry;
import lucca.table.Lateness;
import lucca.table.Table;
import lucca.table.TableEvent;
import lucca.table.Terms;
import lucca.table.Verdict;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Bots that think")
class ThinkingTest {
    private static final int LONG = 3_600_000;

    /// What a bot has to decide at a table of bots.
    private static BotTurn<?, ?> turn(String bot, int thought) {
        GameKind kind = GameKinds.named("towers");
        Terms terms =
                new Terms(
                        kind.game(kind.setup(2, Map.of())),
                        true,
                        null,
                        new Lateness.Loss(),
                        thought,
                        false);
        Table table =
                Table.of(new Entry(1, 1, "anna", null, new TableEvent.Opened(terms, "anna", "")));
        for (Command command :
                List.of(
                        new Command.SeatBot(0, bot, ""),
                        new Command.SeatBot(1, bot, ""),
                        new Command.Start())) {
            Verdict verdict =
                    table.handle(
                            command, "anna", null, 1, new FairLuck(new Secret("b".repeat(64))));
            assertThat(verdict.outcome()).isEqualTo(new Verdict.Done());
        }
        return Objects.requireNonNull(BotTurn.of(table));
    }

    @Test
    @DisplayName("alone give way to one for whom a person waits, and are served after it")
    void giveWay() throws InterruptedException {
        BlockingQueue<String> decided = new LinkedBlockingQueue<>();
        try (Thinking thinking = new Thinking(1)) {
            Thinking.Owner attacker = new Thinking.Owner(new Requester(1, "x"), false);
            for (int i = 0; i < 3; i++) {
                String table = "alone " + i;
                thinking.begin(
                        table, turn("level5", LONG), attacker, command -> decided.add(table));
            }
            Wait.until(() -> thinking.now().contains("alone 0"));
            Thinking.Owner person = new Thinking.Owner(new Requester(2, "anna"), true);
            thinking.begin("anna's", turn("level2", 1), person, command -> decided.add("anna's"));
            assertThat(List.of(next(decided), next(decided))).containsExactly("alone 0", "anna's");
        }
    }

    @Test
    @DisplayName("come first as soon as a person returns to them")
    void returned() throws InterruptedException {
        BlockingQueue<String> decided = new LinkedBlockingQueue<>();
        BotTurn<?, ?> turn = turn("level2", 1);
        try (Thinking thinking = new Thinking(1)) {
            Thinking.Owner away = new Thinking.Owner(new Requester(1, "anna"), false);
            Thinking.Owner back = new Thinking.Owner(new Requester(1, "anna"), true);
            CountDownLatch free = new CountDownLatch(1);
            thinking.begin(
                    "first",
                    turn,
                    back,
                    command -> {
                        decided.add("first");
                        awaitUninterruptibly(free);
                    });
            assertThat(next(decided)).isEqualTo("first");
            thinking.begin("other", turn, away, command -> decided.add("other"));
            thinking.begin("anna's", turn, away, command -> decided.add("anna's"));
            thinking.begin("anna's", turn, back, command -> decided.add("anna's"));
            free.countDown();
            assertThat(List.of(next(decided), next(decided))).containsExactly("anna's", "other");
            thinking.begin("last", turn, away, command -> decided.add("last"));
            assertThat(next(decided)).isEqualTo("last"); // and nothing is decided twice
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
