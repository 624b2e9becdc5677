package lucca.table;

/// Another person on the device of a person. The id is derived from that of the person, so nobody
/// else can claim it.
/// @param number from 2; the person is number 1
public record Companion(String person, int number) {
    private static final char BETWEEN = '/';

    public String id() {
        return person + BETWEEN + number;
    }

    /// The id of the person behind an id: itself, or that of the person who brought the companion.
    public static String owner(String id) {
        int end = id.indexOf(BETWEEN);
        return end < 0 ? id : id.substring(0, end);
    }

    /// The number of a companion; 1 for a person.
    public static int number(String id) {
        int end = id.indexOf(BETWEEN);
        return end < 0 ? 1 : Integer.parseInt(id.substring(end + 1));
    }

    /// The first companion id of a person that has no seat at a table yet.
    static String nextId(Table table, String person) {
        Companion next = new Companion(person, 2);
        while (table.seatOf(next.id()) >= 0) {
            next = new Companion(person, next.number + 1);
        }
        return next.id();
    }
}
