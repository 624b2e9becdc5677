import type { TestTables } from '../gameManifest';

export default {
  small: { size: '6' },
  large: { size: '8' },
  complete: { size: '6', switching: 'on' },
  moves: ['place'],
} satisfies TestTables;
