package lucca.cli.citta;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import lucca.cli.CliResult;
import lucca.cli.LuccaCommandLine;
import lucca.cli.terminal.Terminal;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The board of Lucca Città")
class CittaBoardViewTest {
    /// Each colour has its letter; four cards complete a palace.
    private static final String FOUR =
            "2014 - 4 54,88,T2/13,37,79/26,61,70/8,45,66/- 3124:1 27,50,T1 "
                    + "5;11,40,18+5;-;2,16,31,59;7;- 3;29,36;17,24,32,75;-;-;- "
                    + "-3;95+12,48;-;-;3,10;T3 0;20+93;-;-;14,15,19;-";

    private static final String FIVE =
            "2014 c 2 9,W10,W20/1,3,T1/6,70,35/-/12,13,15/80,T3,94 21345:1 4,5,7 0;51;-;-;-;- "
                    + "5;58;97,82,60;-;-;- 0;22;-;-;-;- 0;29;-;-;-;- 0;37+98,W500;-;-;-;-";

    private static final String CITY =
            "2014 - 5 23,39,T1/-/6,70,T2/- 12:c1 - 4;1,8;-;-;-;- 7;4;3,10,24,25,32;-;-;- "
                    + "53;2,9,16,30,31+17,46,60,82,61;T4";

    private static final String SET_UP =
            "2014 - 1 39,45,61/15,41,54/66,69,83/6,8,T1 keep!T3 - ?42,43,72,94 ?26,50,76,84>26,50";

    @Test
    @DisplayName("shows four quarters in 80 columns: palaces in all states, walls and towers")
    void four() {
        assertThat(drawn(FOUR, "1,2,3,4", 80))
                .contains(
                        """

                        Round 4 of 6: 3 Cenami, > 1 Guinigi, 2 Buonvisi, 4 Burlamacchi

                                             red       yellow    green     blue      purple    white
                        > 1 Guinigi          .         opened    .         3/4 #2v7  1/4 #0v3  .
                          5 pts, proj. 3               shows 59            18b #vv   5p vvv
                          shields 10/2                                     40b #vv
                          1 wall supported                                 11b vvv

                          2 Buonvisi         2/4 #1v5  .         completed .         .         .
                          3 pts, proj. 3     36r #vv             shows 75
                          5 shields          29r vvv

                          3 Cenami           .         1/4 #0v3  .         .         2/4 #4v2  .
                          -3 pts, proj. 0              95y vvv                       48p ###
                          shields 5/4                                                12p #vv
                          2 walls supported
                          1 tower

                          4 Burlamacchi      .         .         .         .         1/4 #3v0  1/4 #0v3
                          0 pts, proj. 0                                             20p ###   93w vvv
                          shields 3/6
                          walls unsupported

                        Not seen yet: 59 cards: r 11, y 8, g 9, b 10, p 9, w 11, T4
                        Triplets: A  54b ###   88y ###   T2 tower    B  13p ##v   37r ##v   79w ##v
                                  C  26b ###   61g vvv   70p ###     D  8r #vv    45y vvv   66y ###
                                  E  taken

                        """);
    }

    @Test
    @DisplayName("shows five quarters and golden cards in 80 columns")
    void five() {
        assertThat(drawn(FIVE, "1", 80))
                .contains(
                        """

                        Round 2 of 5: 2 Buonvisi, > 1 Guinigi, 3 Cenami, 4 Burlamacchi, 5 Arnolfini

                                             red       yellow    green     blue      purple    white
                        > 1 Guinigi (you)    1/3 #0v3  .         .         .         .         .
                          0 pts, proj. 0     51r vvv
                          3 shields

                          2 Buonvisi         1/3 #1v2  .         completed .         .         .
                          5 pts, proj. 5     58r #vv             shows 60
                          2 shields

                          3 Cenami           1/3 #3v0  .         .         .         .         .
                          0 pts, proj. -3    22r ###
                          0 shields

                          4 Burlamacchi      1/3 #0v3  .         .         .         .         .
                          0 pts, proj. 0     29r vvv
                          3 shields

                          5 Arnolfini        1/3 #2v1  .         .         .         2/3 #3v0  .
                          0 pts, proj. 3     37r ##v                                 W500*
                          1 shield                                                   98p ###

                        Not seen yet: 75 cards: r 7, y 15, g 12, b 15, p 11, w 13, T2, T4
                        Triplets: A  9y ##v    W10* #vv  W20* ##v    B  1r vvv    3g ##v    T1 tower
                                  C  6w #vv    35w ##v   70p ###     D  taken
                                  E  12p #vv   13p ##v   15r ##v     F  80r #vv   94r ###   T3 tower

                        """);
    }

    @Test
    @DisplayName("shows several palaces of a colour in the City")
    void city() {
        assertThat(drawn(CITY, "1,2", 80))
                .contains(
                        """
                          The City           .         completed 1/5 #2v1  .         .         .
                          1 tower                      shows 31  53g ##v
                                                                 completed
                                                                 shows 61

                        Not seen yet: 74 cards: r 14, y 10, g 4, b 15, p 15, w 15, T3
                        Triplets: A  23y vvv   39g vvv   T1 tower    B  taken
                                  C  6w #vv    70p ###   T2 tower    D  taken

                        city A: 23, 39, T1
                        city C: 6, 70, T2
                        """);
    }

    @Test
    @DisplayName("shows each seat its own cards at the choice, and who has chosen")
    void setUp() {
        assertThat(drawn(SET_UP, "1", 80))
                .endsWith(
                        """

                        Before round 1, everyone keeps two of four cards.

                        Not seen yet: 83 cards: r 12, y 14, g 14, b 13, p 15, w 13, T2, T4
                        Triplets: A  39g vvv   45y vvv   61g vvv     B  15r ##v   41p ##v   54b ###
                                  C  66y ###   69b ##v   83b vvv     D  6w #vv    8r #vv    T1 tower
                        1 Guinigi (you): 42w ###  43w vvv  72r ###  94r ###
                        2 Buonvisi (random): has chosen
                        Set aside: T3 tower

                        keep: 42 43, 42 72, 42 94, 43 42, 43 72, 43 94, 72 94, 94 72
                        Seat 1 (Guinigi, you), keep two cards:\s
                        The game is not finished.
                        """);
    }

    @Test
    @DisplayName("shows the cards to be played next to the question")
    void cardsToPlay() {
        assertThat(
                        drawn(
                                FOUR.replace("54,88,T2/", "-/").replace("3124:1", "3124:1+54,T2"),
                                "1",
                                80))
                .endsWith(
                        """
                                  E  taken
                        To be played: 54b ###   T2 tower

                        54: palace, wall, discard
                        T2: wall, tower, discard
                        Seat 1 (Guinigi, you), play a card (2 left):\s
                        The game is not finished.
                        """);
    }

    @Test
    @DisplayName("has room for names and for more triplets in a line on a wide terminal")
    void wide() {
        assertThat(drawn(FIVE, "1", 120))
                .contains(
                        "\n  4 Burlamacchi (random)  1/3 #0v3  .  ",
                        "\nTriplets: A  9y ##v    W10* #vv  W20* ##v    B  1r vvv    3g ##v    T1 tower    C  6w ");
    }

    @Test
    @DisplayName("lists the palaces below, with the names of their colours, on a narrow terminal")
    void narrow() {
        String text = drawn(FOUR, "1,2,3,4", 40);
        assertThat(text.lines()).allMatch(line -> line.length() <= 40);
        assertThat(text)
                .contains(
                        """
                        > 1 Guinigi
                          5 pts, proj. 3
                          shields 10/2
                          1 wall supported
                          yellow    blue      purple
                          opened    3/4 #2v7  1/4 #0v3
                          shows 59  18b #vv   5p vvv
                                    40b #vv
                                    11b vvv

                        """);
    }

    @Test
    @DisplayName("adds colours to the letters")
    void colours() {
        CliResult plain =
                CliResult.run(
                        "play", "citta", "--bot", "random", "--seed", "1", "--position", FIVE);
        CliResult coloured =
                CliResult.run(
                        "play",
                        "citta",
                        "--bot",
                        "random",
                        "--seed",
                        "1",
                        "--position",
                        FIVE,
                        "--colour",
                        "always");
        assertThat(coloured.out())
                .contains("\u001b[97;41m58r\u001b[0m #vv", "\u001b[30;42mgreen\u001b[0m");
        String drawing = coloured.out().replaceAll("\u001b\\[[0-9;]*m", "");
        assertThat(drawing.substring(drawing.indexOf("Round 2")))
                .isEqualTo(plain.out().substring(plain.out().indexOf("Round 2")));
    }

    @Test
    @DisplayName("has an introduction that fits on one screen")
    void introduction() {
        for (String seats : new String[] {"2", "5"}) {
            CliResult cliResult =
                    CliResult.run(
                            "play", "citta", "--bot", "random", "--seats", seats, "--seed", "1");
            assertThat(cliResult.lines().stream().takeWhile(line -> !line.startsWith("Dealt")))
                    .hasSizeBetween(15, 23);
        }
    }

    private static String drawn(String position, String human, int width) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream printer = new PrintStream(out, false, StandardCharsets.UTF_8);
        Terminal terminal =
                new Terminal(
                        InputStream.nullInputStream(),
                        printer,
                        printer,
                        false,
                        false,
                        false,
                        Map.of("COLUMNS", String.valueOf(width)));
        int code =
                new LuccaCommandLine(terminal)
                        .run(
                                "play",
                                "citta",
                                "--bot",
                                "random",
                                "--human",
                                human,
                                "--seed",
                                "1",
                                "--position",
                                position);
        assertThat(code).isZero();
        return out.toString(StandardCharsets.UTF_8);
    }
}
