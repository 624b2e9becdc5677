import type { TestTables } from '../gameManifest';

export default {
  small: {},
  large: { heaps: '4' },
  complete: { heaps: '4' },
  moves: ['take'],
} satisfies TestTables;
