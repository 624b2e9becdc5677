package lucca.carrara;

import java.util.List;
import java.util.stream.Stream;
import lucca.engine.Refusal;
import lucca.testkit.RefusalLaws;

/// Mistakes with the rule number that refuses each of them. [RefusalFormCases] has events at the
/// wrong moment or of the wrong form.
final class RefusalCases {
    static final String DISPLAY =
            "* display villa-3 porta-1 palazzo-1 biblioteca-5 castello-2 cathedrale-4 villa-1"
                    + " porta-5 palazzo-4";

    /// Seat 1 must act. It has blocks, objects and buildings.
    static final String TURN =
            PositionBuilder.base(3)
                    .display("vi3", "po1", "pa1", "bi5", "cs2", "ca4", "vi1", "po5", "pa4")
                    .seat(1, "5;20;wrrbk;bc;li:bi1+pa2,ma:po2+ca1,le:cs1;bi;pi")
                    .seat(2, "5;20;y;-;lu:bi2+bi3,ma:bi4+pa3+pa5;-;lu")
                    .text();

    static final String MARKERS =
            PositionBuilder.base(2)
                    .seat(1, "5;20;-;-;li:bi1+pa2+po1+ca1,lu:cs1+vi1,pi:vi2+vi3;bi,pa,po,ca;li,pi")
                    .text();

    static final String TAKE =
            PositionBuilder.base(2)
                    .turn("take:11")
                    .wheel("wyk/rrg/-/-/-/yy")
                    .seat(1, "0;5;-")
                    .text();

    static final String AFTER =
            PositionBuilder.base(2).turn("after:11").sale("cgufa").seat(1, "0;25;-;b").text();

    static final String READY =
            PositionBuilder.base(4)
                    .seat(1, "9;20;-;bbccgg;le:bi5+pa5+po5+ca5;bi,pa,po,ca")
                    .seat(2, "9;20;-;uuuaaa;le:cs5+vi5+bi4+ca4+po4;cs,vi,bi,po")
                    .text();

    /// Seat 1 has built the last building in an earlier turn, and seat 2 has all objectives.
    static final String LAST =
            PositionBuilder.base(2)
                    .turn("action:12")
                    .ending("b1")
                    .seat(1, "9;20;-;-;le:bi5")
                    .seat(2, "9;20;-;ccggffaa;le:" + PositionBuilder.allBut("bi5") + ";pa,po,ca,cs")
                    .text();

    /// Wheel and bag are empty; seat 2 has no action.
    static final String NO_BLOCKS =
            PositionBuilder.base(2)
                    .turn("action:12")
                    .wheel("-/-/-/-/-/-")
                    .seat(1, "0;0;wwwwwwwyyyyyyyrrrrrrrgggggggbbbbbbbkkkkkkk")
                    .text();

    /// With the expansion.
    static final String EXPANSION =
            PositionBuilder.expansion(3, "2,2,2,2")
                    .display("vi3", "po1", "pa1", "bi5", "cs2", "ca4", "vi1", "po5", "pa4")
                    .seat(1, "5;4;wwyyrrrbbk;bc;lu:po2+bi4,le:bi1;bi,city")
                    .seat(2, "5;20;-;-;lu:ca3+pa8;-;-;lu")
                    .text();

    static final String POOR = EXPANSION.replace("wyrgbk/", "wy/").replace("5;4;", "5;3;");
    static final String BARE = EXPANSION.replace("wyrgbk/", "-/");

    private RefusalCases() {}

    /// Events from a position, or from the start of a game for `start 3 expansion=on`. The last
    /// event is refused with this number.
    record Case(String rule, String from, String events) implements RefusalLaws.Mistake {
        @Override
        public Refusal refusal() {
            Scenario scenario =
                    from.startsWith("start ")
                            ? Scenario.start(from.charAt(6) - '0', from.substring(7).strip())
                            : Scenario.at(from);
            return scenario.refusalAfter(events);
        }
    }

    static Stream<Case> of(String rule, String from, String... events) {
        return Stream.of(events).map(event -> new Case(rule, from, event));
    }

    static List<Case> all() {
        return Stream.of(chance(), buying(), building(), scoring(), ending(), expansion())
                .flatMap(cases -> cases)
                .toList();
    }

    private static Stream<Case> chance() {
        String nine = DISPLAY + " > 1 buy > ";
        return Stream.of(
                        of("P2", "start 3", "* first 4", "* first 0"),
                        of("P2", "start 3", "{'seat':null,'type':'first','first':3}"),
                        of("P2", "start 3", "{'seat':null,'type':'first','first':-1}"),
                        of(
                                "P2",
                                "start 2",
                                "* first 1 > " + DISPLAY + " castello-5",
                                "* first 1 > " + DISPLAY.replace(" porta-1", ""),
                                "* first 1 > " + DISPLAY.replace("porta-1", "villa-3"),
                                "* first 1 > " + DISPLAY.replace("porta-1", "porta-8"),
                                "* first 1 > " + DISPLAY.replace("porta-1", "porta-6"),
                                "* first 1 > {'seat':null,'type':'display','buildings':[]}",
                                "* first 1 > " + nine + "* refill white white white white",
                                "* first 1 > " + nine + "* refill w w w w w w",
                                "* first 1 > " + nine + "{'seat':null,'type':'refill','blocks':[]}",
                                "* first 1 > " + nine + "* refill w w w w pink"),
                        of(
                                "P2",
                                "start 2 expansion=on",
                                "* first 1 > * cards 2 2 2 2 > "
                                        + DISPLAY.replace("porta-1", "porta-8")),
                        of("P2", LOW, "1 buy > * refill k k", "1 buy > * refill w"),
                        of(
                                "P2",
                                TURN,
                                "1 build porta-1 massa w > * reveal porta-1",
                                "1 build porta-1 massa w > * reveal villa-3",
                                "1 build porta-1 massa w > * reveal biblioteca-2",
                                "1 build porta-1 massa w > * reveal biblioteca-8",
                                "1 build porta-1 massa w > * reveal tower-3"),
                        of(
                                "P5.6",
                                "start 2 expansion=on top=2 bonus=3",
                                "* first 1 > * cards 1 1 1 3",
                                "* first 1 > * cards 2 1 1 2",
                                "* first 1 > * cards 2 9 1 3",
                                "* first 1 > * cards 2 0 1 3",
                                "* first 1 > * cards 2 1 10 3"),
                        of("P5.6", "start 2 expansion=on", "* first 1 > * cards 1 1 1 1"),
                        of("P5.6", "start 2 expansion=on", "* first 1 > * cards 7 1 1 2"),
                        of("P5.6", "start 2 expansion=on", "* first 1 > * cards 1 1 1 10"))
                .flatMap(cases -> cases);
    }

    /// The bag has only a white and a black block.
    private static final String LOW =
            PositionBuilder.base(2)
                    .wheel("w/y/-/-/-/r")
                    .seat(1, "0;9;wwwwwyyyyyyrrrrrr")
                    .seat(2, "0;9;gggggggbbbbbbbkkkkkk")
                    .text();

    private static Stream<Case> buying() {
        return Stream.of(
                        of(
                                "P3.1",
                                TAKE,
                                "1 take 0 white",
                                "1 take 7 white",
                                "{'seat':0,'type':'take','section':-1,'blocks':{'white':1}}",
                                "{'seat':0,'type':'take','section':1,'blocks':{}}",
                                "{'seat':0,'type':'take','section':1e9,'blocks':{'white':1}}",
                                "{'seat':0,'type':'take','section':1,'blocks':{'black':null}}",
                                "{'seat':0,'type':'take','section':1,'blocks':{'black':16}}",
                                "{'seat':0,'type':'take','section':1,'blocks':{'black':1e11}}",
                                "{'seat':0,'type':'take','section':1,'blocks':{'pink':1}}",
                                "1 take 1",
                                "1 take 1 pink",
                                "1 take 1 red",
                                "1 take 3 red",
                                "1 take 1 black black",
                                "1 take 2 red red red",
                                "1 take 1 white",
                                "1 take 2 red red",
                                "1 take 1 yellow black",
                                "1 take 6 yellow yellow yellow"),
                        of("P3.2", NO_BLOCKS, "2 buy", "{'seat':1,'type':'buy','turn':true}"),
                        of("P3.2", TURN, "1 pass"),
                        of("P3.2", EXPANSION, "1 pass", "{'seat':0,'type':'pass'}"),
                        of("P3.6", AFTER, "1 object book", "1 object ring"),
                        of("P3.6", AFTER, "{'seat':0,'type':'object','object':'coin'}"),
                        of("P3.6", AFTER, "1 object cup > 1 object crown"),
                        of("P3.6", AFTER.replace("0;25;", "0;9;"), "1 object cup"),
                        of("P3.6", NO_BLOCKS, "2 pass > 2 object crown"))
                .flatMap(cases -> cases);
    }

    private static Stream<Case> building() {
        Stream<Case> nothing =
                Stream.concat(
                        of("P3.3", MARKERS, "1 build biblioteca-2 lerici k k"),
                        of("P3.3", LAST, "2 build biblioteca-5 lerici k"));
        return Stream.concat(nothing, built());
    }

    private static Stream<Case> built() {
        return of(
                "P3.3",
                TURN,
                "1 build villa-3 lucca",
                "{'seat':0,'type':'build','building':'villa-1','city':'massa',"
                        + "'blocks':{'red':1,'black':1e11}}",
                "{'seat':0,'type':'build','building':'villa-1','city':'massa','blocks':{'red':17}}",
                "1 build villa-2 lerici r r",
                "1 build biblioteca-2 lerici r r",
                "1 build villa-3 lucca w r",
                "1 build villa-3 lerici w r r b",
                "1 build villa-3 lerici r r r",
                "1 build villa-3 lerici g r r",
                "1 build villa-3 lucca r r b",
                "1 build villa-1 livorno r",
                "1 build porta-1 pisa r",
                "1 build castello-2 viareggio r b",
                "1 build porta-1 massa k",
                "1 build porta-1 roma w",
                "1 build tower-1 massa w",
                "1 build villa-6 massa w r r b k",
                "1 build villa-3 massa w r pink",
                "{'seat':0,'type':'build','building':'villa-3','city':'massa','blocks':{}}",
                "{'seat':0,'type':'build','building':'villa','city':'massa','blocks':{'red':2}}",
                "{'seat':0,'type':'build','building':'porta-1','city':'x','blocks':{'red':1}}");
    }

    private static Stream<Case> scoring() {
        return Stream.of(
                        of(
                                "P3.4",
                                TURN,
                                "1 score villa",
                                "1 score biblioteca",
                                "1 score tower",
                                "1 score everything",
                                "{'seat':0,'type':'score','what':'roma'}"),
                        of("P3.5", TURN, "1 score pisa", "1 score lucca", "1 score viareggio"),
                        of("P3.5", TURN, "1 score massa", "1 score lerici"),
                        of("P3.5", MARKERS, "1 score castello", "1 score villa", "1 score lucca"))
                .flatMap(cases -> cases);
    }

    private static Stream<Case> ending() {
        return Stream.of(
                        of("P4.2", TURN, "1 announce", "1 decline"),
                        of("P4.2", AFTER, "1 announce"),
                        of(
                                "P4.2",
                                READY,
                                "1 announce > 1 announce",
                                "1 announce > 1 decline",
                                "1 announce > 1 score lerici > 1 announce",
                                "1 announce > 1 score lerici > 1 end > 2 announce",
                                "1 decline"),
                        of("P4.2", LAST, "2 announce", "2 decline", "2 score lerici > 2 announce"))
                .flatMap(cases -> cases);
    }

    private static Stream<Case> expansion() {
        String improve = "1 build porta-5 lucca r r r replacing porta-2 > * reveal porta-2";
        return Stream.of(
                        of("P5.1", TURN, "1 buy unturned"),
                        of("P5.1", TURN, "{'seat':0,'type':'buy','turn':false}"),
                        of("P5.1", POOR, "1 buy unturned"),
                        of("P5.1", BARE, "1 buy unturned"),
                        of("P5.2", TURN, "1 build villa-8 lerici w r r b k"),
                        of("P5.2", EXPANSION, "1 build palazzo-8 lerici w w y y r r r b"),
                        of("P5.3", TURN, "1 build castello-2 massa r replacing cathedrale-1"),
                        of(
                                "P5.3",
                                EXPANSION,
                                "1 build villa-3 lucca r replacing villa-2",
                                "1 build cathedrale-4 lucca r replacing cathedrale-3",
                                "1 build villa-3 massa r replacing porta-2",
                                "1 build castello-2 lerici k replacing porta-2",
                                "1 build porta-1 lucca r replacing biblioteca-4",
                                "1 build cathedrale-4 lucca r replacing biblioteca-4"),
                        of("P2", EXPANSION, improve),
                        of(
                                "P5.4",
                                EXPANSION,
                                "1 build villa-8 massa w w y y r r r b > 1 upgrade lucca",
                                "1 build villa-8 massa w w y y r r r b > 1 upgrade roma",
                                "1 build villa-8 massa w w y y r r r b > 1 upgrade villa"),
                        of("P5.5", TURN, "1 score city-buildings", "1 score land-buildings"),
                        of("P5.5", EXPANSION, "1 score city-buildings", "1 score land-buildings"))
                .flatMap(cases -> cases);
    }
}
