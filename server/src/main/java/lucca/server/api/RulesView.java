package lucca.server.api;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import lucca.server.web.OptionalMember;
import org.jspecify.annotations.Nullable;

/// The rules of a game.
@Schema(name = "Rules")
public record RulesView(String game, String title, List<RulesSection> sections) {
    /// A section under a heading.
    public record RulesSection(
            @Schema(description = "Such as T1.") @Nullable String number,
            @Schema(description = "The heading; empty for text before the first one.")
                    String heading,
            List<RulesPart> parts) {}

    /// A part of a section.
    public record RulesPart(
            @Schema(allowableValues = {"paragraph", "rule", "example", "drawing", "table"})
                    String type,
            @OptionalMember @Schema(description = "For a rule: its number.")
                    @Nullable String number,
            @OptionalMember @Schema(description = "Marked with *, ** and backquotes.")
                    @Nullable String text,
            @OptionalMember @Schema(description = "For a drawing: its lines.")
                    @Nullable List<String> lines,
            @OptionalMember @Schema(description = "For a table: its header.")
                    @Nullable List<String> head,
            @OptionalMember @Schema(description = "For a table: its rows.")
                    @Nullable List<List<String>> rows) {}
}
