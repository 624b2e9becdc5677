package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Playout;
import lucca.engine.Rng;
import lucca.engine.State;
import lucca.engine.UnreadableException;

/// Checks positions with random mistakes. Each must be refused with a sentence or playable to the
/// end of the game.
final class PositionLaws<S extends State<S>, M extends Move> {
    private final Game<S, M> game;
    private final GameTexts texts;

    PositionLaws(Game<S, M> game, GameTexts gameTexts) {
        this.game = game;
        this.texts = gameTexts;
    }

    void check(Rng random, int times) {
        for (int i = 0; i < times; i++) {
            String position = randomPosition(random);
            String wrong = mutated(position, randomPosition(random), random);
            try {
                checkPlayable(wrong, random);
            } catch (UnreadableException e) {
                texts.text(e.why());
            } catch (RuntimeException e) {
                throw new AssertionError("the position " + wrong, e);
            }
        }
    }

    private String randomPosition(Rng random) {
        return Playouts.match(game, random, random.below(120)).position();
    }

    private void checkPlayable(String position, Rng random) {
        Match<S, M> match = Match.at(game, position);
        String read = match.position();
        assertThat(game.position(game.stateAt(read))).as("%s read again", position).isEqualTo(read);
        Playout playout = new Playout();
        int events = 0;
        while (!match.isOver()) {
            int seat = match.actor();
            M move = match.compose(seat, (state, of) -> playout.step(state, of, random));
            assertThat(match.play(new Event<>(seat, move)))
                    .as("refusal of %s from the position %s", move, position)
                    .isEmpty();
            assertThat(++events)
                    .as("events from the position %s", position)
                    .isLessThan(game.maxSteps());
        }
    }

    /// Replaces, repeats or drops a field or a part of one, or takes it from the other position.
    private static String mutated(String position, String other, Rng random) {
        List<String> fields = new ArrayList<>(List.of(position.split(" ", -1)));
        List<String> others = List.of(other.split(" ", -1));
        int at = random.below(fields.size());
        int from = random.below(fields.size());
        switch (random.below(5)) {
            case 0 -> fields.set(at, others.get(Math.min(at, others.size() - 1)));
            case 1 -> fields.set(at, fields.get(from));
            case 2 -> fields.set(at, part(fields.get(at), fields.get(from), random));
            case 3 -> fields.set(at, part(fields.get(at), others.getLast(), random));
            default -> fields.set(at, digit(fields.get(at), random));
        }
        return String.join(" ", fields);
    }

    private static String part(String field, String source, Rng random) {
        List<String> parts = new ArrayList<>(List.of(field.split("(?<=[,;/+:])", -1)));
        List<String> others = List.of(source.split("(?<=[,;/+:])", -1));
        int at = random.below(parts.size());
        if (random.below(3) == 0) {
            parts.remove(at);
        } else {
            parts.set(at, others.get(random.below(others.size())));
        }
        return String.join("", parts);
    }

    private static String digit(String field, Rng random) {
        int at = random.below(field.length() + 1);
        String digit = String.valueOf(random.below(10));
        return field.substring(0, at) + digit + field.substring(Math.min(field.length(), at + 1));
    }
}
