package lucca.server.table;

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

/// By which somebody knows a request again, so that it is done once however often it is sent.
/// @param fingerprint of what is asked: a key that comes with another one is refused
record IdempotencyKey(String text, String fingerprint) {
    static final String HEADER = "Idempotency-Key";

    private static final Pattern FORM = Pattern.compile("[!-~]{1,64}");
    private static final int FINGERPRINT_BYTES = 8;

    /// The key of a request; `null` if it has none.
    /// @throws UnreadableException if what is in the header is no key
    static @Nullable IdempotencyKey of(@Nullable String header, Json body) {
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

    /// The same value, whatever the order of its members.
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

    /// Makes sure that the key was not used for another request.
    /// @param before the fingerprint of the request that had the key; empty if an older server has
    ///     answered it
    /// @throws ProblemException if it was
    void checkFingerprint(Optional<String> before) {
        if (before.isPresent() && !before.get().equals(fingerprint)) {
            throw ProblemException.of(HttpStatus.UNPROCESSABLE_CONTENT, "command.reused");
        }
    }
}
