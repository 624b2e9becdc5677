package lucca.citta.reference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// Lucca Città, slow and literal, as the reference for differential tests.
///
/// Events are texts without the seat: `deal 1 12 45 7 80 aside T2`, `triplets 1 2 3 / 4 5 6 / …`,
/// `keep 12 45`, `open red`, `take B`, `12 wall`, `W10 palace red`, `city A 9`, `city A W10 red`.
public final class ReferenceCitta {
    private final ReferenceTable table;

    public ReferenceCitta(String edition, boolean celebration, int seats) {
        this(edition, celebration, seats, ReferenceCard.ourPalaceCards());
    }

    /// A game with a custom list of palace cards (R1.2).
    public ReferenceCitta(
            String edition, boolean celebration, int seats, List<ReferenceCard> palaceCards) {
        boolean is2014 = edition.equals("2014");
        if (!List.of("2014", "2005", "2006-fr").contains(edition)
                || celebration && !is2014 // C1.4
                || seats < (is2014 ? 2 : 3)
                || seats > 5) {
            throw new IllegalArgumentException(edition + " " + celebration + " " + seats);
        }
        table =
                new ReferenceTable(
                        edition, seats, new ReferenceDeck(edition, celebration, palaceCards));
    }

    private ReferenceCitta(ReferenceTable table) {
        this.table = table;
    }

    public ReferenceCitta copy() {
        return new ReferenceCitta(new ReferenceTable(table));
    }

    /// What is due: `deal`, `triplets`, `keep`, `take` (or open), `play`, `city` or `over`.
    public String due() {
        return table.due;
    }

    public boolean chanceDue() {
        return table.due.equals("deal") || table.due.equals("triplets");
    }

    public boolean isOver() {
        return table.due.equals("over");
    }

    /// The seats that may decide now: at the choice of C2.3 all that have not chosen, else one;
    /// none when chance is due or the game is over.
    public List<Integer> actors() {
        return new ReferenceMoves(table).actors();
    }

    /// Every legal decision of a seat now; none if it need not decide. Of two cards of different
    /// colours to keep, only the order with the lower number first is listed.
    public List<String> legal(int seat) {
        return new ReferenceMoves(table).legal(seat);
    }

    /// Plays one event and all its automatic consequences. The seat is -1 for chance. An illegal
    /// event throws an [IllegalArgumentException] and changes nothing.
    public void play(int seat, String text) {
        List<String> words = Arrays.asList(text.split(" ", -1));
        if (seat == -1) {
            playChance(words);
        } else {
            check(seat, text, words);
            playDecision(seat, words);
        }
        table.events++;
    }

    /// C2.1, C2.2 and C3.7: plays a chance outcome.
    private void playChance(List<String> words) {
        if (!chanceDue() || !words.getFirst().equals(table.due)) {
            throw new IllegalArgumentException("turn: " + words + " is not due");
        }
        if (table.due.equals("deal")) {
            int aside = words.contains("aside") ? words.indexOf("aside") : words.size();
            table.deal(
                    Integer.parseInt(words.get(1)) - 1,
                    words.subList(2, aside),
                    words.subList(Math.min(aside + 1, words.size()), words.size()));
        } else {
            List<List<String>> triplets = new ArrayList<>();
            triplets.add(new ArrayList<>());
            for (String word : words.subList(1, words.size())) {
                if (word.equals("/")) {
                    triplets.add(new ArrayList<>());
                } else {
                    triplets.getLast().add(word);
                }
            }
            table.lay(triplets);
        }
    }

    /// Refuses an illegal event. C2.3: two cards of different colours may come in either order.
    private void check(int seat, String text, List<String> words) {
        List<String> legal = legal(seat);
        boolean isLegal = legal.contains(text);
        if (words.size() == 3 && words.getFirst().equals("keep")) {
            isLegal |=
                    legal.contains("keep " + words.get(2) + " " + words.get(1))
                            && table.deck.card(words.get(1)).isPalace();
        }
        if (!isLegal) {
            throw new IllegalArgumentException("not legal now: " + seat + " " + text);
        }
    }

    private void playDecision(int seat, List<String> words) {
        String last = words.getLast();
        switch (words.getFirst()) {
            case "keep" -> table.keep(seat, words.subList(1, 3));
            case "open" -> table.open(seat, last);
            case "take" -> table.take(last.charAt(0) - 'A');
            case "city" -> table.layIntoTheCity(words.get(1).charAt(0) - 'A', words.get(2), last);
            default -> table.play(seat, words.get(0), words.get(1), last);
        }
    }

    /// The number of events so far.
    public int events() {
        return table.events;
    }

    /// The round, from 1; 0 before the first triplets are laid.
    public int round() {
        return table.round;
    }

    /// C2.5: the number of rounds of this game.
    public int rounds() {
        return table.rounds();
    }

    /// C2.2: the number of triplets of this game.
    public int tripletsPerRound() {
        return table.tripletsPerRound();
    }

    /// C3.5: the number of cards of a complete palace in this game.
    public int cardsOfAPalace() {
        return table.cardsOfAPalace();
    }

    /// The triplets as laid in this round, each an empty list once it is gone; none while new ones
    /// are due and after the end.
    public List<List<String>> triplets() {
        return List.copyOf(table.triplets);
    }

    /// C2.1: the four cards dealt to a seat; none before.
    public List<String> hand(int seat) {
        return seat < table.hands.size() ? table.hands.get(seat) : List.of();
    }

    /// C2.3: the cards that a seat has chosen, as in its event; none before.
    public List<String> kept(int seat) {
        return table.kept.getOrDefault(seat, List.of());
    }

    /// C3.2: the cards of the taken triplet that are still to be played.
    public List<String> toPlay() {
        return List.copyOf(table.toPlay);
    }

    /// C3.1: this round's order of play; none before the reveal, while triplets are due and after
    /// the end.
    public List<Integer> order() {
        return List.copyOf(table.order);
    }

    /// Palaces under construction in the order of the colours, each from its bottom to its top
    /// card. The seat is -1 for the City, here and below.
    public List<List<String>> underConstruction(int seat) {
        return ReferenceQuarter.names(quarter(seat).construction);
    }

    /// Completed palaces that are not opened, likewise.
    public List<List<String>> completed(int seat) {
        return ReferenceQuarter.names(quarter(seat).completed);
    }

    /// Opened palaces, likewise.
    public List<List<String>> opened(int seat) {
        return ReferenceQuarter.names(quarter(seat).opened);
    }

    /// The colours of the palaces under construction, in the order of [#underConstruction].
    public List<String> coloursUnderConstruction(int seat) {
        return ReferenceQuarter.colours(quarter(seat).construction);
    }

    /// The colours of the completed palaces, in the order of [#completed].
    public List<String> coloursCompleted(int seat) {
        return ReferenceQuarter.colours(quarter(seat).completed);
    }

    /// The colours of the opened palaces, in the order of [#opened].
    public List<String> coloursOpened(int seat) {
        return ReferenceQuarter.colours(quarter(seat).opened);
    }

    /// The cards played as walls, ascending.
    public List<String> walls(int seat) {
        return ascending(quarter(seat).walls);
    }

    /// The towers built, ascending.
    public List<String> towers(int seat) {
        return ascending(quarter(seat).towers);
    }

    private ReferenceQuarter quarter(int seat) {
        return seat == -1 ? table.city : table.quarters.get(seat);
    }

    /// All cards discarded so far, ascending.
    public List<String> discards() {
        return ascending(table.discards);
    }

    /// The deck with the cards that leave the game unseen (C2.4), ascending.
    public List<String> unseen() {
        return ascending(table.deck.unseen);
    }

    /// C2.1: the bastions put aside, or the towers that stay out, until all have chosen.
    public List<String> aside() {
        return ascending(table.deck.aside);
    }

    /// Palace cards by number, then wild cards by number, then towers.
    private List<String> ascending(List<String> names) {
        List<String> kinds = List.of("palace", "wild", "tower");
        return names.stream()
                .map(table.deck::card)
                .sorted(
                        Comparator.comparingInt((ReferenceCard card) -> kinds.indexOf(card.kind()))
                                .thenComparingInt(ReferenceCard::number)
                                .thenComparing(ReferenceCard::name))
                .map(ReferenceCard::name)
                .toList();
    }

    /// Every point given or taken so far, without lines of 0 points.
    public List<ReferenceLine> lines() {
        return List.copyOf(table.lines);
    }

    public List<Integer> scores() {
        return table.scores();
    }

    public int score(int seat) {
        return scores().get(seat);
    }

    /// C4 applied to the present position; cards in hand count for nothing. 0 for all before the
    /// reveal; the scores once the game is over.
    public List<Integer> scoresIfEndedNow() {
        List<Integer> scores = new ArrayList<>(scores());
        if (!isOver() && table.kept.size() == table.seats) {
            ReferenceTable end = new ReferenceTable(table);
            for (ReferenceScoring.Points line :
                    ReferenceScoring.end(end.edition, end.quarters, end.city)) {
                scores.set(line.seat(), scores.get(line.seat()) + line.points());
            }
        }
        return scores;
    }

    /// C4.4: the winner; none while the game is not over.
    public List<Integer> winners() {
        if (!isOver()) {
            return List.of();
        }
        List<Integer> highest =
                table.quarters.stream().map(ReferenceQuarter::highestNumber).toList();
        return List.of(ReferenceScoring.winner(scores(), highest));
    }
}
