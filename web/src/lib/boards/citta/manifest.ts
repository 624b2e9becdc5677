import type { GameManifest } from '../gameManifest';

export default {
  order: 1,
  seats: 3,
  targets: ['[data-move]', 'button[data-card]:not([disabled])[aria-pressed=false]'],
  board: () => import('./Board.svelte'),
  lesson: () => import('./lesson'),
  figures: {
    heights: { 'C1.1': 92, 'C3.3': 240, 'C3.5': 230, 'C4.2': 179 },
    drawing: () => import('./Figure.svelte'),
  },
} satisfies GameManifest;
