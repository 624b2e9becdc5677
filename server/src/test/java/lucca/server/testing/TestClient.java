package lucca.server.testing;

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

/// A person who uses a server over HTTP. Replaces its cookie with each new one, but never deletes
/// it, so that the server itself must refuse an ended session.
public final class TestClient {
    private final ServerEndpoint server;
    private volatile @Nullable String cookie;

    public TestClient(ServerEndpoint server, @Nullable String cookie) {
        this.server = server;
        this.cookie = cookie;
    }

    public ServerEndpoint server() {
        return server;
    }

    public @Nullable String cookie() {
        return cookie;
    }

    /// The response to a request.
    public record Response(int status, String text) {
        public static Response of(HttpResponse<String> response) {
            return new Response(response.statusCode(), response.body());
        }

        public Json.Obj json() {
            return (Json.Obj) Json.parse(text);
        }

        public Json get(String name) {
            return Objects.requireNonNull(json().get(name), () -> name + " in " + text);
        }

        public String text(String name) {
            return ((Json.Str) get(name)).value();
        }

        public long number(String name) {
            return (long) ((Json.Num) get(name)).value();
        }
    }

    public static TestClient guest(ServerEndpoint server, String name) {
        return authenticated(server, "/api/guests", Json.object("name", name));
    }

    /// Returns a client that is signed in with a name and a password.
    public static TestClient signedIn(ServerEndpoint server, String name, String password) {
        return authenticated(
                server, "/api/sessions", Json.object("name", name, "password", password));
    }

    private static TestClient authenticated(ServerEndpoint server, String path, Json body) {
        HttpResponse<String> response = server.anonymous().exchange(path, body.toString());
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        return new TestClient(server, cookie(response));
    }

    private static String cookie(HttpResponse<String> response) {
        String cookie = response.headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(cookie).contains("HttpOnly", "SameSite=Lax");
        return cookie.split(";", 2)[0];
    }

    private void updateCookie(HttpResponse<?> response) {
        response.headers().allValues("Set-Cookie").stream()
                .map(each -> each.split(";", 2)[0])
                .filter(each -> cookie != null && !each.endsWith("="))
                .forEach(each -> cookie = each);
    }

    /// Returns the same person, with the same cookie, at another server.
    public TestClient atServer(ServerEndpoint other) {
        return new TestClient(other, cookie);
    }

    public HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server.address() + path));
        String shown = cookie;
        return shown == null ? request : request.header("Cookie", shown);
    }

    public static <T> HttpResponse<T> send(
            ServerEndpoint server, HttpRequest request, BodyHandler<T> handler) {
        try {
            return server.http().send(request, handler);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public Response send(HttpRequest.Builder request) {
        return Response.of(exchange(request, null));
    }

    private HttpResponse<String> exchange(String path, String body, String... headers) {
        HttpRequest.Builder request =
                request(path)
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(body));
        return exchange(headers.length == 0 ? request : request.headers(headers), body);
    }

    /// Sends a request and checks the exchange against the API description.
    private HttpResponse<String> exchange(HttpRequest.Builder request, @Nullable String body) {
        HttpResponse<String> response = send(server, request.build(), BodyHandlers.ofString());
        updateCookie(response);
        ApiContractChecker apiContractChecker = ApiContractChecker.of(server);
        if (apiContractChecker != null) {
            apiContractChecker.check(response, body);
        }
        return response;
    }

    public Response get(String path, String... headers) {
        HttpRequest.Builder request = request(path);
        return send(headers.length == 0 ? request : request.headers(headers));
    }

    public Response delete(String path) {
        return send(request(path).DELETE());
    }

    public Response post(String path, String body, String... headers) {
        return Response.of(exchange(path, body, headers));
    }

    public Response post(String path, Json body) {
        return post(path, body.toString());
    }

    public String id() {
        return get("/api/me").text("id");
    }

    /// Opens a table; returns its id.
    public String open(Json.Obj terms) {
        Response response = post("/api/tables", terms.toString());
        assertThat(response.status()).as(response.text()).isEqualTo(201);
        return response.text("id");
    }

    public Response command(String table, Json command, String... headers) {
        return post("/api/tables/" + table + "/commands", command.toString(), headers);
    }

    /// Executes a command that must succeed; returns the new version.
    public long execute(String table, Json command) {
        Response response = command(table, command);
        assertThat(response.status()).as(response.text()).isEqualTo(200);
        return response.number("version");
    }

    public void sit(String table, int seat) {
        execute(table, Json.object("type", "sit", "seat", seat, "salt", "salt " + seat));
    }

    public Response play(String table, long version, Json move, String... headers) {
        return command(
                table, Json.object("type", "play", "version", version, "move", move), headers);
    }

    /// Returns the table as this person sees it.
    public Response view(String table) {
        Response response = get("/api/tables/" + table);
        assertThat(response.status()).as(response.text()).isEqualTo(200);
        return response;
    }

    /// Returns the whole chat of a table in order, read page by page.
    public List<Json> chat(String table) {
        List<Json> all = new ArrayList<>();
        String path = "/api/tables/" + table + "/chat";
        Response page = get(path);
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

    /// Returns the moves that this person can make now.
    public List<Json> moves(String table) {
        Json.Obj view = (Json.Obj) view(table).get("view");
        return ((Json.Arr) Objects.requireNonNull(view.get("moves"))).items();
    }

    public TableStreamClient follow(String table) {
        return TableStreamClient.of(this, table, null);
    }
}
