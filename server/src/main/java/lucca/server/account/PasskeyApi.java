package lucca.server.account;

import jakarta.servlet.http.HttpServletRequest;
import lucca.engine.Json;
import lucca.server.limit.ClientAddressKey;
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

/// Endpoints for passkeys, in the format of `navigator.credentials`.
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

    /// Returns the options for creating a passkey. The owner of an account must enter the password,
    /// so that an unattended browser does not give permanent access.
    @PostMapping("/api/passkeys/options")
    Json creationOptions(@RequestBody Json body, Caller caller, HttpServletRequest request) {
        Session owner = caller.requireOwner();
        RequestJson given = RequestJson.of(body);
        usageLimits.acquire(
                RateLimitedAction.AUTHENTICATE_FROM_ADDRESS, ClientAddressKey.of(request));
        if (!owner.person().guest()) {
            accounts.verifyPassword(owner, given.text("password"));
        }
        return passkeys.creationOptions(owner.person(), WebauthnVerifier.RelyingParty.of(request));
    }

    /// Adds a passkey that was just created.
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

    /// Returns the options for signing in with a passkey.
    @PostMapping("/api/sessions/options")
    Json requestOptions(@RequestBody Json body, HttpServletRequest request) {
        RequestJson.of(body);
        usageLimits.acquire(
                RateLimitedAction.AUTHENTICATE_FROM_ADDRESS, ClientAddressKey.of(request));
        return passkeys.requestOptions(WebauthnVerifier.RelyingParty.of(request));
    }

    /// Signs in with a passkey.
    @PostMapping("/api/sessions/passkey")
    ResponseEntity<Json> signIn(@RequestBody Json body, Caller caller, HttpServletRequest request) {
        Json.Obj credential = RequestJson.of(body).object("credential");
        usageLimits.acquire(
                RateLimitedAction.AUTHENTICATE_FROM_ADDRESS, ClientAddressKey.of(request));
        return CurrentPersonApi.signedInResponse(
                passkeys.signIn(
                        credential, WebauthnVerifier.RelyingParty.of(request), caller.session()),
                request);
    }
}
