package lucca.carrara;

import java.util.List;
import java.util.stream.Stream;

/// Events at the wrong moment, of the wrong seat or of the wrong form.
final class RefusalFormCases {
    private static final String TAKING =
            "{'seat':0,'type':'take','section':1,'blocks':{'black':%s}}";
    private static final String EIGHT = "1 build villa-8 massa w w y y r r r b > ";

    private RefusalFormCases() {}

    static List<RefusalCases.Case> all() {
        return Stream.concat(turn(), format()).toList();
    }

    private static Stream<RefusalCases.Case> turn() {
        return Stream.of(
                        RefusalCases.of(
                                "turn",
                                "start 3",
                                "1 buy",
                                "1 first 2",
                                RefusalCases.DISPLAY,
                                "* refill white",
                                "* first 1 > * first 1",
                                "* first 1 > * cards 2 2 2 2",
                                "* first 1 > 1 buy",
                                "* first 2 > " + RefusalCases.DISPLAY + " > 1 buy",
                                "* first 2 > " + RefusalCases.DISPLAY + " > * refill w w w w w"),
                        RefusalCases.of(
                                "turn",
                                "start 2 expansion=on",
                                "* first 1 > " + RefusalCases.DISPLAY,
                                "* first 1 > * cards 2 2 2 2 > * cards 2 2 2 2"),
                        RefusalCases.of(
                                "turn",
                                RefusalCases.TURN,
                                "2 buy",
                                "3 pass",
                                "1 end",
                                "1 object cup",
                                "1 take 1 white",
                                "1 upgrade lucca",
                                "* reveal villa-4",
                                "{'seat':7,'type':'buy','turn':true}",
                                "1 buy > 1 take 2 black",
                                "1 buy > * reveal villa-4",
                                "1 score palazzo > 1 score porta",
                                "1 score palazzo > 1 buy",
                                "1 score palazzo > 1 build porta-1 massa w",
                                "1 score palazzo > 1 pass",
                                "1 build porta-1 massa w > 1 end",
                                "1 build porta-1 massa w > * refill white"),
                        RefusalCases.of(
                                "turn",
                                RefusalCases.TAKE,
                                "1 buy",
                                "1 end",
                                "1 decline",
                                "1 take 1 black > 1 take 1 black"),
                        RefusalCases.of(
                                "turn",
                                RefusalCases.READY,
                                "1 announce > 1 score lerici > 1 end > 2 score cathedrale > 2 decline"),
                        RefusalCases.of(
                                "turn",
                                RefusalCases.LAST,
                                "2 score lerici > 2 end > 1 buy",
                                "2 score lerici > 2 end > 2 end",
                                "2 score lerici > 2 end > * refill white"),
                        RefusalCases.of(
                                "turn",
                                RefusalCases.EXPANSION,
                                EIGHT + "1 end",
                                EIGHT + "1 object cup"),
                        RefusalCases.of("turn", RefusalCases.EXPANSION, "1 upgrade livorno"))
                .flatMap(cases -> cases);
    }

    private static Stream<RefusalCases.Case> format() {
        return Stream.of(
                        RefusalCases.of(
                                "format",
                                "start 3",
                                "* first",
                                "* first x",
                                "* first 1 2",
                                "* shuffle",
                                "{'seat':null,'type':'first'}",
                                "{'seat':null,'type':'first','first':'1'}",
                                "{'seat':null,'type':'first','first':0.5}",
                                "{'seat':null,'type':'first','first':0,'section':1}",
                                "{'seat':null,'first':0}",
                                "{'seat':'0','type':'first','first':0}",
                                "{'seat':null,'type':'shuffle'}"),
                        RefusalCases.of(
                                "format",
                                RefusalCases.TURN,
                                "1 build",
                                "1 build villa-3",
                                "1 score",
                                "1 score palazzo porta",
                                "1 buy now",
                                "1 announce now",
                                "{'seat':0,'type':'buy'}",
                                "{'seat':0,'type':'buy','turn':'yes'}",
                                "{'seat':0,'type':'buy','turn':true,'section':1}",
                                "{'seat':0,'type':'score'}",
                                "{'seat':0,'type':'score','what':1}",
                                "{'seat':0,'type':'build','building':'porta-1','city':'massa'}",
                                "{'seat':0,'type':'build','building':'porta-1','city':'massa',"
                                        + "'blocks':['red']}",
                                "{'seat':0,'type':'build','building':1,'city':'massa',"
                                        + "'blocks':{'red':1}}",
                                "{'seat':0,'type':'build','building':'porta-1','city':'massa',"
                                        + "'blocks':{'red':1},'replaces':2}",
                                "{'seat':0,'type':'build','building':'porta-1','city':'massa',"
                                        + "'blocks':{'red':0}}",
                                "1 build villa-3 lucca r replacing",
                                "1 juggle"),
                        RefusalCases.of(
                                "format",
                                RefusalCases.TAKE,
                                TAKING.formatted("0"),
                                TAKING.formatted("-1"),
                                TAKING.formatted("0.5"),
                                TAKING.formatted("'1'"),
                                TAKING.formatted("true"),
                                "1 take",
                                "1 take x black",
                                "{'seat':0,'type':'take','blocks':{'black':1}}",
                                "{'seat':0,'type':'take','section':'1','blocks':{'black':1}}",
                                "{'seat':0,'type':'take','section':1}"),
                        RefusalCases.of("format", RefusalCases.AFTER, "1 object", "1 end now"),
                        RefusalCases.of(
                                "format",
                                RefusalCases.EXPANSION,
                                EIGHT + "1 upgrade",
                                EIGHT + "{'seat':0,'type':'upgrade'}",
                                EIGHT + "{'seat':0,'type':'upgrade','tile':3}"))
                .flatMap(cases -> cases);
    }
}
