import type { GameManifest } from '../gameManifest';

export default {
  order: 2,
  seats: 3,
  targets: ['[data-target]:not([aria-pressed=true])'],
  board: () => import('./Board.svelte'),
  lesson: () => import('./lesson'),
  figures: {
    heights: { 'P1.2': 46, 'P1.3': 280, 'P3.1': 250, 'P3.3': 60 },
    drawing: () => import('./Figure.svelte'),
  },
  dependentOptions: { top: 'expansion', object: 'expansion', building: 'expansion', bonus: 'expansion' },
} satisfies GameManifest;
