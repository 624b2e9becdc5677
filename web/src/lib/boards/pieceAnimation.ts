/**
 * Pieces travel from where they were to where they are. A board marks its cards with `data-card`, the regions in which
 * they lie with `data-place`, palaces with `data-palace`; what has changed its region flies there.
 */
import { prefersReducedMotion } from './reducedMotion';

const duration = 300;
const ease = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

interface Spot {
  element: Element;
  rect: DOMRect;
  place: string;
}

/** Where a card has gone that is nowhere to be seen any more; `null` if that is not shown. */
export type Goal = (card: string, place: string) => Element | null;

/** Where what leaves its place goes, and which pieces have come from where there are more of them. */
export interface Routes {
  goal: Goal;
  gifts?: { from: Element; to: Element }[];
}

export interface Snapshot {
  cards: Map<string, Spot>;
  palaces: Map<string, DOMRect>;
}

/** Where everything is now; taken before the board changes. */
export function snapshot(root: HTMLElement): Snapshot {
  const cards: Snapshot['cards'] = new Map();
  for (const element of root.querySelectorAll('[data-card]')) {
    cards.set(element.getAttribute('data-card')!, { element, rect: boxOf(element), place: placeOf(element) });
  }
  const palaces = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-palace]')) {
    palaces.set(element.dataset['palace']!, element.getBoundingClientRect());
  }
  return { cards, palaces };
}

/** Lets all pieces travel that lay elsewhere before. */
export function animateChanges(root: HTMLElement, before: Snapshot, { goal, gifts = [] }: Routes) {
  if (prefersReducedMotion()) {
    return;
  }
  // All is measured before anything is set in motion: otherwise the page is laid out anew for each piece.
  const given = gifts.map(({ from, to }) => flight(root, { element: from, rect: boxOf(from) }, boxOf(to), isPile(to) ? null : to));
  const motions = [...slides(root, before), ...flights(root, before, goal), ...given];
  motions.forEach((begin) => begin());
}

/** Palaces move as a whole, their cards with them. */
function slides(root: HTMLElement, before: Snapshot): (() => void)[] {
  return [...root.querySelectorAll<HTMLElement>('[data-palace]')].flatMap((element) => {
    const was = before.palaces.get(element.dataset['palace']!);
    const is = was && was.width > 0 ? element.getBoundingClientRect() : null;
    if (!was || !is || is.width === 0) {
      return [];
    }
    const [dx, dy] = [was.left - is.left, was.bottom - is.bottom];
    const frames = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }];
    return Math.abs(dx) + Math.abs(dy) > 2 ? [() => void element.animate(frames, { duration, easing: ease })] : [];
  });
}

function flights(root: HTMLElement, before: Snapshot, goal: Goal): (() => void)[] {
  const found: (() => void)[] = [];
  const seen = new Set<string>();
  for (const element of root.querySelectorAll('[data-card]')) {
    const card = element.getAttribute('data-card')!;
    const from = before.cards.get(card);
    seen.add(card);
    if (from && from.place !== placeOf(element)) {
      const to = boxOf(element);
      found.push(flight(root, from, to, element));
    }
  }
  for (const [card, from] of before.cards) {
    const end = seen.has(card) ? null : goal(card, from.place);
    if (end) {
      const to = boxOf(end);
      found.push(flight(root, from, to, isPile(end) ? null : end));
    }
  }
  return found;
}

/** In a pile nothing can be told apart: what arrives there is gone. */
function isPile(element: Element): boolean {
  return element.hasAttribute('data-pile');
}

/** A card is as large as its picture. */
function boxOf(element: Element): DOMRect {
  return (element.querySelector('svg') ?? element).getBoundingClientRect();
}

function placeOf(element: Element): string {
  return element.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? '';
}

/** A picture of the card flies over the board; the card itself comes into sight when it arrives. */
function flight(root: HTMLElement, { element, rect: from }: Pick<Spot, 'element' | 'rect'>, to: DOMRect, target: Element | null): () => void {
  const picture = from.width === 0 || to.width === 0 ? null : pictureOf(element);
  if (!picture) {
    return () => {};
  }
  const flyer = document.createElement('div');
  flyer.setAttribute('aria-hidden', 'true');
  Object.assign(flyer.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    transformOrigin: '0 0',
    pointerEvents: 'none',
    zIndex: '20',
    // Nothing that happens in it is of any concern to the rest of the page.
    contain: 'strict',
  });
  flyer.append(picture);
  const end = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${to.width / from.width}, ${to.height / from.height})`;
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: end, opacity: target ? 1 : 0.2 },
  ];
  return () => {
    root.append(flyer);
    const motion = flyer.animate(frames, { duration, easing: ease });
    target?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, {}], { duration, easing: 'linear' });
    motion.onfinish = motion.oncancel = () => flyer.remove();
  };
}

/** What was drawn there; a card in a palace is a part of a larger drawing and is cut out of it. */
function pictureOf(element: Element): SVGElement | null {
  const whole = element.querySelector('svg');
  if (whole) {
    const picture = whole.cloneNode(true) as SVGElement;
    picture.setAttribute('width', '100%');
    picture.setAttribute('height', '100%');
    return picture;
  }
  // What is out of the page has no measures any more.
  if (!(element instanceof SVGGElement) || !element.isConnected) {
    return null;
  }
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const box = element.getBBox();
  svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
  svg.setAttribute('width', '100%');
  svg.setAttribute('height', '100%');
  svg.append(element.cloneNode(true));
  return svg;
}
