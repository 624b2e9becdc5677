package lucca.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.engine.Catalogue;
import lucca.engine.Json;

/// Somebody who follows a table in a test.
record Looker(PublicView common, TableView view) {
    static Looker at(Table table, int viewer, Catalogue words) {
        PublicView common = new PublicView(table, words);
        return new Looker(common, new TableView(common, Viewer.of(viewer)));
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
        return view.chat().stream().map(entry -> Chat.json(entry).toString()).toList();
    }
}
