/** The address of the page, and navigation without a full reload. */
class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (click) => this.follow(click));
  }

  go(address: string, { replace = false } = {}) {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.read();
    if (!replace && !this.hash) {
      scrollTo(0, 0);
    }
  }

  private read() {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
  }

  /** Handles links within the site, except those that open a new tab or download a file. */
  private follow(click: MouseEvent) {
    const link = (click.target as Element | null)?.closest?.('a');
    if (!link || !isPlainClick(click) || click.defaultPrevented || link.target || link.hasAttribute('download')) {
      return;
    }
    const inPage = link.origin === location.origin && !link.pathname.startsWith('/api/');
    const onlyHash = link.pathname === location.pathname && link.search === location.search && link.hash;
    if (inPage && !onlyHash) {
      click.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    }
  }
}

/** Whether a click is a plain navigation, not one that opens a new tab. */
export function isPlainClick(click: MouseEvent): boolean {
  return click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
}

export const router = new Router();
