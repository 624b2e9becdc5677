package lucca.fair;

import java.security.SecureRandom;
import java.util.regex.Pattern;
import lucca.table.Hex;
import lucca.table.Sha256;

/// What the chance of a table is made of: 256 random bits, written as 64 hexadecimal digits.
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

    /// Its SHA-256, in hexadecimal digits: may be told before the game.
    public String commitment() {
        return Hex.write(Sha256.digest(bytes()));
    }

    byte[] bytes() {
        return Hex.read(hex);
    }

    /// Not to be found in any log of the program.
    @Override
    public String toString() {
        return "Secret";
    }
}
