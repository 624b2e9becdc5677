package lucca.server.account;

import jakarta.servlet.http.HttpServletRequest;
import lucca.engine.Json;
import lucca.server.limit.ClientAddress;
import lucca.server.limit.RateLimitedAction;
import lucca.server.limit.UsageLimits;
import lucca.server.web.ProblemException;
import lucca.server.web.RequestJson;
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
    private final UsageLimits usageLimits;

    PasskeyApi(Passkeys passkeys, Accounts accounts, UsageLimits usageLimits) {
        this.passkeys = passkeys;
        this.accounts = accounts;
        this.usageLimits = usageLimits;
    }

    /// What is needed to make a key. Who has a password shows it, so that nobody who finds a
    /// browser
    /// open can stay for good.
    @PostMapping("/api/passkeys/options")
    Json creationOptions(@RequestBody Json body, Caller caller, HttpServletRequest request) {
        Session owner = caller.requireOwner();
        RequestJson given = RequestJson.of(body);
        usageLimits.acquire(RateLimitedAction.AUTHENTICATE_FROM_ADDRESS, ClientAddress.of(request));
        if (!owner.person().guest()) {
            accounts.verifyPassword(owner, given.text("password"));
        }
        return passkeys.creationOptions(owner.person(), WebauthnVerifier.RelyingParty.of(request));
    }

    /// Lets the caller come in by a key that was made just now.
    @PostMapping("/api/passkeys")
    ResponseEntity<Json> add(@RequestBody Json body, Caller caller, HttpServletRequest request) {
        Session owner = caller.requireOwner();
        RequestJson given = RequestJson.of(body);
        NormalizedName label = NormalizedName.of(given.text("name"));
        Token token =
                passkeys.add(
                        owner,
                        label,
                        given.object("credential"),
                        WebauthnVerifier.RelyingParty.of(request));
        return ResponseEntity.status(HttpStatus.CREATED)
                .header(HttpHeaders.SET_COOKIE, CallerResolver.cookie(token, request))
                .body(Json.object());
    }

    @GetMapping("/api/passkeys")
    Json list(Caller caller) {
        return Json.object(
                "passkeys",
                passkeys.list(caller.requireOwner().person().id()).stream()
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
        if (!passkeys.remove(caller.requireOwner().person().id(), id)) {
            throw ProblemException.of(HttpStatus.NOT_FOUND, "people.nopasskey");
        }
        return Json.object();
    }

    /// What is needed to show a key.
    @PostMapping("/api/sessions/options")
    Json requestOptions(@RequestBody Json body, HttpServletRequest request) {
        RequestJson.of(body);
        usageLimits.acquire(RateLimitedAction.AUTHENTICATE_FROM_ADDRESS, ClientAddress.of(request));
        return passkeys.requestOptions(WebauthnVerifier.RelyingParty.of(request));
    }

    /// Lets somebody in by a key.
    @PostMapping("/api/sessions/passkey")
    ResponseEntity<Json> signIn(@RequestBody Json body, Caller caller, HttpServletRequest request) {
        Json.Obj credential = RequestJson.of(body).object("credential");
        usageLimits.acquire(RateLimitedAction.AUTHENTICATE_FROM_ADDRESS, ClientAddress.of(request));
        return GuestApi.signedInResponse(
                passkeys.signIn(
                        credential, WebauthnVerifier.RelyingParty.of(request), caller.session()),
                request);
    }
}
