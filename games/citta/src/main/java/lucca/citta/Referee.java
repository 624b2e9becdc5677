package lucca.citta;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lucca.engine.Event;
import lucca.engine.Message;
import lucca.engine.Refusal;
import lucca.engine.Seat;
import org.jspecify.annotations.Nullable;

/// Explains why a move is illegal: one broken rule and a remedy.
final class Referee {
    private final CittaState state;
    private final Names names;

    Referee(CittaState state) {
        this.state = state;
        names = new Names(state);
    }

    Refusal explain(Event<CittaMove> event) {
        Phase due =
                switch (event.move()) {
                    case CittaMove.Deal deal -> Phase.DEAL;
                    case CittaMove.Triplets laid -> Phase.TRIPLETS;
                    case CittaMove.Keep keep -> Phase.KEEP;
                    case CittaMove.Open open -> Phase.TURN;
                    case CittaMove.Take take -> Phase.TURN;
                    case CittaMove.Play play -> Phase.PLAY;
                    case CittaMove.ForCity city -> Phase.CITY;
                };
        if (due != state.phase) {
            return Refusal.turn(Message.of("due." + state.phase.word()));
        }
        return switch (event.move()) {
            case CittaMove.Deal deal -> deal(deal);
            case CittaMove.Triplets laid -> triplets(laid);
            case CittaMove.Keep keep -> keep(event.seat(), keep);
            case CittaMove.Open open -> open(event.seat(), open.colour());
            case CittaMove.Take take -> take(take.triplet());
            case CittaMove.Play play -> play(event.seat(), play);
            case CittaMove.ForCity city -> city(city);
        };
    }

    private Refusal deal(CittaMove.Deal deal) {
        int to = state.dealt / CittaRules.DEALT;
        if (deal.to() != to) {
            return refusal("C2.1", Message.of("C2.1.to", new Seat(to)), null);
        }
        if (deal.cards().size() != CittaRules.DEALT) {
            return refusal("C2.1", Message.of("C2.1.count", deal.cards().size()), null);
        }
        for (Card card : deal.aside()) {
            if (!card.is(Card.Kind.TOWER)) {
                return refusal("C2.1", Message.of("C2.1.aside", card.name()), null);
            }
        }
        for (Card card : deal.cards()) {
            if (card.is(Card.Kind.TOWER)) {
                Message remedy = Message.of("C2.1.tower.remedy");
                return refusal("C2.1", Message.of("C2.1.tower", card.name()), remedy);
            }
        }
        List<Card> all = new ArrayList<>(deal.aside());
        all.addAll(deal.cards());
        return refusal("C2.1", notInDeck(all), null);
    }

    private Refusal triplets(CittaMove.Triplets laid) {
        String rule = state.round == 1 ? "C2.2" : "C3.7";
        int due = state.rules.triplets();
        boolean threes =
                laid.triplets().stream()
                        .allMatch(triplet -> triplet.size() == CittaRules.IN_TRIPLET);
        if (laid.triplets().size() != due || !threes) {
            return refusal(rule, Message.of("triplets.count", due), null);
        }
        return refusal(
                rule, notInDeck(laid.triplets().stream().flatMap(List::stream).toList()), null);
    }

    /// Names the first card that does not exist, is named twice, or is no longer in the deck.
    private Message notInDeck(List<Card> cards) {
        Set<Card> seen = new HashSet<>();
        for (Card card : cards) {
            if (card.index() < 0) {
                return Message.of("card.none", card.name());
            }
            if (!seen.add(card)) {
                return Message.of("card.twice", card.name());
            }
            if (!state.piles.has(Piles.DECK, card.index())) {
                return Message.of("card.notInDeck", card.name());
            }
        }
        throw new IllegalStateException("legal: " + cards);
    }

    private Refusal keep(int seat, CittaMove.Keep keep) {
        List<Card> cards = keep.cards();
        List<String> hand = names.pile(Piles.hand(seat));
        Message remedy = Message.of("C2.3.remedy", hand);
        if (cards.size() != CittaRules.KEPT) {
            return refusal("C2.3", Message.of("C2.3.count", cards.size()), remedy);
        }
        for (Card card : cards) {
            if (!state.piles.has(Piles.hand(seat), card.index())) {
                return refusal("C2.3", Message.of("C2.3", card.name()), remedy);
            }
        }
        if (cards.getFirst().equals(cards.getLast())) {
            return refusal("C2.3", Message.of("card.twice", cards.getFirst().name()), remedy);
        }
        boolean both = cards.stream().allMatch(card -> card.is(Card.Kind.WILD));
        String key = both ? "C2.3.wilds" : "C2.3.first";
        return refusal("C2.3", Message.of(key), Message.of("C2.3.wild.remedy"));
    }

    private Refusal open(int seat, Colour colour) {
        List<Message> completed = new ArrayList<>();
        for (Colour each : Colour.values()) {
            if (state.quarters.isCompleted(seat, each.ordinal())) {
                completed.add(each.title());
            }
        }
        String key =
                switch (Palace.side(state.quarters.palace(seat, colour.ordinal()))) {
                    case Palace.UNDER_CONSTRUCTION -> "C3.2.construction";
                    case Palace.OPENED -> "C3.2.opened";
                    default -> "C3.2.none";
                };
        return refusal(
                "C3.2",
                Message.of(key, colour.title()),
                completed.isEmpty()
                        ? Message.of("C3.2.take.only")
                        : Message.of("C3.2.open.remedy", completed));
    }

    private Refusal take(int triplet) {
        return refusal("C3.2", missing(triplet), Message.of("C3.2.take.remedy", left()));
    }

    /// Says that a triplet is not there, by its letter.
    private Message missing(int triplet) {
        boolean exists = triplet >= 0 && triplet < state.rules.triplets();
        String name =
                triplet >= 0 && triplet < 26
                        ? String.valueOf(CittaNotation.letter(triplet))
                        : String.valueOf(triplet);
        return Message.of(exists ? "C3.2.taken" : "C3.2.noTriplet", name);
    }

    /// The letters of the triplets on the table.
    private List<String> left() {
        List<String> left = new ArrayList<>();
        for (int i = 0; i < state.rules.triplets(); i++) {
            if (!state.piles.isEmpty(Piles.triplet(i))) {
                left.add(String.valueOf(CittaNotation.letter(i)));
            }
        }
        return left;
    }

    private Refusal play(int seat, CittaMove.Play play) {
        Card card = play.card();
        if (!state.piles.has(Piles.PENDING, card.index())) {
            return refusal(
                    "C3.2",
                    Message.of("C3.2.card", card.name()),
                    Message.of("C3.2.card.remedy", names.pile(Piles.PENDING)));
        }
        if (play.use() == CardUse.TOWER) {
            return refusal("C3.4", Message.of("C3.4.notTower", card.name()), ways(seat, card));
        }
        Colour onto = play.onto();
        if (card.is(Card.Kind.WILD)) {
            return onto == null
                    ? Refusal.format(Message.of("format.onto.missing", card.name()))
                    : refusal("C3.6", Message.of("C3.6", onto.title()), wildRemedy(seat, "C3.6"));
        }
        Colour colour = card.colour();
        return colour == null
                ? refusal("C3.4", Message.of("C3.4.tower", card.name()), ways(seat, card))
                : refusal(
                        "C3.4", Message.of("C3.4", card.name(), colour.title()), ways(seat, card));
    }

    private Message ways(int seat, Card card) {
        if (card.is(Card.Kind.TOWER)) {
            return Message.of("C3.4.tower.remedy");
        }
        Colour colour = card.colour();
        boolean palace = colour == null || state.quarters.mayBuild(seat, colour.ordinal());
        return Message.of(palace ? "C3.4.any" : "C3.4.remedy");
    }

    /// Names the palaces under construction that a wild card can go onto.
    private Message wildRemedy(int owner, String key) {
        List<Message> colours = new ArrayList<>();
        for (Colour each : Colour.values()) {
            if (state.quarters.isUnderConstruction(owner, each.ordinal())) {
                colours.add(each.title());
            }
        }
        return colours.isEmpty() ? Message.of(key + ".none") : Message.of(key + ".remedy", colours);
    }

    private Refusal city(CittaMove.ForCity city) {
        int triplet = city.triplet();
        boolean lies =
                triplet >= 0
                        && triplet < state.rules.triplets()
                        && !state.piles.isEmpty(Piles.triplet(triplet));
        Card card = city.card();
        Colour onto = city.onto();
        if (!lies) {
            return refusal("C5.2", missing(triplet), Message.of("C3.2.take.remedy", left()));
        }
        if (!state.piles.has(Piles.triplet(triplet), card.index())) {
            return refusal(
                    "C5.2",
                    Message.of(
                            "C5.2.card",
                            card.name(),
                            String.valueOf(CittaNotation.letter(triplet))),
                    Message.of("C5.2.card.remedy", names.pile(Piles.triplet(triplet))));
        }
        return onto == null
                ? Refusal.format(Message.of("format.onto.missing", card.name()))
                : refusal(
                        "C5.2",
                        Message.of("C5.2", onto.title()),
                        wildRemedy(state.rules.cityOwner(), "C5.2"));
    }

    private static Refusal refusal(String rule, Message why, @Nullable Message remedy) {
        return new Refusal(rule, why, remedy);
    }
}
