import { get, post, ProblemError } from './api';
import type { Person } from './protocol/api';
import { settings } from './settings.svelte';
import { t } from './words/index.svelte';

/** Noted when somebody comes in, so that who never did is not asked for at every visit. */
const KNOWN = 'known';

/** Who uses this browser, as the server knows them. */
class Me {
  person = $state.raw<Person | null>(null);
  private asked: Promise<Person | null> | undefined;

  /** Finds out who it is, once. */
  load(): Promise<Person | null> {
    this.asked ??= this.ask();
    return this.asked;
  }

  /** Makes sure that they are somebody: a guest, if they were nobody so far. */
  async need(): Promise<Person> {
    return (await this.load()) ?? this.come(settings.name || t('home.guest', 100 + Math.floor(Math.random() * 900)));
  }

  async come(name: string): Promise<Person> {
    return this.be(await post<Person>('/api/guests', { name }));
  }

  /** Takes notice of who they are now. */
  be(person: Person): Person {
    this.person = person;
    this.asked = Promise.resolve(person);
    keep(true);
    settings.keep({ name: person.name });
    return person;
  }

  /** Takes notice that they are nobody any more. */
  leave() {
    this.person = null;
    this.asked = Promise.resolve(null);
    keep(false);
  }

  private async ask(): Promise<Person | null> {
    if (!isKnown()) {
      return null;
    }
    try {
      return this.be(await get<Person>('/api/me'));
    } catch (e) {
      if (e instanceof ProblemError && e.status === 401) {
        keep(false);
      } else {
        this.asked = undefined;
      }
      return null;
    }
  }
}

function isKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return true;
  }
}

function keep(known: boolean) {
  try {
    if (known) {
      localStorage.setItem(KNOWN, '1');
    } else {
      localStorage.removeItem(KNOWN);
    }
  } catch {
    // A browser that keeps nothing asks each time.
  }
}

export const me = new Me();
