import type { GameManifest } from '../gameManifest';

export default {
  order: 3,
  seats: 2,
  targets: ['[data-lot].can', 'li[data-supply] button:not([disabled])[aria-pressed=false]'],
  board: () => import('./Board.svelte'),
  lesson: () => import('./lesson'),
  figures: {
    heights: { 'T3.1': 150, 'T3.3': 150, 'T4.2': 250, 'T4.4': 190 },
    drawing: () => import('./Figure.svelte'),
  },
} satisfies GameManifest;
