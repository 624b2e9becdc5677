package lucca.engine;

import java.util.List;

/// What a game says to people, so that it can be followed without seeing its board.
public interface Describer<S extends State<S>, M extends Move> {
    /// A decision in a few words, without who makes it, or a chance outcome in a sentence.
    /// @param move as somebody may know it, who need not know all of it
    /// @param before the position in which it is made, only to be read: of what is hidden there
    /// from anybody nothing may be told
    Message move(M move, S before);

    /// Why a game is over and what decided it, in a sentence without its full stop.
    Message ending(S over);

    /// What there is to see, piece by piece, each name once. It is made of nothing but what the
    /// viewer sees, so it cannot tell more.
    /// @param view what [State#observe] shows somebody
    List<Label> labels(ViewFields view);

    /// Whether what happened by itself is only that the game ends, which [#ending] says better.
    static boolean isEnd(Message what) {
        return what.key().startsWith("end.");
    }
}
