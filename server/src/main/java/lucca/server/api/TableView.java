package lucca.server.api;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import lucca.engine.Observation;
import lucca.server.web.OptionalMember;
import org.jspecify.annotations.Nullable;

/// A table as one viewer may see it.
public record TableView(
        @Schema(description = "The version of the table, to send with moves.") long version,
        @Schema(
                        description =
                                "The CRC-32 of the text of the view, to check a view that you have"
                                        + " assembled from news.")
                String hash,
        @Schema(description = "All that you may see, except events and chat.") View view,
        @Schema(description = "The index of the first of these events.") int from,
        List<GameEventView> events,
        @Schema(description = "The latest messages.") List<ChatMessage> chat,
        @Schema(description = "Whether there are older messages.") boolean earlier) {
    /// The changes since the previous view of a stream.
    public record TableNews(
            @Schema(description = "The version of the table, to send with moves.") long version,
            @Schema(description = "The CRC-32 of the text of the whole view.") String hash,
            @Schema(description = "The members that have changed.") Partial<View> view,
            @Schema(description = "The index of the first of these events.") int from,
            @Schema(description = "The events from there on; they replace those that you have.")
                    List<GameEventView> events,
            @Schema(description = "The new messages.") List<ChatMessage> chat) {}

    /// All that a viewer may see, except events and chat.
    public record View(
            TableSettingsView terms,
            @Schema(description = "Whether the game has hidden information.") boolean secrets,
            @Schema(description = "The id of the host, who opened the table.") String host,
            @Schema(description = "The hash of the secret behind the chance outcomes.")
                    String commitment,
            long version,
            @Schema(allowableValues = {"open", "playing", "over", "closed"}) String status,
            @Schema(
                            description =
                                    "Why the table is closed: the host has closed it, or nobody"
                                            + " started it in time.",
                            allowableValues = {"host", "expired"})
                    @Nullable String closed,
            @Schema(description = "Whether only the host may take a seat.") boolean locked,
            @Schema(
                            description =
                                    "Whether people other than the host may seat people who share"
                                            + " their device.")
                    boolean companions,
            @Schema(
                            description =
                                    "The ids of people removed by the host; they cannot take a seat"
                                            + " again.")
                    List<String> kicked,
            boolean paused,
            @Schema(
                            description =
                                    "Set while the game is starting: seats are locked and salts are"
                                            + " being revealed.")
                    @Nullable Starting starting,
            List<Seat> seats,
            @Schema(description = "The seats that have to decide now.") List<Integer> asked,
            List<Integer> scores,
            @Schema(description = "All points so far, with reasons.") List<ScoreLineView> lines,
            @Schema(description = "The request that waits for the others' consent.")
                    @Nullable Pending pending,
            @Schema(description = "How the game ended.") @Nullable End end,
            @Schema(description = "The table of the rematch.") @Nullable String next,
            @Schema(
                            description =
                                    "The position as you may see it, in a format of the game; null"
                                            + " before the start.")
                    @Nullable Observation position,
            @Schema(description = "All money so far, of the seats whose money you may see.")
                    List<ScoreLineView> ledger,
            @Schema(description = "Your seat, if you have one.") @Nullable Integer seat,
            @Schema(description = "Your legal moves.") List<String> moves,
            @Schema(description = "Your rights in the chat.") ChatRights chatRights) {}

    /// A seat with its occupant and its time.
    public record Seat(
            @Schema(description = "The id of the person in this seat.") @Nullable String person,
            @Nullable String name,
            @Schema(description = "The bot in this seat. Without person and bot, the seat is free.")
                    @Nullable String bot,
            @Schema(
                            description =
                                    "Whether the seat has lost by resigning or running out of time; a"
                                            + " bot plays on for it.")
                    boolean out,
            @Schema(
                            description =
                                    "The salt of this seat, mixed into the chance outcomes, once it"
                                            + " is revealed.")
                    @Nullable String salt,
            @Schema(description = "The hash of the salt that this seat has committed to.")
                    @Nullable String saltHash,
            @Schema(description = "Milliseconds left in the bank, as of this version.") long bank,
            @Schema(
                            description =
                                    "When the time of this seat runs out, in milliseconds since 1970;"
                                            + " null if it is not running.")
                    @Nullable Long deadline) {}

    /// The phase in which salts are revealed.
    public record Starting(
            @Schema(
                            description =
                                    "When the game begins without the missing salts, in milliseconds"
                                            + " since 1970.")
                    long deadline,
            @Schema(description = "The seats that have not revealed their salts yet.")
                    List<Integer> missing) {}

    /// A request that waits for consent.
    public record Pending(
            @Schema(description = "The version to send with the answer.") long version,
            @Schema(description = "The seat that made the request.") int seat,
            @Schema(allowableValues = {"undo", "pause"}) String what,
            @Schema(description = "The seats that have agreed.") List<Integer> agreed) {}

    /// The end of a game.
    public record End(
            String type,
            List<Integer> winners,
            String reason,
            @Schema(description = "The secret behind the chance outcomes.") String secret,
            @Schema(description = "Who has won and why, in a sentence.") String says) {}

    /// What a viewer may do in the chat.
    public record ChatRights(
            @Schema(
                            description =
                                    "Your access to the chat; 'moderate' is that of the host, who can"
                                            + " also mute and invite.",
                            allowableValues = {"none", "read", "muted", "write", "moderate"})
                    String access,
            @OptionalMember @Schema(description = "For the host: the ids of muted people.")
                    @Nullable List<String> muted,
            @OptionalMember(orNull = true)
                    @Schema(
                            description =
                                    "For the host: the key with which spectators can join; null if"
                                            + " they cannot.")
                    @Nullable String key) {}
}
