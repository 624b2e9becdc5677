package lucca.carrara;

/// The values of the expansion missing from the surviving printed rules. They are our
/// reconstruction, kept in one place (P5.4, P5.6).
final class ReconstructedValues {
    /// Upgrade tiles; those of Lucca and Lérici are known from examples.
    static final Value LIVORNO = new Value(4, 1);

    static final Value PISA = new Value(1, 4);
    static final Value VIAREGGIO = new Value(1, 3);
    static final Value MASSA = new Value(1, 1);
    static final Value CITY_BUILDINGS = new Value(1, 1);
    static final Value LAND_BUILDINGS = new Value(1, 1);

    /// The two cities that bonus card 9 scores.
    static final City BONUS_9_FIRST = City.PISA;

    static final City BONUS_9_SECOND = City.MASSA;

    private ReconstructedValues() {}
}
