package lucca.cli.citta;

import java.util.List;

/// The quarter of a seat, or of the City, which has no points. Before the reveal a seat holds cards
/// instead, which may be hidden from the viewer.
record CittaQuarterView(
        int score,
        int now,
        int shields,
        List<CittaPalaceView> palaces,
        List<CittaCardView> walls,
        List<CittaCardView> towers,
        int cards,
        boolean hasChosen,
        List<CittaCardView> hand) {
    /// The palaces of a colour: at most one, except in the City.
    List<CittaPalaceView> palaces(CardColour colour) {
        return palaces.stream()
                .filter(cittaPalaceView -> cittaPalaceView.colour() == colour)
                .toList();
    }

    /// The colours of all palaces, in their order.
    List<CardColour> colours() {
        return palaces.stream().map(CittaPalaceView::colour).distinct().sorted().toList();
    }

    /// The colours of the palaces on a side.
    List<CardColour> colours(CittaPalaceView.Side side) {
        return palaces.stream()
                .filter(cittaPalaceView -> cittaPalaceView.side() == side)
                .map(CittaPalaceView::colour)
                .toList();
    }

    /// The highest visible street number.
    int highest() {
        return palaces.stream()
                .mapToInt(cittaPalaceView -> cittaPalaceView.top().number())
                .max()
                .orElse(0);
    }

    /// The number of shields that the walls need (C4.2).
    int needed() {
        return 2 * walls.size();
    }
}
