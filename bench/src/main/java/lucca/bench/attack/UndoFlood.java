package lucca.bench.attack;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A guest who plays and takes back the same move repeatedly, so that the logs of tables grow long,
/// then resigns.
final class UndoFlood implements Flood {
    private static final String TERMS =
            "{\"game\":\"towers\",\"seats\":2,\"open\":false,\"bots\":\"random\",\"hints\":true,\"start\":true}";
    private static final Pattern VERSION = Pattern.compile("\"version\":(\\d+)");
    private static final Pattern MOVE = Pattern.compile("\"moves\":\\[(\"[^\"]+\")");

    private static final int CYCLES = 200;
    private static final String NONE = "/api/tables/none";

    private final AttackClient client;
    private final String cookie;
    private String table = NONE;
    private String version = "";
    private String move = "";
    private int cycles;
    private volatile String finished = NONE;

    UndoFlood(AttackClient attackClient, String cookie) {
        this.client = attackClient;
        this.cookie = cookie;
    }

    @Override
    public String name() {
        return "undo";
    }

    /// The path of the last finished table.
    String finished() {
        return finished;
    }

    @Override
    public void sendNext() throws IOException, InterruptedException {
        if (table.equals(NONE)) {
            table = client.open(cookie, TERMS).orElse(NONE);
        } else if (cycles >= CYCLES) {
            client.command("resign", cookie, table, "{\"type\":\"resign\"}");
            finished = table;
            table = NONE;
            cycles = 0;
            version = "";
        } else if (version.isEmpty()) {
            cycles++;
            readMove();
        } else {
            cycles++;
            version = command("play", ",\"move\":" + move);
            version = version.isEmpty() ? "" : command("undo", "");
        }
    }

    private void readMove() throws IOException, InterruptedException {
        String view = client.get("view", cookie, table, "en").body();
        Matcher found = MOVE.matcher(view);
        if (found.find()) {
            move = found.group(1);
            version = version(view);
        }
    }

    /// The version after the command; empty if it was refused.
    private String command(String type, String rest) throws IOException, InterruptedException {
        String body = "{\"type\":\"" + type + "\",\"version\":" + version + rest + "}";
        HttpResponse<String> answer = client.command(type, cookie, table, body);
        return answer.statusCode() == AttackClient.DONE ? version(answer.body()) : "";
    }

    private static String version(String json) {
        Matcher found = VERSION.matcher(json);
        return found.find() ? found.group(1) : "";
    }
}
