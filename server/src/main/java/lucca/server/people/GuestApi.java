package lucca.server.people;

import jakarta.servlet.http.HttpServletRequest;
import lucca.engine.Json;
import lucca.server.web.Body;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// Lets people come in.
@RestController
final class GuestApi {
    private final People people;

    GuestApi(People people) {
        this.people = people;
    }

    /// Makes the caller a guest under a name.
    @PostMapping("/api/guests")
    ResponseEntity<Json> come(@RequestBody Json body, HttpServletRequest request) {
        People.Guest guest = people.welcome(Body.of(body).text("name"));
        return ResponseEntity.ok()
                .header(
                        HttpHeaders.SET_COOKIE,
                        Callers.cookie(guest.token(), request.isSecure()).toString())
                .body(json(guest.person()));
    }

    /// Who the caller is.
    @GetMapping("/api/me")
    Json me(Caller caller) {
        return json(caller.known());
    }

    private static Json json(Person person) {
        return Json.object("id", person.id(), "name", person.name());
    }
}
