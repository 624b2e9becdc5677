package lucca.carrara.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The final scoring (P4.4 and P5.6).
final class ReferenceFinal {
    /// Points of a seat, and the rule that gives them.
    record Part(int seat, int points, String rule) {}

    private ReferenceFinal() {}

    /// The parts of all seats: bonus, objects, buildings, coins. Without a Bonus card it is the
    /// base game's scoring.
    static List<Part> parts(ReferenceCards cards, List<ReferenceSeat> seats) {
        String rule = cards.bonus() == 0 ? "P4.4" : "P5.6";
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            ReferenceSeat seat = seats.get(i);
            ReferenceValue bonus = bonus(cards, seats, seat);
            int coins = seat.coins + bonus.coins();
            if (cards.bonus() != 0) {
                parts.add(new Part(i, bonus.points(), rule));
            }
            parts.add(new Part(i, ReferenceObjectCards.points(cards.object(), seat.objects), rule));
            parts.add(
                    new Part(
                            i,
                            ReferenceBuildingCards.points(cards.building(), seat.buildings),
                            rule));
            parts.add(new Part(i, coins / ReferenceTopCards.coinsForAPoint(cards.top()), "P4.4"));
        }
        return parts;
    }

    /// P5.6: the value of the Bonus card. Of several choices it is the one with the highest final
    /// total of the seat, and among equal ones the one with most points at once. Its coins are
    /// added to the others before they are converted.
    static ReferenceValue bonus(
            ReferenceCards cards, List<ReferenceSeat> seats, ReferenceSeat own) {
        if (cards.bonus() == 0) {
            return ReferenceValue.NOTHING;
        }
        int rate = ReferenceTopCards.coinsForAPoint(cards.top());
        return ReferenceBonusCards.choices(cards.bonus(), seats, own).stream()
                .max(
                        Comparator.<ReferenceValue>comparingInt(
                                        value ->
                                                value.points() + (own.coins + value.coins()) / rate)
                                .thenComparingInt(ReferenceValue::points))
                .orElseThrow();
    }

    /// P4.4: the highest score wins, then the most blocks of any colour; a remaining tie is a
    /// shared win.
    static List<Integer> winners(List<ReferenceSeat> seats) {
        Comparator<ReferenceSeat> order =
                Comparator.<ReferenceSeat>comparingInt(seat -> seat.points)
                        .thenComparingInt(seat -> seat.blocks.size());
        List<Integer> winners = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            ReferenceSeat seat = seats.get(i);
            if (seats.stream().allMatch(other -> order.compare(other, seat) <= 0)) {
                winners.add(i);
            }
        }
        return winners;
    }
}
