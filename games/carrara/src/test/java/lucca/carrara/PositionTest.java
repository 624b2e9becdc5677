package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import lucca.engine.Setup;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The one-line notation of positions. Written positions can be read again; impossible ones are
/// refused with a sentence.
class PositionTest {
    /// The example of docs/records.md.
    static final String DOCS =
            "3?,8?,8?,5? - after:12! - wwrbk/rgk/-/-/-/- bi2,bi4,pa4,po1,po2,po5,ca5,cs3,vi3 -"
                    + " cufa 0;10;-;b;le:pa1;-;-;- 0;0;wybb;g;-;-;-;-";

    static final String GOOD =
            "- - action:12 - wwrbk/rgk/-/-/-/- bi2,bi4,pa4,po1,po2,po5,ca5,cs3,vi3 - bgufa"
                    + " 7;10;wy;bc;lu:bi1+vi1,le:pa1;vi;lu;- 3;0;wybb;-;ma:cs1;-;-;-";

    private static final String MORE =
            "2,2,2,2 o action:12 - wwrbk/rgk/-/-/-/- bi2,bi4,pa4,po1,po2,po5,ca5,cs3,vi3 bi3 bgufa"
                    + " 7;10;wy;bc;lu:bi1+vi8,le:pa1;vi,city;lu;land 3;0;wybb;-;ma:cs1;-;-;-";

    @ParameterizedTest
    @ValueSource(
            strings = {
                DOCS,
                GOOD,
                MORE,
                "- - first - wyrgbk/-/-/-/-/- - - bcgufa 0;0;-;-;-;-;-;- 0;0;-;-;-;-;-;-",
                "- - display:22 - wyrgbk/-/-/-/-/- - - bcgufa 0;20;b;-;-;-;-;- 0;20;k;-;-;-;-;-",
                "?,?,?,? - cards:22 - wyrgbk/-/-/-/-/- - - bcgufa 0;20;b;-;-;-;-;-"
                        + " 0;20;k;-;-;-;-;-",
                "- - refill:11 - -/wyrgbk/-/-/-/- bi1,bi2,bi3,bi4,bi5,pa1,pa2,pa3,pa4 - bcgufa"
                        + " 0;20;k;-;-;-;-;- 0;20;b;-;-;-;-;- 0;20;g;-;-;-;-;-",
                "- - take:33 - w/wyrgbk/-/-/-/- bi1,bi2,bi3,bi4,bi5,pa1,pa2,pa3,pa4 - bcgufa"
                        + " 0;20;k;-;-;-;-;- 0;20;b;-;-;-;-;- 0;20;g;-;-;-;-;- 0;20;r;-;-;-;-;-",
                "- - reveal:12 - wyrgbk/-/-/-/-/- bi1,bi2,bi3,bi4,bi5,pa1,pa2,pa3 - bcgufa"
                        + " 0;20;-;-;-;-;-;- 0;20;-;-;li:pa4;-;-;-",
                "1,1,1,9 - upgrade:12 - wyrgbk/-/-/-/-/- bi1,bi2,bi3,bi4,bi5,pa1,pa2,pa3,pa4 -"
                        + " bcgufa 0;20;-;-;-;-;-;- 0;20;-;-;li:pa8;-;-;-",
                "6,8,9,2 - action:13 a2 -/-/-/-/-/- bi1,bi2,bi3,bi4,bi5,pa1,pa2,pa3,pa4 - bcgufa"
                        + " 0;20;-;-;-;-;-;- 31;20;-;bbccgg;le:po1+ca1+ca2+cs1+cs2+vi1;-;-;-"
                        + " 0;20;-;-;-;-;-;-"
            })
    @DisplayName("reading and writing keeps the text of a position")
    void roundTrip(String position) {
        assertThat(Scenario.at(position).position()).isEqualTo(position);
    }

    @ParameterizedTest
    @CsvSource({"2, ''", "3, openHands=on", "4, expansion=on", "2, expansion=on top=2 bonus=9"})
    @DisplayName("the first position of every game contains its options and its number of seats")
    void beginning(int seats, String options) {
        Scenario scenario = Scenario.start(seats, options);
        Setup setup = scenario.match().game().setup();
        assertThat(Scenario.KIND.setupOf(scenario.position())).isEqualTo(setup);
        assertThat(Scenario.at(scenario.position()).position()).isEqualTo(scenario.position());
        scenario.play("* first 2");
        assertThat(Scenario.at(scenario.position()).position()).isEqualTo(scenario.position());
        if (setup.isOn("expansion")) {
            scenario.play("* cards 2 3 4 9");
            assertThat(Scenario.KIND.setupOf(scenario.position())).isEqualTo(setup);
            assertThat(Scenario.at(scenario.position()).position()).isEqualTo(scenario.position());
        }
    }

    @Test
    @DisplayName("docs/records.md: a question mark stands for a card that is drawn at random")
    void drawnCards() {
        Scenario scenario =
                Scenario.start(2, "expansion=on top=2").play("* first 1", "* cards 2 3 4 5");
        assertThat(scenario.field(0)).isEqualTo("2,3?,4?,5?");
        assertThat(Scenario.KIND.setupOf(MORE).options())
                .containsAllEntriesOf(
                        Map.of("top", "2", "object", "2", "building", "2", "bonus", "2"))
                .containsAllEntriesOf(Map.of("expansion", "on", "openHands", "on"));
        assertThat(Scenario.KIND.setupOf(DOCS).options()).containsEntry("top", "random");
    }

    @Test
    @DisplayName("a position at every step of some turns can be read again and continues equally")
    void inATurn() {
        List<String> events =
                List.of(
                        "2 announce",
                        "2 buy",
                        "* refill g g g",
                        "2 take 3 red black",
                        "2 object cup",
                        "2 end",
                        "1 build villa-8 lerici w w w w y y y y",
                        "1 upgrade livorno",
                        "1 end");
        PositionBuilder positionBuilder =
                PositionBuilder.expansion(2, "4,6,5,9")
                        .turn("action:22")
                        .wheel("wwrbk/rgk/-/-/-/-");
        positionBuilder.seat(2, "0;40;k;bcgu;le:bi8;-;-;le").seat(1, "0;0;wwwwyyyy");
        Scenario scenario = positionBuilder.table();
        for (String event : events) {
            Scenario read = Scenario.at(scenario.position());
            assertThat(read.position()).isEqualTo(scenario.position());
            assertThat(read.asked()).isEqualTo(scenario.asked());
            assertThat(read.legal()).isEqualTo(scenario.legal());
            scenario.play(event);
        }
        assertThat(scenario.result()).startsWith("objectives");
        assertThat(Scenario.at(scenario.position()).scores()).isEqualTo(scenario.scores());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | ``",
                "GOOD | carrara",
                "GOOD | GOOD x",
                "GOOD | GOOD 3;0;-;-;-;-;- ", // seven parts
                "GOOD | GOOD 3;0;-;-;-;-;-;-;-", // nine parts
                "3;0;wybb | 0;0;-;-;-;-;-;- 0;0;-;-;-;-;-;- 0;0;-;-;-;-;-;- 3;0;wybb", // five seats
                " 3;0;wybb;-;ma:cs1;-;-;- | ``", // one seat
                "- - action | x - action",
                "- - action | 2,2,2 - action",
                "- - action | 7,2,2,2 - action",
                "- - action | 2,9,2,2 - action",
                "- - action | 2,2,10,2 - action",
                "- - action | 2,2,2,1 - action",
                "- - action | ?,2,2,2 - action", // drawn before the display
                "- - action | - x action",
                "action:12 | action:13",
                "action:12 | action:02",
                "action:12 | action:1",
                "action:12 | action",
                "action:12 | action:12!",
                "action:12 | dance:12",
                "action:12 | cards:12",
                "action:12 | upgrade:12",
                "action:12 | pay:12", // inside a move
                "action:12 | pay:12:vi3:lu",
                "action:12 | first",
                "action:12 | display:12",
                "action:12 | reveal:12",
                "action:12 - | action:12 a3",
                "action:12 - | action:12 x",
                "action:12 - | action:12 a1-",
                "action:12 - | action:12 --",
                "action:12 - | action:12 b1", // buildings are left
                "wwrbk/ | wwrbk//",
                "wwrbk/ | ``",
                "wwrbk/ | wwrbx/",
                "wwrbk/ | wwwwwwwwk/", // too many white ones
                "wwrbk/ | wwrbkggyy/", // twelve on the wheel
                "wybb; | wwwww;" // eight white ones in all
            })
    @DisplayName("wrong fields, cards, turns, endings and blocks are refused")
    void badFields(String part, String instead) {
        Scenario.unreadable(change(GOOD, part, instead));
    }

    static String change(String good, String part, String instead) {
        if (part.isEmpty()) {
            return instead;
        }
        if (part.equals("GOOD")) {
            return instead.replace("GOOD", good);
        }
        assertThat(good).contains(part);
        return good.replace(part, instead);
    }
}
