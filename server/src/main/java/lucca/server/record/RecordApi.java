package lucca.server.record;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import lucca.engine.Json;
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
