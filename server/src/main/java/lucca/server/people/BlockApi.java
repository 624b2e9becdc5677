package lucca.server.people;

import lucca.engine.Json;
import lucca.server.web.Body;
import lucca.table.Companion;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// Lets people keep away from others.
@RestController
final class BlockApi {
    private final Blocks blocks;

    BlockApi(Blocks blocks) {
        this.blocks = blocks;
    }

    @GetMapping("/api/blocks")
    Json list(Caller caller) {
        return Json.object(
                "blocks",
                blocks.of(caller.owner().person().id()).stream().map(GuestApi::json).toList());
    }

    @PostMapping("/api/blocks")
    Json add(@RequestBody Json body, Caller caller) {
        String blocked = Companion.owner(Body.of(body).text("person"));
        blocks.add(caller.owner().person().id(), blocked);
        return Json.object();
    }

    @DeleteMapping("/api/blocks/{person}")
    Json remove(@PathVariable("person") String person, Caller caller) {
        blocks.remove(caller.owner().person().id(), person);
        return Json.object();
    }
}
