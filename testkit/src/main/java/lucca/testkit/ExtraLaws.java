package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.Message;
import lucca.engine.RuleOption;
import lucca.engine.Setup;
import lucca.engine.SetupExtra;

/// Checks setup extras: records can contain them beside all other fields, and reading and writing
/// never change them.
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
        for (SetupExtra setupExtra : kind.extras()) {
            assertThat(setupExtra.name())
                    .as("name of an extra")
                    .matches("[a-z]\\w*")
                    .isNotIn(options)
                    .isNotIn(FIELDS);
            new GameTexts(kind).text(Message.of("extra." + setupExtra.name()));
            assertThat(setups)
                    .as("setups with %s", setupExtra.name())
                    .anyMatch(setup -> setup.extra(setupExtra.name()).isPresent());
            setups.forEach(
                    setup -> setup.extra(setupExtra.name()).ifPresent(it -> check(setupExtra, it)));
        }
    }

    private static void check(SetupExtra setupExtra, Json value) {
        String line = setupExtra.write(value);
        assertThat(line).as("%s in one line", setupExtra.name()).doesNotContain("\"", "\n", "\r");
        for (Json again :
                List.of(setupExtra.read(line), setupExtra.check(Json.parse(value.toString())))) {
            assertThat(again).as("%s read again", setupExtra.name()).hasToString(value.toString());
        }
    }
}
