package lucca.server.table;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletResponse;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.bots.BotKind;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;
import lucca.engine.Preset;
import lucca.engine.RuleOption;
import lucca.engine.SetupExtra;
import lucca.server.web.ResponseCache;
import lucca.server.web.ServerMessages;
import lucca.words.Language;
import lucca.words.RulesPage;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// Lists the games, their rules and the available bots.
@RestController
@Tag(name = "Games")
final class GameApi {
    private final ResponseCache rulesPages = new ResponseCache();
    private final ResponseCache gameLists = new ResponseCache();
    private final ResponseCache gameData = new ResponseCache();

    record Games(
            List<GameDescription> games,
            @Schema(description = "The names of the bots.") List<String> bots,
            @Schema(description = "Titles and descriptions of the bots, as text to display.")
                    List<Opponent> opponents) {}

    @Schema(name = "Game")
    record GameDescription(
            String name,
            String title,
            @Schema(description = "A description, in a sentence.") String about,
            @Schema(description = "The usual length of a game.") int minutes,
            int minSeats,
            int maxSeats,
            List<Option> options,
            @Schema(
                            description =
                                    "Names of custom data that a table may use, such as a list of"
                                            + " cards.")
                    List<String> extras,
            @Schema(description = "Recommended combinations of options.")
                    List<PresetDescription> presets) {}

    record Option(
            String name,
            @Schema(description = "A description, as text to display.") String text,
            List<String> values,
            @Schema(description = "Descriptions of the values, as text to display.")
                    Map<String, String> meanings,
            @Schema(description = "The default value.") String standard) {}

    @Schema(name = "Preset")
    record PresetDescription(String name, String text, Map<String, String> options) {}

    record Opponent(String name, String title, String text) {}

    @Operation(summary = "List the games and the bots.")
    @ApiResponse(
            responseCode = "200",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON_VALUE,
                            schema = @Schema(implementation = Games.class)))
    @GetMapping("/api/games")
    ResponseEntity<byte[]> games(Language language, HttpServletResponse response) {
        return gameLists.get("", language, response, () -> games(language));
    }

    private static Games games(Language language) {
        MessageCatalogue words = ServerMessages.common(language);
        return new Games(
                GameKinds.all().stream().map(kind -> game(kind, language)).toList(),
                BotKind.names(),
                BotKind.names().stream().map(bot -> bot(bot, words)).toList());
    }

    @Operation(summary = "Get the rules of a game, by section.")
    @ApiResponse(
            responseCode = "200",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON_VALUE,
                            schema = @Schema(implementation = RulesPage.class)))
    @GetMapping("/api/rules/{game}")
    ResponseEntity<byte[]> rules(
            @PathVariable("game") String game, Language language, HttpServletResponse response) {
        GameKind kind = GameKinds.named(game);
        return rulesPages.get(game, language, response, () -> RulesPage.of(kind, language));
    }

    @Operation(summary = "Get the data of a game with its default setup, as for a table.")
    @ApiResponse(
            responseCode = "200",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON_VALUE,
                            schema = @Schema(implementation = Json.Obj.class)))
    @GetMapping("/api/games/{game}/data")
    ResponseEntity<byte[]> data(
            @PathVariable("game") String game, Language language, HttpServletResponse response) {
        GameKind kind = GameKinds.named(game);
        return gameData.get(
                game,
                language,
                response,
                () ->
                        kind.game(kind.setup(kind.minSeats(), Map.of()))
                                .data(ServerMessages.of(language, kind)));
    }

    private static Opponent bot(String name, MessageCatalogue words) {
        return new Opponent(name, words.text("bot." + name + ".name"), words.text("bot." + name));
    }

    private static GameDescription game(GameKind kind, Language language) {
        MessageCatalogue words = ServerMessages.of(language, kind);
        return new GameDescription(
                kind.name(),
                words.text("title"),
                words.text("about"),
                kind.minutes(),
                kind.minSeats(),
                kind.maxSeats(),
                kind.options().stream().map(each -> option(kind, each, words)).toList(),
                kind.extras().stream().map(SetupExtra::name).toList(),
                kind.presets().stream().map(each -> preset(each, words)).toList());
    }

    private static Option option(GameKind kind, RuleOption option, MessageCatalogue words) {
        Map<String, String> meanings = new LinkedHashMap<>();
        option.values()
                .forEach(
                        value ->
                                meanings.put(
                                        value, words.text(kind.meaning(option.name(), value))));
        return new Option(
                option.name(),
                words.text("option." + option.name()),
                option.values(),
                meanings,
                option.defaultValue());
    }

    private static PresetDescription preset(Preset preset, MessageCatalogue words) {
        return new PresetDescription(
                preset.name(), words.text("preset." + preset.name()), preset.options());
    }
}
