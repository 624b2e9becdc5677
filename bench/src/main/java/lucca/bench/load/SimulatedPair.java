package lucca.bench.load;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Two simulated users who play game after game at tables of their own and follow each other's
/// moves.
final class SimulatedPair {
    private static final int SEATS = 2;
    private static final String GAME = "{\"game\":\"towers\",\"seats\":2,\"open\":false}";

    private final SimulatedUser[] persons;
    private final Pace pace;
    private final LatencyStatistics latencies;
    private final Random random;
    private final HttpConnection[] streams = new HttpConnection[SEATS];
    private final long[] versions = new long[SEATS];
    private final List<List<String>> moves = new ArrayList<>(List.of(List.of(), List.of()));
    private String path = "";
    private int mover = -1;
    private long wanted;
    private long sent;
    private boolean over;
    private int spectators;

    /// @param spectators the number of spectators at their first table
    SimulatedPair(
            SimulatedUser first,
            SimulatedUser second,
            int spectators,
            Pace pace,
            LatencyStatistics latencyStatistics,
            long seed) {
        persons = new SimulatedUser[] {first, second};
        this.spectators = spectators;
        this.pace = pace;
        this.latencies = latencyStatistics;
        random = new Random(seed);
    }

    /// Schedules the next move.
    @FunctionalInterface
    interface Pace {
        void next(Runnable move);
    }

    /// Starts a game at a new table.
    void begin() {
        over = false;
        persons[0].post(
                "/api/tables",
                GAME,
                answer -> {
                    String body = answer.body();
                    String id = body.substring("{\"id\":\"".length(), body.indexOf('"', 7));
                    path = "/api/tables/" + id;
                    sit(0, () -> sit(1, () -> command(0, "{\"type\":\"start\"}", this::watch)));
                });
    }

    private void sit(int seat, Runnable next) {
        command(seat, "{\"type\":\"sit\",\"seat\":" + seat + "}", next);
    }

    private void command(int seat, String command, Runnable next) {
        persons[seat].post(path + "/commands", command, answer -> next.run());
    }

    private void watch() {
        mover = -1;
        for (int seat = 0; seat < SEATS; seat++) {
            int own = seat;
            versions[seat] = 0;
            moves.set(seat, List.of());
            streams[seat] = persons[seat].watch(path + "/stream", event -> receive(own, event));
        }
        for (; spectators > 0; spectators--) {
            persons[0].watchAsSpectator(path + "/stream", latencies::addSpectator);
        }
    }

    private void receive(int seat, ByteBuffer event) {
        int at = ByteSearch.after(event, 0, "\"version\":");
        if (at < 0) {
            return; // a heartbeat
        }
        versions[seat] = ByteSearch.number(event, at);
        over |= ByteSearch.after(event, at, "\"status\":\"over\"") >= 0;
        int list = ByteSearch.after(event, at, "\"moves\":[");
        if (list >= 0) {
            moves.set(seat, moves(event, list));
        }
        if (mover >= 0 && seat != mover && versions[seat] >= wanted) {
            latencies.record(System.nanoTime() - sent);
            mover = -1;
        }
        advance();
    }

    private static List<String> moves(ByteBuffer event, int from) {
        List<String> texts = new ArrayList<>();
        int at = from;
        while (event.get(at) != ']') {
            int end = ByteSearch.after(event, at + 1, "\"");
            texts.add(ByteSearch.text(event, at, end));
            at = event.get(end) == ',' ? end + 1 : end;
        }
        return texts;
    }

    /// Continues once both users have seen the last move and its player has an answer.
    private void advance() {
        if (mover >= 0
                || versions[0] != versions[1]
                || persons[0].isWaiting()
                || persons[1].isWaiting()) {
            return;
        }
        if (over) {
            for (HttpConnection stream : streams) {
                stream.close();
            }
            begin();
            return;
        }
        int seat = moves.getFirst().isEmpty() ? 1 : 0;
        if (!moves.get(seat).isEmpty()) {
            mover = seat;
            wanted = Long.MAX_VALUE;
            pace.next(() -> play(seat));
        }
    }

    private void play(int seat) {
        List<String> legal = moves.get(seat);
        String move = legal.get(random.nextInt(legal.size()));
        sent = System.nanoTime();
        wanted = versions[seat] + 1;
        persons[seat].post(
                path + "/commands",
                "{\"type\":\"play\",\"version\":" + versions[seat] + ",\"move\":" + move + "}",
                answer -> advance());
    }
}
