package lucca.server.room;

import java.security.SecureRandom;

/// Generates and checks table ids. An id cannot be guessed, so it also serves as the secret in the
/// link to a table.
final class TableIdGenerator {
    private static final String LETTERS =
            "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static final int LENGTH = 16;

    private TableIdGenerator() {}

    /// Whether the text has the form of a table id.
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
