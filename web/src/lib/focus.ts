/** Moves the focus to the content, so that keyboard and screen reader users start there, as after a page load. */
export function focusContent() {
  const content = document.getElementById('content');
  if (content) {
    focusOn(content);
  }
}

/** Whether no focused element reacts to keys: browsers leave the focus on a disabled element for a while. */
export function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || !isFocusable(focused);
}

/**
 * Restores the focus on any page when its element is removed, moved, disabled or no longer a tab stop.
 * Browser versions differ in when they drop such a focus, so this does not rely on it: it remembers the last focused
 * element and checks it after every change of the page. Components that know a better place move the focus themselves
 * before that; buttons that are only waiting keep it with `ariaDisabled`.
 *
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  let containers: Element[] = [];
  /**
   * Whether the page has changed the element. A blur without that is intended, for example when a phone hides its
   * keyboard.
   */
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
  // A click outside the focused element drops the focus on purpose.
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

/** Elements that can take over a lost focus, the best first. */
function replacements(lost: Element, containers: Element[]): Element[] {
  const redrawn = lost.id ? document.getElementById(lost.id) : null;
  const candidates = [
    redrawn,
    document.querySelector('dialog[open]'),
    // At a table, keyboard users continue at the action bar.
    document.querySelector('section.bar h2, section.game-over h2'),
    ...containers,
    document.getElementById('content'),
  ];
  return candidates.filter((each) => each !== null && isEnabled(each)) as Element[];
}

/** The parts of the page that contain an element, innermost first. */
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
