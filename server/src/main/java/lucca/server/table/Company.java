package lucca.server.table;

import java.util.HashSet;
import java.util.Set;
import lucca.server.limit.Act;
import lucca.server.limit.Limits;
import lucca.server.people.Blocks;
import lucca.server.people.Caller;
import lucca.server.people.DeletedPeople;
import lucca.server.people.People;
import lucca.server.people.Person;
import lucca.server.people.Reports;
import lucca.server.store.TableStore;
import lucca.server.web.ProblemException;
import lucca.table.Chair;
import lucca.table.Companion;
import lucca.table.Occupant;
import lucca.table.Table;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/// Who may come to whose table, and what to do about those who should not have.
@Component
final class Company {
    private static final int LONGEST_TEXT = 1000;

    private final Rooms rooms;
    private final TableStore store;
    private final People people;
    private final Blocks blocks;
    private final Reports reports;
    private final Limits limits;
    private final DeletedPeople deleted;
    private final BlockedSeats blockedSeats;

    Company(
            Rooms rooms,
            TableStore store,
            People people,
            Blocks blocks,
            Reports reports,
            Limits limits,
            DeletedPeople deleted,
            BlockedSeats blockedSeats) {
        this.blockedSeats = blockedSeats;
        this.rooms = rooms;
        this.store = store;
        this.people = people;
        this.blocks = blocks;
        this.reports = reports;
        this.limits = limits;
        this.deleted = deleted;
    }

    /// Makes sure that a person may give a command of this type now, whatever the table.
    /// @param source the address from which they ask
    /// @throws ProblemException if not
    void admit(String type, Person by, long source) {
        switch (type) {
            case "sit" -> {
                limits.take(Act.SIT, source);
                people.checkName(by);
            }
            case "openChat", "closeChat", "mute", "unmute" -> limits.take(Act.TALK, by.id());
            case "say", "joinChat" -> {
                limits.take(Act.TALK, by.id());
                limits.take(Act.TALK_FROM_ADDRESS, source);
            }
            default -> {}
        }
    }

    /// Somebody whom a person brings along.
    /// @throws UnreadableException or [ProblemException] if that cannot be their name
    Person companion(Person by, String name) {
        return people.companion(by, name);
    }

    /// Makes sure that no name is left of a person who has sat down while they were deleted.
    void checkDeletion(Person by) {
        deleted.cleanUp(by.id());
    }

    /// Makes sure that a person may give a command of this type at a table, as far as that depends
    /// on who else is there. People who have blocked each other never sit together, and people
    /// without a seat do not talk to those who have blocked them. It must hold at the moment of the
    /// command, so it is for [Room#handle].
    /// @throws ProblemException if not
    void check(Table table, String type, Person by) {
        boolean concerned =
                switch (type) {
                    case "sit" -> true;
                    case "say", "joinChat" -> table.seatOf(by.id()) < 0;
                    default -> false;
                };
        if (concerned && isApart(table, by)) {
            throw apart();
        }
    }

    /// Makes sure that nobody has blocked the other while a person sat down, and takes the seat
    /// back else. Either this finds the block, or who blocks finds the seat: see [BlockedSeats].
    /// @throws ProblemException if they may not stay
    void checkAfter(String table, Person by) {
        if (rooms.in(table, room -> room.look(now -> isApart(now, by)))
                && blockedSeats.vacate(table, by.id())) {
            throw apart();
        }
    }

    private static ProblemException apart() {
        return ProblemException.of(HttpStatus.FORBIDDEN, "people.apart");
    }

    private boolean isApart(Table table, Person by) {
        Set<String> others = persons(table);
        others.remove(by.id());
        return blocks.stand(by.id(), others);
    }

    /// Keeps what somebody says of another person at a table.
    /// @throws ProblemException if that person has not been there, or the text is none
    void report(String table, Caller caller, String accused, String text) {
        Person by = caller.known();
        if (text.isBlank() || text.length() > LONGEST_TEXT) {
            throw ProblemException.of(HttpStatus.BAD_REQUEST, "people.report", LONGEST_TEXT);
        }
        String person = Companion.owner(accused);
        boolean there =
                rooms.in(table, room -> room.look(Company::persons)).contains(person)
                        || store.hasActed(table, person);
        if (!there) {
            throw ProblemException.of(HttpStatus.NOT_FOUND, "people.nobody");
        }
        limits.take(Act.TALK, by.id());
        limits.take(Act.TALK_FROM_ADDRESS, caller.address());
        reports.add(by, person, table, text);
    }

    /// Who has opened a table, and who sits there.
    private static Set<String> persons(Table table) {
        Set<String> persons = new HashSet<>();
        persons.add(table.host());
        for (Chair chair : table.chairs()) {
            if (chair.occupant() instanceof Occupant.Person(String id, String name)) {
                persons.add(Companion.owner(id));
            }
        }
        return persons;
    }
}
