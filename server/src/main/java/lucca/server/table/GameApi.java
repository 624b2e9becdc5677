package lucca.server.table;

import jakarta.servlet.http.HttpServletResponse;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import lucca.bots.BotKind;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;
import lucca.engine.Preset;
import lucca.engine.RuleOption;
import lucca.engine.SetupExtra;
import lucca.server.web.CachedResponse;
import lucca.server.web.ServerMessages;
import lucca.words.Language;
import lucca.words.RulesJson;
import lucca.words.RulesPage;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// Lists the games, their rules and the available bots.
@RestController
final class GameApi {
    /// Responses never change while the server runs, so each is built once.
    private final Map<GamePageKey, CachedResponse> cachedBodies = new ConcurrentHashMap<>();

    private final Map<GamePageKey, CachedResponse> cachedData = new ConcurrentHashMap<>();

    /// @param game empty for the list of games
    private record GamePageKey(String game, Language language) {}

    @GetMapping("/api/games")
    ResponseEntity<byte[]> games(Language language, HttpServletResponse response) {
        return cachedBodies
                .computeIfAbsent(
                        new GamePageKey("", language),
                        key -> CachedResponse.of(games(key.language())))
                .toResponse(response);
    }

    private static Json games(Language language) {
        MessageCatalogue words = ServerMessages.common(language);
        return Json.object(
                "games", GameKinds.all().stream().map(kind -> json(kind, language)).toList(),
                "bots", BotKind.names(),
                "opponents", BotKind.names().stream().map(bot -> bot(bot, words)).toList());
    }

    @GetMapping("/api/rules/{game}")
    ResponseEntity<byte[]> rules(
            @PathVariable("game") String game, Language language, HttpServletResponse response) {
        GameKind kind = GameKinds.named(game);
        return cachedBodies
                .computeIfAbsent(
                        new GamePageKey(kind.name(), language),
                        key -> CachedResponse.of(RulesJson.of(RulesPage.of(kind, key.language()))))
                .toResponse(response);
    }

    /// The data of the game with its default setup, for pictures of its pieces.
    @GetMapping("/api/games/{game}/data")
    ResponseEntity<byte[]> data(
            @PathVariable("game") String game, Language language, HttpServletResponse response) {
        GameKind kind = GameKinds.named(game);
        return cachedData
                .computeIfAbsent(
                        new GamePageKey(kind.name(), language),
                        key ->
                                CachedResponse.of(
                                        kind.game(kind.setup(kind.minSeats(), Map.of()))
                                                .data(ServerMessages.of(key.language(), kind))))
                .toResponse(response);
    }

    private static Json bot(String name, MessageCatalogue words) {
        return Json.object(
                "name", name,
                "title", words.text("bot." + name + ".name"),
                "text", words.text("bot." + name));
    }

    private static Json json(GameKind kind, Language language) {
        MessageCatalogue words = ServerMessages.of(language, kind);
        return Json.object(
                "name", kind.name(),
                "title", words.text("title"),
                "about", words.text("about"),
                "minutes", kind.minutes(),
                "minSeats", kind.minSeats(),
                "maxSeats", kind.maxSeats(),
                "options", kind.options().stream().map(each -> json(kind, each, words)).toList(),
                "extras", kind.extras().stream().map(SetupExtra::name).toList(),
                "presets", kind.presets().stream().map(each -> json(each, words)).toList());
    }

    private static Json json(GameKind kind, RuleOption option, MessageCatalogue words) {
        Map<String, String> meanings = new LinkedHashMap<>();
        option.values()
                .forEach(
                        value ->
                                meanings.put(
                                        value, words.text(kind.meaning(option.name(), value))));
        return Json.object(
                "name", option.name(),
                "text", words.text("option." + option.name()),
                "values", option.values(),
                "meanings", meanings,
                "standard", option.defaultValue());
    }

    private static Json json(Preset preset, MessageCatalogue words) {
        return Json.object(
                "name", preset.name(),
                "text", words.text("preset." + preset.name()),
                "options", preset.options());
    }
}
