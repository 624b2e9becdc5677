/** Who listens, or goes by keyboard, begins anew with the content, as when a page is loaded. */
export function focusContent() {
  const content = document.getElementById('content');
  if (content) {
    focusOn(content);
  }
}

/** Whether nothing has the focus that a key could act on: browsers leave it for a while on what has been disabled. */
export function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || !isFocusable(focused);
}

/**
 * Keeps the focus when the element that has it is removed, moved, disabled or no stop for keys any more, on any page.
 * When a browser gives up such a focus differs between versions, so nothing here depends on it: the last focused element
 * is remembered, and every change of the page is followed by a look at it. Components that know a better place move the
 * focus themselves, before that; buttons that only wait keep it with `ariaDisabled`.
 *
 * @returns stops it
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  let containers: Element[] = [];
  /** Whether the page has done something to it. Who blurs it otherwise wants no focus: a phone, to hide its keyboard. */
  let changed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function restore() {
    timer = undefined;
    if (last === null || !isFocusLost()) {
      return;
    }
    if (isFocusable(last)) {
      if (changed) {
        focusOn(last);
      }
      return;
    }
    for (const candidate of replacements(last, containers)) {
      focusOn(candidate);
      if (!isFocusLost()) {
        return;
      }
    }
  }

  const scheduleRestore = () => (timer ??= setTimeout(restore));
  const rememberFocus = ({ target }: Event) => {
    last = target as Element;
    containers = ancestors(last);
    changed = false;
  };
  // A click beside the focus gives it up.
  const forgetFocus = ({ target }: Event) => {
    if (!last?.contains(target as Node)) {
      last = null;
    }
  };

  const changes = new MutationObserver((all) => {
    changed ||= all.some(({ type, target, removedNodes }) => (type === 'attributes' ? [target] : [...removedNodes]).some((each) => each.contains(last)));
    scheduleRestore();
  });
  changes.observe(document, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'inert', 'tabindex'] });
  document.addEventListener('focusin', rememberFocus, true);
  document.addEventListener('focusout', scheduleRestore, true);
  document.addEventListener('pointerdown', forgetFocus, true);
  return () => {
    changes.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', rememberFocus, true);
    document.removeEventListener('focusout', scheduleRestore, true);
    document.removeEventListener('pointerdown', forgetFocus, true);
  };
}

/** Where the focus may go from an element that has lost it, the best place first. */
function replacements(lost: Element, containers: Element[]): Element[] {
  const redrawn = lost.id ? document.getElementById(lost.id) : null;
  const candidates = [
    redrawn,
    document.querySelector('dialog[open]'),
    // At a table, keys go on from what is to be done.
    document.querySelector('section.bar h2, section.game-over h2'),
    ...containers,
    document.getElementById('content'),
  ];
  return candidates.filter((each) => each !== null && isEnabled(each)) as Element[];
}

/** The parts of the page that an element is in, from the inside to the outside. */
function ancestors(element: Element): Element[] {
  const containers: Element[] = [];
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (each.matches('section, aside, form, main')) {
      containers.push(each);
    }
  }
  return containers;
}

function isFocusable(element: Element): boolean {
  return isEnabled(element) && ((element as HTMLElement).tabIndex >= 0 || element.hasAttribute('tabindex'));
}

function isEnabled(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && element.closest('[inert], [hidden]') === null;
}

function focusOn(element: Element) {
  const target = element as HTMLElement;
  if (target.tabIndex < 0) {
    target.setAttribute('tabindex', '-1');
  }
  target.focus({ preventScroll: true });
}
