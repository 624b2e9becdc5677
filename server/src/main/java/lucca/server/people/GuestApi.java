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
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// Lets people come in.
@RestController
final class GuestApi {
    private final People people;
    private final Limits limits;

    GuestApi(People people, Limits limits) {
        this.people = people;
        this.limits = limits;
    }

    /// Makes the caller a guest under a name.
    @PostMapping("/api/guests")
    ResponseEntity<Json> come(@RequestBody Json body, Caller caller, HttpServletRequest request) {
        String name = Body.of(body).text("name");
        if (caller.session() != null) {
            caller.owner(); // a program comes as who has made its token, and as nobody else
        }
        limits.take(Act.ARRIVE, Source.of(request));
        return answer(people.welcome(people.newcomer(name)), request);
    }

    /// Who the caller is. A browser is told to keep its cookie for longer.
    @GetMapping("/api/me")
    ResponseEntity<Json> me(Caller caller, HttpServletRequest request) {
        Session session = caller.session();
        Json person = json(caller.known());
        return session == null || session.token().isPersonal()
                ? ResponseEntity.ok(person)
                : answer(new People.Welcomed(session.person(), session.token()), request);
    }

    /// Gives a guest another name.
    @PostMapping("/api/me")
    Json rename(@RequestBody Json body, Caller caller) {
        return json(people.rename(caller.owner().person(), Body.of(body).text("name")));
    }

    /// Tells a person who they are, and their browser what to show.
    static ResponseEntity<Json> answer(People.Welcomed who, HttpServletRequest request) {
        return answer(HttpStatus.OK, who, request);
    }

    static ResponseEntity<Json> answer(
            HttpStatus status, People.Welcomed who, HttpServletRequest request) {
        return ResponseEntity.status(status)
                .header(HttpHeaders.SET_COOKIE, Callers.cookie(who.token(), request))
                .body(json(who.person()));
    }

    static Json json(Person person) {
        return Json.object("id", person.id(), "name", person.name(), "guest", person.guest());
    }
}
