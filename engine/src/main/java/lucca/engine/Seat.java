package lucca.engine;

/// A seat as an argument of a [Message]. A [MessageCatalogue] renders it by its number, or by the
/// name that its caller gives it.
/// @param index counted from 0
public record Seat(int index) {
    /// The form of a seat in sentences for other programs, which replace it by a name, such as
    /// `{seat:1}` for the second seat. It is the same in all languages.
    public String token() {
        return "{seat:" + index + "}";
    }
}
