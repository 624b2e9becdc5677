package lucca.server.account;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import lucca.engine.Json;
import lucca.engine.Message;
import lucca.engine.UnreadableException;
import lucca.server.limit.ClientAddressKey;
import lucca.server.limit.RateLimitedAction;
import lucca.server.limit.UsageLimits;
import lucca.server.web.Empty;
import lucca.server.web.OptionalMember;
import lucca.server.web.ProblemException;
import lucca.server.web.ProblemResponse;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/// Endpoints for passkeys, in the format of `navigator.credentials`.
@RestController
@Tag(name = "People")
final class PasskeyApi {
    private final Passkeys passkeys;
    private final Accounts accounts;
    private final UsageLimits usageLimits;

    PasskeyApi(Passkeys passkeys, Accounts accounts, UsageLimits usageLimits) {
        this.passkeys = passkeys;
        this.accounts = accounts;
        this.usageLimits = usageLimits;
    }

    record PasskeyProof(
            @OptionalMember @Schema(description = "Your password, if you have one.")
                    @Nullable String password) {}

    record NewPasskey(
            String name,
            @Schema(description = "The result of navigator.credentials.create.")
                    Json.Obj credential) {}

    record PasskeyAssertion(
            @Schema(description = "The result of navigator.credentials.get.")
                    Json.Obj credential) {}

    record PasskeyList(List<Passkeys.Passkey> passkeys) {}

    /// The owner of an account must enter the password, so that an unattended browser does not give
    /// permanent access.
    @Operation(summary = "Get the options for navigator.credentials.create.")
    @ProblemResponse(status = 409, description = "You have no account.")
    @PostMapping("/api/passkeys/options")
    Passkeys.PasskeyCreationOptions creationOptions(
            @SignInRequired(withoutToken = true) Caller caller,
            @RequestBody PasskeyProof proof,
            HttpServletRequest request) {
        Session owner = caller.requireOwner();
        usageLimits.acquire(
                RateLimitedAction.AUTHENTICATE_FROM_ADDRESS, ClientAddressKey.of(request));
        if (!owner.person().guest()) {
            if (proof.password() == null) {
                throw UnreadableException.of("body.member", "password", Message.of("body.text"));
            }
            accounts.verifyPassword(owner, proof.password());
        }
        return passkeys.creationOptions(owner.person(), WebauthnVerifier.RelyingParty.of(request));
    }

    @Operation(summary = "Register a passkey.")
    @ResponseStatus(HttpStatus.CREATED)
    @ProblemResponse(status = 409, description = "You have too many passkeys.")
    @PostMapping("/api/passkeys")
    ResponseEntity<Empty> add(
            @SignInRequired(withoutToken = true) Caller caller,
            @RequestBody NewPasskey passkey,
            HttpServletRequest request) {
        Session owner = caller.requireOwner();
        NormalizedName label = NormalizedName.of(passkey.name());
        Token token =
                passkeys.add(
                        owner,
                        label,
                        passkey.credential(),
                        WebauthnVerifier.RelyingParty.of(request));
        return ResponseEntity.status(HttpStatus.CREATED)
                .header(HttpHeaders.SET_COOKIE, CallerResolver.cookie(token, request))
                .body(new Empty());
    }

    @Operation(summary = "List your passkeys.")
    @GetMapping("/api/passkeys")
    PasskeyList list(@SignInRequired(withoutToken = true) Caller caller) {
        return new PasskeyList(passkeys.list(caller.requireOwner().person().id()));
    }

    @Operation(summary = "Remove a passkey.")
    @DeleteMapping("/api/passkeys/{id}")
    Empty remove(
            @PathVariable("id") String id, @SignInRequired(withoutToken = true) Caller caller) {
        if (!passkeys.remove(caller.requireOwner().person().id(), id)) {
            throw ProblemException.of(HttpStatus.NOT_FOUND, "people.nopasskey");
        }
        return new Empty();
    }

    @Operation(summary = "Get the options for navigator.credentials.get.")
    @PostMapping("/api/sessions/options")
    Passkeys.PasskeyRequestOptions requestOptions(
            @RequestBody Empty nothing, HttpServletRequest request) {
        usageLimits.acquire(
                RateLimitedAction.AUTHENTICATE_FROM_ADDRESS, ClientAddressKey.of(request));
        return passkeys.requestOptions(WebauthnVerifier.RelyingParty.of(request));
    }

    @Operation(summary = "Sign in with a passkey.")
    @PostMapping("/api/sessions/passkey")
    ResponseEntity<Person> signIn(
            @RequestBody PasskeyAssertion assertion, Caller caller, HttpServletRequest request) {
        usageLimits.acquire(
                RateLimitedAction.AUTHENTICATE_FROM_ADDRESS, ClientAddressKey.of(request));
        return CurrentPersonApi.signedInResponse(
                passkeys.signIn(
                        assertion.credential(),
                        WebauthnVerifier.RelyingParty.of(request),
                        caller.session()),
                request);
    }
}
