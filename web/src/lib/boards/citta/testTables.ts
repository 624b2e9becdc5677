import type { TestTables } from '../gameManifest';

export default {
  small: {},
  large: {},
  complete: { celebration: 'on' },
  moves: ['keep', 'take', 'play', 'city'],
} satisfies TestTables;
