package lucca.server.account;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import lucca.server.limit.ClientAddressKey;
import lucca.server.limit.RateLimitedAction;
import lucca.server.limit.UsageLimits;
import lucca.server.web.ProblemResponse;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// Endpoints for guests and for the current person.
@RestController
@Tag(name = "People")
final class CurrentPersonApi {
    private final PersonRegistry personRegistry;
    private final UsageLimits usageLimits;

    CurrentPersonApi(PersonRegistry personRegistry, UsageLimits usageLimits) {
        this.personRegistry = personRegistry;
        this.usageLimits = usageLimits;
    }

    record Guest(@Schema(description = "1 to 40 characters.") String name) {}

    @Operation(summary = "Sign in as a guest; sets a session cookie.")
    @ProblemResponse(status = 409, description = "The name belongs to somebody else.")
    @PostMapping("/api/guests")
    ResponseEntity<Person> createGuest(
            @RequestBody Guest guest, Caller caller, HttpServletRequest request) {
        if (caller.session() != null) {
            caller.requireOwner(); // a program cannot become another person
        }
        usageLimits.acquire(RateLimitedAction.CREATE_GUEST, ClientAddressKey.of(request));
        return signedInResponse(
                personRegistry.register(personRegistry.newGuest(guest.name())), request);
    }

    /// Also extends the lifetime of the browser's cookie.
    @Operation(summary = "Get the current person.")
    @GetMapping("/api/me")
    ResponseEntity<Person> me(@SignInRequired Caller caller, HttpServletRequest request) {
        Session session = caller.session();
        Person person = caller.requirePerson();
        return session == null || session.token().isPersonal()
                ? ResponseEntity.ok(person)
                : signedInResponse(
                        new PersonRegistry.SignedIn(session.person(), session.token()), request);
    }

    @Operation(summary = "Change your name, as a guest.")
    @ProblemResponse(
            status = 409,
            description = "The name belongs to somebody else, or yours cannot be changed.")
    @PostMapping("/api/me")
    Person rename(@SignInRequired(withoutToken = true) Caller caller, @RequestBody Guest guest) {
        return personRegistry.rename(caller.requireOwner().person(), guest.name());
    }

    /// Returns the person and sets the session cookie.
    static ResponseEntity<Person> signedInResponse(
            PersonRegistry.SignedIn signedIn, HttpServletRequest request) {
        return signedInResponse(HttpStatus.OK, signedIn, request);
    }

    static ResponseEntity<Person> signedInResponse(
            HttpStatus status, PersonRegistry.SignedIn signedIn, HttpServletRequest request) {
        return ResponseEntity.status(status)
                .header(HttpHeaders.SET_COOKIE, CallerResolver.cookie(signedIn.token(), request))
                .body(signedIn.person());
    }
}
