package lucca.server.people;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import lucca.server.limit.Act;
import lucca.server.limit.Limits;
import lucca.server.limit.Source;
import lucca.server.web.Body;
import lucca.server.web.ProblemException;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;

/// Lets those in who come with a wish and a name, so that one request is enough.
@Component
public final class Reception {
    private final People people;
    private final Limits limits;

    Reception(People people, Limits limits) {
        this.people = people;
        this.limits = limits;
    }

    /// The caller, who will be a guest if nobody knows them and they say their `name`. Nothing is
    /// kept of them as yet.
    /// @throws ProblemException if nobody knows them
    public Person meet(Caller caller, Body body, HttpServletRequest request) {
        if (caller.session() != null || !body.has("name")) {
            return caller.known();
        }
        limits.take(Act.ARRIVE, Source.of(request));
        return people.newcomer(body.text("name"));
    }

    /// Lets in whom it has met; the browser of a new guest is told to keep a cookie.
    public void letIn(
            Caller caller,
            Person person,
            HttpServletRequest request,
            HttpServletResponse response) {
        if (caller.session() == null) {
            Token token = people.welcome(person).token();
            response.addHeader(HttpHeaders.SET_COOKIE, Callers.cookie(token, request));
        }
    }
}
