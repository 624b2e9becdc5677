package lucca.towers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lucca.engine.Match;
import lucca.engine.Refusal;
import lucca.testkit.GameTexts;
import lucca.testkit.RefusalLaws;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests every rule number of refusals, from several positions each, and the refusals' sentences.
final class RefusalTest extends RefusalLaws {
    private static final String EMPTY = "6/6/6/6/6/6 wk - - 1 -";
    private static final String LOT = "6/6/6/6/6/6 wkr - - - -";
    private static final String FIGHT = "5w/6/6/rw4/w[wwr]1[kkr]kw/1w1k2 wk - - 1 -";
    private static final String ASKED = "5r/6/6/6/6/wr4 wk s - 1? -";
    private static final String OVER = "6/6/6/6/6/[wrkbrk]5 wk - - 1 -";

    private static final String SCARCE = "6/6/6/6/6/w5 wk - k:b5,r:b6 1 -";

    private static final String STRUCK = "5w/6/6/rw4/w[wwr]ww1w/1w1k2 wk - - 1 c2,b2,d2,b2,k";

    /// Events from a position. The last one is refused with this rule number.
    record Case(String rule, String position, String events) implements RefusalLaws.Mistake {
        @Override
        public Refusal refusal() {
            return Scenario.at(position).refusalAfter(events);
        }
    }

    @Override
    protected GameTexts texts() {
        return Scenario.WORDS;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "6/6/6/6/6/wrr3 wk - - 1 - | 1 red b1"
                        + "| On b1 there would be 2 red floors, but only 1 red house in the rest of"
                        + " the block. 1 more red house in the block would allow it.",
                "6/6/6/6/6/[wr]rkk2 wk - - 1 - | 1 black b1"
                        + "| A floor on b1 would start a second tower in the block: one stands on"
                        + " a1. In this block floors can only go under the tower on a1.",
                "6/6/6/6/6/6 wk - - 1 - | 1 red g1"
                        + "| The city has no lot 'g1'. Lots go from a1 to f6 in a city of 6 by 6.",
                "6/6/6/6/6/wr4 wk - - 2w - | 2 white f6"
                        + "| The first brick of this turn was white, and the second must be of"
                        + " another colour. Bricks that may be placed now: black, red, blue.",
                "5r/6/6/6/6/wr4 wk s - 1? - | 1 switch black"
                        + "| Black is not a neutral colour. Neutral colours: red, blue. You can"
                        + " also keep your own.",
                "6/6/6/6/6/6 wk - - 1 - | 2 red a1"
                        + "| Seat 2 cannot move now: it is seat 1's turn.",
            })
    @DisplayName("the sentences read well")
    void sense(String position, String event, String sentences) {
        assertThat(Scenario.WORDS.sentences(Scenario.at(position).refusal(event)))
                .isEqualTo(sentences);
    }

    @Override
    protected Match<?, ?> begun() {
        return Scenario.start(2, 6).play("* first 1", "1 red a1").match();
    }

    @ParameterizedTest
    @CsvSource({"[Result \"1-0 tower\"],* first 1,result", "'',first 1,format", "'',1,format"})
    @DisplayName("result, format: a text record is refused for the same reasons")
    void textRecord(String tag, String line, String rule) {
        assertRefused("towers", 2, tag, line, rule);
    }

    @Override
    protected List<Case> cases() {
        return List.of(
                new Case("T1.1", EMPTY, "1 red g1"),
                new Case("T1.1", EMPTY, "1 red a7"),
                new Case("T1.1", EMPTY, "1 red a0"),
                new Case("T1.1", FIGHT, "1 blue c2 > 2 prisoner z9"),
                new Case("T1.1", EMPTY, "{'seat':0,'type':'place','colour':'red','lot':'44'}"),
                new Case("T1.2", EMPTY, "1 green a1"),
                new Case("T1.2", ASKED, "1 switch pink"),
                new Case("T1.2", EMPTY, "{'seat':0,'type':'place','colour':'x','lot':'a1'}"),
                new Case("R1.4", LOT, "* first 4"),
                new Case("R1.4", "6/6/6/6/6/6 wk s - - -", "* first 3"),
                new Case("R1.4", LOT, "{'seat':null,'type':'first','first':-1}"),
                new Case("R1.4", LOT, "{'seat':null,'type':'first','first':3}"),
                new Case("T2.1", "6/6/6/6/6/w5 wk - k:r6,b:r6 1 -", "1 red a2"),
                new Case("T2.1", SCARCE, "1 blue c6 > 1 white f6 > 2 blue c4"),
                new Case("R2.3", EMPTY, "1 red a1 > 1 red a3"),
                new Case("R2.3", "6/6/6/6/6/wr4 wk - - 2w -", "2 white b1"),
                new Case("T3.4", "6/6/6/6/6/wrr3 wk - - 1 -", "1 red b1"),
                new Case("T3.4", "6/6/6/6/6/[wr]r1rrr wk - - 1 -", "1 red a1"),
                new Case("T3.4", "6/6/6/6/1r4/w5 wk - - 1 -", "1 red a1"),
                new Case("T3.5", "6/6/6/6/6/[wr]rkk2 wk - - 1 -", "1 black b1"),
                new Case("T3.5", "6/6/6/6/6/rr[kb]w2 wk - - 1 -", "1 red d1"),
                new Case("T4.1", "6/2[wr]3/1[kr]1[bw]2/6/6/6 wk - - 1 -", "1 red c4"),
                new Case("T4.1", "6/6/[wr]rr1rr/3k1[bk]/3[kr]2/6 wk - - 1 -", "1 blue d4"),
                new Case("T4.3", "6/6/6/6/6/[wr]r1[kr]r1 wk - - 1 -", "1 white c1"),
                new Case("T4.3", "6/6/6/6/6/[wr]1[wrkb]3 wk - - 1 -", "1 blue b1"),
                new Case("T4.5", FIGHT, "1 white c2 > 2 prisoner f1"),
                new Case("T4.5", FIGHT, "1 white c2 > 2 prisoner b2"),
                new Case("T4.5", FIGHT, "1 white c2 > 2 prisoner a3"),
                new Case("R4.8", FIGHT, "1 white c2 > 2 prisoner c2"),
                new Case("R4.8", FIGHT, "1 white c2 > 2 prisoner f2"),
                new Case("R4.8", FIGHT, "1 white c2 > 2 prisoner f6"),
                // The struck tower is down to one brick of the attacking colour: a house by T3.1.
                new Case("R4.8", STRUCK, "2 prisoner d2"),
                new Case("T6.1", ASKED, "1 switch black"),
                new Case("T6.1", ASKED, "1 switch white"),
                new Case("T6.1", "6/6/6/6/6/wr4 wkb s - 3w -", "3 red f6 > 3 switch blue"),
                new Case("turn", EMPTY, "2 red a1"),
                new Case("turn", LOT, "1 red a1"),
                new Case("turn", EMPTY, "* first 1"),
                new Case("turn", EMPTY, "1 first 2"),
                new Case("turn", LOT, "{'seat':0,'type':'first','first':1}"),
                new Case("turn", EMPTY, "1 stay"),
                new Case("turn", EMPTY, "1 switch red"),
                new Case("turn", EMPTY, "1 prisoner a1"),
                new Case("turn", ASKED, "1 red a1"),
                new Case("turn", FIGHT, "1 white c2 > 1 blue f1"),
                new Case("turn", FIGHT, "1 white c2 > 2 blue f1"),
                new Case("turn", FIGHT, "1 white c2 > 1 prisoner b1"),
                new Case("turn", "6/6/6/6/6/wr4 wk - - 1w -", "1 red f6 > 1 stay"),
                new Case("turn", OVER, "1 red f6"),
                new Case("turn", EMPTY, "{'seat':5,'type':'stay'}"),
                new Case("format", EMPTY, "1 red"),
                new Case("format", EMPTY, "1 red a1 a2"),
                new Case("format", EMPTY, "1 pass"),
                new Case("format", LOT, "* first x"),
                new Case("format", EMPTY, "{'seat':0,'type':'pass'}"),
                new Case("format", EMPTY, "{'seat':0,'type':'place','colour':'red'}"),
                new Case("format", EMPTY, "{'seat':0,'type':'place','colour':1,'lot':'a1'}"),
                new Case("format", ASKED, "{'seat':0,'type':'stay','colour':'red'}"),
                new Case("format", LOT, "{'seat':null,'type':'first','first':'1'}"),
                new Case("format", EMPTY, "{'type':'place','colour':'red','lot':'a1'}"));
    }
}
