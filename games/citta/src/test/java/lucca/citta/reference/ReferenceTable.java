package lucca.citta.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// All pieces on the table of the reference game, and the effects of events. Decisions are not
/// checked here: [ReferenceMoves] says which are legal.
final class ReferenceTable {
    final String edition;
    final int seats;
    final ReferenceDeck deck;

    /// What is due: `deal`, `triplets`, `keep`, `take` (or open), `play`, `city` or `over`.
    String due = "deal";

    /// The number of events so far.
    int events;

    /// The round, from 1; 0 before the first triplets are laid.
    int round;

    final List<List<String>> hands = new ArrayList<>();
    final Map<Integer, List<String>> kept = new TreeMap<>();
    final List<ReferenceQuarter> quarters = new ArrayList<>();

    /// C5: the City's area; it stays empty with more than two seats.
    final ReferenceQuarter city;

    /// The triplets as laid in this round, with an empty list for a taken one.
    final List<List<String>> triplets = new ArrayList<>();

    /// C3.1: the order of play of this round; empty until all have chosen.
    final List<Integer> order = new ArrayList<>();

    /// The index in the order of play of the seat that must decide.
    int place;

    final List<String> toPlay = new ArrayList<>();
    final List<String> discards = new ArrayList<>();
    final List<ReferenceLine> lines = new ArrayList<>();

    ReferenceTable(String edition, int seats, ReferenceDeck deck) {
        this.edition = edition;
        this.seats = seats;
        this.deck = deck;
        this.city = new ReferenceQuarter();
        for (int seat = 0; seat < seats; seat++) {
            quarters.add(new ReferenceQuarter());
        }
    }

    ReferenceTable(ReferenceTable from) {
        edition = from.edition;
        seats = from.seats;
        deck = from.deck.copy();
        due = from.due;
        events = from.events;
        round = from.round;
        hands.addAll(from.hands);
        kept.putAll(from.kept);
        from.quarters.forEach(quarter -> quarters.add(quarter.copy()));
        city = from.city.copy();
        triplets.addAll(from.triplets);
        order.addAll(from.order);
        place = from.place;
        toPlay.addAll(from.toPlay);
        discards.addAll(from.discards);
        lines.addAll(from.lines);
    }

    /// C2.2: seats + 1 triplets, but 4 with 2 seats.
    int tripletsPerRound() {
        return seats == 2 ? 4 : seats + 1;
    }

    /// C2.5: the number of rounds.
    int rounds() {
        return switch (seats) {
            case 4 -> 6;
            case 5 -> 5;
            default -> 7;
        };
    }

    /// C3.5: the number of cards of a complete palace.
    int cardsOfAPalace() {
        return switch (seats) {
            case 4 -> 4;
            case 5 -> 3;
            default -> 5;
        };
    }

    /// C2.1: four cards for the next seat in order.
    void deal(int to, List<String> cards, List<String> aside) {
        if (to != hands.size()) {
            throw new IllegalArgumentException("C2.1: to a seat out of order");
        }
        deck.deal(cards, aside);
        hands.add(List.copyOf(cards));
        if (hands.size() == seats) {
            due = "triplets";
        }
    }

    /// C2.2 in the first round, C3.7 later.
    void lay(List<List<String>> laid) {
        deck.lay(laid, tripletsPerRound(), round == 0 ? "C2.2" : "C3.7");
        triplets.clear();
        laid.forEach(three -> triplets.add(List.copyOf(three)));
        round++;
        if (round == 1) {
            due = "keep";
        } else {
            startRound();
        }
    }

    /// C2.3: a seat chooses two cards. After the last choice all are revealed.
    void keep(int seat, List<String> two) {
        kept.put(seat, List.copyOf(two));
        if (kept.size() == seats) {
            reveal();
        }
    }

    /// C2.3 and C2.4: the chosen cards are revealed, the others go into the deck or to the City.
    private void reveal() {
        List<String> notChosen = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            List<String> chosen = kept.getOrDefault(seat, List.of());
            ReferenceCard bottom = deck.card(chosen.getFirst());
            ReferenceCard top = deck.card(chosen.getLast());
            ReferenceQuarter own = quarters.get(seat);
            own.build(bottom.colour(), bottom, cardsOfAPalace());
            own.build(top.isWild() ? bottom.colour() : top.colour(), top, cardsOfAPalace());
            notChosen.addAll(hands.get(seat));
            notChosen.removeAll(chosen);
        }
        if (seats == 2) { // C5.1
            List<ReferenceCard> four = notChosen.stream().map(deck::card).toList();
            ReferenceCityOfLucca.layOut(city, four, cardsOfAPalace());
            deck.shuffleIn(List.of());
        } else {
            deck.shuffleIn(notChosen);
        }
        startRound();
    }

    /// C3.1: determines the order of play.
    private void startRound() {
        order.clear();
        order.addAll(ReferenceScoring.order(quarters));
        place = 0;
        due = "take";
    }

    /// C3.3: opens a completed palace.
    void open(int seat, String colour) {
        List<ReferenceQuarter> others = ReferenceScoring.others(seat, quarters, city);
        score(seat, ReferenceScoring.party(colour, others), "C3.3");
        quarters.get(seat).open(colour);
    }

    /// C3.2: takes a triplet.
    void take(int triplet) {
        toPlay.addAll(triplets.get(triplet));
        triplets.set(triplet, List.of());
        due = "play";
    }

    /// C3.4 to C3.6: plays one of the three cards. The colour is that of the palace that a wild
    /// card goes onto.
    void play(int seat, String name, String as, String onto) {
        ReferenceQuarter own = quarters.get(seat);
        ReferenceCard card = deck.card(name);
        toPlay.remove(name);
        switch (as) {
            case "palace" -> {
                String colour = card.isWild() ? onto : card.colour();
                Optional<ReferencePalace> complete = own.build(colour, card, cardsOfAPalace());
                score(seat, complete.map(ReferencePalace::windows).orElse(0), "C3.5");
            }
            case "wall" -> own.walls.add(name);
            case "tower" -> own.towers.add(name);
            case "discard" -> discards.add(name);
            default -> throw new IllegalArgumentException(as);
        }
        if (toPlay.isEmpty()) {
            endTurn();
        }
    }

    /// C3.2 and C5.2: the next in order; after all turns the City's cards with two seats.
    private void endTurn() {
        due = "take";
        place++;
        if (place == seats && seats == 2) {
            place = 0;
            due = "city";
        } else if (place == seats) {
            endRound();
        }
    }

    /// C5.2: a card for the City; the others of its triplet are discarded. If the second seat
    /// cannot lay any card, none is laid.
    void layIntoTheCity(int triplet, String name, String onto) {
        ReferenceCard card = deck.card(name);
        ReferenceCityOfLucca.lay(
                city, card, card.isWild() ? onto : card.colour(), cardsOfAPalace());
        for (String other : triplets.get(triplet)) {
            if (!other.equals(name)) {
                discards.add(other);
            }
        }
        triplets.set(triplet, List.of());
        place++;
        if (place == 2 || new ReferenceMoves(this).cardsForTheCity().isEmpty()) {
            endRound();
        }
    }

    /// C3.7: the rest of the triplets is discarded; C4: the game ends after the last round.
    private void endRound() {
        triplets.forEach(discards::addAll);
        triplets.clear();
        order.clear();
        if (round < rounds()) {
            due = "triplets";
            return;
        }
        due = "over";
        for (ReferenceScoring.Points line : ReferenceScoring.end(edition, quarters, city)) {
            score(line.seat(), line.points(), line.rule());
        }
    }

    /// A line for the event that is just being played; none for 0 points.
    private void score(int seat, int points, String rule) {
        if (points != 0) {
            lines.add(new ReferenceLine(events, seat, points, rule));
        }
    }

    /// All points so far.
    List<Integer> scores() {
        List<Integer> scores = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            int sum = 0;
            for (ReferenceLine line : lines) {
                sum += line.seat() == seat ? line.points() : 0;
            }
            scores.add(sum);
        }
        return scores;
    }
}
