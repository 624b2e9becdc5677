package lucca.citta.bot;

import lucca.citta.CittaRules;

/// How often a palace is completed in the end, counted in played games, by the number of turns left
/// (from none on) and by the number of missing cards (from none to a whole palace).
enum CompletionChances {
    TWO(
            new double[][] {
                {1, 0, 0, 0, 0, 0},
                {1, .69, .07, 0, 0, 0},
                {1, .86, .51, .03, 0, 0},
                {1, .92, .74, .31, 0, 0},
                {1, .95, .84, .55, .12, .01},
                {1, .98, .90, .73, .31, .05},
                {1, 1, .94, .81, .51, .18},
                {1, .99, .92, .84, .59, .36}
            }),
    THREE(
            new double[][] {
                {1, 0, 0, 0, 0, 0},
                {1, .69, .05, 0, 0, 0},
                {1, .86, .46, .04, 0, 0},
                {1, .92, .71, .25, .02, 0},
                {1, .94, .81, .53, .13, .01},
                {1, .96, .87, .70, .32, .06},
                {1, .97, .90, .79, .50, .17},
                {1, .97, .91, .83, .59, .34}
            }),
    FOUR(
            new double[][] {
                {1, 0, 0, 0, 0},
                {1, .65, .04, 0, 0},
                {1, .82, .42, .02, 0},
                {1, .91, .64, .17, .01},
                {1, .93, .78, .38, .10},
                {1, .95, .82, .54, .27},
                {1, .96, .87, .59, .43}
            }),
    FIVE(
            new double[][] {
                {1, 0, 0, 0},
                {1, .61, .04, .01},
                {1, .83, .27, .04},
                {1, .90, .51, .21},
                {1, .93, .62, .43},
                {1, .96, .62, .57}
            });

    private final double[][] table;

    CompletionChances(double[][] table) {
        this.table = table;
    }

    static double[][] of(CittaRules rules) {
        return values()[rules.seats() - 2].table;
    }
}
