package lucca.server.operation;

import java.util.Map;

/// The forms of what is seen of a table, as [Forms] writes them.
final class TableForms {
    private TableForms() {}

    static void addTo(Map<String, String[]> all) {
        all.put(
                "Sight",
                Forms.of(
                        "version! integer The version of the table, to be named with moves.",
                        "hash! string The CRC-32 of the text of the view: whoever puts it together from news can check it.",
                        "view! View All that you may see but events and chat. In news: the members that have changed.",
                        "from! integer The index of the first of these events.",
                        "events! any[] What was decided, as records have it, as far as you may know; with 'text', the move as it is written, 'says', the same in words, 'then', sentences of what happened by itself, and 'facts', what of it boards show, as data with 'says', where there is any.",
                        "chat! Said[] The latest messages; in news: those that are new.",
                        "earlier boolean Whether there are older messages; not in news."));
        all.put(
                "ChatPage",
                Forms.of(
                        "chat! Said[] In the order in which they were written.",
                        "earlier! boolean Whether there are older ones."));
        all.put(
                "ChatRights",
                Forms.of(
                        "access! none|read|muted|write|moderate Whether you may read and write; the host also mutes and invites.",
                        "muted string[] For the host: the ids of those who are muted.",
                        "key string? For the host: what spectators need to join; null if nobody may."));
        all.put(
                "View",
                Forms.of(
                        "terms Terms",
                        "secrets boolean Whether seats may see different things.",
                        "host string The id of who opened it.",
                        "commitment string The hash of the secret of its luck.",
                        "version integer",
                        "status open|playing|over|closed",
                        "closed host|expired? Why it is closed: its host has closed it, or nobody has started it in time.",
                        "locked boolean Whether nobody but the host may sit down.",
                        "companions boolean Whether others than the host may bring companions.",
                        "kicked string[] The ids of persons whom the host has removed; they cannot sit down again.",
                        "paused boolean",
                        "starting Starting? That the seats are locked and salts are revealed.",
                        "seats Chair[]",
                        "asked integer[] The seats that are to decide now.",
                        "scores integer[]",
                        "lines ScoreLine[] Every point so far.",
                        "ledger ScoreLine[] All money so far, of those seats whose money you see.",
                        "pending Pending? What somebody asks the others to agree to.",
                        "end End? How the game ended.",
                        "next string? The table at which it goes on.",
                        "position object? What you see of the game, in a form of its own; null before the start.",
                        "seat integer? Yours, if you have one.",
                        "moves string[] What you may decide now.",
                        "chatRights ChatRights What you may do in the chat."));
        all.put(
                "Terms",
                Forms.of(
                        "game! string",
                        "rules! integer The number of its rules.",
                        "seats! integer",
                        "options! texts",
                        "extras! object What the table has brought along.",
                        "open! boolean Whether anybody may find it.",
                        "tempo! Tempo? How much time the seats have.",
                        "late! string? The bot that plays for who is late or has left.",
                        "thought! integer How many milliseconds bots think on a decision.",
                        "hints! boolean Whether people may ask a bot what it would do.",
                        "from! Origin? Where the game began, if not at the beginning."));
        all.put(
                "Chair",
                Forms.of(
                        "person! string? The id of who sits there.",
                        "name! string?",
                        "bot! string? Or a bot; the seat is free if there is neither.",
                        "out! boolean Whether they are late or have left, and somebody else decides.",
                        "salt! string? What they have added to the luck, once it is told.",
                        "saltHash! string? The hash of the salt that they have committed to.",
                        "bank! integer Milliseconds of their own that are left, as of this version.",
                        "deadline! integer? When their time runs out, in milliseconds since 1970, if it runs."));
        all.put(
                "Starting",
                Forms.of(
                        "deadline! integer When the game begins without the salts that are missing, in milliseconds since 1970.",
                        "missing! integer[] The seats that have not revealed their salts."));
        all.put(
                "Pending",
                Forms.of(
                        "version! integer To be named with the answer.",
                        "seat! integer Who asks.",
                        "what! undo|pause",
                        "agreed! integer[] The seats that have agreed."));
        all.put(
                "Said",
                Forms.of(
                        "version! integer",
                        "time! integer Milliseconds since 1970.",
                        "by! string The id of a person.",
                        "text! string"));
        all.put(
                "End",
                Forms.of(
                        "type! string",
                        "winners! integer[]",
                        "reason! string",
                        "secret! string The secret of the luck.",
                        "says! string Why it is over and who has won, in a sentence."));
    }
}
