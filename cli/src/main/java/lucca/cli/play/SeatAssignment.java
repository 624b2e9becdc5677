package lucca.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import lucca.bots.BotKind;
import lucca.engine.MessageCatalogue;
import lucca.engine.UnreadableException;

/// The seats that people play, counted from 0. The other seats have bots, in order.
record SeatAssignment(SortedSet<Integer> humans, List<BotKind> bots) {
    /// The value for no people at all.
    static final String NONE = "none";

    /// Parses seats from text such as `1,3`.
    /// @throws UnreadableException if the game has no such seat
    static SortedSet<Integer> humans(String text, int seats) {
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

    /// Whether all seats have bots.
    boolean isBotsOnly() {
        return humans.isEmpty();
    }

    boolean isHuman(int seat) {
        return humans.contains(seat);
    }

    /// A bot for every seat of the game. Those at seats of people are never used.
    List<BotKind> botsBySeat() {
        List<BotKind> all = new ArrayList<>();
        int next = 0;
        for (int seat = 0; seat < humans.size() + bots.size(); seat++) {
            all.add(isHuman(seat) ? BotKind.RANDOM : bots.get(next++));
        }
        return all;
    }

    /// The name of each seat.
    List<String> names(MessageCatalogue words) {
        List<String> names = new ArrayList<>();
        int next = 0;
        for (int seat = 0; seat < humans.size() + bots.size(); seat++) {
            String person = words.text(humans.size() == 1 ? "play.you" : "play.person");
            names.add(isHuman(seat) ? person : bots.get(next++).word());
        }
        return names;
    }
}
