package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import lucca.engine.Json;
import org.jspecify.annotations.Nullable;

/// Somebody who uses a server over HTTP. Once they have a cookie, they take each new one as a
/// browser does, but never forget one: what is ended must be refused by the server.
final class Visitor {
    private final Site server;
    private volatile @Nullable String cookie;

    Visitor(Site server, @Nullable String cookie) {
        this.server = server;
        this.cookie = cookie;
    }

    Site server() {
        return server;
    }

    @Nullable String cookie() {
        return cookie;
    }

    /// What came back.
    record Answer(int status, String text) {
        static Answer of(HttpResponse<String> response) {
            return new Answer(response.statusCode(), response.body());
        }

        Json.Obj json() {
            return (Json.Obj) Json.parse(text);
        }

        Json get(String name) {
            return Objects.requireNonNull(json().get(name), () -> name + " in " + text);
        }

        String text(String name) {
            return ((Json.Str) get(name)).value();
        }

        long number(String name) {
            return (long) ((Json.Num) get(name)).value();
        }
    }

    static Visitor named(Site server, String name) {
        return welcomed(server, "/api/guests", Json.object("name", name));
    }

    /// Somebody who comes in with a name and a password.
    static Visitor signedIn(Site server, String name, String password) {
        return welcomed(server, "/api/sessions", Json.object("name", name, "password", password));
    }

    private static Visitor welcomed(Site server, String path, Json body) {
        HttpResponse<String> response = server.stranger().exchange(path, body.toString());
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        return new Visitor(server, cookie(response));
    }

    private static String cookie(HttpResponse<String> response) {
        String cookie = response.headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(cookie).contains("HttpOnly", "SameSite=Lax");
        return cookie.split(";", 2)[0];
    }

    private void take(HttpResponse<?> response) {
        response.headers().allValues("Set-Cookie").stream()
                .map(each -> each.split(";", 2)[0])
                .filter(each -> cookie != null && !each.endsWith("="))
                .forEach(each -> cookie = each);
    }

    /// The same person with the same cookie at another place.
    Visitor at(Site other) {
        return new Visitor(other, cookie);
    }

    HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server.address() + path));
        String shown = cookie;
        return shown == null ? request : request.header("Cookie", shown);
    }

    static <T> HttpResponse<T> send(Site server, HttpRequest request, BodyHandler<T> handler) {
        try {
            return server.http().send(request, handler);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    Answer send(HttpRequest.Builder request) {
        return Answer.of(exchange(request, null));
    }

    private HttpResponse<String> exchange(String path, String body, String... headers) {
        HttpRequest.Builder request =
                request(path)
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(body));
        return exchange(headers.length == 0 ? request : request.headers(headers), body);
    }

    /// Sends a request; what comes back must be as the server describes itself.
    private HttpResponse<String> exchange(HttpRequest.Builder request, @Nullable String body) {
        HttpResponse<String> response = send(server, request.build(), BodyHandlers.ofString());
        take(response);
        Contract contract = Contract.of(server);
        if (contract != null) {
            contract.check(response, body);
        }
        return response;
    }

    Answer get(String path, String... headers) {
        HttpRequest.Builder request = request(path);
        return send(headers.length == 0 ? request : request.headers(headers));
    }

    Answer delete(String path) {
        return send(request(path).DELETE());
    }

    Answer post(String path, String body, String... headers) {
        return Answer.of(exchange(path, body, headers));
    }

    Answer post(String path, Json body) {
        return post(path, body.toString());
    }

    String id() {
        return get("/api/me").text("id");
    }

    /// Opens a table; gives its id.
    String open(Json.Obj terms) {
        Answer answer = post("/api/tables", terms.toString());
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
        return answer.text("id");
    }

    Answer command(String table, Json command, String... headers) {
        return post("/api/tables/" + table + "/commands", command.toString(), headers);
    }

    /// Gives a command that must be done.
    long done(String table, Json command) {
        Answer answer = command(table, command);
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return answer.number("version");
    }

    void sit(String table, int seat) {
        done(table, Json.object("type", "sit", "seat", seat, "salt", "salt " + seat));
    }

    Answer play(String table, long version, Json move, String... headers) {
        return command(
                table, Json.object("type", "play", "version", version, "move", move), headers);
    }

    /// The table as this visitor sees it.
    Answer view(String table) {
        Answer answer = get("/api/tables/" + table);
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return answer;
    }

    /// All that was said at a table, in order, read page by page.
    List<Json> chat(String table) {
        List<Json> all = new ArrayList<>();
        String path = "/api/tables/" + table + "/chat";
        Answer page = get(path);
        while (true) {
            assertThat(page.status()).as(page.text()).isEqualTo(200);
            List<Json> said = ((Json.Arr) page.get("chat")).items();
            all.addAll(0, said);
            if (page.get("earlier").equals(Json.of(false))) {
                return all;
            }
            page = get(path + "?before=" + ((Json.Obj) said.getFirst()).get("version"));
        }
    }

    /// What this visitor may decide now.
    List<Json> moves(String table) {
        Json.Obj view = (Json.Obj) view(table).get("view");
        return ((Json.Arr) Objects.requireNonNull(view.get("moves"))).items();
    }

    Follower follow(String table) {
        return Follower.of(this, table, null);
    }
}
