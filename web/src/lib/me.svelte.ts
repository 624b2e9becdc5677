import { get, post, ProblemError } from './api';
import type { Person } from './protocol/api';
import { settings } from './settings.svelte';
import { called, namelessGuest } from './guest';

/** Noted when somebody comes in, so that who never did is not asked for at every visit. */
const KNOWN = 'known';

/** Who uses this browser, as the server knows them. */
class Me {
  person = $state.raw<Person | null>(null);
  /** Whether they will turn out to be somebody, as far as this browser knows. */
  expected = $state(isKnown());
  private asked: Promise<Person | null> | undefined;

  /** What they are called, also before the server has said so; empty for nobody. */
  get name(): string {
    return called(this.person?.name ?? (this.expected ? settings.name : ''));
  }

  /** Finds out who it is, once. */
  load(): Promise<Person | null> {
    this.asked ??= this.ask();
    return this.asked;
  }

  /** Makes sure that they are somebody: a guest, if they were nobody so far. */
  async need(): Promise<Person> {
    return (await this.load()) ?? this.come(this.wantedName());
  }

  /** What they are called if they have not said it. */
  wantedName(): string {
    return settings.name || namelessGuest();
  }

  /** Takes notice that they have come in by doing something. */
  came(): Promise<Person | null> {
    this.keep(true);
    this.asked = this.ask();
    return this.asked;
  }

  async come(name: string): Promise<Person> {
    return this.be(await post<Person>('/api/guests', { name }));
  }

  /** Takes notice of who they are now. */
  be(person: Person): Person {
    this.person = person;
    this.asked = Promise.resolve(person);
    this.keep(true);
    settings.keep({ name: person.name });
    return person;
  }

  /** Takes notice that they are nobody any more. */
  leave() {
    this.person = null;
    this.asked = Promise.resolve(null);
    this.keep(false);
  }

  private async ask(): Promise<Person | null> {
    if (!isKnown()) {
      return null;
    }
    try {
      return this.be(await get<Person>('/api/me'));
    } catch (e) {
      if (e instanceof ProblemError && e.status === 401) {
        this.keep(false);
      } else {
        this.asked = undefined;
      }
      return null;
    }
  }

  private keep(known: boolean) {
    this.expected = known;
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
}

function isKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return true;
  }
}

export const me = new Me();
