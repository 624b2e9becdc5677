// Pairs of players at as many matches, both connected, each move made as soon as the one before is seen:
// npm run load -- [URL] [MATCHES] [WARM-UP SECONDS] [SECONDS]
import { io } from 'socket.io-client';

const [url = 'http://localhost:8000', matches = 200, warmUp = 20, seconds = 12] = process.argv.slice(2);
const run = Date.now();
const waits = [];
let measuring = false;

class Match {
  sockets = [];
  version = 0;
  sent = 0;

  constructor(number) {
    this.id = `match-${run}-${number}`;
    this.sit('0', () => this.sit('1', () => this.move(0, 0, 0)));
  }

  /** Sits down; boardgame.io opens a match for the first client that asks for it. */
  sit(player, then) {
    const socket = io(`${url}/lots`, { transports: ['websocket'], forceNew: true });
    this.sockets.push(socket);
    socket.on('connect', () => socket.emit('sync', this.id, player, undefined, 2));
    socket.once('sync', then);
    socket.on('update', (id, state) => this.see(Number(player), state));
    socket.on('connect_error', (e) => fail(e.message));
  }

  move(player, version, lot) {
    this.sent = performance.now();
    const payload = { type: 'take', args: [lot], playerID: String(player) };
    this.sockets[player].emit('update', { type: 'MAKE_MOVE', payload }, version, this.id, String(player));
  }

  /** The player who sees the opponent's move makes the next one. */
  see(player, state) {
    if (state.ctx.currentPlayer !== String(player) || state._stateID <= this.version) return;
    this.version = state._stateID;
    if (measuring) waits.push(performance.now() - this.sent);
    this.move(player, this.version, state.G.lots.indexOf(null));
  }
}

function fail(why) {
  console.error(`load: ${why}`);
  process.exit(1);
}

for (let number = 0; number < Number(matches); number++) new Match(number);
setTimeout(() => (measuring = true), warmUp * 1000);
setTimeout(() => {
  waits.sort((a, b) => a - b);
  if (waits.length === 0) fail('no move was seen');
  const within = (share) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))].toFixed(2);
  console.log(
    `${Math.round(waits.length / seconds)} moves/s; latency from sending a move to seeing it at the other seat: ` +
      `median ${within(0.5)} ms, 99 % ${within(0.99)} ms, maximum ${within(1)} ms`,
  );
  process.exit(0);
}, (Number(warmUp) + Number(seconds)) * 1000);
