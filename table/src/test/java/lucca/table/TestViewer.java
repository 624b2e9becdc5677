package lucca.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;

/// Somebody who follows a table in a test.
record TestViewer(CommonView common, PersonalView view) {
    static TestViewer at(Table table, int viewer, MessageCatalogue words) {
        CommonView common = new CommonView(table, words);
        return new TestViewer(common, new PersonalView(common, Viewer.of(viewer)));
    }

    /// All but the log and what was said.
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
