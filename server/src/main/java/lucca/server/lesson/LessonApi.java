package lucca.server.lesson;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.ReplayResult;
import lucca.engine.TextRecord;
import lucca.server.api.LessonView;
import lucca.server.web.ProblemException;
import lucca.server.web.ResponseCache;
import lucca.words.Language;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// Serves the tutorials of the games.
@RestController
@Tag(name = "Games")
final class LessonApi {
    private final ResponseCache lessons = new ResponseCache();

    @Operation(
            summary =
                    "Get the tutorial of a game: a prepared game, as the learner sees it after each"
                            + " event.")
    @ApiResponse(
            responseCode = "200",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON_VALUE,
                            schema = @Schema(implementation = LessonView.class)))
    @GetMapping("/api/lessons/{game}")
    ResponseEntity<byte[]> lesson(
            @PathVariable("game") String game, Language language, HttpServletResponse response) {
        GameKind kind = GameKinds.named(game);
        return lessons.get(game, language, response, () -> build(kind, language));
    }

    private static Json build(GameKind kind, Language language) {
        return switch (TextRecord.replay(read(kind))) {
            case ReplayResult.Valid(var match) -> new Lesson(match, language).json();
            case ReplayResult.Invalid invalid ->
                    throw new IllegalStateException(
                            kind.name() + " has no valid tutorial: " + invalid);
        };
    }

    /// The record in the jar of the game.
    private static String read(GameKind kind) {
        String path = "lucca/" + kind.name() + "/lesson.txt";
        try (InputStream in = kind.getClass().getClassLoader().getResourceAsStream(path)) {
            if (in == null) {
                throw ProblemException.of(HttpStatus.NOT_FOUND, "lesson.none", kind.name());
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
