package lucca.server.table;

import lucca.bots.Bots;
import lucca.engine.Catalogue;
import lucca.engine.Extra;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.RuleOption;
import lucca.server.web.ServerWords;
import lucca.words.Language;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/// What can be played, and against whom.
@RestController
final class GameApi {
    @GetMapping("/api/games")
    Json games(Language language) {
        return Json.object(
                "games", GameKinds.all().stream().map(kind -> json(kind, language)).toList(),
                "bots", Bots.names());
    }

    private static Json json(GameKind kind, Language language) {
        Catalogue words = ServerWords.of(language, kind);
        return Json.object(
                "name", kind.name(),
                "title", words.text("title"),
                "minSeats", kind.minSeats(),
                "maxSeats", kind.maxSeats(),
                "options", kind.options().stream().map(each -> json(each, words)).toList(),
                "extras", kind.extras().stream().map(Extra::name).toList(),
                "presets",
                        kind.presets().stream()
                                .map(
                                        preset ->
                                                Json.object(
                                                        "name", preset.name(),
                                                        "options", preset.options()))
                                .toList());
    }

    private static Json json(RuleOption option, Catalogue words) {
        return Json.object(
                "name", option.name(),
                "text", words.text("option." + option.name()),
                "values", option.values(),
                "standard", option.standard());
    }
}
