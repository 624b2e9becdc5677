package lucca.carrara.reference;

/// The Top cards (P5.6); card 1 is printed on the board of the base game (P4.3).
final class ReferenceTopCards {
    private ReferenceTopCards() {}

    /// Whether the objective of a card is met now.
    static boolean met(int card, ReferenceSeat seat, int seats) {
        return switch (card) {
            case 1 -> seat.scored.size() >= 4;
            case 2 ->
                    seat.scored.stream().filter(ReferenceParts.CITIES::contains).count()
                            >= ReferenceParts.threshold(seats, 1, 2, 3);
            case 3 ->
                    seat.buildings.keySet().stream()
                                    .filter(
                                            building ->
                                                    building.cost() == 5 || building.cost() == 8)
                                    .count()
                            >= ReferenceParts.threshold(seats, 2, 3, 4);
            case 4 -> seat.coins >= ReferenceParts.threshold(seats, 20, 25, 30);
            case 5 -> seat.buildings.size() >= ReferenceParts.threshold(seats, 6, 7, 8);
            case 6 -> seat.points >= ReferenceParts.threshold(seats, 20, 25, 30);
            default -> throw new IllegalArgumentException("P5.6: no Top card " + card);
        };
    }

    /// P4.4, and card 4: the number of coins for 1 VP at the end.
    static int coinsForAPoint(int card) {
        return card == 4 ? 2 : 5;
    }
}
