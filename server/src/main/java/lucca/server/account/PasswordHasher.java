package lucca.server.account;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import lucca.engine.UnreadableException;
import lucca.server.limit.LimitExceededException;
import org.jspecify.annotations.Nullable;
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
import org.springframework.stereotype.Component;

/// Hashes passwords, which is slow on purpose: a few at a time on threads of their own, so that
/// nobody who plays waits for it, and no more than that wait.
@Component
final class PasswordHasher implements AutoCloseable {
    private static final int SHORTEST = 10;

    /// In bytes; bcrypt sees no more of them.
    private static final int LONGEST = 72;

    private static final int LONGEST_QUEUE = 32;
    private static final int THREADS = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

    private final BCryptPasswordEncoder encoder = new BCryptPasswordEncoder();
    private final ThreadPoolExecutor threads =
            new ThreadPoolExecutor(
                    THREADS,
                    THREADS,
                    0,
                    TimeUnit.SECONDS,
                    new ArrayBlockingQueue<>(LONGEST_QUEUE),
                    Thread.ofPlatform().daemon().name("password-", 0).factory());

    /// What nobody's password fits.
    private final String dummyHash = String.valueOf(encoder.encode("nobody"));

    /// The hash of a new password.
    /// @throws UnreadableException if it is too short or too long
    String hash(String given) {
        String password = normal(given);
        if (password.codePointCount(0, password.length()) < SHORTEST || isTooLong(password)) {
            throw UnreadableException.of("people.password", SHORTEST, LONGEST);
        }
        return runOnPool(() -> String.valueOf(encoder.encode(password)));
    }

    /// Whether a password is the one of a hash. It takes as long if there is none.
    boolean matches(String given, @Nullable String hash) {
        String password = normal(given);
        boolean possible = !password.isEmpty() && !isTooLong(password);
        String against = hash == null ? dummyHash : hash;
        String tried = possible ? password : "somebody";
        return runOnPool(() -> encoder.matches(tried, against)) && possible && hash != null;
    }

    private static boolean isTooLong(String password) {
        return password.getBytes(StandardCharsets.UTF_8).length > LONGEST;
    }

    /// Keyboards differ in how they write the same letter.
    private static String normal(String password) {
        return Normalizer.normalize(password, Normalizer.Form.NFKC);
    }

    private <T> T runOnPool(Callable<T> work) {
        try {
            return threads.submit(work).get();
        } catch (RejectedExecutionException e) {
            throw LimitExceededException.retryAfter(2);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw LimitExceededException.retryAfter(2);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
