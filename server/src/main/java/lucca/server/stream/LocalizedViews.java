package lucca.server.stream;

import java.util.HashMap;
import java.util.Map;
import lucca.engine.MessageCatalogue;
import lucca.server.web.ServerMessages;
import lucca.table.PublicView;
import lucca.table.Table;
import lucca.table.Viewer;
import lucca.words.Language;

/// A table in one language: what all see alike, and the channels of those who see more.
final class LocalizedViews {
    private final MessageCatalogue words;
    private final Map<Viewer, ViewerFeed> feeds = new HashMap<>();
    private PublicView view;
    private EncodedJsonMembers common = EncodedJsonMembers.NONE;
    private long version;

    LocalizedViews(Table table, Language language) {
        words = ServerMessages.of(language, table.settings().game().kind());
        view = new PublicView(table, words);
    }

    /// What a viewer has been told, up to the table as it is now.
    ViewerFeed feed(Viewer viewer, Table table) {
        if (view.table() != table) {
            view = new PublicView(table, words); // somebody's name may be another now
            feeds.clear();
            version = 0;
        }
        if (version != table.version()) {
            common = EncodedJsonMembers.of(view.members(), common);
            version = table.version();
        }
        ViewerFeed viewerFeed =
                feeds.computeIfAbsent(viewer, each -> new ViewerFeed(each, view, common));
        viewerFeed.refresh(view, common);
        return viewerFeed;
    }

    /// Forgets what all have been told now.
    void clearUpdates() {
        feeds.values().forEach(ViewerFeed::clearUpdate);
    }
}
