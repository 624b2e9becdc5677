package lucca.server.openapi;

import java.util.Map;

/// The schemas of games and their rules, in the notation of [OpenApiSchemas].
final class GameSchemas {
    private GameSchemas() {}

    static void addTo(Map<String, String[]> all) {
        all.put(
                "Option",
                OpenApiSchemas.of(
                        "name! string",
                        "text! string A description, as text to display.",
                        "values! string[]",
                        "meanings! texts Descriptions of the values, as text to display.",
                        "standard! string The default value."));
        all.put(
                "Game",
                OpenApiSchemas.of(
                        "name! string",
                        "title! string",
                        "about! string A description, in a sentence.",
                        "minutes! integer The usual length of a game.",
                        "minSeats! integer",
                        "maxSeats! integer",
                        "options! Option[]",
                        "extras! string[] Names of custom data that a table may use, such as a list of cards.",
                        "presets! Preset[] Recommended combinations of options."));
        all.put("Preset", OpenApiSchemas.of("name! string", "text! string", "options! texts"));
        all.put("Opponent", OpenApiSchemas.of("name! string", "title! string", "text! string"));
        all.put(
                "Rules",
                OpenApiSchemas.of("game! string", "title! string", "sections! RulesSection[]"));
        all.put(
                "RulesSection",
                OpenApiSchemas.of(
                        "number string? Such as T1.",
                        "heading! string The heading; empty for text before the first one.",
                        "parts! RulesPart[]"));
        all.put(
                "RulesPart",
                OpenApiSchemas.of(
                        "type! string paragraph, rule, example, drawing or table.",
                        "number string For a rule: its number.",
                        "text string Marked with *, ** and backquotes.",
                        "lines string[] For a drawing: its lines.",
                        "head string[] For a table: its header.",
                        "rows any[] For a table: its rows, as lists of texts."));
        all.put(
                "Lesson",
                OpenApiSchemas.of("data! object The same as for a table.", "sights! LessonStep[]"));
        all.put(
                "LessonStep",
                OpenApiSchemas.of(
                        "version! integer",
                        "view! View What the learner sees; after the first step, only the members that have changed.",
                        "from! integer The index of the first of these events.",
                        "events! any[] The same as for a table.",
                        "next! string? The move that the learner should make; null if others decide, and at the end.",
                        "moves MoveDescription[] The move 'next', in words.",
                        "sentences PieceDescription[] The pieces, in words.",
                        "standing ScoreLine[] The points that would be added if the game ended now."));
        all.put(
                "Games",
                OpenApiSchemas.of(
                        "games! Game[]",
                        "bots! string[] The names of the bots.",
                        "opponents! Opponent[] Titles and descriptions of the bots, as text to display."));
    }
}
