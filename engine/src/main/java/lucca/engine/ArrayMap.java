package lucca.engine;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// An immutable map for the members of a small JSON object. Two arrays are smaller and faster to
/// create than a hash table.
final class ArrayMap extends AbstractMap<String, Json> {
    /// The size up to which a linear search is as fast as a hash table.
    static final int MAX_SIZE = 8;

    private final String[] names;
    private final Json[] values;

    private ArrayMap(String[] names, Json[] values) {
        this.names = names;
        this.values = values;
    }

    /// A map with the same members in the same order.
    /// @param map with no more than [#MAX_SIZE]
    static ArrayMap of(Map<String, Json> map) {
        if (map instanceof ArrayMap members) {
            return members;
        }
        ArrayMap members = new ArrayMap(new String[map.size()], new Json[map.size()]);
        int i = 0;
        for (Map.Entry<String, Json> each : map.entrySet()) {
            members.names[i] = each.getKey();
            members.values[i] = each.getValue();
            i++;
        }
        return members;
    }

    /// A map of alternating names and values. Names are distinct.
    static ArrayMap of(@Nullable Object... namesAndValues) {
        int size = namesAndValues.length / 2;
        ArrayMap members = new ArrayMap(new String[size], new Json[size]);
        for (int i = 0; i < size; i++) {
            members.names[i] = String.valueOf(namesAndValues[2 * i]);
            members.values[i] = Json.of(namesAndValues[2 * i + 1]);
        }
        return members;
    }

    /// This map with one member added or replaced.
    ArrayMap with(String name, Json value) {
        int at = indexOf(name);
        int size = at < 0 ? names.length + 1 : names.length;
        ArrayMap members = new ArrayMap(Arrays.copyOf(names, size), Arrays.copyOf(values, size));
        members.names[at < 0 ? size - 1 : at] = name;
        members.values[at < 0 ? size - 1 : at] = value;
        return members;
    }

    private int indexOf(@Nullable Object name) {
        for (int i = 0; i < names.length; i++) {
            if (names[i].equals(name)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public int size() {
        return names.length;
    }

    @Override
    public boolean containsKey(@Nullable Object name) {
        return indexOf(name) >= 0;
    }

    @Override
    public @Nullable Json get(@Nullable Object name) {
        int at = indexOf(name);
        return at < 0 ? null : values[at];
    }

    @Override
    public void forEach(BiConsumer<? super String, ? super Json> action) {
        for (int i = 0; i < names.length; i++) {
            action.accept(names[i], values[i]);
        }
    }

    @Override
    public Set<Map.Entry<String, Json>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return names.length;
            }

            @Override
            public Iterator<Map.Entry<String, Json>> iterator() {
                return new EntryIterator();
            }
        };
    }

    private final class EntryIterator implements Iterator<Map.Entry<String, Json>> {
        private int next;

        @Override
        public boolean hasNext() {
            return next < names.length;
        }

        @Override
        public Map.Entry<String, Json> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            Map.Entry<String, Json> entry = Map.entry(names[next], values[next]);
            next++;
            return entry;
        }
    }
}
