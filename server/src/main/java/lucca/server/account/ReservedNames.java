package lucca.server.account;

import java.text.Normalizer;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import lucca.bots.BotKind;
import lucca.engine.MessageCatalogue;
import lucca.server.web.ServerMessages;
import lucca.words.Language;

/// Names that people cannot take, because others would mistake them for a deleted person, a bot, an
/// empty seat, or the operators of the server.
final class ReservedNames {
    private static final List<String> ROLES =
            List.of(
                    "Lucca",
                    "admin",
                    "administrator",
                    "administrateur",
                    "amministratore",
                    "host",
                    "hôte",
                    "moderator",
                    "modérateur",
                    "moderatore",
                    "operator",
                    "root",
                    "server",
                    "serveur",
                    "system",
                    "système",
                    "sistema");

    /// The words that older versions wrote in place of the names of deleted accounts.
    private static final List<String> FORMERLY_DELETED = List.of("gone", "plus là", "non c’è più");

    private static final List<String> SEATS = List.of("seat", "place", "posto");

    /// Pairs of letters or digits, of which the second is drawn like the first, or nearly so.
    private static final String LOOK_ALIKE =
            "lilılіlιl1o0oоoοs5sѕaаaαbвbβcсcϲdԁeеeεhнhһkкkκmмnпvνpрpρtтtτuυxхxχyуyγjј";

    private static final Set<String> WORDS = new HashSet<>();
    private static final Set<String> NUMBERED = new HashSet<>();

    static {
        ROLES.forEach(role -> WORDS.add(skeleton(role)));
        FORMERLY_DELETED.forEach(name -> WORDS.add(skeleton(name)));
        SEATS.forEach(seat -> NUMBERED.add(skeleton(seat)));
        for (Language language : Language.values()) {
            MessageCatalogue words = ServerMessages.common(language);
            WORDS.add(skeleton(words.text("people.gone")));
            NUMBERED.add(skeleton(withoutNumber(words.text("seat", 1))));
            for (String bot : BotKind.names()) {
                WORDS.add(skeleton(bot));
                WORDS.add(skeleton(words.text("bot." + bot + ".name")));
            }
        }
    }

    private ReservedNames() {}

    /// Whether a name is reserved or looks like a reserved one.
    static boolean contains(NormalizedName name) {
        String start = withoutNumber(name.text());
        return WORDS.contains(skeleton(name.text()))
                || !start.equals(letters(name.text())) && NUMBERED.contains(skeleton(start));
    }

    /// Maps names that look alike to the same text: without signs, accents, and differences between
    /// letters that are drawn alike.
    private static String skeleton(String text) {
        return letters(text)
                .codePoints()
                .mapToObj(letter -> Character.toString(drawn(letter)))
                .collect(Collectors.joining());
    }

    private static int drawn(int letter) {
        for (int i = 1; i < LOOK_ALIKE.length(); i += 2) {
            if (LOOK_ALIKE.charAt(i) == letter) {
                return LOOK_ALIKE.charAt(i - 1);
            }
        }
        return letter;
    }

    /// The letters and digits only, in lower case.
    private static String letters(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKD);
        return Normalizer.normalize(plain.toLowerCase(Locale.ROOT), Normalizer.Form.NFKD)
                .codePoints()
                .filter(Character::isLetterOrDigit)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }

    private static String withoutNumber(String text) {
        String letters = letters(text);
        int end = letters.length();
        while (end > 0 && Character.isDigit(letters.codePointBefore(end))) {
            end -= Character.charCount(letters.codePointBefore(end));
        }
        return letters.substring(0, end);
    }
}
