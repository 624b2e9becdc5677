package lucca.server.lesson;

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
import lucca.server.web.ProblemException;
import lucca.server.web.ResponseCache;
import lucca.words.Language;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// Serves the tutorials of the games.
@RestController
final class LessonApi {
    private final ResponseCache lessons = new ResponseCache();

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
