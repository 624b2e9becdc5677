import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(html|js|css|svg|json|webmanifest)$/;

/** Writes compressed copies of all text files, so that the server need not compress at every request. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => {
      // The manifest is for scripts/sizes.mjs, not for browsers.
      renameSync(join(folder, '.vite/manifest.json'), join(folder, '../../manifest.json'));
      rmSync(join(folder, '.vite'), { recursive: true });
      for (const name of readdirSync(folder, { recursive: true }) as string[]) {
        const file = join(folder, name);
        if (TEXTS.test(name) && statSync(file).size > 256) {
          const bytes = readFileSync(file);
          writeFileSync(`${file}.br`, brotliCompressSync(bytes));
          writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
        }
      }
    },
  };
}
