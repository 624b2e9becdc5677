package lucca.citta.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// Draws the chance outcomes of a reference game as from a shuffled deck.
public final class ReferenceChance {
    private final Random random;

    public ReferenceChance(Random random) {
        this.random = random;
    }

    /// The text of the chance outcome that is due. As the cards that leave the game (C2.4) are
    /// unseen, drawing from all unseen cards each time is the same as shuffling once.
    public String draw(ReferenceCitta game) {
        List<String> cards = new ArrayList<>(game.unseen());
        Collections.shuffle(cards, random);
        return game.due().equals("deal") ? deal(game, cards) : triplets(game, cards);
    }

    /// C2.1: four cards; a bastion is put aside and replaced.
    private static String deal(ReferenceCitta game, List<String> cards) {
        List<String> four = new ArrayList<>();
        List<String> aside = new ArrayList<>();
        while (four.size() < 4) {
            String card = cards.removeFirst();
            if (card.startsWith("T")) {
                aside.add(card);
            } else {
                four.add(card);
            }
        }
        int seat = 1;
        while (!game.hand(seat - 1).isEmpty()) {
            seat++;
        }
        String text = "deal " + seat + " " + String.join(" ", four);
        return aside.isEmpty() ? text : text + " aside " + String.join(" ", aside);
    }

    /// C2.2 and C3.7: triplets from the top of the deck.
    private static String triplets(ReferenceCitta game, List<String> cards) {
        List<String> triplets = new ArrayList<>();
        for (int triplet = 0; triplet < game.tripletsPerRound(); triplet++) {
            triplets.add(String.join(" ", cards.subList(3 * triplet, 3 * triplet + 3)));
        }
        return "triplets " + String.join(" / ", triplets);
    }
}
