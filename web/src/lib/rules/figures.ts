/** The rules with illustrations: their text, height and component. */
import type { Component } from 'svelte';
import type { Words } from '../words/en';

export type FigureComponent = Component<{ game: string; rule: string }>;

interface Figure {
  says: keyof Words;
  height: number;
  load: () => Promise<{ default: FigureComponent }>;
}

const towers = () => import('./figures/TowersFigure.svelte');
const citta = () => import('./figures/CittaFigure.svelte');
const carrara = () => import('./figures/CarraraFigure.svelte');

export const figures: { [rule: string]: Figure } = {
  'T3.1': { says: 'rules.figure.house', height: 150, load: towers },
  'T3.3': { says: 'rules.figure.floor', height: 150, load: towers },
  'T4.2': { says: 'rules.figure.struggle', height: 250, load: towers },
  'T4.4': { says: 'rules.figure.merge', height: 190, load: towers },
  'C1.1': { says: 'rules.figure.card', height: 92, load: citta },
  'C3.3': { says: 'rules.figure.party', height: 240, load: citta },
  'C3.5': { says: 'rules.figure.palace', height: 230, load: citta },
  'C4.2': { says: 'rules.figure.walls', height: 179, load: citta },
  'P1.2': { says: 'rules.figure.types', height: 46, load: carrara },
  'P1.3': { says: 'rules.figure.prices', height: 280, load: carrara },
  'P3.1': { says: 'rules.figure.wheel', height: 250, load: carrara },
  'P3.3': { says: 'rules.figure.build', height: 60, load: carrara },
};
