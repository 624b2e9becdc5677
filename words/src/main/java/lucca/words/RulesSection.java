package lucca.words;

import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.Json;
import lucca.engine.JsonWritable;
import org.jspecify.annotations.Nullable;

/// A section of a rules page.
/// @param number such as `T3`; `null` if it has none
/// @param heading without the number; empty for the text before the first heading
public record RulesSection(@Nullable String number, String heading, List<RulesPart> parts)
        implements JsonWritable {
    public RulesSection {
        parts = List.copyOf(parts);
    }

    @Override
    public Json.Obj json() {
        return Json.object("number", number, "heading", heading, "parts", parts);
    }

    /// The parts of a rule, up to the next rule; empty if the section does not have it.
    List<RulesPart> rule(String number) {
        return IntStream.range(0, parts.size())
                .filter(i -> isRule(i) && rule(i).number().equals(number))
                .mapToObj(i -> parts.subList(i, end(i)))
                .findFirst()
                .orElse(List.of());
    }

    private int end(int rule) {
        return IntStream.range(rule + 1, parts.size())
                .filter(this::isRule)
                .findFirst()
                .orElse(parts.size());
    }

    private boolean isRule(int index) {
        return parts.get(index) instanceof RulesPart.Rule;
    }

    private RulesPart.Rule rule(int index) {
        return (RulesPart.Rule) parts.get(index);
    }

    static RulesSection of(Json.Obj section) {
        RulesPageFields fields = new RulesPageFields(section);
        return new RulesSection(
                fields.textOrNull("number"),
                fields.text("heading"),
                fields.objects("parts").map(RulesPart::of).toList());
    }
}
