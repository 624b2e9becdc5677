/**
 * Pieces travel from where they were to where they are. A board marks its cards with `data-card`, the regions in which
 * they lie with `data-place`, palaces with `data-palace`; what has changed its region flies there.
 */
const duration = 300;
const ease = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

interface Spot {
  element: Element;
  rect: DOMRect;
  place: string;
}

export interface Snapshot {
  cards: Map<string, Spot>;
  palaces: Map<string, DOMRect>;
}

export function isStill(): boolean {
  return typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Where everything is now; taken before the board changes. */
export function snapshot(root: HTMLElement): Snapshot {
  const cards: Snapshot['cards'] = new Map();
  for (const element of root.querySelectorAll('[data-card]')) {
    const place = element.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? '';
    cards.set(element.getAttribute('data-card')!, { element, rect: element.getBoundingClientRect(), place });
  }
  const palaces = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-palace]')) {
    palaces.set(element.dataset['palace']!, element.getBoundingClientRect());
  }
  return { cards, palaces };
}

/** Lets all pieces travel that lay elsewhere before. */
export function travel(root: HTMLElement, before: Snapshot) {
  if (isStill()) {
    return;
  }
  slide(root, before);
  const seen = new Set<string>();
  for (const element of root.querySelectorAll('[data-card]')) {
    const card = element.getAttribute('data-card')!;
    const from = before.cards.get(card);
    const place = element.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? '';
    seen.add(card);
    if (from && from.place !== place) {
      fly(root, from, element.getBoundingClientRect(), element);
    }
  }
  const pile = root.querySelector('[data-pile]')?.getBoundingClientRect();
  for (const [card, from] of before.cards) {
    if (pile && !seen.has(card) && from.place.startsWith('triplet')) {
      fly(root, from, pile, null);
    }
  }
}

/** Palaces move as a whole, their cards with them. */
function slide(root: HTMLElement, before: Snapshot) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-palace]')) {
    const was = before.palaces.get(element.dataset['palace']!);
    const is = element.getBoundingClientRect();
    if (was && is.width > 0 && was.width > 0) {
      const [dx, dy] = [was.left - is.left, was.bottom - is.bottom];
      if (Math.abs(dx) + Math.abs(dy) > 2) {
        element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], { duration, easing: ease });
      }
    }
  }
}

/** A picture of the card flies over the board; the card itself comes into sight when it arrives. */
function fly(root: HTMLElement, { element, rect: from }: Spot, to: DOMRect, target: Element | null) {
  const picture = pictureOf(element);
  if (!picture || from.width === 0 || to.width === 0) {
    return;
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
  });
  flyer.append(picture);
  root.append(flyer);
  const end = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${to.width / from.width}, ${to.height / from.height})`;
  const flight = flyer.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: end, opacity: target ? 1 : 0.2 },
    ],
    { duration, easing: ease },
  );
  target?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, {}], { duration, easing: 'linear' });
  flight.onfinish = flight.oncancel = () => flyer.remove();
}

/** What was drawn there; a card in a palace is a part of a larger drawing and is cut out of it. */
function pictureOf(element: Element): SVGElement | null {
  const whole = element.querySelector('svg');
  if (whole) {
    return whole.cloneNode(true) as SVGElement;
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
