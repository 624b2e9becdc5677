package lucca.fair;

import java.security.SecureRandom;
import java.util.regex.Pattern;
import lucca.table.Hex;
import lucca.table.Sha256;

/// The secret behind the chance outcomes of a table: 256 random bits, written as 64 hexadecimal
/// digits.
public record ChanceSecret(String hex) {
    private static final int BYTES = 32;
    private static final Pattern FORM = Pattern.compile("[0-9a-f]{64}");

    public ChanceSecret {
        if (!FORM.matcher(hex).matches()) {
            throw new IllegalArgumentException("a secret has 64 hexadecimal digits");
        }
    }

    public static ChanceSecret random(SecureRandom random) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return new ChanceSecret(Hex.write(bytes));
    }

    /// The SHA-256 of the secret, in hexadecimal. It may be published before the game.
    public String commitment() {
        return Hex.write(Sha256.digest(bytes()));
    }

    byte[] bytes() {
        return Hex.read(hex);
    }

    /// Hides the secret from program logs.
    @Override
    public String toString() {
        return "Secret";
    }
}
