package lucca.server.record;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.function.Function;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.ReplayResult;
import lucca.fair.FairnessVerifier;
import lucca.fair.NotedCommitments;
import lucca.server.account.Caller;
import lucca.server.api.GameRecordView;
import lucca.server.executor.HeavyWorkExecutor;
import lucca.server.room.TableLogLoader;
import lucca.server.store.TableQueries;
import lucca.server.web.CachedResponse;
import lucca.server.web.OptionalMember;
import lucca.server.web.ProblemException;
import lucca.server.web.ProblemResponse;
import lucca.server.web.ServerMessages;
import lucca.table.FinishedGameRecord;
import lucca.table.LogEntry;
import lucca.table.Table;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// Endpoints for records of finished games. Before the end there is no record: the view of a table
/// contains all that its viewer may see. Afterwards everybody with the link may see everything.
@RestController
@Tag(name = "Records")
final class RecordApi {
    private static final long CACHE_BYTES = 16L << 20;

    private final TableQueries queries;
    private final HeavyWorkExecutor heavy;
    private final RecordCache cache = new RecordCache(CACHE_BYTES);

    RecordApi(TableQueries queries, HeavyWorkExecutor heavy) {
        this.queries = queries;
        this.heavy = heavy;
    }

    record Proof(
            boolean proven,
            @OptionalMember @Schema(description = "The number of chance outcomes.")
                    @Nullable Integer outcomes,
            @OptionalMember
                    @Schema(
                            description =
                                    "The seats that had committed to their salts and revealed them.")
                    @Nullable List<Integer> committed,
            @OptionalMember
                    @Schema(
                            description =
                                    "The seats that had committed to a salt but did not reveal it.")
                    @Nullable List<Integer> unrevealed,
            @OptionalMember
                    @Schema(
                            description =
                                    "The index of the first event that does not match the"
                                            + " commitment.")
                    @Nullable Integer event) {}

    /// The record includes the data that prove its fairness.
    @Operation(summary = "Get the record of a finished game.")
    @ApiResponse(
            responseCode = "200",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON_VALUE,
                            schema = @Schema(implementation = GameRecordView.class)))
    @ProblemResponse(status = 409, description = "The game is not over.")
    @GetMapping("/api/tables/{id}/record")
    ResponseEntity<byte[]> record(
            @PathVariable("id") String id, Caller caller, HttpServletResponse response) {
        CachedResponse record = cached(id, "json", Language.ENGLISH, caller, RecordApi::json);
        name(id, "json", response);
        return record.toResponse(response);
    }

    @Operation(summary = "Get the record of a finished game as readable text.")
    @ApiResponse(
            responseCode = "200",
            content =
                    @Content(
                            mediaType = MediaType.TEXT_PLAIN_VALUE,
                            schema = @Schema(implementation = String.class)))
    @ProblemResponse(status = 409, description = "The game is not over.")
    @GetMapping("/api/tables/{id}/record.txt")
    ResponseEntity<byte[]> text(
            @PathVariable("id") String id,
            Caller caller,
            Language language,
            HttpServletResponse response) {
        CachedResponse record = cached(id, "txt", language, caller, log -> text(log, language));
        name(id, "txt", response);
        return record.toResponse(response);
    }

    /// Players who do not trust the server can use `lucca verify`.
    @Operation(summary = "Verify that the chance outcomes of a finished game match its commitment.")
    @ApiResponse(
            responseCode = "200",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON_VALUE,
                            schema = @Schema(implementation = Proof.class)))
    @ProblemResponse(status = 409, description = "The game is not over.")
    @GetMapping("/api/tables/{id}/proof")
    ResponseEntity<byte[]> proof(
            @PathVariable("id") String id, Caller caller, HttpServletResponse response) {
        return cached(id, "proof", Language.ENGLISH, caller, RecordApi::proof).toResponse(response);
    }

    private CachedResponse cached(
            String id,
            String form,
            Language language,
            Caller caller,
            Function<List<LogEntry>, CachedResponse> writer) {
        RecordCache.RecordKey key = new RecordCache.RecordKey(id, form, language, names(id));
        CachedResponse known = cache.get(key);
        if (known != null) {
            return known;
        }
        // Outside the executor: a hanging database would block all of its threads.
        List<LogEntry> log = TableLogLoader.read(queries, id);
        return heavy.run(caller.requester(), () -> write(key, log, writer));
    }

    /// Checks the cache again, because another request may have written the record in the meantime.
    private CachedResponse write(
            RecordCache.RecordKey key,
            List<LogEntry> log,
            Function<List<LogEntry>, CachedResponse> writer) {
        CachedResponse known = cache.get(key);
        if (known != null) {
            return known;
        }
        CachedResponse record = writer.apply(log);
        cache.put(key, record);
        return record;
    }

    private static CachedResponse json(List<LogEntry> log) {
        return CachedResponse.json(new FinishedGameRecord(log).json());
    }

    private static CachedResponse text(List<LogEntry> log, Language language) {
        FinishedGameRecord record = new FinishedGameRecord(log);
        String date =
                Instant.ofEpochMilli(record.endTime()).truncatedTo(ChronoUnit.SECONDS).toString();
        GameKind kind = Table.of(log.getFirst()).settings().game().kind();
        return CachedResponse.text(record.text(ServerMessages.of(language, kind), date));
    }

    private static CachedResponse proof(List<LogEntry> log) {
        Json.Obj record = new FinishedGameRecord(log).json();
        FairnessVerifier.Finding finding =
                JsonRecord.replay(record) instanceof ReplayResult.Valid(Match<?, ?> match)
                        ? FairnessVerifier.verify(match, record, NotedCommitments.NOTHING)
                        : new FairnessVerifier.NoCommitment();
        return CachedResponse.json(
                switch (finding) {
                    case FairnessVerifier.Proven(int outcomes, var committed, var unrevealed) ->
                            new Proof(true, outcomes, committed, unrevealed, null);
                    case FairnessVerifier.NoChance noChance -> new Proof(true, 0, null, null, null);
                    case FairnessVerifier.OutcomeMismatch(int event) ->
                            new Proof(false, null, null, null, event);
                    default -> new Proof(false, null, null, null, null);
                });
    }

    /// The names of the players of a finished game. This query is cheap, and avoids reading the log
    /// of an unfinished one.
    private List<String> names(String id) {
        List<String> names = queries.namesAfterEnd(id);
        if (names.isEmpty()) {
            throw queries.exists(id)
                    ? ProblemException.of(HttpStatus.CONFLICT, "record.running")
                    : ProblemException.of(HttpStatus.NOT_FOUND, "server.table");
        }
        return names;
    }

    private static void name(String id, String ending, HttpServletResponse response) {
        ContentDisposition name =
                ContentDisposition.attachment().filename("lucca-" + id + "." + ending).build();
        response.setHeader(HttpHeaders.CONTENT_DISPOSITION, name.toString());
    }
}
