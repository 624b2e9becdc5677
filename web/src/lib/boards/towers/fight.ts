import type { GameEvent } from '../../table/table';
import { letterOf, type Brick } from './position';

/** One step of a struggle, in the engine's format. */
export interface FightFact {
  what: 'fight' | 'strike' | 'prisoner' | 'nobody' | 'merge' | 'apart' | 'house';
  /** The lots of both towers, and their stacks after this step, top first. */
  strong: string;
  weak: string;
  stacks: [string, string];
  /** The lot of the lost floor, the prisoner or the remaining house. */
  lot?: string;
  /** The colour of the floor or the prisoner. */
  colour?: Brick;
  /** How many floors moved under the stronger tower. */
  floors?: number;
  says: string;
}

/** One frame of a struggle. */
export interface Frame {
  kind: 'begin' | 'strike' | 'merge' | 'apart' | 'house';
  /** The two stacks, top first, after this frame. */
  strong: string;
  weak: string;
  /** The stack that lost a floor, and that floor. */
  struck: 'strong' | 'weak' | null;
  lost: string;
  /** How many floors moved under the stronger tower. */
  moved: number;
  says: string[];
}

/** A struggle as a list of frames. */
export interface Fight {
  strong: string;
  weak: string;
  frames: Frame[];
  over: boolean;
}

/** The struggle if the house on a lot is taken. */
export interface FightOutcome {
  lot: string;
  fight: Fight;
}

/** Builds the struggle from its steps; `null` if there are none. */
export function fightOf(facts: FightFact[]): Fight | null {
  const first = facts[0];
  if (!first) {
    return null;
  }
  const frames: Frame[] = [];
  for (const fact of facts) {
    const frame = frameOf(fact, frames.at(-1));
    if (frame) {
      frames.push(...(frames.length === 0 && frame.kind === 'merge' ? [apart(frame)] : []), frame);
    } else {
      frames.at(-1)?.says.push(fact.says);
    }
  }
  const last = frames.at(-1)?.kind;
  return { strong: first.strong, weak: first.weak, frames, over: last === 'merge' || last === 'apart' || last === 'house' };
}

/** The frame of a step, or `null` if the step belongs to the frame before. */
function frameOf(fact: FightFact, before: Frame | undefined): Frame | null {
  const [strong, weak] = fact.stacks;
  const frame = { strong, weak, struck: null, lost: '', moved: 0, says: [fact.says] };
  switch (fact.what) {
    case 'fight':
      return { ...frame, kind: 'begin' };
    case 'strike':
      return { ...frame, kind: 'strike', struck: fact.lot === fact.strong ? 'strong' : 'weak', lost: fact.colour ? letterOf(fact.colour) : '' };
    case 'merge':
      return { ...frame, kind: 'merge', moved: fact.floors ?? 0 };
    case 'apart':
      return { ...frame, kind: 'apart' };
    case 'house':
      return before?.kind === 'merge' ? null : { ...frame, kind: 'house' };
    case 'prisoner':
    case 'nobody':
      return null;
  }
}

/** The towers before they merged. */
function apart({ strong, weak, moved }: Frame): Frame {
  const at = strong.length - moved;
  return { kind: 'begin', strong: strong.slice(0, at), weak: strong.slice(at) + weak, struck: null, lost: '', moved: 0, says: [] };
}

/** The steps of the latest struggle; the choice of a prisoner continues it. */
export function lastFightFacts(events: GameEvent[]): FightFact[] {
  let told: FightFact[] = [];
  for (const event of events) {
    const facts = (event['facts'] ?? []) as FightFact[];
    if (facts.length > 0) {
      told = event.type === 'prisoner' ? [...told, ...facts] : facts;
    }
  }
  return told;
}
