import { get, post, ProblemError } from './api';
import type { Person } from './protocol/api';
import { settings } from './settings.svelte';
import { displayName, randomGuestName } from './guest';

/** Noted when somebody comes in, so that who never did is not asked for at every visit. */
const KNOWN_KEY = 'known';

/** Who uses this browser, as the server knows them. */
class CurrentUser {
  person = $state.raw<Person | null>(null);
  /** Whether they will turn out to be somebody, as far as this browser knows. */
  probablySignedIn = $state(hasSignedInBefore());
  private loading: Promise<Person | null> | undefined;

  /** What they are called, also before the server has said so; empty for nobody. */
  get name(): string {
    return displayName(this.person?.name ?? (this.probablySignedIn ? settings.name : ''));
  }

  /** Finds out who it is, once. */
  load(): Promise<Person | null> {
    this.loading ??= this.fetchPerson();
    return this.loading;
  }

  /** Makes sure that they are somebody: a guest, if they were nobody so far. */
  async ensureSignedIn(): Promise<Person> {
    return (await this.load()) ?? this.signInAsGuest(this.preferredName());
  }

  /** What they are called if they have not said it. */
  preferredName(): string {
    return settings.name || randomGuestName();
  }

  /** Takes notice that they have come in by doing something. */
  reload(): Promise<Person | null> {
    this.remember(true);
    this.loading = this.fetchPerson();
    return this.loading;
  }

  async signInAsGuest(name: string): Promise<Person> {
    return this.setPerson(await post<Person>('/api/guests', { name }));
  }

  /** Takes notice of who they are now. */
  setPerson(person: Person): Person {
    this.person = person;
    this.loading = Promise.resolve(person);
    this.remember(true);
    settings.save({ name: person.name });
    return person;
  }

  /** Takes notice that they are nobody any more. */
  clearPerson() {
    this.person = null;
    this.loading = Promise.resolve(null);
    this.remember(false);
  }

  private async fetchPerson(): Promise<Person | null> {
    if (!hasSignedInBefore()) {
      return null;
    }
    try {
      return this.setPerson(await get<Person>('/api/me'));
    } catch (e) {
      if (e instanceof ProblemError && e.status === 401) {
        this.remember(false);
      } else {
        this.loading = undefined;
      }
      return null;
    }
  }

  private remember(known: boolean) {
    this.probablySignedIn = known;
    try {
      if (known) {
        localStorage.setItem(KNOWN_KEY, '1');
      } else {
        localStorage.removeItem(KNOWN_KEY);
      }
    } catch {
      // A browser that keeps nothing asks each time.
    }
  }
}

function hasSignedInBefore(): boolean {
  try {
    return localStorage.getItem(KNOWN_KEY) !== null;
  } catch {
    return true;
  }
}

export const me = new CurrentUser();
