import type { TestTables } from '../gameManifest';

export default {
  small: {},
  large: { expansion: 'on' },
  complete: { expansion: 'on' },
  moves: ['buy', 'take', 'build', 'end'],
} satisfies TestTables;
