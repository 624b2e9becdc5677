package lucca.server.account;

import lucca.engine.Json;
import lucca.server.web.RequestJson;
import lucca.table.Companion;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// Endpoints for blocking people.
@RestController
final class BlockApi {
    private final PersonBlocks personBlocks;

    BlockApi(PersonBlocks personBlocks) {
        this.personBlocks = personBlocks;
    }

    @GetMapping("/api/blocks")
    Json list(Caller caller) {
        return Json.object(
                "blocks",
                personBlocks.blockedBy(caller.requireOwner().person().id()).stream()
                        .map(CurrentPersonApi::json)
                        .toList());
    }

    @PostMapping("/api/blocks")
    Json add(@RequestBody Json body, Caller caller) {
        String blocked = Companion.owner(RequestJson.of(body).text("person"));
        personBlocks.add(caller.requireOwner().person().id(), blocked);
        return Json.object();
    }

    @DeleteMapping("/api/blocks/{person}")
    Json remove(@PathVariable("person") String person, Caller caller) {
        personBlocks.remove(caller.requireOwner().person().id(), person);
        return Json.object();
    }
}
