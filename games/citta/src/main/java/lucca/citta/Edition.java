package lucca.citta;

/// The three published editions, as data rows of numbers and policies. Rules never ask for the
/// edition.
enum Edition {
    E2014("2014", 2, true, TowersEnter.WITH_THE_DECK, StreetNumbers.ANYWHERE),
    E2005("2005", 3, false, TowersEnter.AFTER_THE_CHOICE, StreetNumbers.CONSTRUCTION_PAYS_OPENED),
    E2006_FR("2006-fr", 3, false, TowersEnter.AFTER_THE_CHOICE, StreetNumbers.NOT_OPENED);

    /// The surplus of golden cards over the cards that they replace (C1.4).
    private static final int GOLDEN = 3;

    private final String word;
    private final int minSeats;
    private final boolean celebrates;
    private final TowersEnter towers;
    private final StreetNumbers streetNumbers;

    Edition(
            String word,
            int minSeats,
            boolean celebrates,
            TowersEnter towers,
            StreetNumbers streetNumbers) {
        this.word = word;
        this.minSeats = minSeats;
        this.celebrates = celebrates;
        this.towers = towers;
        this.streetNumbers = streetNumbers;
    }

    String word() {
        return word;
    }

    int minSeats() {
        return minSeats;
    }

    /// Whether it has the golden cards (C1.4).
    boolean celebrates() {
        return celebrates;
    }

    static Edition named(String word) {
        for (Edition edition : values()) {
            if (edition.word.equals(word)) {
                return edition;
            }
        }
        throw new IllegalArgumentException("no edition " + word);
    }

    CittaRules rules(int seats, boolean celebration) {
        EditionRow table = EditionRow.values()[seats - 2];
        return new CittaRules(
                word + " " + (celebration ? CittaPosition.CELEBRATION : CittaPosition.NONE),
                seats,
                table.palaceSize,
                table.rounds,
                table.triplets,
                table.neverSeen + (celebration ? GOLDEN : 0),
                seats == 2,
                towers,
                streetNumbers);
    }

    /// The numbers that depend on the number of players, from two on (C2.2, C2.4, C2.5, C3.5).
    private enum EditionRow {
        TWO(5, 7, 4, 8),
        THREE(5, 7, 4, 10),
        FOUR(4, 6, 5, 2),
        FIVE(3, 5, 6, 0);

        final int palaceSize;
        final int rounds;
        final int triplets;
        final int neverSeen;

        EditionRow(int palaceSize, int rounds, int triplets, int neverSeen) {
            this.palaceSize = palaceSize;
            this.rounds = rounds;
            this.triplets = triplets;
            this.neverSeen = neverSeen;
        }
    }
}
