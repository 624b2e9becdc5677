package lucca.server.account;

import jakarta.servlet.http.HttpServletRequest;
import lucca.engine.Json;
import lucca.server.limit.ClientAddress;
import lucca.server.limit.RateLimitedAction;
import lucca.server.limit.UsageLimits;
import lucca.server.web.RequestJson;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// Lets people come in.
@RestController
final class GuestApi {
    private final PersonRegistry personRegistry;
    private final UsageLimits usageLimits;

    GuestApi(PersonRegistry personRegistry, UsageLimits usageLimits) {
        this.personRegistry = personRegistry;
        this.usageLimits = usageLimits;
    }

    /// Makes the caller a guest under a name.
    @PostMapping("/api/guests")
    ResponseEntity<Json> createGuest(
            @RequestBody Json body, Caller caller, HttpServletRequest request) {
        String name = RequestJson.of(body).text("name");
        if (caller.session() != null) {
            caller.requireOwner(); // a program comes as who has made its token, and as nobody else
        }
        usageLimits.acquire(RateLimitedAction.CREATE_GUEST, ClientAddress.of(request));
        return signedInResponse(personRegistry.register(personRegistry.newGuest(name)), request);
    }

    /// Who the caller is. A browser is told to keep its cookie for longer.
    @GetMapping("/api/me")
    ResponseEntity<Json> me(Caller caller, HttpServletRequest request) {
        Session session = caller.session();
        Json person = json(caller.requirePerson());
        return session == null || session.token().isPersonal()
                ? ResponseEntity.ok(person)
                : signedInResponse(
                        new PersonRegistry.SignedIn(session.person(), session.token()), request);
    }

    /// Gives a guest another name.
    @PostMapping("/api/me")
    Json rename(@RequestBody Json body, Caller caller) {
        return json(
                personRegistry.rename(
                        caller.requireOwner().person(), RequestJson.of(body).text("name")));
    }

    /// Tells a person who they are, and their browser what to show.
    static ResponseEntity<Json> signedInResponse(
            PersonRegistry.SignedIn who, HttpServletRequest request) {
        return signedInResponse(HttpStatus.OK, who, request);
    }

    static ResponseEntity<Json> signedInResponse(
            HttpStatus status, PersonRegistry.SignedIn who, HttpServletRequest request) {
        return ResponseEntity.status(status)
                .header(HttpHeaders.SET_COOKIE, CallerResolver.cookie(who.token(), request))
                .body(json(who.person()));
    }

    static Json json(Person person) {
        return Json.object("id", person.id(), "name", person.name(), "guest", person.guest());
    }
}
