package lucca.citta;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Message;
import lucca.engine.ScoreLine.Part;
import lucca.engine.Seat;
import lucca.engine.StateListener;
import org.jspecify.annotations.Nullable;

/// Reports automatic consequences to a listener, if there is one, and every point with the cards
/// that give it.
final class ConsequenceReporter {
    private final CittaState state;
    private final Names names;
    private @Nullable StateListener listener;

    ConsequenceReporter(CittaState state) {
        this.state = state;
        names = new Names(state);
    }

    void setListener(@Nullable StateListener stateListener) {
        this.listener = stateListener;
    }

    void kept(int seat, int first, int second) {
        if (listener != null) {
            listener.happened(
                    Message.of(
                            "reveal.keeps",
                            new Seat(seat),
                            List.of(
                                    CittaDescriber.card(state.deck.card(first)),
                                    CittaDescriber.card(state.deck.card(second)))));
        }
    }

    void city() {
        if (listener != null) {
            List<String> cards = new ArrayList<>();
            for (int colour = 0; colour < Colour.COUNT; colour++) {
                cards.addAll(names.palace(state.quarters.palace(state.rules.cityOwner(), colour)));
            }
            listener.happened(Message.of("reveal.city", cards));
        }
    }

    /// Reports the order of play and the reasons for it.
    void order() {
        if (listener == null) {
            return;
        }
        List<Message> places = new ArrayList<>();
        for (int place = 0; place < state.rules.seats(); place++) {
            int seat = state.seat(place);
            int shields = state.quarters.shields(seat);
            boolean tied = false;
            for (int other = 0; other < state.rules.seats(); other++) {
                tied |= other != seat && state.quarters.shields(other) == shields;
            }
            String number = names.card(state.quarters.highest(seat));
            places.add(
                    tied
                            ? Message.of("order.tied", new Seat(seat), shields, number)
                            : Message.of("order.seat", new Seat(seat), shields));
        }
        listener.happened(Message.of("order", state.round, places));
    }

    void leftOver() {
        if (listener == null) {
            return;
        }
        List<String> cards = new ArrayList<>();
        for (int triplet = 0; triplet < state.rules.triplets(); triplet++) {
            cards.addAll(names.pile(Piles.triplet(triplet)));
        }
        if (!cards.isEmpty()) {
            listener.happened(Message.of("round.discards", cards));
        }
    }

    void cityCompleted(long palace) {
        if (listener != null) {
            listener.happened(
                    Message.of("city.completed", Colour.of(state.quarters.colour(palace)).title()));
        }
    }

    void end() {
        if (listener != null) {
            listener.happened(Message.of("end.rounds", state.rules.rounds()));
        }
    }

    /// Reports the windows of a completed palace, card by card (C3.5).
    void completed(int seat, long palace) {
        if (listener == null) {
            return;
        }
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < Palace.size(palace); i++) {
            Card card = state.deck.card(Palace.card(palace, i));
            if (card.windows() > 0) {
                parts.add(
                        new Part(
                                card.windows(),
                                Message.of("part.windows", card.windows(), card.name()),
                                List.of(card.name())));
            }
        }
        Message why = Message.of("score.windows", Colour.of(state.quarters.colour(palace)).title());
        listener.scored(seat, Palace.windows(palace), "C3.5", why, parts);
    }

    /// Reports a party before the palace is moved to the opened ones: what each quarter gives
    /// (C3.3, C4.1).
    void opened(int host, int colour, int points, String rule) {
        if (listener == null) {
            return;
        }
        List<Part> parts = new ArrayList<>();
        for (int owner = 0; owner < state.rules.owners(); owner++) {
            if (owner != host) {
                addGuests(owner, colour, parts);
            }
        }
        Message name = Colour.of(colour).title();
        listener.scored(host, points, rule, Message.of("score.opened", name), parts);
    }

    private void addGuests(int owner, int colour, List<Part> parts) {
        long palace = state.quarters.palace(owner, colour);
        if (Palace.side(palace) == Palace.UNDER_CONSTRUCTION) {
            int size = Palace.size(palace);
            parts.add(
                    new Part(
                            size,
                            Message.of("part.cards", size, owner(owner)),
                            names.palace(palace)));
        } else if (Palace.side(palace) == Palace.COMPLETED) {
            parts.add(
                    new Part(
                            Quarters.FOR_COMPLETED,
                            Message.of("part.completed", owner(owner)),
                            names.palace(palace)));
        }
        for (int i = 0; owner == state.rules.cityOwner() && i < state.quarters.cityCompleted; i++) {
            long completed = state.quarters.ofCity(i);
            if (state.quarters.colour(completed) == colour) {
                parts.add(
                        new Part(
                                Quarters.FOR_COMPLETED,
                                Message.of("part.completed", owner(owner)),
                                names.palace(completed)));
            }
        }
    }

    /// Reports what walls and towers score, or why they score nothing (C4.2).
    void walls(int seat, int points) {
        if (listener == null) {
            return;
        }
        List<String> walls = names.pile(Piles.walls(seat));
        List<String> towers = names.pile(Piles.towers(seat));
        if (walls.isEmpty() && towers.isEmpty()) {
            return;
        }
        int shields = state.quarters.shields(seat);
        int opened = state.quarters.opened(seat);
        if (!FinalScoring.isSupported(state, seat)) {
            Message why =
                    Message.of(
                            "score.unsupported",
                            walls.size(),
                            FinalScoring.shieldsFor(walls.size()),
                            shields);
            listener.scored(seat, 0, "C4.2", why, List.of());
            return;
        }
        List<Part> parts = new ArrayList<>();
        addDefences("part.walls", walls, opened, parts);
        addDefences("part.towers", towers, opened, parts);
        Message why = Message.of("score.walls", walls.size(), towers.size(), opened, shields);
        listener.scored(seat, points, "C4.2", why, parts);
    }

    private static void addDefences(String key, List<String> cards, int opened, List<Part> parts) {
        if (!cards.isEmpty()) {
            int points = cards.size() * opened;
            parts.add(new Part(points, Message.of(key, cards.size(), opened), cards));
        }
    }

    /// Reports the transfer of C4.3. The City neither loses nor gets anything.
    void streetNumbers(int payer, int payee, int lowest, int highest, int points) {
        if (listener == null) {
            return;
        }
        List<String> cards = List.of(names.card(lowest), names.card(highest));
        if (payer < state.rules.seats()) {
            transfer(
                    payer,
                    -points,
                    Message.of("score.lowest", names.card(lowest), owner(payee)),
                    cards);
        }
        if (payee < state.rules.seats()) {
            transfer(payee, points, highest(payer, highest), cards);
        }
    }

    /// The reason for the payee's points. The City pays nothing, so it is not named as payer
    /// (C4.3).
    private Message highest(int payer, int card) {
        return payer < state.rules.seats()
                ? Message.of("score.highest", names.card(card), owner(payer))
                : Message.of("score.highest.city", names.card(card));
    }

    private void transfer(int seat, int points, Message why, List<String> cards) {
        if (listener != null) {
            listener.scored(seat, points, "C4.3", why, List.of(new Part(points, why, cards)));
        }
    }

    private Object owner(int owner) {
        return owner < state.rules.seats() ? new Seat(owner) : Message.of("owner.city");
    }
}
