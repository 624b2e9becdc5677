package lucca.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import lucca.bots.Bots;
import lucca.engine.Catalogue;
import lucca.engine.UnreadableException;

/// Which seats people play, counted from 0; the others have bots, in order of their seats.
record People(SortedSet<Integer> seats, List<Bots> bots) {
    /// The word for no people at all.
    static final String NONE = "none";

    /// The seats in a text like `1,3`.
    /// @throws UnreadableException if the game has no such seat
    static SortedSet<Integer> seats(String text, int seats) {
        SortedSet<Integer> people = new TreeSet<>();
        if (!text.equals(NONE)) {
            for (String part : text.split(",", -1)) {
                int seat = part.strip().matches("[0-9]{1,2}") ? Integer.parseInt(part.strip()) : 0;
                if (seat < 1 || seat > seats) {
                    throw UnreadableException.of("play.human", seats, text);
                }
                people.add(seat - 1);
            }
        }
        return people;
    }

    /// Whether the bots are among themselves.
    boolean isNobody() {
        return seats.isEmpty();
    }

    boolean has(int seat) {
        return seats.contains(seat);
    }

    /// A bot for every seat of the game, which those of people never use.
    List<Bots> botsBySeat() {
        List<Bots> all = new ArrayList<>();
        int next = 0;
        for (int seat = 0; seat < seats.size() + bots.size(); seat++) {
            all.add(has(seat) ? Bots.RANDOM : bots.get(next++));
        }
        return all;
    }

    /// What each seat is called.
    List<String> names(Catalogue words) {
        List<String> names = new ArrayList<>();
        int next = 0;
        for (int seat = 0; seat < seats.size() + bots.size(); seat++) {
            String person = words.text(seats.size() == 1 ? "play.you" : "play.person");
            names.add(has(seat) ? person : bots.get(next++).word());
        }
        return names;
    }
}
