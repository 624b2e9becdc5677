package lucca.table;

import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// What a seat adds to the luck of its table: a text that it tells at once, or one to which it
/// commits by a hash and which it reveals when the game starts.
/// @param hash the SHA-256 of the text in UTF-8; `null` if the seat committed to nothing
/// @param text `null` until it is revealed
public record Salt(@Nullable String hash, @Nullable String text) {
    /// Of bots, and of everybody who sends nothing.
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

    /// Whether the hash has the form of one.
    boolean isWellFormed() {
        return hash == null || HASH.matcher(hash).matches();
    }

    boolean isHashOf(String revealed) {
        return Sha256.hex(revealed).equals(hash);
    }

    Salt revealed(String revealed) {
        return new Salt(hash, revealed);
    }

    /// What goes into the luck. The hash stands in for a text that was never revealed, so that
    /// nobody can choose another one afterwards.
    public String value() {
        return text != null ? text : Objects.requireNonNull(hash);
    }
}
