import type { GameEvent } from '../../table/table';
import { letterOf, type Brick } from './position';

/** One step of a struggle, as the engine tells it. */
export interface FightFact {
  what: 'fight' | 'strike' | 'prisoner' | 'nobody' | 'merge' | 'apart' | 'house';
  /** The lots of both towers, and their stacks after this step, top first. */
  strong: string;
  weak: string;
  stacks: [string, string];
  /** Where the floor was lost, the prisoner taken, or the house is left. */
  lot?: string;
  /** Of the floor or of the prisoner. */
  colour?: Brick;
  /** How many floors went under the stronger tower. */
  floors?: number;
  says: string;
}

/** One moment of a struggle. */
export interface Frame {
  kind: 'begin' | 'strike' | 'merge' | 'apart' | 'house';
  /** The two stacks, top first, after this moment. */
  strong: string;
  weak: string;
  /** Which of them has lost a floor, and which floor. */
  struck: 'strong' | 'weak' | null;
  lost: string;
  /** How many floors went under the stronger tower. */
  moved: number;
  says: string[];
}

/** A struggle told step by step. */
export interface Fight {
  strong: string;
  weak: string;
  frames: Frame[];
  over: boolean;
}

/** How a struggle ends if the house on a lot is taken. */
export interface FightOutcome {
  lot: string;
  fight: Fight;
}

/** The struggle that these steps tell; `null` if there are none. */
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

/** A moment of its own, unless the step belongs to the one before. */
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

/** The towers as they stood before they merged. */
function apart({ strong, weak, moved }: Frame): Frame {
  const at = strong.length - moved;
  return { kind: 'begin', strong: strong.slice(0, at), weak: strong.slice(at) + weak, struck: null, lost: '', moved: 0, says: [] };
}

/** What has been told of the latest struggle; a choice of a prisoner goes on with it. */
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
