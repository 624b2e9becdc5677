package lucca.server.account;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import lucca.server.limit.ClientAddressKey;
import lucca.server.limit.RateLimitedAction;
import lucca.server.limit.UsageLimits;
import lucca.server.web.ProblemException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;

/// Signs anonymous callers in as guests when a request contains a name, so that one request is
/// enough to open or join a table.
@Component
public final class ImplicitGuestSignIn {
    private final PersonRegistry personRegistry;
    private final UsageLimits usageLimits;

    ImplicitGuestSignIn(PersonRegistry personRegistry, UsageLimits usageLimits) {
        this.personRegistry = personRegistry;
        this.usageLimits = usageLimits;
    }

    /// Returns the caller, or a new guest if the caller is anonymous and the request contains a
    /// name. The guest is not stored yet.
    /// @throws ProblemException if the caller is anonymous and the request contains no name
    public Person identify(Caller caller, @Nullable String name, HttpServletRequest request) {
        if (caller.session() != null || name == null) {
            return caller.requirePerson();
        }
        usageLimits.acquire(RateLimitedAction.CREATE_GUEST, ClientAddressKey.of(request));
        return personRegistry.newGuest(name);
    }

    /// Stores the new guest and sets a session cookie, if the caller is anonymous.
    public void signIn(
            Caller caller,
            Person person,
            HttpServletRequest request,
            HttpServletResponse response) {
        if (caller.session() == null) {
            Token token = personRegistry.register(person).token();
            response.addHeader(HttpHeaders.SET_COOKIE, CallerResolver.cookie(token, request));
        }
    }
}
