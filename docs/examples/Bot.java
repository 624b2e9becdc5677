// Sits down at a table and plays random legal moves until the game is over:
//     java Bot.java http://localhost:8080 TABLE
import java.net.http.*;

HttpClient http = HttpClient.newHttpClient();
String cookie = "";

HttpResponse<String> post(String url, String json) throws Exception {
    var request = HttpRequest.newBuilder(URI.create(url)).header("Content-Type", "application/json").header("Cookie", cookie);
    return http.send(request.POST(HttpRequest.BodyPublishers.ofString(json)).build(), HttpResponse.BodyHandlers.ofString());
}

void main(String[] args) throws Exception {
    String table = args[0] + "/api/tables/" + args[1];
    cookie = post(args[0] + "/api/guests", "{\"name\":\"Bot\"}").headers().firstValue("Set-Cookie").orElseThrow().split(";")[0];
    IO.println(post(table + "/commands", "{\"type\":\"sit\"}").body());
    var stream = HttpRequest.newBuilder(URI.create(table + "/stream")).header("Cookie", cookie).header("Accept", "application/x-ndjson");
    var lines = http.send(stream.build(), HttpResponse.BodyHandlers.ofLines()).body().iterator();
    Pattern news = Pattern.compile("\"version\":(?<version>[0-9]+)(.*\"moves\":\\[(?<moves>[^]]*)])?");
    String[] moves = {""};
    for (String line = ""; !line.contains("\"status\":\"over\"") && lines.hasNext(); ) {
        Matcher now = news.matcher(line = lines.next());
        if (!now.find()) continue;                                                      // an empty line is a sign of life
        if (now.group("moves") != null) moves = now.group("moves").split(",");          // else they are as before
        String move = moves[new Random().nextInt(moves.length)];
        if (!move.isEmpty()) post(table + "/commands", "{\"type\":\"play\",\"version\":" + now.group("version") + ",\"move\":" + move + "}");
    }
}
