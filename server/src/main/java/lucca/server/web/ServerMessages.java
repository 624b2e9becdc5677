package lucca.server.web;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import lucca.engine.GameKind;
import lucca.engine.MessageCatalogue;
import lucca.engine.Seat;
import lucca.words.Language;
import lucca.words.MessageFiles;

/// The messages of the server, by language and game. The files of each language are read once.
public final class ServerMessages {
    private static final Map<Language, ServerMessages> ALL = new EnumMap<>(Language.class);

    static {
        for (Language language : Language.values()) {
            ALL.put(language, new ServerMessages(language));
        }
    }

    private final Language language;
    private final MessageCatalogue common;
    private final Map<String, MessageCatalogue> games = new ConcurrentHashMap<>();

    private ServerMessages(Language language) {
        this.language = language;
        common = MessageFiles.read(language, "engine", "bots", "arena", "table", "server");
    }

    /// The messages without those of a game, in English, for operators.
    public static MessageCatalogue common() {
        return common(Language.ENGLISH);
    }

    /// The messages without those of a game.
    public static MessageCatalogue common(Language language) {
        return forLanguage(language).common;
    }

    /// The messages about a game, for text in which seats are numbers.
    public static MessageCatalogue of(Language language, GameKind kind) {
        ServerMessages words = forLanguage(language);
        MessageCatalogue known = words.games.get(kind.name());
        return known == null ? words.read(kind) : known;
    }

    /// The messages about a table of a game, for JSON: in them, seats are tokens, which the client
    /// replaces by names.
    public static MessageCatalogue tokenized(Language language, GameKind kind) {
        return of(language, kind).withSeats(Seat::token);
    }

    private static ServerMessages forLanguage(Language language) {
        return Objects.requireNonNull(ALL.get(language));
    }

    private MessageCatalogue read(GameKind kind) {
        return games.computeIfAbsent(
                kind.name(), name -> common.with(MessageFiles.read(language, name)));
    }
}
