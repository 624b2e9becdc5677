package lucca.server.account;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import lucca.server.web.Empty;
import lucca.server.web.ProblemResponse;
import lucca.table.Companion;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// Endpoints for blocking people.
@RestController
@Tag(name = "People")
final class BlockApi {
    private final PersonBlocks personBlocks;

    BlockApi(PersonBlocks personBlocks) {
        this.personBlocks = personBlocks;
    }

    record BlockedPeople(List<Person> blocks) {}

    record NewBlock(@Schema(description = "The id of a person.") String person) {}

    @Operation(summary = "List the people you have blocked.")
    @GetMapping("/api/blocks")
    BlockedPeople list(@SignInRequired(withoutToken = true) Caller caller) {
        return new BlockedPeople(personBlocks.blockedBy(caller.requireOwner().person().id()));
    }

    @Operation(summary = "Block a person.")
    @ProblemResponse(status = 404, description = "There is no such person.")
    @ProblemResponse(status = 409, description = "You have blocked too many people.")
    @PostMapping("/api/blocks")
    Empty add(@SignInRequired(withoutToken = true) Caller caller, @RequestBody NewBlock block) {
        String blocked = Companion.owner(block.person());
        personBlocks.add(caller.requireOwner().person().id(), blocked);
        return new Empty();
    }

    @Operation(summary = "Unblock a person.")
    @DeleteMapping("/api/blocks/{person}")
    Empty remove(
            @PathVariable("person") String person,
            @SignInRequired(withoutToken = true) Caller caller) {
        personBlocks.remove(caller.requireOwner().person().id(), person);
        return new Empty();
    }
}
