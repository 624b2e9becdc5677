import type { GameEvent } from '../../table/table';
import { read } from './moves';
import { letterOf, type Lots } from './position';

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

/** A struggle told step by step, read from what the table says about it. */
export interface Fight {
  strong: string;
  weak: string;
  frames: Frame[];
  /** What stands in the city after the last frame. */
  lots: Lots;
  over: boolean;
}

/** How a struggle ends if the house on a lot is taken. */
export interface End {
  lot: string;
  fight: Fight;
}

/** The lots in a sentence: their names are the same in all languages. */
export function lotsIn(sentence: string): string[] {
  return sentence.match(/\b[a-l](?:1[0-2]|[1-9])\b/g) ?? [];
}

/**
 * Reads a struggle from its sentences. Which lots they name, in which order, is enough to follow it in any
 * language; `null` if it is none.
 *
 * @param before what stood in the city, with the house that joined the towers
 */
export function fightOf(before: Lots, sentences: string[]): Fight | null {
  const begin = sentences.findIndex((each) => {
    const [a, b] = lotsIn(each);
    return a !== undefined && b !== undefined && a !== b && tall(before, a) && tall(before, b);
  });
  if (begin < 0) {
    return null;
  }
  const [a, b] = lotsIn(sentences[begin]!) as [string, string];
  // A merge names the tower that gives its floors first; a fight the one that strikes first.
  const merging = before[a]!.charAt(0) === before[b]!.charAt(0);
  const teller = new Teller(before, merging ? b : a, merging ? a : b);
  sentences.slice(begin).forEach((each, i) => teller.hear(each, i === 0));
  return teller.fight();
}

function tall(lots: Lots, lot: string): boolean {
  return (lots[lot]?.length ?? 0) > 1;
}

class Teller {
  private readonly lots: Record<string, string>;
  private readonly frames: Frame[] = [];
  private over = false;

  constructor(
    before: Lots,
    private readonly strong: string,
    private readonly weak: string,
  ) {
    this.lots = { ...before };
  }

  hear(sentence: string, first: boolean) {
    const named = [...new Set(lotsIn(sentence))];
    const [lot] = named;
    const last = this.frames.at(-1);
    if (this.over) {
      // After the end only the brick that is left is named, and the end of the game.
      if (lot && named.length === 1) {
        last?.says.push(sentence);
      }
    } else if (named.length === 2) {
      this.both(sentence, first);
    } else if (lot === this.strong || lot === this.weak) {
      this.one(sentence, lot);
    } else {
      if (lot) {
        delete this.lots[lot];
      }
      last?.says.push(sentence);
    }
  }

  fight(): Fight {
    return { strong: this.strong, weak: this.weak, frames: this.frames, lots: this.lots, over: this.over };
  }

  private both(sentence: string, first: boolean) {
    const strong = this.lots[this.strong]!;
    const weak = this.lots[this.weak]!;
    if (strong.charAt(0) === weak.charAt(0)) {
      if (first) {
        this.add('begin', [], {});
      }
      this.lots[this.strong] = strong + weak.slice(0, -1);
      this.lots[this.weak] = weak.slice(-1);
      this.over = true;
      this.add('merge', [sentence], { moved: weak.length - 1 });
    } else {
      this.over = !first;
      this.add(first ? 'begin' : 'apart', [sentence], {});
    }
  }

  private one(sentence: string, lot: string) {
    const stack = this.lots[lot]!;
    if (stack.length > 1) {
      this.lots[lot] = stack.slice(1);
      this.add('strike', [sentence], { struck: lot === this.strong ? 'strong' : 'weak', lost: stack.charAt(0) });
    } else {
      this.over = true;
      this.add('house', [sentence], {});
    }
  }

  private add(kind: Frame['kind'], says: string[], more: Partial<Frame>) {
    const strong = this.lots[this.strong]!;
    const weak = this.lots[this.weak]!;
    this.frames.push({ kind, strong, weak, struck: null, lost: '', moved: 0, says, ...more });
  }
}

/** What stands in the city when a brick has been placed, before anything came of it. */
export function placed(lots: Lots, lot: string, letter: string): Lots {
  return { ...lots, [lot]: (lots[lot] ?? '') + letter };
}

/** How a struggle began and what has been said of it until now. */
export interface Told {
  before: Lots;
  sentences: string[];
  /** The index of the event it began with. */
  from: number;
}

/**
 * The latest struggle of a match, found by placing all bricks anew; `null` if there is none, or if the events do not
 * lead to what stands in the city now, as when the match did not begin with an empty one.
 */
export function lastFight(events: GameEvent[], now: Lots): Told | null {
  let lots: Lots = {};
  let told: Told | null = null;
  let found: Told | null = null;
  events.forEach((event, from) => {
    const move = read(event.text);
    if (move?.kind === 'place') {
      lots = placed(lots, move.lot, letterOf(move.brick));
      told = { before: lots, sentences: [...event.then], from };
    } else if (move?.kind === 'prisoner' && told) {
      told = { ...told, sentences: [...told.sentences, ...event.then] };
    } else {
      return;
    }
    const fight = fightOf(told.before, told.sentences);
    if (fight) {
      lots = fight.lots;
      found = told;
    }
  });
  return same(lots, now) ? found : null;
}

export function same(a: Lots, b: Lots): boolean {
  const lots = Object.keys(a);
  return lots.length === Object.keys(b).length && lots.every((lot) => a[lot] === b[lot]);
}
