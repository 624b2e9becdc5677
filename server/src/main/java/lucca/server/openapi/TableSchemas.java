package lucca.server.openapi;

import java.util.Map;

/// The schemas of the views of a table, in the notation of [OpenApiSchemas].
final class TableSchemas {
    private TableSchemas() {}

    static void addTo(Map<String, String[]> all) {
        all.put(
                "TableView",
                OpenApiSchemas.of(
                        "version! integer The version of the table, to send with moves.",
                        "hash! string The CRC-32 of the text of the view, to check a view that you have assembled from news.",
                        "view! View All that you may see, except events and chat. In news: the members that have changed.",
                        "from! integer The index of the first of these events.",
                        "events! any[] The events as in records, without what is hidden from you. Additional members: 'text', the move in notation; 'says', the move in words; 'then', sentences on its automatic consequences; and, if there are any, 'facts', data on these for boards, each with 'says'.",
                        "chat! ChatMessage[] The latest messages; in news, the new ones.",
                        "earlier boolean Whether there are older messages; absent in news."));
        all.put(
                "ChatPage",
                OpenApiSchemas.of(
                        "chat! ChatMessage[] The messages, oldest first.",
                        "earlier! boolean Whether there are older messages."));
        all.put(
                "ChatRights",
                OpenApiSchemas.of(
                        "access! none|read|muted|write|moderate Your access to the chat; 'moderate' is that of the host, who can also mute and invite.",
                        "muted string[] For the host: the ids of muted people.",
                        "key string? For the host: the key with which spectators can join; null if they cannot."));
        all.put(
                "View",
                OpenApiSchemas.of(
                        "terms TableSettings",
                        "secrets boolean Whether the game has hidden information.",
                        "host string The id of the host, who opened the table.",
                        "commitment string The hash of the secret behind the chance outcomes.",
                        "version integer",
                        "status open|playing|over|closed",
                        "closed host|expired? Why the table is closed: the host has closed it, or nobody started it in time.",
                        "locked boolean Whether only the host may take a seat.",
                        "companions boolean Whether people other than the host may seat people who share their device.",
                        "kicked string[] The ids of people removed by the host; they cannot take a seat again.",
                        "paused boolean",
                        "starting Starting? Set while the game is starting: seats are locked and salts are being revealed.",
                        "seats Seat[]",
                        "asked integer[] The seats that have to decide now.",
                        "scores integer[]",
                        "lines ScoreLine[] All points so far, with reasons.",
                        "ledger ScoreLine[] All money so far, of the seats whose money you may see.",
                        "pending Pending? The request that waits for the others' consent.",
                        "end End? How the game ended.",
                        "next string? The table of the rematch.",
                        "position object? The position as you may see it, in a format of the game; null before the start.",
                        "seat integer? Your seat, if you have one.",
                        "moves string[] Your legal moves.",
                        "chatRights ChatRights Your rights in the chat."));
        all.put(
                "TableSettings",
                OpenApiSchemas.of(
                        "game! string",
                        "rules! integer The version of the rules.",
                        "seats! integer",
                        "options! texts",
                        "extras! object Custom data of this table, such as a list of cards.",
                        "open! boolean Whether the table is listed.",
                        "tempo! TimeControl? The time limits of the seats.",
                        "late! string? The bot that takes over when a person leaves or runs out of time; null if the seat loses instead.",
                        "thought! integer Thinking time of bots for each decision, in milliseconds.",
                        "hints! boolean Whether hints are allowed.",
                        "from! Origin? The point from which the game started, if not the beginning."));
        all.put(
                "Seat",
                OpenApiSchemas.of(
                        "person! string? The id of the person in this seat.",
                        "name! string?",
                        "bot! string? The bot in this seat. Without person and bot, the seat is free.",
                        "out! boolean Whether the seat has lost by resigning or running out of time; a bot plays on for it.",
                        "salt! string? The salt of this seat, mixed into the chance outcomes, once it is revealed.",
                        "saltHash! string? The hash of the salt that this seat has committed to.",
                        "bank! integer Milliseconds left in the bank, as of this version.",
                        "deadline! integer? When the time of this seat runs out, in milliseconds since 1970; null if it is not running."));
        all.put(
                "Starting",
                OpenApiSchemas.of(
                        "deadline! integer When the game begins without the missing salts, in milliseconds since 1970.",
                        "missing! integer[] The seats that have not revealed their salts yet."));
        all.put(
                "Pending",
                OpenApiSchemas.of(
                        "version! integer The version to send with the answer.",
                        "seat! integer The seat that made the request.",
                        "what! undo|pause",
                        "agreed! integer[] The seats that have agreed."));
        all.put(
                "ChatMessage",
                OpenApiSchemas.of(
                        "version! integer",
                        "time! integer Milliseconds since 1970.",
                        "by! string The id of a person.",
                        "text! string"));
        all.put(
                "End",
                OpenApiSchemas.of(
                        "type! string",
                        "winners! integer[]",
                        "reason! string",
                        "secret! string The secret behind the chance outcomes.",
                        "says! string Who has won and why, in a sentence."));
    }
}
