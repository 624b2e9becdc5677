package lucca.server.people;

import jakarta.servlet.http.HttpServletRequest;
import lucca.engine.Json;
import lucca.server.limit.Act;
import lucca.server.limit.Limits;
import lucca.server.limit.Source;
import lucca.server.web.Body;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// Lets people keep who they are.
@RestController
final class AccountApi {
    private final Accounts accounts;
    private final Limits limits;

    AccountApi(Accounts accounts, Limits limits) {
        this.accounts = accounts;
        this.limits = limits;
    }

    /// Makes the guest who calls the owner of a name.
    @PostMapping("/api/account")
    ResponseEntity<Json> found(@RequestBody Json body, Caller caller, HttpServletRequest request) {
        Person guest = caller.owner().person();
        Body given = Body.of(body);
        String name = given.text("name", guest.name());
        String password = given.text("password");
        limits.take(Act.TRY, Source.of(request));
        return GuestApi.answer(HttpStatus.CREATED, accounts.found(guest, name, password), request);
    }

    /// Lets somebody in by name and password.
    @PostMapping("/api/sessions")
    ResponseEntity<Json> enter(@RequestBody Json body, Caller caller, HttpServletRequest request) {
        Body given = Body.of(body);
        String name = given.text("name");
        String password = given.text("password");
        limits.take(Act.TRY, Source.of(request));
        return GuestApi.answer(
                accounts.enter(name, password, caller.session(), caller.address()), request);
    }

    /// Changes the caller's password.
    @PostMapping("/api/account/password")
    ResponseEntity<Json> change(@RequestBody Json body, Caller caller, HttpServletRequest request) {
        Session owner = caller.owner();
        Body given = Body.of(body);
        String old = given.text("old");
        String password = given.text("new");
        limits.take(Act.TRY, Source.of(request));
        Token token = accounts.change(owner, old, password);
        return ResponseEntity.ok()
                .header(HttpHeaders.SET_COOKIE, Callers.cookie(token, request))
                .body(Json.object());
    }

    /// Takes the caller's account away.
    @PostMapping("/api/account/delete")
    ResponseEntity<Json> delete(@RequestBody Json body, Caller caller, HttpServletRequest request) {
        Session owner = caller.owner();
        String password = Body.of(body).text("password");
        limits.take(Act.TRY, Source.of(request));
        accounts.delete(owner, password);
        return ResponseEntity.ok()
                .header(HttpHeaders.SET_COOKIE, Callers.noCookie(request))
                .body(Json.object());
    }
}
