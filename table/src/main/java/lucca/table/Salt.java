package lucca.table;

import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The contribution of a seat to the randomness of its table. It is either public at once, or
/// committed by a hash and revealed when the game starts.
/// @param hash the SHA-256 of the text in UTF-8; `null` if the salt was public at once
/// @param text `null` until it is revealed
public record Salt(@Nullable String hash, @Nullable String text) {
    /// The salt of bots and of persons who send none.
    public static final Salt NONE = plain("");

    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

    public Salt {
        if (hash == null) {
            Objects.requireNonNull(text, "neither a salt nor its hash");
        }
    }

    public static Salt plain(String text) {
        return new Salt(null, text);
    }

    public static Salt committed(String hash) {
        return new Salt(hash, null);
    }

    /// Whether the seat has committed to a text that it has not revealed.
    public boolean isUnrevealed() {
        return text == null;
    }

    /// Whether the hash, if any, is formatted correctly.
    boolean isWellFormed() {
        return hash == null || HASH.matcher(hash).matches();
    }

    boolean isHashOf(String revealed) {
        return Sha256.hex(revealed).equals(hash);
    }

    Salt revealed(String revealed) {
        return new Salt(hash, revealed);
    }

    /// The value that goes into the chance outcomes. The hash replaces a text that was never
    /// revealed, so that nobody can choose another text afterwards.
    public String value() {
        return text != null ? text : Objects.requireNonNull(hash);
    }
}
