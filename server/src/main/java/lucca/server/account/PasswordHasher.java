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

/// Hashes passwords. Hashing is slow on purpose, so a small thread pool with a bounded queue does
/// it, which keeps it from slowing down play.
@Component
final class PasswordHasher implements AutoCloseable {
    private static final int MIN_LENGTH = 10;

    /// The longest password in bytes; bcrypt ignores the rest.
    private static final int MAX_LENGTH = 72;

    private static final int MAX_QUEUE = 32;
    private static final int THREADS = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

    private final BCryptPasswordEncoder encoder = new BCryptPasswordEncoder();
    private final ThreadPoolExecutor threads =
            new ThreadPoolExecutor(
                    THREADS,
                    THREADS,
                    0,
                    TimeUnit.SECONDS,
                    new ArrayBlockingQueue<>(MAX_QUEUE),
                    Thread.ofPlatform().daemon().name("password-", 0).factory());

    /// A hash to compare with when there is no account.
    private final String dummyHash = String.valueOf(encoder.encode("nobody"));

    /// Hashes a new password.
    /// @throws UnreadableException if it is too short or too long
    String hash(String given) {
        String password = normal(given);
        if (password.codePointCount(0, password.length()) < MIN_LENGTH || isTooLong(password)) {
            throw UnreadableException.of("people.password", MIN_LENGTH, MAX_LENGTH);
        }
        return runOnPool(() -> String.valueOf(encoder.encode(password)));
    }

    /// Whether a password matches a hash. Takes the same time if there is no hash.
    boolean matches(String given, @Nullable String hash) {
        String password = normal(given);
        boolean possible = !password.isEmpty() && !isTooLong(password);
        String against = hash == null ? dummyHash : hash;
        String tried = possible ? password : "somebody";
        return runOnPool(() -> encoder.matches(tried, against)) && possible && hash != null;
    }

    private static boolean isTooLong(String password) {
        return password.getBytes(StandardCharsets.UTF_8).length > MAX_LENGTH;
    }

    /// Normalizes a password, because keyboards differ in how they encode the same letter.
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
