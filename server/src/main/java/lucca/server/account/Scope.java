package lucca.server.account;

import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// What somebody may do with what they show.
enum Scope {
    /// To look at tables and lists.
    READ,
    /// To open tables and give commands.
    PLAY,
    /// To change what a person is known by; no token has it.
    ACCOUNT;

    static final Set<Scope> ALL = Set.of(values());

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Scope> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
    }

    /// As the database has them.
    static Set<Scope> parse(String words) {
        return Arrays.stream(words.split(" ", -1))
                .flatMap(word -> named(word).stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    static String format(Collection<Scope> scopes) {
        return scopes.stream().sorted().map(Scope::word).collect(Collectors.joining(" "));
    }
}
