package lucca.server.stream;

import java.util.HashMap;
import java.util.Map;
import lucca.engine.MessageCatalogue;
import lucca.server.web.ServerMessages;
import lucca.table.CommonView;
import lucca.table.Table;
import lucca.table.Viewer;
import lucca.words.Language;

/// The views of a table in one language: the members common to all viewers, and a feed for each
/// viewer.
final class LocalizedViews {
    private final MessageCatalogue words;
    private final Map<Viewer, ViewerFeed> feeds = new HashMap<>();
    private CommonView view;
    private EncodedJsonMembers common = EncodedJsonMembers.NONE;
    private long version;

    LocalizedViews(Table table, Language language) {
        words = ServerMessages.tokenized(language, table.settings().game().kind());
        view = new CommonView(table, words);
    }

    /// The feed of a viewer, updated to the current table.
    ViewerFeed feed(Viewer viewer, Table table) {
        if (view.table() != table) {
            view = new CommonView(table, words); // a name may have changed
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

    /// Discards the updates after they were sent to all viewers.
    void clearUpdates() {
        feeds.values().forEach(ViewerFeed::clearUpdate);
    }
}
