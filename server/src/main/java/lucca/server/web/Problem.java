package lucca.server.web;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/// Why a request was not served, as `application/problem+json`.
public record Problem(
        @Schema(description = "The HTTP status.") int status,
        @Schema(description = "The name of the HTTP status.") String title,
        @Schema(description = "The problem, in one sentence.") String detail,
        @OptionalMember
                @Schema(
                        description =
                                "The number of the rule that refuses a command; 'table', 'turn' or"
                                        + " 'format' if it is not a rule of the game.")
                @Nullable String rule,
        @OptionalMember @Schema(description = "The current version of the table.")
                @Nullable Long version,
        @OptionalMember @Schema(description = "Your legal moves, if a command was refused.")
                @Nullable List<String> moves,
        @OptionalMember @Schema(description = "For a preview: the index of the refused move.")
                @Nullable Integer move) {
    public static final MediaType TYPE = MediaType.APPLICATION_PROBLEM_JSON;

    /// Creates a problem with a sentence.
    public static Problem of(HttpStatusCode status, String sentence) {
        HttpStatus known = HttpStatus.resolve(status.value());
        String title = known == null ? "" : known.getReasonPhrase();
        return new Problem(status.value(), title, sentence, null, null, null, null);
    }

    /// This problem at a version of a table.
    public Problem at(long now) {
        return new Problem(status, title, detail, rule, now, moves, move);
    }

    /// This problem as the refusal of a move or command.
    public Problem refusedBy(String ruleNumber, List<String> legalMoves) {
        return new Problem(status, title, detail, ruleNumber, version, legalMoves, move);
    }

    /// This problem as the refusal of one of several moves.
    public Problem ofMove(int index) {
        return new Problem(status, title, detail, rule, version, moves, index);
    }

    public ResponseEntity<Problem> response() {
        return ResponseEntity.status(status).contentType(TYPE).body(this);
    }
}
