package lucca.server.room;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import lucca.server.web.ProblemException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/// Identifies a request, so that it is executed once even if it is sent several times.
/// @param fingerprint a hash of the request body; the same key with another body is refused
public record IdempotencyKey(String text, String fingerprint) {
    public static final String HEADER = "Idempotency-Key";

    private static final Pattern FORM = Pattern.compile("[!-~]{1,64}");
    private static final int FINGERPRINT_BYTES = 8;

    /// The key of a request; `null` if it has none.
    /// @throws UnreadableException if the header is not a valid key
    public static @Nullable IdempotencyKey of(@Nullable String header, Json body) {
        if (header == null) {
            return null;
        }
        if (!FORM.matcher(header).matches()) {
            throw UnreadableException.of("command.key");
        }
        return new IdempotencyKey(header, fingerprint(body));
    }

    private static String fingerprint(Json body) {
        try {
            byte[] text = canonical(body).toString().getBytes(StandardCharsets.UTF_8);
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text);
            return HexFormat.of().formatHex(hash, 0, FINGERPRINT_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Sorts the members, so that their order does not change the fingerprint.
    private static Json canonical(Json value) {
        return switch (value) {
            case Json.Obj(var members) -> {
                TreeMap<String, Json> all = new TreeMap<>();
                members.forEach((name, member) -> all.put(name, canonical(member)));
                yield new Json.Obj(all);
            }
            case Json.Arr(var items) ->
                    new Json.Arr(items.stream().map(IdempotencyKey::canonical).toList());
            case Json.Null same -> same;
            case Json.Bool same -> same;
            case Json.Num same -> same;
            case Json.Str same -> same;
        };
    }

    /// Checks that the key was not used for another request.
    ///
    /// @param earlier the fingerprint of the first request with this key; empty if an older
    ///     server handled it
    /// @throws ProblemException if the fingerprints differ
    void checkFingerprint(Optional<String> earlier) {
        if (earlier.isPresent() && !earlier.get().equals(fingerprint)) {
            throw ProblemException.of(HttpStatus.UNPROCESSABLE_CONTENT, "command.reused");
        }
    }
}
