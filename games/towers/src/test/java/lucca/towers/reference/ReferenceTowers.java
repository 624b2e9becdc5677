package lucca.towers.reference;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import lucca.towers.reference.ReferenceCity.Colour;
import lucca.towers.reference.ReferenceCity.Lot;
import org.jspecify.annotations.Nullable;

/// The whole tower game, slow and literal, as the reference for differential tests.
///
/// Events are text: `first 2` (seats counted from 1), `red c4`, `prisoner d5`, `switch blue` and
/// `stay`.
public final class ReferenceTowers {
    private final boolean switching;
    private final ReferenceCity city;

    /// The struggle in which a seat has to choose a prisoner, or null.
    private @Nullable ReferenceStruggle struggle;

    /// The colour that each seat plays now.
    private final List<Colour> colours = new ArrayList<>();

    /// The seat whose turn it is, or -1 before the lot.
    private int inTurn = -1;

    /// The colours of the bricks placed in this turn so far.
    private final List<Colour> placed = new ArrayList<>();

    private @Nullable String reason;
    private final List<Integer> winners = new ArrayList<>();

    public ReferenceTowers(int size, int seats, boolean switching) {
        if (!List.of(6, 8, 10, 12).contains(size)) { // T1.1
            throw new IllegalArgumentException("size " + size);
        }
        if (seats < 2 || seats > 4) { // T1.3
            throw new IllegalArgumentException("seats " + seats);
        }
        this.switching = switching;
        this.city = new ReferenceCity(size);
        colours.addAll(List.of(Colour.values()).subList(0, seats)); // R1.4
    }

    private ReferenceTowers(ReferenceTowers from) {
        this.switching = from.switching;
        this.city = from.city.copy();
        this.struggle = from.struggle == null ? null : from.struggle.copyOn(city);
        this.colours.addAll(from.colours);
        this.inTurn = from.inTurn;
        this.placed.addAll(from.placed);
        this.reason = from.reason;
        this.winners.addAll(from.winners);
    }

    public ReferenceTowers copy() {
        return new ReferenceTowers(this);
    }

    /// The 0-based seat that decides now; -1 for chance, -2 when the game is over.
    public int actor() {
        if (reason != null) {
            return -2;
        }
        if (inTurn == -1) {
            return -1;
        }
        if (struggle != null) {
            return colours.indexOf(struggle.chooser()); // T4.6
        }
        return inTurn;
    }

    /// The kind of decision due: `first`, `place`, `prisoner`, `switch` or `over`.
    String due() {
        if (reason != null) {
            return "over";
        }
        if (inTurn == -1) {
            return "first";
        }
        if (struggle != null) {
            return "prisoner";
        }
        return placed.size() < 2 ? "place" : "switch";
    }

    /// All legal events now; empty when the game is over.
    public List<String> legal() {
        List<String> events = new ArrayList<>();
        switch (due()) {
            case "first" -> { // R1.4
                for (int seat = 1; seat <= colours.size(); seat++) {
                    events.add("first " + seat);
                }
            }
            case "place" -> {
                for (Colour colour : Colour.values()) {
                    for (Lot lot : city.lots()) {
                        if (placementFaults(colour, lot).isEmpty()) {
                            events.add(colour.word() + " " + lot.name());
                        }
                    }
                }
            }
            case "prisoner" -> { // T4.6
                for (Lot lot : struggle.candidates()) {
                    events.add("prisoner " + lot.name());
                }
            }
            case "switch" -> { // T6.1
                for (Colour colour : neutralColours()) {
                    events.add("switch " + colour.word());
                }
                events.add("stay");
            }
            default -> {}
        }
        return events;
    }

    /// The rules that a brick of that colour on that lot would break now.
    List<String> placementFaults(String colour, String lot) {
        return placementFaults(Colour.named(colour), city.lotNamed(lot));
    }

    private List<String> placementFaults(@Nullable Colour colour, @Nullable Lot lot) {
        List<String> faults = new ArrayList<>();
        if (lot == null) {
            faults.add("T1.1");
        }
        if (colour == null) {
            faults.add("T1.2");
        }
        if (colour != null && city.supply.get(colour) == 0) {
            faults.add("T2.1");
        }
        if (colour != null && placed.contains(colour)) {
            faults.add("R2.3");
        }
        if (lot != null && city.isEmpty(lot)) { // T2.2: a house
            faults.addAll(city.houseFaults(lot));
        }
        if (lot != null && !city.isEmpty(lot) && colour != null) { // T2.2: a floor
            faults.addAll(city.floorFaults(colour, lot));
        }
        return faults;
    }

    /// The rules that choosing the house on that lot as a prisoner would break now.
    List<String> prisonerFaults(String lotName) {
        Lot lot = city.lotNamed(lotName);
        return lot == null ? List.of("T1.1") : struggle.prisonerFaults(lot);
    }

    /// T1.3, R4.11: the colours that no seat plays now.
    private List<Colour> neutralColours() {
        List<Colour> neutral = new ArrayList<>(List.of(Colour.values()));
        neutral.removeAll(colours);
        return neutral;
    }

    /// Plays one event and all its automatic consequences.
    public void play(String event) {
        if (!legal().contains(event)) {
            throw new IllegalArgumentException("not legal now: " + event);
        }
        String[] words = event.split(" ", -1);
        switch (due()) {
            case "first" -> startTurn(Integer.parseInt(words[1]) - 1);
            case "place" -> place(Colour.named(words[0]), city.lotNamed(words[1]));
            case "prisoner" -> {
                struggle.choose(city.lotNamed(words[1]));
                afterStruggle();
            }
            case "switch" -> {
                if (!event.equals("stay")) {
                    colours.set(inTurn, Colour.named(words[1])); // T6.1
                }
                startNextTurn();
            }
            default -> throw new IllegalStateException();
        }
    }

    /// T2.1: places a brick, then resolves its struggle.
    private void place(Colour colour, Lot lot) {
        city.put(colour, lot);
        placed.add(colour);
        List<Lot> towers = city.towersInBlock(lot);
        if (towers.size() == 2) { // T4
            Set<Colour> played = EnumSet.copyOf(colours);
            struggle = new ReferenceStruggle(city, played, lot, towers.get(0), towers.get(1));
            struggle.begin();
        }
        afterStruggle();
    }

    /// T2.1: continues the turn unless the struggle waits for a choice.
    private void afterStruggle() {
        if (struggle != null && !struggle.isOver()) {
            return;
        }
        struggle = null;
        if (placed.size() == 1) {
            endIfUnableToPlace(); // R5.3: before the second brick
        } else if (!switching || neutralColours().isEmpty()) { // R6.2
            startNextTurn();
        }
    }

    /// R1.5: turns go by rising seat number.
    private void startNextTurn() {
        startTurn((inTurn + 1) % colours.size());
    }

    /// R5.3: at the start of a turn T5.1 is checked before T5.2.
    private void startTurn(int seat) {
        inTurn = seat;
        placed.clear();
        ReferenceEnding ending = new ReferenceEnding(city);
        if (ending.isWonByTower(colours.get(seat))) {
            end("tower", List.of(seat));
        } else if (ending.isWonByPrisoners(colours.get(seat))) {
            end("prisoners", List.of(seat));
        } else {
            endIfUnableToPlace();
        }
    }

    /// T5.2 and R5.3: the game ends if no permitted colour in the supply has any legal lot.
    private void endIfUnableToPlace() {
        if (legal().isEmpty()) {
            end("blocked", new ReferenceEnding(city).winnersWhenBlocked(colours));
        }
    }

    private void end(String why, List<Integer> who) {
        reason = why;
        winners.addAll(who);
    }

    public @Nullable String reason() {
        return reason;
    }

    /// The 0-based seats of the winners, ascending; empty while the game is not over.
    public List<Integer> winners() {
        return List.copyOf(winners);
    }

    public String colourOf(int seat) {
        return colours.get(seat).word();
    }

    public int supply(String colour) {
        return city.supply.get(known(colour));
    }

    public int prisoners(String owner, String brickColour) {
        return city.prisoners.get(known(owner)).get(known(brickColour));
    }

    private static Colour known(String colour) {
        return Objects.requireNonNull(Colour.named(colour), colour);
    }

    /// The stack on a lot, top first, as letters w, k, r and b; empty for an empty lot.
    public String lot(String name) {
        Lot lot = Objects.requireNonNull(city.lotNamed(name), name);
        StringBuilder letters = new StringBuilder();
        for (Colour brick : city.stacks.getOrDefault(lot, List.of())) {
            letters.append(brick.letter);
        }
        return letters.toString();
    }

    /// For tests, best before the first turn: puts a stack (top first) on a lot, with bricks from
    /// the supply.
    ReferenceTowers set(String name, String stackTopFirst) {
        city.replace(Objects.requireNonNull(city.lotNamed(name), name), stackTopFirst);
        return this;
    }

    /// For tests, best before the first turn: moves bricks from the supply to a colour's prisoners.
    ReferenceTowers addPrisoners(String owner, String brickColour, int count) {
        city.fromSupply(known(brickColour), count);
        city.prisoners.get(known(owner)).merge(known(brickColour), count, Integer::sum);
        return this;
    }
}
