package lucca.server.account;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import lucca.server.limit.ClientAddressKey;
import lucca.server.limit.RateLimitedAction;
import lucca.server.limit.UsageLimits;
import lucca.server.web.Empty;
import lucca.server.web.OptionalMember;
import lucca.server.web.ProblemResponse;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/// Endpoints for accounts and for signing in with a password.
@RestController
@Tag(name = "People")
final class AccountApi {
    private final Accounts accounts;
    private final UsageLimits usageLimits;

    AccountApi(Accounts accounts, UsageLimits usageLimits) {
        this.accounts = accounts;
        this.usageLimits = usageLimits;
    }

    record Account(
            @OptionalMember @Schema(description = "Default: your current name.")
                    @Nullable String name,
            String password) {}

    record SignInRequest(String name, String password) {}

    record NewPassword(String old, @Schema(name = "new") String password) {}

    record Password(String password) {}

    @Operation(summary = "Create an account.")
    @ResponseStatus(HttpStatus.CREATED)
    @ProblemResponse(
            status = 409,
            description = "You have an account, or the name belongs to somebody else.")
    @PostMapping("/api/account")
    ResponseEntity<Person> createAccount(
            @SignInRequired(withoutToken = true) Caller caller,
            @RequestBody Account account,
            HttpServletRequest request) {
        Person guest = caller.requireOwner().person();
        String name = account.name() == null ? guest.name() : account.name();
        usageLimits.acquire(
                RateLimitedAction.AUTHENTICATE_FROM_ADDRESS, ClientAddressKey.of(request));
        return CurrentPersonApi.signedInResponse(
                HttpStatus.CREATED, accounts.create(guest, name, account.password()), request);
    }

    @Operation(summary = "Sign in.")
    @PostMapping("/api/sessions")
    ResponseEntity<Person> signIn(
            @RequestBody SignInRequest signIn, Caller caller, HttpServletRequest request) {
        usageLimits.acquire(
                RateLimitedAction.AUTHENTICATE_FROM_ADDRESS, ClientAddressKey.of(request));
        return CurrentPersonApi.signedInResponse(
                accounts.signIn(
                        signIn.name(), signIn.password(), caller.session(), caller.address()),
                request);
    }

    @Operation(summary = "Change your password.")
    @ProblemResponse(status = 409, description = "You have no account.")
    @PostMapping("/api/account/password")
    ResponseEntity<Empty> changePassword(
            @SignInRequired(withoutToken = true) Caller caller,
            @RequestBody NewPassword change,
            HttpServletRequest request) {
        Session owner = caller.requireOwner();
        usageLimits.acquire(
                RateLimitedAction.AUTHENTICATE_FROM_ADDRESS, ClientAddressKey.of(request));
        Token token = accounts.changePassword(owner, change.old(), change.password());
        return ResponseEntity.ok()
                .header(HttpHeaders.SET_COOKIE, CallerResolver.cookie(token, request))
                .body(new Empty());
    }

    @Operation(summary = "Delete your account.")
    @ProblemResponse(status = 409, description = "You have no account.")
    @PostMapping("/api/account/delete")
    ResponseEntity<Empty> delete(
            @SignInRequired(withoutToken = true) Caller caller,
            @RequestBody Password proof,
            HttpServletRequest request) {
        Session owner = caller.requireOwner();
        usageLimits.acquire(
                RateLimitedAction.AUTHENTICATE_FROM_ADDRESS, ClientAddressKey.of(request));
        accounts.delete(owner, proof.password());
        return ResponseEntity.ok()
                .header(HttpHeaders.SET_COOKIE, CallerResolver.expiredCookie(request))
                .body(new Empty());
    }
}
