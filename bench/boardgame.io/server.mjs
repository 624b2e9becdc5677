// boardgame.io's server with its in-memory store: npm run server -- [PORT]
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');
const { Lots } = require('./game.cjs');

const port = Number(process.argv[2] ?? 8000);
Server({ games: [Lots], origins: [Origins.LOCALHOST] }).run(port);
