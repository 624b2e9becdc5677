package lucca.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;

/// A viewer of a table in a test.
record TestViewer(CommonView common, PersonalView view) {
    static TestViewer at(Table table, int viewer, MessageCatalogue messages) {
        CommonView common = new CommonView(table, messages);
        return new TestViewer(common, new PersonalView(common, Viewer.of(viewer)));
    }

    /// Returns the view without the events and the chat.
    Json.Obj now() {
        Map<String, Json> all = new LinkedHashMap<>();
        common.members().forEach((name, text) -> all.put(name, Json.parse(text)));
        view.own().forEach((name, text) -> all.put(name, Json.parse(text)));
        return new Json.Obj(all);
    }

    List<String> events() {
        return view.events();
    }

    List<String> chat() {
        return view.chat().stream().map(logEntry -> Chat.json(logEntry).toString()).toList();
    }
}
