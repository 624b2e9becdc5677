package lucca.cli.record;

import java.util.Locale;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.TextRecord;

/// The two formats of a record.
public enum RecordFormat {
    TEXT {
        @Override
        public String write(Match<?, ?> match) {
            return TextRecord.write(match);
        }
    },
    JSON {
        @Override
        public String write(Match<?, ?> match) {
            return JsonRecord.write(match) + "\n";
        }
    };

    /// The record, with a line end after its last line.
    public abstract String write(Match<?, ?> match);

    /// The format that fits the name of a file.
    public static RecordFormat of(String file) {
        return file.matches(".*\\.(json|ndjson|jsonl)") ? JSON : TEXT;
    }

    /// The name in commands.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
