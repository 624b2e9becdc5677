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
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// Endpoints for accounts and for signing in with a password.
@RestController
final class AccountApi {
    private final Accounts accounts;
    private final UsageLimits usageLimits;

    AccountApi(Accounts accounts, UsageLimits usageLimits) {
        this.accounts = accounts;
        this.usageLimits = usageLimits;
    }

    /// Turns the guest who calls into an account with a name of its own.
    @PostMapping("/api/account")
    ResponseEntity<Json> createAccount(
            @RequestBody Json body, Caller caller, HttpServletRequest request) {
        Person guest = caller.requireOwner().person();
        RequestJson given = RequestJson.of(body);
        String name = given.text("name", guest.name());
        String password = given.text("password");
        usageLimits.acquire(
                RateLimitedAction.AUTHENTICATE_FROM_ADDRESS, ClientAddressKey.of(request));
        return CurrentPersonApi.signedInResponse(
                HttpStatus.CREATED, accounts.create(guest, name, password), request);
    }

    /// Signs in by name and password.
    @PostMapping("/api/sessions")
    ResponseEntity<Json> signIn(@RequestBody Json body, Caller caller, HttpServletRequest request) {
        RequestJson given = RequestJson.of(body);
        String name = given.text("name");
        String password = given.text("password");
        usageLimits.acquire(
                RateLimitedAction.AUTHENTICATE_FROM_ADDRESS, ClientAddressKey.of(request));
        return CurrentPersonApi.signedInResponse(
                accounts.signIn(name, password, caller.session(), caller.address()), request);
    }

    /// Changes the caller's password.
    @PostMapping("/api/account/password")
    ResponseEntity<Json> changePassword(
            @RequestBody Json body, Caller caller, HttpServletRequest request) {
        Session owner = caller.requireOwner();
        RequestJson given = RequestJson.of(body);
        String old = given.text("old");
        String password = given.text("new");
        usageLimits.acquire(
                RateLimitedAction.AUTHENTICATE_FROM_ADDRESS, ClientAddressKey.of(request));
        Token token = accounts.changePassword(owner, old, password);
        return ResponseEntity.ok()
                .header(HttpHeaders.SET_COOKIE, CallerResolver.cookie(token, request))
                .body(Json.object());
    }

    /// Deletes the caller's account.
    @PostMapping("/api/account/delete")
    ResponseEntity<Json> delete(@RequestBody Json body, Caller caller, HttpServletRequest request) {
        Session owner = caller.requireOwner();
        String password = RequestJson.of(body).text("password");
        usageLimits.acquire(
                RateLimitedAction.AUTHENTICATE_FROM_ADDRESS, ClientAddressKey.of(request));
        accounts.delete(owner, password);
        return ResponseEntity.ok()
                .header(HttpHeaders.SET_COOKIE, CallerResolver.expiredCookie(request))
                .body(Json.object());
    }
}
