package lucca.citta;

import java.util.List;
import lucca.engine.Refusal;
import lucca.testkit.RefusalLaws;

/// Mistakes with the rule number that refuses each of them.
final class RefusalCases {
    private static final String DEALT =
            "* deal 1 1 2 3 4 > * deal 2 5 6 7 8 > * deal 3 9 30 11 12 > ";
    private static final String LAID =
            DEALT + "* triplets 13 14 15 / 16 17 18 / 19 21 22 / 23 24 25 > ";
    private static final String WILD =
            "* deal 1 1 2 W10 W20 > * deal 2 5 6 7 8 > * deal 3 9 30 11 12 >"
                    + " * triplets 13 14 15 / 16 17 18 / 19 21 22 / 23 24 25 > ";

    /// Seat 1 is in turn and has palaces in all areas.
    static final String TURN =
            "2014 - 3 15,40,T2/32,38,T3/-/42,43,50 312:1 20,37"
                    + " 0;1,8;9,16,23,30,31;3,10,17,24,25;2;T1"
                    + " 0;5;-;-;-;- 0;6;-;-;-;-";

    private static final String WILD_TURN =
            "2014 c 3 15,W10,W20/32,38,T3/-/42,43,50 312:1 37"
                    + " 0;1,8;9,16,23,30,31;3,17,24,25,53;2;T1"
                    + " 0;5;-;-;-;- 0;6;-;-;-;-";

    private static final String NEXT =
            "2014 - 3 - triplets 44,51 0;1;-;-;2;T1 0;5;-;-;-;- 0;6;-;-;-;-";

    private static final String TWO =
            "2014 - 4 23,53,T1/-/6,70,82/- 12:c1 - 7;1;-;-;-;- 7;4;-;-;-;- 39,17;2,9,16,30,31;-";

    private static final String WILD_TWO =
            "2014 c 4 23,53,W10/-/6,70,82/- 12:c1 - 7;1;-;-;-;- 7;4;-;-;-;- 39,17;2,9,16,30,31;-";

    private static final String TWO_IN_TURN =
            "2014 - 4 23,53,T1/7,8,12/6,70,82/- 12:2 - 7;1;-;-;-;- 7;4;-;-;-;- 39,17;-;-";

    private static final String LAST =
            "2014 - 7 -/-/-/90,91,93 123:3+86 - 0;1;-;-;-;- 0;5;-;-;-;- 0;6;-;-;-;-";

    private RefusalCases() {}

    /// Events from a position, or from the start of a game for `3 2014 -`. The last event is
    /// refused with this number.
    record Case(String rule, String from, String events) implements RefusalLaws.Mistake {
        @Override
        public Refusal refusal() {
            boolean beginning = from.matches("[2-5] \\S+ [-c]");
            Scenario scenario =
                    beginning
                            ? Scenario.start(from.charAt(0) - '0', from.substring(2))
                            : Scenario.at(from);
            return scenario.refusalAfter(events);
        }
    }

    private static Case begin(String rule, String events) {
        return new Case(rule, "3 2014 -", events);
    }

    static List<Case> setUp() {
        return List.of(
                begin("C2.1", "* deal 2 1 2 3 4"),
                begin("C2.1", "* deal 4 1 2 3 4"),
                begin("C2.1", "* deal 1 1 2 3 4 > * deal 1 5 6 7 8"),
                begin("C2.1", "* deal 1 1 2 3 4 > * deal 3 5 6 7 8"),
                begin("C2.1", "{'seat':null,'type':'deal','to':-1,'cards':['1','2','3','4']}"),
                begin("C2.1", "* deal 1 1 2 3"),
                begin("C2.1", "* deal 1 1 2 3 4 5"),
                begin("C2.1", "{'seat':null,'type':'deal','to':0,'cards':['1','2','3']}"),
                begin("C2.1", "{'seat':null,'type':'deal','to':0,'cards':[]}"),
                begin("C2.1", "* deal 1 1 2 3 97"),
                begin("C2.1", "* deal 1 1 2 3 0"),
                begin("C2.1", "* deal 1 1 2 3 W10"),
                begin("C2.1", "{'seat':null,'type':'deal','to':0,'cards':['1','2','3','x']}"),
                begin("C2.1", "* deal 1 1 2 1 3"),
                begin("C2.1", "* deal 1 1 2 3 4 > * deal 2 4 5 6 7"),
                begin("C2.1", "* deal 1 1 2 3 T1"),
                begin("C2.1", "* deal 1 1 2 3 4 aside 5"),
                begin("C2.1", "* deal 1 1 2 3 4 aside T5"),
                begin("C2.1", "* deal 1 1 2 3 4 aside T1 T1"),
                begin("C2.1", "* deal 1 1 2 3 4 aside T1 > * deal 2 5 6 7 8 aside T1"),
                new Case("C2.1", "3 2005 -", "* deal 1 1 2 3 4 aside T1"),
                new Case("C2.1", "4 2006-fr -", "* deal 1 1 2 3 4 aside T1"),
                new Case("C2.1", "3 2005 -", "* deal 1 1 2 3 T1"),
                new Case("C2.1", "3 2014 c", "* deal 1 1 2 3 10"),
                new Case("C2.1", "3 2014 c", "* deal 1 1 2 3 4 aside W10"),
                begin("C2.2", DEALT + "* triplets 13 14 15 / 16 17 18 / 19 20 21"),
                begin("C2.2", DEALT + "* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23"),
                begin("C2.2", DEALT + "* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 24 25"),
                begin("C2.2", DEALT + "* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 99"),
                begin("C2.2", DEALT + "* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 13"),
                begin("C2.2", DEALT + "* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 1"),
                begin("C2.2", DEALT + "* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 W10"),
                begin(
                        "C2.2",
                        "* deal 1 1 2 3 4 aside T1 > * deal 2 5 6 7 8 > * deal 3 9 30 11 12 >"
                                + " * triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 T1"),
                new Case(
                        "C2.2",
                        "3 2005 -",
                        DEALT + "* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 T1"),
                new Case(
                        "C2.2",
                        "3 2014 c",
                        DEALT + "* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 26"),
                begin("C2.3", LAID + "1 keep 1 5"),
                begin("C2.3", LAID + "1 keep 13 1"),
                begin("C2.3", LAID + "1 keep 1 1"),
                begin("C2.3", LAID + "1 keep 1 99"),
                begin("C2.3", LAID + "1 keep 1"),
                begin("C2.3", LAID + "1 keep 1 2 3"),
                begin("C2.3", LAID + "{'seat':2,'type':'keep','cards':[]}"),
                begin("C2.3", LAID + "{'seat':2,'type':'keep','cards':['9']}"),
                begin("C2.3", LAID + "{'seat':2,'type':'keep','cards':['9','T1']}"),
                begin("C2.3", LAID + "3 keep 9 11 > 2 keep 9 5"),
                new Case("C2.3", "3 2014 c", WILD + "1 keep W10 1"),
                new Case("C2.3", "3 2014 c", WILD + "1 keep W10 W20"),
                new Case("C2.3", "3 2014 c", WILD + "1 keep 1 W500"));
    }

    static List<Case> round() {
        return List.of(
                new Case("C3.2", TURN, "1 open red"),
                new Case("C3.2", TURN, "1 open green"),
                new Case("C3.2", TURN, "1 open white"),
                new Case("C3.2", TURN, "1 open yellow > 1 open yellow"),
                new Case("C3.2", TURN, "1 open pink"),
                new Case("C3.2", TURN, "{'seat':0,'type':'open','colour':'pink'}"),
                new Case("C3.2", TURN, "1 take C"),
                new Case("C3.2", TURN, "1 take E"),
                new Case("C3.2", TURN, "1 take Z"),
                new Case("C3.2", TURN, "{'seat':0,'type':'take','triplet':-1}"),
                new Case("C3.2", TURN, "{'seat':0,'type':'take','triplet':2}"),
                new Case("C3.2", TURN, "{'seat':0,'type':'take','triplet':1e9}"),
                new Case("C3.2", TURN, "1 take A > 1 32 wall"),
                new Case("C3.2", TURN, "1 take A > 1 99 palace"),
                new Case("C3.2", TURN, "1 take A > 1 15 wall > 1 15 wall"),
                new Case(
                        "C3.2",
                        TURN,
                        "1 take A > {'seat':0,'type':'play','card':'T9','as':'tower'}"),
                new Case("C3.4", TURN, "1 take B > 1 32 palace"),
                new Case("C3.4", TURN, "1 take B > 1 38 palace"),
                new Case("C3.4", TURN, "1 open yellow > 1 take B > 1 38 palace"),
                new Case("C3.4", TURN, "1 take A > 1 T2 palace"),
                new Case("C3.4", TURN, "1 take A > 1 15 tower"),
                new Case("C3.4", WILD_TURN, "1 take A > 1 W10 tower"),
                new Case("C3.4", TURN, "1 take A > 1 15 moat"),
                new Case(
                        "C3.4",
                        TURN,
                        "1 take A > {'seat':0,'type':'play','card':'15','as':'moat'}"),
                new Case("C3.6", WILD_TURN, "1 take A > 1 W10 palace blue"),
                new Case("C3.6", WILD_TURN, "1 take A > 1 W10 palace yellow"),
                new Case("C3.6", WILD_TURN, "1 take A > 1 W20 palace green"),
                new Case("C3.6", WILD_TURN, "1 take A > 1 W20 palace pink"),
                new Case(
                        "C3.6",
                        WILD_TURN,
                        "1 take A > "
                                + "{'seat':0,'type':'play','card':'W10','as':'palace','onto':'x'}"),
                new Case("C3.7", NEXT, "* triplets 13 14 15 / 16 17 18 / 19 20 21"),
                new Case("C3.7", NEXT, "* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23"),
                new Case("C3.7", NEXT, "* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 99"),
                new Case("C3.7", NEXT, "* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 23"),
                new Case("C3.7", NEXT, "* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 1"),
                new Case("C3.7", NEXT, "* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 2"),
                new Case("C3.7", NEXT, "* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 T1"),
                new Case("C3.7", NEXT, "* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 44"),
                new Case("C3.7", NEXT, "* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 W10"),
                new Case("C3.7", NEXT, "{'seat':null,'type':'triplets','triplets':[]}"));
    }

    static List<Case> city() {
        return List.of(
                new Case("C5.2", TWO, "1 city B 23"),
                new Case("C5.2", TWO, "1 city E 23"),
                new Case("C5.2", TWO, "{'seat':0,'type':'city','triplet':-1,'card':'23'}"),
                new Case("C5.2", TWO, "1 city A 6"),
                new Case("C5.2", TWO, "1 city A 99"),
                new Case("C5.2", TWO, "1 city A 23 > 2 city A 53"),
                new Case("C5.2", TWO, "1 city A 23 > 2 city A 23"),
                new Case("C5.2", TWO, "1 city A 23 > 2 city C 53"),
                new Case("C5.2", WILD_TWO, "1 city A W10 red"),
                new Case("C5.2", WILD_TWO, "1 city A W10 yellow"),
                new Case("C5.2", WILD_TWO, "1 city A W10 pink"),
                new Case("C5.2", WILD_TWO, "1 city C W10 green"));
    }

    static List<Case> turn() {
        return List.of(
                begin("turn", "1 keep 1 2"),
                begin("turn", "1 deal 1 1 2 3 4"),
                begin("turn", "{'seat':0,'type':'deal','to':0,'cards':['1','2','3','4']}"),
                begin("turn", "* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 24"),
                begin("turn", DEALT + "* deal 1 13 14 15 16"),
                begin("turn", DEALT + "1 keep 1 2"),
                begin("turn", LAID + "1 keep 1 2 > 1 keep 1 2"),
                begin("turn", LAID + "1 keep 1 2 > 1 keep 3 4"),
                begin("turn", LAID + "1 take A"),
                begin("turn", LAID + "1 open red"),
                begin("turn", LAID + "* deal 1 41 42 43 44"),
                begin("turn", LAID + "{'seat':5,'type':'keep','cards':['1','2']}"),
                new Case("turn", TURN, "2 take A"),
                new Case("turn", TURN, "3 open red"),
                new Case("turn", TURN, "1 keep 1 8"),
                new Case("turn", TURN, "1 15 palace"),
                new Case("turn", TURN, "1 take A > 1 take B"),
                new Case("turn", TURN, "1 take A > 1 open yellow"),
                new Case("turn", TURN, "1 take A > 1 15 wall > 1 open yellow"),
                new Case("turn", TURN, "1 take A > 2 take B"),
                new Case("turn", TURN, "1 city A 15"),
                new Case("turn", TURN, "* triplets 7 11 12 / 13 14 18 / 19 21 22 / 26 27 28"),
                new Case("turn", NEXT, "1 take A"),
                new Case("turn", NEXT, "* deal 1 13 14 15 16"),
                new Case("turn", TWO, "2 city A 23"),
                new Case("turn", TWO, "1 take A"),
                new Case("turn", TWO, "1 23 palace"),
                new Case("turn", TWO, "1 city A 23 > 1 city C 6"),
                new Case("turn", TWO_IN_TURN, "2 city A 23"),
                new Case("turn", TWO_IN_TURN, "1 city A 23"),
                new Case("turn", TWO_IN_TURN, "2 take A > 2 city B 7"),
                new Case("turn", LAST, "3 86 discard > 1 take A"),
                new Case("turn", LAST, "3 86 discard > 3 open red"),
                new Case(
                        "turn",
                        LAST,
                        "3 86 discard > * triplets 7 8 11 / 13 14 18 / 19 21 22 / 26 27 28"),
                new Case("turn", TURN, "{'seat':7,'type':'take','triplet':0}"));
    }

    static List<Case> format() {
        return List.of(
                begin("format", "* deal"),
                begin("format", "* deal x 1 2 3 4"),
                begin("format", "{'seat':null,'type':'deal','to':'1','cards':['1','2','3','4']}"),
                begin("format", "{'seat':null,'type':'deal','to':0,'cards':[1,2,3,4]}"),
                begin("format", "{'seat':null,'type':'deal','to':0}"),
                begin("format", "{'seat':null,'type':'deal','to':0.5,'cards':['1','2','3','4']}"),
                begin("format", "{'seat':null,'type':'shuffle'}"),
                begin("format", DEALT + "{'seat':null,'type':'triplets','triplets':['1','2']}"),
                begin("format", LAID + "{'type':'keep','cards':['1','2']}"),
                begin("format", LAID + "{'seat':0,'type':'keep','cards':'1 2'}"),
                new Case("format", TURN, "1 take"),
                new Case("format", TURN, "1 open"),
                new Case("format", TURN, "1 open yellow now"),
                new Case("format", TURN, "1 pass"),
                new Case("format", TURN, "{'seat':0,'type':'pass'}"),
                new Case("format", TURN, "{'seat':0,'type':'take'}"),
                new Case("format", TURN, "{'seat':0,'type':'take','triplet':'A'}"),
                new Case("format", TURN, "{'seat':0,'type':'take','triplet':0.5}"),
                new Case("format", TURN, "{'seat':0,'type':'take','triplet':0,'card':'15'}"),
                new Case("format", TURN, "{'seat':'0','type':'take','triplet':0}"),
                new Case("format", TURN, "{'seat':0,'type':'open','colour':1}"),
                new Case("format", TURN, "{'seat':0,'triplet':0}"),
                new Case("format", TURN, "1 take A > 1 15"),
                new Case("format", TURN, "1 take A > 1 15 palace red"),
                new Case("format", TURN, "1 take A > 1 15 wall red"),
                new Case("format", TURN, "1 take A > {'seat':0,'type':'play','card':'15'}"),
                new Case(
                        "format",
                        TURN,
                        "1 take A > {'seat':0,'type':'play','card':15,'as':'palace'}"),
                new Case("format", WILD_TURN, "1 take A > 1 W10 palace"),
                new Case("format", WILD_TURN, "1 take A > 1 W10 wall red"),
                new Case("format", WILD_TURN, "1 take A > 1 W10 discard red"),
                new Case("format", TWO, "1 city A"),
                new Case("format", TWO, "1 city A 23 yellow"),
                new Case("format", WILD_TWO, "1 city A W10"),
                new Case("format", WILD_TWO, "{'seat':0,'type':'city','triplet':0,'card':'W10'}"));
    }
}
