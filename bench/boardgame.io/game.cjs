// A game that costs its server next to nothing: two players in turn take one of 64 lots; a full board is cleared.
const LOTS = 64;

exports.Lots = {
  name: 'lots',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ lots: Array(LOTS).fill(null), free: LOTS }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, lot) => {
      if (G.lots[lot] !== null) return 'INVALID_MOVE';
      G.lots[lot] = playerID;
      G.free -= 1;
      if (G.free === 0) {
        G.lots.fill(null);
        G.free = LOTS;
      }
    },
  },
};
