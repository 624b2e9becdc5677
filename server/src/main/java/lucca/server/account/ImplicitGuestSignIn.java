package lucca.server.account;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import lucca.server.limit.ClientAddress;
import lucca.server.limit.RateLimitedAction;
import lucca.server.limit.UsageLimits;
import lucca.server.web.ProblemException;
import lucca.server.web.RequestJson;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;

/// Lets those in who come with a wish and a name, so that one request is enough.
@Component
public final class ImplicitGuestSignIn {
    private final PersonRegistry personRegistry;
    private final UsageLimits usageLimits;

    ImplicitGuestSignIn(PersonRegistry personRegistry, UsageLimits usageLimits) {
        this.personRegistry = personRegistry;
        this.usageLimits = usageLimits;
    }

    /// The caller, who will be a guest if nobody knows them and they say their `name`. Nothing is
    /// kept of them as yet.
    /// @throws ProblemException if nobody knows them
    public Person identify(Caller caller, RequestJson requestJson, HttpServletRequest request) {
        if (caller.session() != null || !requestJson.has("name")) {
            return caller.requirePerson();
        }
        usageLimits.acquire(RateLimitedAction.CREATE_GUEST, ClientAddress.of(request));
        return personRegistry.newGuest(requestJson.text("name"));
    }

    /// Lets in whom it has met; the browser of a new guest is told to keep a cookie.
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
