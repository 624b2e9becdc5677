package lucca.table;

/// Somebody whom a person has brought along, to play on the same device. Their id is made of the
/// person's, so nobody else can be them.
/// @param number from 2 on; the person is the first
public record Companion(String person, int number) {
    private static final char BETWEEN = '/';

    public String id() {
        return person + BETWEEN + number;
    }

    /// The person who is there for whoever has this id: their own, or that of who brought them.
    public static String owner(String id) {
        int end = id.indexOf(BETWEEN);
        return end < 0 ? id : id.substring(0, end);
    }

    /// The number of who has this id; 1 if they are a person of their own.
    public static int number(String id) {
        int end = id.indexOf(BETWEEN);
        return end < 0 ? 1 : Integer.parseInt(id.substring(end + 1));
    }

    /// The first id of a companion that has no seat at a table yet.
    static String nextId(Table table, String person) {
        Companion next = new Companion(person, 2);
        while (table.seatOf(next.id()) >= 0) {
            next = new Companion(person, next.number + 1);
        }
        return next.id();
    }
}
