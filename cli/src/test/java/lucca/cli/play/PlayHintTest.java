package lucca.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lucca.cli.CliResult;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("hint")
class PlayHintTest {
    @ParameterizedTest
    @CsvSource({
        "towers, [a-z]+ [a-f][1-6]: [0-9]+% ± [0-9]+ in [0-9]+ simulations",
        "citta, keep [^:]+: [0-9]+% ± [0-9]+ in [0-9]+ simulations..expected score [-0-9. :]+",
        "carrara, take [^:]+: [0-9]+% ± [0-9]+ in [0-9]+ simulations..expected score [-0-9. :]+"
    })
    @DisplayName("lists moves with their win chances, and points where a game has them")
    void listsMoves(String game, String form) {
        CliResult cliResult = hint(game, "200");
        assertThat(cliResult.code()).isZero();
        assertThat(cliResult.out())
                .containsPattern("Estimated chances of winning \\([0-9,]+ simulations\\), ");
        assertThat(cliResult.out().replaceAll("\\s+", " ")).containsPattern(form);
        assertThat(cliResult.out().replaceAll("\\s+", " ").contains("expected score"))
                .isEqualTo(!game.equals("towers"));
    }

    @ParameterizedTest
    @CsvSource({"citta, 3", "towers, 4"})
    @DisplayName(
            "gives the chances of each seat with an error for more than two seats, and they match the analysis")
    void everySeat(String game, int seats) {
        CliResult cliResult =
                CliResult.runWithInput(
                        "hint\n",
                        "play",
                        game,
                        "--seats",
                        String.valueOf(seats),
                        "--seed",
                        "5",
                        "--iterations",
                        "100");
        String chances = cliResult.out().substring(cliResult.out().indexOf("Estimated chances"));
        assertThat(chances.lines()).allMatch(line -> line.length() <= 80);
        Matcher shares =
                Pattern.compile(
                                ": ([0-9]+)% ± ([0-9]+) in [0-9,]+ simulations?, seats ([0-9 ±:]+)%")
                        .matcher(chances.replaceAll("\\s+", " "));
        assertThat(shares.find()).isTrue();
        List<String> each = List.of(shares.group(3).split(" : ", -1));
        assertThat(each)
                .hasSize(seats)
                .allMatch(share -> share.matches("[0-9]+ ± [0-9]+"))
                .contains(shares.group(1) + " ± " + shares.group(2));
        assertThat(each.stream().mapToInt(share -> Integer.parseInt(share.split(" ", 2)[0])).sum())
                .isBetween(97, 103);
    }

    @Test
    @DisplayName("leaves out the other seat's chance for two seats")
    void twoSeats() {
        assertThat(hint("citta", "50").out()).contains("% ± ").doesNotContain(", seats");
    }

    @Test
    @DisplayName("compares several moves, even where one is clearly the best")
    void several() {
        CliResult cliResult =
                CliResult.runWithInput(
                        "hint\n", "play", "carrara", "--seed", "5", "--iterations", "300");
        assertThat(cliResult.out())
                .containsPattern("buy: [0-9]+%")
                .containsPattern("build [^:]+: [0-9]+%");
    }

    @Test
    @DisplayName("does not search for an only move")
    void only() {
        CliResult cliResult = CliResult.runWithInput("hint\n", "play", "carrara", "--seed", "1");
        assertThat(cliResult.out()).contains("buy is the only move.").doesNotContain("Looked");
    }

    @Test
    @DisplayName("is the same with the same seed and number of iterations")
    void same() {
        assertThat(hint("citta", "100").out()).isEqualTo(hint("citta", "100").out());
    }

    @Test
    @DisplayName("shows the likely continuation, as far as the search saw it")
    void continuation() {
        assertThat(hint("towers", "500").out())
                .containsPattern("then seat [12]: [a-z]+ [a-f][1-6]");
    }

    @Test
    @DisplayName("gives reasons in the words of the game")
    void reasons() {
        assertReasons(hint("carrara", "300"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "citta | 2014 - 6 11,25,60/5,80,T1/31,90,92/34,48,50 123:1 -"
                        + " 0;20;1,8,15,22,29;-;-;- 0;36,37,44,51;-;-;-;- 0;58,65,72;-;-;-;-",
                "towers | 6/6/1[wrk]k3/1rwk2/6/4[kr]b wk - - 1r -"
            })
    @DisplayName("gives reasons as soon as moves differ and nothing is hidden")
    void reasons(String game, String position) {
        List<String> play =
                List.of("play", game, "--position", position, "--iterations", "300", "--seed", "4");
        assertReasons(CliResult.runWithInput("hint\n", play.toArray(String[]::new)));
    }

    private static void assertReasons(CliResult cliResult) {
        assertThat(cliResult.out())
                .containsPattern("\n  (better|worse) than other moves in: [a-z]")
                .doesNotContain("reason.", "merit.");
    }

    @Test
    @DisplayName("is exact near the end, with the continuation up to the end")
    void exact() {
        String position = "rr[rwkrr]wbw/rkkwwb/bbrrbb/krwbkr/kwbwbw/rwwrbk wk - - 1 -";
        CliResult cliResult =
                CliResult.runWithInput(
                        "hint\n", "play", "towers", "--position", position, "--iterations", "200");
        assertThat(cliResult.out())
                .contains("Searched to the end of the game", ": 100%", "certain win", "then seat")
                .doesNotContain("±");
    }

    private static CliResult hint(String game, String iterations) {
        String typed = game.equals("carrara") ? "b\nhint\n" : "hint\n";
        return CliResult.runWithInput(
                typed, "play", game, "--seed", "5", "--iterations", iterations);
    }
}
