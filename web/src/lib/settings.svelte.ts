import { languages, type Language } from './words/languages';

/** The settings of this device. */
class Settings {
  theme = $state<'light' | 'dark' | 'system'>('system');
  language = $state<Language>(preferredLanguage());
  sound = $state(true);
  /** Whether fast moves are shown one by one. */
  paced = $state(true);
  /** The last name used for playing. */
  name = $state('');

  constructor() {
    Object.assign(this, stored());
    this.applyTheme();
  }

  save(change: Partial<Pick<Settings, 'theme' | 'language' | 'sound' | 'paced' | 'name'>>) {
    Object.assign(this, change);
    const { theme, language, sound, paced, name } = this;
    try {
      localStorage.setItem('settings', JSON.stringify({ theme, language, sound, paced, name }));
    } catch {
      // Without storage, settings last until the page is closed.
    }
    this.applyTheme();
  }

  private applyTheme() {
    if (this.theme === 'system') {
      delete document.documentElement.dataset['theme'];
    } else {
      document.documentElement.dataset['theme'] = this.theme;
    }
  }
}

function stored(): object {
  try {
    return JSON.parse(localStorage.getItem('settings') ?? '{}') as object;
  } catch {
    return {};
  }
}

function preferredLanguage(): Language {
  for (const requested of navigator.languages ?? []) {
    const language = languages.find((each) => requested.toLowerCase().startsWith(each));
    if (language) {
      return language;
    }
  }
  return 'en';
}

export const settings = new Settings();
