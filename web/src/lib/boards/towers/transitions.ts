import type { Action } from 'svelte/action';
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { prefersReducedMotion } from '../reducedMotion';

/** Disables entry and exit animations while the view is switched. */
export const transitions = { disabled: false };

/** A place in a scene. A change within one `scene` is animated; a change of the scene is only another view. */
export interface Place {
  x: number;
  y: number;
  scene: string;
}

/** Animates an element from its old place to its new one. */
export const glide: Action<SVGElement, Place> = (node, start) => {
  let last = start;
  return {
    update(place) {
      const dx = last.x - place.x;
      const dy = last.y - place.y;
      const moved = last.scene === place.scene && (Math.abs(dx) > 0.5 || Math.abs(dy) > 0.5);
      last = place;
      if (moved && !prefersReducedMotion()) {
        node.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'translate(0, 0)' }], {
          duration: 260,
          easing: 'cubic-bezier(.2, .7, .3, 1)',
        });
      }
    },
  };
};

/** The distance from which an element enters; `null` for no animation. */
export type Offset = { dx: number; dy: number } | null;

export function arrive(_: Element, from: Offset): TransitionConfig {
  return {
    duration: from === null || transitions.disabled || prefersReducedMotion() ? 0 : 300,
    easing: cubicOut,
    css: (done, left) => `transform: translate(${(from?.dx ?? 0) * left}px, ${(from?.dy ?? 0) * left}px); opacity: ${Math.min(1, done * 2)}`,
  };
}

/** Rises and fades out. */
export function leave(_: Element): TransitionConfig {
  return {
    duration: transitions.disabled || prefersReducedMotion() ? 0 : 240,
    easing: cubicOut,
    css: (done, left) => `transform: translateY(${-26 * left}px); opacity: ${done}`,
  };
}
