package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import lucca.engine.Json;
import lucca.fair.Secret;
import lucca.server.table.Secrets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Two tables that differ only in what one seat keeps in secret")
class SecrecyTest {
    private static final Secret SAME = new Secret("5".repeat(64));

    /// What somebody hears and sees of a table.
    private record Known(List<String> stream, String view, String refusal) {}

    @Test
    @DisplayName("are the same to others, byte for byte, on every channel")
    void same(@TempDir Path folder) {
        try (Running server =
                Running.with(
                        folder,
                        Running.part(Secrets.class, () -> () -> SAME),
                        Running.part(
                                InstantSource.class,
                                () -> InstantSource.fixed(Instant.ofEpochSecond(1))))) {
            List<Visitor> people =
                    List.of(server.guest("Anna"), server.guest("Bruno"), server.guest("Carla"));
            List<Known> first = watch(people, server.stranger(), 0);
            List<Known> second = watch(people, server.stranger(), 3);
            assertThat(first.getFirst()).isNotEqualTo(second.getFirst());
            assertThat(first.subList(1, 4)).isEqualTo(second.subList(1, 4));
        }
    }

    /// Lets the first seat keep some cards; what each seat and a spectator know then.
    private static List<Known> watch(List<Visitor> people, Visitor stranger, int choice) {
        String table = people.getFirst().open(Json.object("game", "citta", "seats", 3));
        for (int seat = 0; seat < people.size(); seat++) {
            people.get(seat).sit(table, seat);
        }
        List<Visitor> all = new ArrayList<>(people);
        all.add(stranger);
        List<Follower> followers = all.stream().map(each -> each.follow(table)).toList();
        long start = people.getFirst().done(table, Json.object("type", "start"));
        followers.forEach(each -> each.untilVersion(start));
        Json kept = people.getFirst().moves(table).get(choice);
        long last = people.getFirst().play(table, start, kept).number("version");
        List<Known> known = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            followers.get(i).untilVersion(last);
            Json nonsense = Json.object("type", "keep", "cards", List.of("1w"));
            known.add(
                    new Known(
                            List.copyOf(followers.get(i).heard()),
                            all.get(i).view(table).text(),
                            all.get(i).play(table, last, nonsense).text()));
            followers.get(i).close();
        }
        return known;
    }
}
