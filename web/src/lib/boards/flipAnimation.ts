/**
 * Animates pieces from their old to their new places. Boards mark cards with `data-card`, regions with `data-place` and
 * palaces with `data-palace`; a card whose region has changed flies there.
 */
import { prefersReducedMotion } from './reducedMotion';

const duration = 300;
const ease = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

interface Spot {
  element: Element;
  rect: DOMRect;
  place: string;
}

/** The destination of a card that is no longer visible; `null` to skip the animation. */
export type Goal = (card: string, place: string) => Element | null;

/** The destinations of removed pieces, and the origins of new ones. */
export interface Routes {
  goal: Goal;
  gifts?: { from: Element; to: Element }[];
}

export interface Snapshot {
  cards: Map<string, Spot>;
  palaces: Map<string, DOMRect>;
}

/** The present places of all pieces; take it before the board changes. */
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

/** Animates all pieces that have changed their place. */
export function animateChanges(root: HTMLElement, before: Snapshot, { goal, gifts = [] }: Routes) {
  if (prefersReducedMotion()) {
    return;
  }
  // Measures everything before the first animation, to avoid a layout per piece.
  const given = gifts.map(({ from, to }) => flight(root, { element: from, rect: boxOf(from) }, boxOf(to), isPile(to) ? null : to));
  const motions = [...slides(root, before), ...flights(root, before, goal), ...given];
  motions.forEach((begin) => begin());
}

/** Palaces slide as a whole with their cards. */
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

/** A card that reaches a pile disappears. */
function isPile(element: Element): boolean {
  return element.hasAttribute('data-pile');
}

/** The size of a card is that of its drawing. */
function boxOf(element: Element): DOMRect {
  return (element.querySelector('svg') ?? element).getBoundingClientRect();
}

function placeOf(element: Element): string {
  return element.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? '';
}

/** A copy of the card flies over the board; the card itself appears on arrival. */
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
    // Its content affects no other layout.
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

/** A copy of the drawing; a card in a palace is cut out of the larger drawing. */
function pictureOf(element: Element): SVGElement | null {
  const whole = element.querySelector('svg');
  if (whole) {
    const picture = whole.cloneNode(true) as SVGElement;
    picture.setAttribute('width', '100%');
    picture.setAttribute('height', '100%');
    return picture;
  }
  // A detached element has no bounding box.
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
