package lucca.server.account;

import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// What a session or token allows.
enum Scope {
    /// Reading tables and lists.
    READ,
    /// Opening tables and sending commands.
    PLAY,
    /// Changing credentials and the name of the person; personal tokens never have it.
    ACCOUNT;

    static final Set<Scope> ALL = Set.of(values());

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Scope> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
    }

    /// Parses the format of the database.
    static Set<Scope> parse(String words) {
        return Arrays.stream(words.split(" ", -1))
                .flatMap(word -> named(word).stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    static String format(Collection<Scope> scopes) {
        return scopes.stream().sorted().map(Scope::word).collect(Collectors.joining(" "));
    }
}
