import type { Component } from 'svelte';
import type { LessonSteps } from '../learn/lessonSteps';
import type { BoardProps } from '../table/table';

/* eslint-disable @typescript-eslint/no-explicit-any -- positions and data are those of the game, which the caller ensures */

/** A board of any game. */
export type Board = Component<BoardProps<any, any>>;

/** Draws the illustration of a rule, with what the server says about the pieces of the game. */
export type FigureDrawing = Component<{ rule: string; data: any }>;

/**
 * What the pages need to know about a game. They load all manifests at once, so a manifest imports everything large on
 * demand. Title, possible seats and minutes come from the server; words, picture and icon are found by their file names.
 */
export interface GameManifest {
  /** The position on the home page. */
  order: number;
  /** The default number of seats of a new table. */
  seats: number;
  /** Selectors of the elements that make a move when tapped; after that, of those that lead to such elements. */
  targets: string[];
  board: () => Promise<{ default: Board }>;
  lesson: () => Promise<{ default: LessonSteps }>;
  figures?: {
    /** The height in pixels to reserve for the illustration of each rule that has one. */
    heights: { [rule: string]: number };
    drawing: () => Promise<{ default: FigureDrawing }>;
  };
  /** Options that only matter if another one is `on`, with the name of that one. */
  dependentOptions?: { [option: string]: string };
}

/** The tables at which the browser tests play a game, by their options. */
export interface TestTables {
  /** The quickest game. */
  small: { [option: string]: string };
  /** The largest board that is common. */
  large: { [option: string]: string };
  /** With all rules that are optional. */
  complete: { [option: string]: string };
  /** Types of moves that occur in every game. */
  moves: string[];
}
