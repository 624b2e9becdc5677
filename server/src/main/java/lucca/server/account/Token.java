package lucca.server.account;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/// What a person shows to be known again: 256 random bits. Only its hash is kept.
record Token(String text) {
    private static final int BYTES = 32;
    static final int ID_DIGITS = 16;

    /// By which people, and programs that look for secrets, know what it is.
    private static final String PREFIX = "lucca_";

    static Token random(SecureRandom random) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return new Token(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    /// One for a program.
    static Token personal(SecureRandom random) {
        return new Token(PREFIX + random(random).text());
    }

    boolean isPersonal() {
        return text.startsWith(PREFIX);
    }

    String hash() {
        try {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /// What may be told of a hash, to choose among several.
    static String publicId(String hash) {
        return hash.substring(0, ID_DIGITS);
    }

    /// Not to be found in any log of the program.
    @Override
    public String toString() {
        return "Token";
    }
}
