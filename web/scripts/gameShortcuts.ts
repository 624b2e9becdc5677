import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

/** Adds a shortcut for each game to the web app manifest. */
export function gameShortcuts(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'game-shortcuts',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = join(root, config.build.outDir);
    },
    writeBundle: async () => {
      const { module } = await runnerImport<{ games: string[] }>(join(root, 'src/lib/boards/index.ts'), { configFile: false, logLevel: 'error' });
      const file = join(folder, 'manifest.webmanifest');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
      const shortcuts = module.games.map((game) => ({ name: title(root, game), url: `/new/${game}` }));
      writeFileSync(file, JSON.stringify({ ...manifest, shortcuts }, null, 2));
    },
  };
}

/** The English title of a game, from its catalogue of messages, as the pages show it. */
function title(root: string, game: string): string {
  const messages = readFileSync(join(root, `../games/${game}/src/main/resources/lucca/${game}/messages.properties`), 'utf8');
  return /^title = (?:Lucca: )?(.*)$/m.exec(messages)![1]!;
}
