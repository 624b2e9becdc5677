package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lucca.engine.Extra;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.Message;
import lucca.engine.RuleOption;
import lucca.engine.Setup;

/// Laws of what tables bring along: records can hold it beside all else, and reading and writing
/// never change it.
final class ExtraLaws {
    private static final List<String> FIELDS =
            List.of(
                    "format", "game", "options", "seats", "events", "scores", "winners", "reason",
                    "lines");

    private final GameKind kind;

    ExtraLaws(GameKind kind) {
        this.kind = kind;
    }

    void check(List<Setup> setups) {
        List<String> options = kind.options().stream().map(RuleOption::name).toList();
        for (Extra extra : kind.extras()) {
            assertThat(extra.name())
                    .as("name of an extra")
                    .matches("[a-z]\\w*")
                    .isNotIn(options)
                    .isNotIn(FIELDS);
            new Words(kind).text(Message.of("extra." + extra.name()));
            assertThat(setups)
                    .as("setups with %s", extra.name())
                    .anyMatch(setup -> setup.extra(extra.name()).isPresent());
            setups.forEach(setup -> setup.extra(extra.name()).ifPresent(it -> check(extra, it)));
        }
    }

    private static void check(Extra extra, Json value) {
        String line = extra.write(value);
        assertThat(line).as("%s in one line", extra.name()).doesNotContain("\"", "\n", "\r");
        for (Json again : List.of(extra.read(line), extra.check(Json.parse(value.toString())))) {
            assertThat(again).as("%s read again", extra.name()).hasToString(value.toString());
        }
    }
}
