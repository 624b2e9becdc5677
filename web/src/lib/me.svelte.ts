import { get, post, ProblemError } from './httpClient';
import type { Person } from './protocol/api';
import { settings } from './settings.svelte';
import { displayName, randomGuestName } from './personNames';

/** Set at sign-in, so that unknown visitors cause no request at every visit. */
const KNOWN_KEY = 'known';

/** The user of this browser, as known to the server. */
class CurrentUser {
  person = $state.raw<Person | null>(null);
  /** Whether the user is expected to be signed in, as far as this browser knows. */
  probablySignedIn = $state(hasSignedInBefore());
  private loading: Promise<Person | null> | undefined;

  /** The display name, also before the server has responded; empty for strangers. */
  get name(): string {
    return displayName(this.person?.name ?? (this.probablySignedIn ? settings.name : ''));
  }

  /** Loads the user once. */
  load(): Promise<Person | null> {
    this.loading ??= this.fetchPerson();
    return this.loading;
  }

  /** Signs the user in as a guest if necessary. */
  async ensureSignedIn(): Promise<Person> {
    return (await this.load()) ?? this.signInAsGuest(this.preferredName());
  }

  /** The name for a guest: the one last used, or a random one. */
  preferredName(): string {
    return settings.name || randomGuestName();
  }

  /** Reloads the user after a request that has signed them in implicitly. */
  reload(): Promise<Person | null> {
    this.remember(true);
    this.loading = this.fetchPerson();
    return this.loading;
  }

  async signInAsGuest(name: string): Promise<Person> {
    return this.setPerson(await post<Person>('/api/guests', { name }));
  }

  /** Stores the user after a response of the server. */
  setPerson(person: Person): Person {
    this.person = person;
    this.loading = Promise.resolve(person);
    this.remember(true);
    settings.save({ name: person.name });
    return person;
  }

  /** Stores that the user is signed out. */
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
      // Without storage, each visit asks the server.
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
