// Sits down at a table and plays random legal moves until the game is over:
//     java Bot.java http://localhost:8080 TABLE [NAME]
import java.net.URI;
import java.net.http.*;
import java.util.*;

HttpClient http = HttpClient.newHttpClient();
String cookie = "", moves = "[]", version = "0";

HttpResponse<String> post(String url, String json) throws Exception {
    var request = HttpRequest.newBuilder(URI.create(url)).header("Content-Type", "application/json").header("Cookie", cookie);
    return http.send(request.POST(HttpRequest.BodyPublishers.ofString(json)).build(), HttpResponse.BodyHandlers.ofString());
}

void main(String[] args) throws Exception {
    String name = args.length > 2 ? args[2] : "Bot", table = args[0] + "/api/tables/" + args[1];
    var guest = post(args[0] + "/api/guests", "{\"name\":\"" + name + "\"}");
    cookie = guest.headers().firstValue("Set-Cookie").orElseThrow().split(";")[0];
    IO.println(post(table + "/commands", "{\"type\":\"sit\"}").body());
    var stream = HttpRequest.newBuilder(URI.create(table + "/stream")).header("Cookie", cookie).header("Accept", "application/x-ndjson").build();
    var lines = http.send(stream, HttpResponse.BodyHandlers.ofLines()).body().iterator();
    for (String line = ""; lines.hasNext() && !line.contains("\"status\":\"over\""); ) {
        line = lines.next();                                          // an empty one is a heartbeat
        if (line.contains("\"version\":")) version = line.replaceFirst(".*?\"data\":\\{\"version\":([0-9]+).*", "$1");
        if (line.contains("\"moves\":")) moves = line.substring(line.indexOf("\"moves\":") + 8);     // absent: as before
        List<String> legal = items(moves);
        if (!legal.isEmpty() && !line.isEmpty()) post(table + "/commands", "{\"type\":\"play\",\"version\":" + version + ",\"move\":" + legal.get(new Random().nextInt(legal.size())) + "}");
    }
}

List<String> items(String json) {                                     // the items of the list with which the text begins
    List<String> items = new ArrayList<>();
    for (int i = 1, from = 1, depth = 1; depth > 0; i++) {
        char c = json.charAt(i);
        depth += "[{".indexOf(c) >= 0 ? 1 : "]}".indexOf(c) >= 0 ? -1 : 0;
        if ((c == ',' && depth == 1 || depth == 0) && i > from) { items.add(json.substring(from, i)); from = i + 1; }
    }
    return items;
}
