package lucca.server.account;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/// A secret that authenticates a person: 256 random bits. The database stores only its hash.
record Token(String text) {
    private static final int BYTES = 32;
    static final int ID_DIGITS = 16;

    /// Marks personal tokens, so that people and secret scanners recognize them.
    private static final String PREFIX = "lucca_";

    static Token random(SecureRandom random) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return new Token(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    /// Creates a personal token, which is for a program.
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

    /// The part of a hash that identifies a session and is not secret.
    static String publicId(String hash) {
        return hash.substring(0, ID_DIGITS);
    }

    /// Hides the secret, so that it does not appear in logs.
    @Override
    public String toString() {
        return "Token";
    }
}
