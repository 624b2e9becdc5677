package lucca.server.table;

import java.security.SecureRandom;

/// The names of tables: nobody can guess one, so whoever has the link was given it.
final class TableId {
    private static final String LETTERS =
            "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static final int LENGTH = 16;

    private TableId() {}

    /// Whether there can be a table of that name.
    static boolean isValid(String text) {
        return text.length() == LENGTH && text.chars().allMatch(each -> LETTERS.indexOf(each) >= 0);
    }

    static String random(SecureRandom random) {
        StringBuilder id = new StringBuilder();
        while (id.length() < LENGTH) {
            id.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return id.toString();
    }
}
