import type { GameManifest } from '../gameManifest';

export default {
  order: 9,
  seats: 2,
  targets: ['button[data-heap]:not([disabled])[aria-pressed=false]'],
  board: () => import('./Board.svelte'),
  lesson: () => import('./lesson'),
  figures: {
    heights: { 'N1.1': 120 },
    drawing: () => import('./Figure.svelte'),
  },
} satisfies GameManifest;
