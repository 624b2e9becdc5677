package lucca.server.operation;

import java.util.Map;

/// The forms of what is told of games and their rules, as [Forms] writes them.
final class GameForms {
    private GameForms() {}

    static void addTo(Map<String, String[]> all) {
        all.put(
                "Option",
                Forms.of(
                        "name! string",
                        "text! string What it is, for people.",
                        "values! string[]",
                        "meanings! texts What each value means, for people.",
                        "standard! string The value if nothing is said."));
        all.put(
                "Game",
                Forms.of(
                        "name! string",
                        "title! string",
                        "about! string What it is, in a sentence.",
                        "minutes! integer How long it usually takes.",
                        "minSeats! integer",
                        "maxSeats! integer",
                        "options! Option[]",
                        "extras! string[] What a table may bring along.",
                        "presets! Preset[] Options that go well together."));
        all.put("Preset", Forms.of("name! string", "text! string", "options! texts"));
        all.put("Opponent", Forms.of("name! string", "title! string", "text! string"));
        all.put("Rules", Forms.of("game! string", "title! string", "sections! RulesSection[]"));
        all.put(
                "RulesSection",
                Forms.of(
                        "number string? Such as T1.",
                        "heading! string Empty before the first one.",
                        "parts! RulesPart[]"));
        all.put(
                "RulesPart",
                Forms.of(
                        "type! string paragraph, rule, example, drawing or table.",
                        "number string Of a rule.",
                        "text string Marked with *, ** and backquotes.",
                        "lines string[] Of a drawing.",
                        "head string[] Of a table.",
                        "rows any[] Of a table: lists of texts."));
        all.put("Lesson", Forms.of("data! object As of a table.", "sights! LessonSight[]"));
        all.put(
                "LessonSight",
                Forms.of(
                        "version! integer",
                        "view! View What the learner sees. After the first: the members that have changed.",
                        "from! integer The index of the first of these events.",
                        "events! any[] As of a table.",
                        "next! string? What the learner is to decide; null if others decide, and at the end.",
                        "moves SpokenMove[] The same in words.",
                        "sentences SpokenPiece[] The pieces, in words.",
                        "standing ScoreLine[] The points that the end would bring now."));
        all.put(
                "Games",
                Forms.of(
                        "games! Game[]",
                        "bots! string[] The names of bots.",
                        "opponents! Opponent[] What these bots are, for people."));
    }
}
