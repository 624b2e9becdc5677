package lucca.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import lucca.engine.Json;
import org.jspecify.annotations.Nullable;

/// A JSON object that the program wrote, or a record that it reads.
public record JsonOutput(Json.Obj json) {
    public static JsonOutput of(String line) {
        assertThat(line.lines()).hasSize(1);
        return new JsonOutput((Json.Obj) Json.parse(line));
    }

    public @Nullable Json get(String name) {
        return json.get(name);
    }

    public String text(String name) {
        return ((Json.Str) member(name)).value();
    }

    public List<Json> list(String name) {
        return ((Json.Arr) member(name)).items();
    }

    public Map<String, Json> map(String name) {
        return ((Json.Obj) member(name)).members();
    }

    public static double sum(Iterable<Json> numbers) {
        double sum = 0;
        for (Json number : numbers) {
            sum += ((Json.Num) number).value();
        }
        return sum;
    }

    private Json member(String name) {
        return Objects.requireNonNull(json.get(name), name);
    }
}
