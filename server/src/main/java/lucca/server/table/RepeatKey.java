package lucca.server.table;

import java.util.regex.Pattern;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;

/// By which somebody knows a request again, so that it is done once however often it is sent.
final class RepeatKey {
    static final String HEADER = "Idempotency-Key";

    private static final Pattern FORM = Pattern.compile("[!-~]{1,64}");

    private RepeatKey() {}

    /// What is in the header; `null` if nothing is.
    /// @throws UnreadableException if that is no key
    static @Nullable String of(@Nullable String header) {
        if (header != null && !FORM.matcher(header).matches()) {
            throw UnreadableException.of("command.key");
        }
        return header;
    }
}
