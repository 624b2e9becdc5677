package lucca.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Counts what authors have written in the chat of a table, in total and per person.
final class ChatUsage {
    private final Map<String, Chat.Volume> persons = new HashMap<>();
    private Chat.Volume total = Chat.Volume.NONE;

    ChatUsage copy() {
        ChatUsage copy = new ChatUsage();
        copy.persons.putAll(persons);
        copy.total = total;
        return copy;
    }

    /// Counts a message.
    /// @param by a person, or a companion, who shares the limit of the person; `null` for the
    ///     server
    void add(@Nullable String by, String text) {
        total = total.plus(text);
        if (by != null) {
            persons.put(Companion.owner(by), of(by).plus(text));
        }
    }

    Chat.Volume total() {
        return total;
    }

    Chat.Volume of(String by) {
        return Objects.requireNonNullElse(persons.get(Companion.owner(by)), Chat.Volume.NONE);
    }
}
