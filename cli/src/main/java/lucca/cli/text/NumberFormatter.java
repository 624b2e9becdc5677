package lucca.cli.text;

import java.util.Locale;
import lucca.arena.ConfidenceInterval;
import org.jspecify.annotations.Nullable;

/// Formats measured numbers for text and for JSON.
public final class NumberFormatter {
    private static final double PERCENT = 100;

    private NumberFormatter() {}

    /// Rounds to a meaningful precision; `null` if the value is infinite.
    public static @Nullable Double rounded(double value) {
        return Double.isInfinite(value) ? null : Double.valueOf(Math.round(value * 1e6) / 1e6);
    }

    public static String count(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    public static String percent(double share) {
        return decimal(share * PERCENT, 1);
    }

    public static String percentInterval(ConfidenceInterval shares) {
        return interval(new ConfidenceInterval(shares.low() * PERCENT, shares.high() * PERCENT), 1);
    }

    public static String interval(ConfidenceInterval range, int digits) {
        return CliMessages.common()
                .text(
                        "arena.interval",
                        decimal(range.low(), digits),
                        decimal(range.high(), digits));
    }

    public static String decimal(double value, int digits) {
        if (Double.isInfinite(value)) {
            return CliMessages.common()
                    .text(value > 0 ? "arena.unbounded" : "arena.unbounded.below");
        }
        String text = String.format(Locale.ROOT, "%." + digits + "f", value);
        return text.matches("-0(\\.0*)?") ? text.substring(1) : text;
    }
}
