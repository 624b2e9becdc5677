package lucca.server.people;

import jakarta.servlet.http.HttpServletRequest;
import lucca.engine.Json;
import lucca.server.limit.Act;
import lucca.server.limit.Limits;
import lucca.server.limit.Source;
import lucca.server.web.Body;
import lucca.server.web.ProblemException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// Passkeys, as `navigator.credentials` of a browser gives and takes them.
@RestController
final class PasskeyApi {
    private final Passkeys passkeys;
    private final Accounts accounts;
    private final Limits limits;

    PasskeyApi(Passkeys passkeys, Accounts accounts, Limits limits) {
        this.passkeys = passkeys;
        this.accounts = accounts;
        this.limits = limits;
    }

    /// What is needed to make a key. Who has a password shows it, so that nobody who finds a
    /// browser
    /// open can stay for good.
    @PostMapping("/api/passkeys/options")
    Json toMake(@RequestBody Json body, Caller caller, HttpServletRequest request) {
        Session owner = caller.owner();
        Body given = Body.of(body);
        limits.take(Act.TRY, Source.of(request));
        if (!owner.person().guest()) {
            accounts.prove(owner, given.text("password"));
        }
        return passkeys.toMake(owner.person(), Webauthn.Site.of(request));
    }

    /// Lets the caller come in by a key that was made just now.
    @PostMapping("/api/passkeys")
    ResponseEntity<Json> add(@RequestBody Json body, Caller caller, HttpServletRequest request) {
        Session owner = caller.owner();
        Body given = Body.of(body);
        Name label = Name.of(given.text("name"));
        Token token =
                passkeys.add(owner, label, given.object("credential"), Webauthn.Site.of(request));
        return ResponseEntity.status(HttpStatus.CREATED)
                .header(HttpHeaders.SET_COOKIE, Callers.cookie(token, request))
                .body(Json.object());
    }

    @GetMapping("/api/passkeys")
    Json list(Caller caller) {
        return Json.object(
                "passkeys",
                passkeys.of(caller.owner().person().id()).stream()
                        .map(
                                each ->
                                        Json.object(
                                                "id", each.id(),
                                                "name", each.label(),
                                                "created", each.created(),
                                                "used", each.used()))
                        .toList());
    }

    @DeleteMapping("/api/passkeys/{id}")
    Json remove(@PathVariable("id") String id, Caller caller) {
        if (!passkeys.remove(caller.owner().person().id(), id)) {
            throw ProblemException.of(HttpStatus.NOT_FOUND, "people.nopasskey");
        }
        return Json.object();
    }

    /// What is needed to show a key.
    @PostMapping("/api/sessions/options")
    Json toUse(@RequestBody Json body, HttpServletRequest request) {
        Body.of(body);
        limits.take(Act.TRY, Source.of(request));
        return passkeys.toUse(Webauthn.Site.of(request));
    }

    /// Lets somebody in by a key.
    @PostMapping("/api/sessions/passkey")
    ResponseEntity<Json> enter(@RequestBody Json body, Caller caller, HttpServletRequest request) {
        Json.Obj credential = Body.of(body).object("credential");
        limits.take(Act.TRY, Source.of(request));
        return GuestApi.answer(
                passkeys.enter(credential, Webauthn.Site.of(request), caller.session()), request);
    }
}
