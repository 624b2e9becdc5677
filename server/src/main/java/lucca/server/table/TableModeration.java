package lucca.server.table;

import java.util.HashSet;
import java.util.Set;
import lucca.server.account.AbuseReports;
import lucca.server.account.Caller;
import lucca.server.account.DeletedNameCleaner;
import lucca.server.account.Person;
import lucca.server.account.PersonBlocks;
import lucca.server.account.PersonRegistry;
import lucca.server.limit.RateLimitedAction;
import lucca.server.limit.UsageLimits;
import lucca.server.room.RoomRegistry;
import lucca.server.store.TableQueries;
import lucca.server.web.ProblemException;
import lucca.table.Companion;
import lucca.table.Occupant;
import lucca.table.SeatState;
import lucca.table.Table;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/// Decides who may join, command and report at tables, and reverts seats that a concurrent block
/// forbids.
@Component
final class TableModeration {
    private static final int MAX_TEXT = 1000;

    private final RoomRegistry roomRegistry;
    private final TableQueries queries;
    private final PersonRegistry personRegistry;
    private final PersonBlocks personBlocks;
    private final AbuseReports abuseReports;
    private final UsageLimits usageLimits;
    private final DeletedNameCleaner deleted;
    private final BlockEnforcer blockEnforcer;

    TableModeration(
            RoomRegistry roomRegistry,
            TableQueries queries,
            PersonRegistry personRegistry,
            PersonBlocks personBlocks,
            AbuseReports abuseReports,
            UsageLimits usageLimits,
            DeletedNameCleaner deleted,
            BlockEnforcer blockEnforcer) {
        this.blockEnforcer = blockEnforcer;
        this.roomRegistry = roomRegistry;
        this.queries = queries;
        this.personRegistry = personRegistry;
        this.personBlocks = personBlocks;
        this.abuseReports = abuseReports;
        this.usageLimits = usageLimits;
        this.deleted = deleted;
    }

    /// Checks that a person may send a command of this type now, whatever the table.
    /// @param address the address of the request
    /// @throws ProblemException if the command is not allowed
    void checkRequest(CommandRequest request, Person by, long address) {
        switch (request) {
            case CommandRequest.Sit sit -> {
                usageLimits.acquire(RateLimitedAction.TAKE_SEAT, address);
                personRegistry.checkName(by);
            }
            case CommandRequest.OpenChat openChat -> acquireChat(by);
            case CommandRequest.CloseChat closeChat -> acquireChat(by);
            case CommandRequest.Mute mute -> acquireChat(by);
            case CommandRequest.Unmute unmute -> acquireChat(by);
            case CommandRequest.Say say -> acquireChat(by, address);
            case CommandRequest.JoinChat joinChat -> acquireChat(by, address);
            case CommandRequest.SeatBot seatBot -> {}
            case CommandRequest.Leave leave -> {}
            case CommandRequest.Start start -> {}
            case CommandRequest.Reveal reveal -> {}
            case CommandRequest.Close close -> {}
            case CommandRequest.Play play -> {}
            case CommandRequest.Undo undo -> {}
            case CommandRequest.Pause pause -> {}
            case CommandRequest.Answer answer -> {}
            case CommandRequest.Resume resume -> {}
            case CommandRequest.Resign resign -> {}
            case CommandRequest.Return comeBack -> {}
            case CommandRequest.Rematch rematch -> {}
            case CommandRequest.Kick kick -> {}
            case CommandRequest.Lock lock -> {}
            case CommandRequest.Companions companions -> {}
        }
    }

    private void acquireChat(Person by) {
        usageLimits.acquire(RateLimitedAction.SEND_CHAT, by.id());
    }

    private void acquireChat(Person by, long address) {
        acquireChat(by);
        usageLimits.acquire(RateLimitedAction.SEND_CHAT_FROM_ADDRESS, address);
    }

    /// A companion of a person.
    /// @throws UnreadableException if the name is not valid
    /// @throws ProblemException if the name is taken
    Person companion(Person by, String name) {
        return personRegistry.companion(by, name);
    }

    /// Removes the name of a person who was deleted while they took a seat.
    void cleanUpIfDeleted(Person by) {
        deleted.cleanUp(by.id());
    }

    /// Checks that no block forbids a command of this type at a table:
    /// - People who have blocked each other never sit together.
    /// - Spectators cannot chat with participants who have blocked them or whom they have
    ///   blocked.
    ///
    /// The check must hold at the moment of the command, so it is meant for [Room#handle].
    /// @throws ProblemException if the command is not allowed
    void checkBlocks(Table table, CommandRequest request, Person by) {
        boolean concerned =
                switch (request) {
                    case CommandRequest.Sit sit -> true;
                    case CommandRequest.Say say -> table.seatOf(by.id()) < 0;
                    case CommandRequest.JoinChat joinChat -> table.seatOf(by.id()) < 0;
                    default -> false;
                };
        if (concerned && isBlocked(table, by)) {
            throw blockedProblem();
        }
    }

    /// Checks for blocks that were added while a person sat down, and frees the seat if there is
    /// one. Either this check finds the block, or [BlockEnforcer] finds the seat.
    /// @throws ProblemException if the person may not stay
    void recheckBlocks(String table, Person by) {
        if (roomRegistry.withRoom(table, room -> room.read(now -> isBlocked(now, by)))
                && blockEnforcer.vacate(table, by.id())) {
            throw blockedProblem();
        }
    }

    private static ProblemException blockedProblem() {
        return ProblemException.of(HttpStatus.FORBIDDEN, "people.apart");
    }

    private boolean isBlocked(Table table, Person by) {
        Set<String> others = participants(table);
        others.remove(by.id());
        return personBlocks.existsBetween(by.id(), others);
    }

    /// Stores a report about another person at a table.
    /// @throws ProblemException if that person was never at the table, or the text is blank or
    ///     too long
    void report(String table, Caller caller, String accused, String text) {
        Person by = caller.requirePerson();
        if (text.isBlank() || text.length() > MAX_TEXT) {
            throw ProblemException.of(HttpStatus.BAD_REQUEST, "people.report", MAX_TEXT);
        }
        String person = Companion.owner(accused);
        boolean there =
                roomRegistry
                                .withRoom(table, room -> room.read(TableModeration::participants))
                                .contains(person)
                        || queries.hasActed(table, person);
        if (!there) {
            throw ProblemException.of(HttpStatus.NOT_FOUND, "people.nobody");
        }
        acquireChat(by, caller.address());
        abuseReports.add(by, person, table, text);
    }

    /// The host and the people on the seats of a table.
    private static Set<String> participants(Table table) {
        Set<String> persons = new HashSet<>();
        persons.add(table.host());
        for (SeatState seatState : table.seatStates()) {
            if (seatState.occupant() instanceof Occupant.Person(String id, String name)) {
                persons.add(Companion.owner(id));
            }
        }
        return persons;
    }
}
