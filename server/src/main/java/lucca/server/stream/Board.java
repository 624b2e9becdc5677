package lucca.server.stream;

import java.util.HashMap;
import java.util.Map;
import lucca.engine.Catalogue;
import lucca.server.web.ServerWords;
import lucca.table.PublicView;
import lucca.table.Table;
import lucca.table.Viewer;
import lucca.words.Language;

/// A table in one language: what all see alike, and the channels of those who see more.
final class Board {
    private final Catalogue words;
    private final Map<Viewer, Channel> channels = new HashMap<>();
    private PublicView view;
    private Members common = Members.NONE;
    private long version;

    Board(Table table, Language language) {
        words = ServerWords.of(language, table.terms().game().kind());
        view = new PublicView(table, words);
    }

    /// What a viewer has been told, up to the table as it is now.
    Channel channel(Viewer viewer, Table table) {
        if (view.table() != table) {
            view = new PublicView(table, words); // somebody's name may be another now
            channels.clear();
            version = 0;
        }
        if (version != table.version()) {
            common = Members.of(view.members(), common);
            version = table.version();
        }
        Channel channel = channels.computeIfAbsent(viewer, each -> new Channel(each, view, common));
        channel.follow(view, common);
        return channel;
    }

    /// Forgets what all have been told now.
    void told() {
        channels.values().forEach(Channel::told);
    }
}
