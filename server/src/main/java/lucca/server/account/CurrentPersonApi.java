package lucca.server.account;

import jakarta.servlet.http.HttpServletRequest;
import lucca.engine.Json;
import lucca.server.limit.ClientAddressKey;
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

/// Endpoints for guests and for the current person.
@RestController
final class CurrentPersonApi {
    private final PersonRegistry personRegistry;
    private final UsageLimits usageLimits;

    CurrentPersonApi(PersonRegistry personRegistry, UsageLimits usageLimits) {
        this.personRegistry = personRegistry;
        this.usageLimits = usageLimits;
    }

    /// Signs the caller in as a guest with a name.
    @PostMapping("/api/guests")
    ResponseEntity<Json> createGuest(
            @RequestBody Json body, Caller caller, HttpServletRequest request) {
        String name = RequestJson.of(body).text("name");
        if (caller.session() != null) {
            caller.requireOwner(); // a program cannot become another person
        }
        usageLimits.acquire(RateLimitedAction.CREATE_GUEST, ClientAddressKey.of(request));
        return signedInResponse(personRegistry.register(personRegistry.newGuest(name)), request);
    }

    /// Returns the current person and extends the lifetime of the browser's cookie.
    @GetMapping("/api/me")
    ResponseEntity<Json> me(Caller caller, HttpServletRequest request) {
        Session session = caller.session();
        Json person = json(caller.requirePerson());
        return session == null || session.token().isPersonal()
                ? ResponseEntity.ok(person)
                : signedInResponse(
                        new PersonRegistry.SignedIn(session.person(), session.token()), request);
    }

    /// Changes the name of a guest.
    @PostMapping("/api/me")
    Json rename(@RequestBody Json body, Caller caller) {
        return json(
                personRegistry.rename(
                        caller.requireOwner().person(), RequestJson.of(body).text("name")));
    }

    /// Returns the person and sets the session cookie.
    static ResponseEntity<Json> signedInResponse(
            PersonRegistry.SignedIn signedIn, HttpServletRequest request) {
        return signedInResponse(HttpStatus.OK, signedIn, request);
    }

    static ResponseEntity<Json> signedInResponse(
            HttpStatus status, PersonRegistry.SignedIn signedIn, HttpServletRequest request) {
        return ResponseEntity.status(status)
                .header(HttpHeaders.SET_COOKIE, CallerResolver.cookie(signedIn.token(), request))
                .body(json(signedIn.person()));
    }

    static Json json(Person person) {
        return Json.object("id", person.id(), "name", person.name(), "guest", person.guest());
    }
}
