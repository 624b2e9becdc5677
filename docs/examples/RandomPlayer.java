// Takes a seat at a table and plays random legal moves until the game is over, as a guest or by the token in LUCCA_TOKEN:
//     java RandomPlayer.java http://localhost:8080 TABLE
import java.net.http.*;

HttpClient http = HttpClient.newHttpClient();
String token = System.getenv("LUCCA_TOKEN");
String[] known = {"Authorization", "Bearer " + token};

HttpRequest.Builder to(String url) {
    return HttpRequest.newBuilder(URI.create(url)).headers(known);
}

HttpResponse<String> post(HttpRequest.Builder to, String json) throws Exception {
    var request = to.header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(json));
    return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
}

void main(String[] args) throws Exception {
    String table = args[0] + "/api/tables/" + args[1];
    if (token == null) {
        var guest = post(HttpRequest.newBuilder(URI.create(args[0] + "/api/guests")), "{\"name\":\"Bot\"}");
        known = new String[] {"Cookie", guest.headers().firstValue("Set-Cookie").orElseThrow().split(";")[0]};
    }
    IO.println(post(to(table + "/commands"), "{\"type\":\"sit\"}").body());
    var stream = to(table + "/stream").header("Accept", "application/x-ndjson").build();
    var lines = http.send(stream, HttpResponse.BodyHandlers.ofLines()).body().iterator();
    Pattern news = Pattern.compile("\"version\":(?<version>[0-9]+)(.*\"moves\":\\[(?<moves>[^]]*)])?");
    String[] moves = {""};
    for (String line = ""; !line.contains("\"status\":\"over\"") && lines.hasNext(); ) {
        Matcher now = news.matcher(line = lines.next());
        if (!now.find()) continue;                                                      // an empty line is a heartbeat
        if (now.group("moves") != null) moves = now.group("moves").split(",");          // else they are as before
        String move = moves[new Random().nextInt(moves.length)];
        if (!move.isEmpty()) post(to(table + "/commands"), "{\"type\":\"play\",\"version\":" + now.group("version") + ",\"move\":" + move + "}");
    }
}
