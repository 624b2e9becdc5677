package lucca.server.record;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Records;
import lucca.engine.Replay;
import lucca.fair.Fairness;
import lucca.fair.Known;
import lucca.server.store.TableStore;
import lucca.server.table.Logbook;
import lucca.server.web.ProblemException;
import lucca.server.web.ServerWords;
import lucca.table.Entry;
import lucca.table.Table;
import lucca.table.TableRecord;
import lucca.words.Language;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// Records of games. There is none before the end: until then the view of a table has all that its
/// viewer may know, and afterwards nothing is hidden from anybody who has the link.
@RestController
final class RecordApi {
    private final TableStore store;

    RecordApi(TableStore store) {
        this.store = store;
    }

    /// The record of a game for programs; it proves its own luck.
    @GetMapping("/api/tables/{id}/record")
    ResponseEntity<Json> record(@PathVariable("id") String id) {
        return file(id, "json").body(new TableRecord(over(id)).json());
    }

    /// The record of a game for people.
    @GetMapping("/api/tables/{id}/record.txt")
    ResponseEntity<byte[]> text(@PathVariable("id") String id, Language language) {
        List<Entry> log = over(id);
        TableRecord record = new TableRecord(log);
        String date =
                Instant.ofEpochMilli(record.ended()).truncatedTo(ChronoUnit.SECONDS).toString();
        String text =
                record.text(
                        ServerWords.of(language, Table.of(log.getFirst()).terms().game().kind()),
                        date);
        return file(id, "txt")
                .contentType(new MediaType(MediaType.TEXT_PLAIN, StandardCharsets.UTF_8))
                .body(text.getBytes(StandardCharsets.UTF_8));
    }

    /// What can be said of the luck in a game; whoever does not trust the server asks `lucca
    /// verify`.
    @GetMapping("/api/tables/{id}/proof")
    Json proof(@PathVariable("id") String id) {
        Json.Obj record = new TableRecord(over(id)).json();
        Fairness.Finding finding =
                Records.replay(record) instanceof Replay.Valid(Match<?, ?> match)
                        ? Fairness.of(match, record, Known.NOTHING)
                        : new Fairness.Unbound();
        return switch (finding) {
            case Fairness.Proven(int outcomes) -> Json.object("proven", true, "outcomes", outcomes);
            case Fairness.Chanceless chanceless -> Json.object("proven", true, "outcomes", 0);
            case Fairness.Forged(int event) -> Json.object("proven", false, "event", event);
            default -> Json.object("proven", false);
        };
    }

    private List<Entry> over(String id) {
        List<Entry> log = Logbook.of(store, id);
        if (!TableRecord.isFor(log)) {
            throw ProblemException.of(HttpStatus.CONFLICT, "record.running");
        }
        return log;
    }

    private static ResponseEntity.BodyBuilder file(String id, String ending) {
        ContentDisposition name =
                ContentDisposition.attachment().filename("lucca-" + id + "." + ending).build();
        return ResponseEntity.ok().header(HttpHeaders.CONTENT_DISPOSITION, name.toString());
    }
}
