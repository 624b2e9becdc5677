package lucca.carrara;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Message;
import lucca.engine.ScoreLine.Part;

/// Adds up the victory points and coins of one scoring and, only for a listener, their parts.
public final class ScoreTally {
    /// The reason when there is no listener.
    static final Message SILENT = new Message("", List.of());

    public int points;
    public int coins;
    private boolean collecting;
    private final List<Part> pointParts = new ArrayList<>();
    private final List<Part> coinParts = new ArrayList<>();

    /// Starts a new tally.
    public void clear(boolean listens) {
        points = 0;
        coins = 0;
        collecting = listens;
        pointParts.clear();
        coinParts.clear();
    }

    /// Whether the tally records parts.
    boolean collectsParts() {
        return collecting;
    }

    void add(int morePoints, int moreCoins) {
        points += morePoints;
        coins += moreCoins;
    }

    /// Records what some of the added points and coins are for.
    void part(int ofPoints, int ofCoins, Message why, List<String> pieces) {
        if (ofPoints != 0) {
            pointParts.add(new Part(ofPoints, why, pieces));
        }
        if (ofCoins != 0) {
            coinParts.add(new Part(ofCoins, why, pieces));
        }
    }

    List<Part> pointParts() {
        return List.copyOf(pointParts);
    }

    List<Part> coinParts() {
        return List.copyOf(coinParts);
    }
}
