package lucca.server.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import lucca.server.limit.ClientAddressKey;
import lucca.server.limit.LimitExceededException;
import lucca.server.limit.UsageLimits;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/// Limits how many requests of one address are served at a time. Further requests wait, with only
/// their header read.
///
/// A request holds its body until it is answered, and its response until the client has received
/// it. Without this limit, one address could fill the memory with responses that it does not read.
/// Streams count only until they are open; the data queued for their readers is bounded elsewhere.
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 2)
final class AddressConcurrencyFilter extends OncePerRequestFilter {
    private static final int MAX = 64;

    /// The number of seconds after which a client may retry.
    private static final int RETRY_AFTER_SECONDS = 2;

    private final UsageLimits usageLimits;
    private final Duration longestWait;
    private final Map<Long, AddressPermits> permits = new ConcurrentHashMap<>();

    /// The permits of one address; removed with its last request.
    private static final class AddressPermits {
        private final Semaphore free = new Semaphore(MAX, true);
        private int requests;
    }

    AddressConcurrencyFilter(
            UsageLimits usageLimits, @Value("${lucca.edge.queue}") Duration longestWait) {
        this.usageLimits = usageLimits;
        this.longestWait = longestWait;
    }

    @Override
    protected void doFilterInternal(
            HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (!usageLimits.isEnabled()) {
            chain.doFilter(request, response);
            return;
        }
        long address = ClientAddressKey.of(request);
        AddressPermits addressPermits = enter(address);
        try {
            serve(addressPermits, request, response, chain);
        } finally {
            leave(address);
        }
    }

    private void serve(
            AddressPermits addressPermits,
            HttpServletRequest request,
            HttpServletResponse response,
            FilterChain chain)
            throws ServletException, IOException {
        if (!acquire(addressPermits)) {
            LimitExceededException refusal = LimitExceededException.retryAfter(RETRY_AFTER_SECONDS);
            ServletJson.write(
                    ProblemHandler.explain(refusal, LanguageResolver.of(request)), response);
            return;
        }
        try {
            chain.doFilter(request, response);
        } finally {
            addressPermits.free.release();
        }
    }

    private boolean acquire(AddressPermits addressPermits) {
        try {
            return addressPermits.free.tryAcquire(longestWait.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private AddressPermits enter(long address) {
        return permits.compute(
                address,
                (same, known) -> {
                    AddressPermits addressPermits = known == null ? new AddressPermits() : known;
                    addressPermits.requests++;
                    return addressPermits;
                });
    }

    private void leave(long address) {
        permits.computeIfPresent(
                address,
                (same, addressPermits) -> --addressPermits.requests == 0 ? null : addressPermits);
    }
}
