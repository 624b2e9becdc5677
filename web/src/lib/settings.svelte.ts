import { languages, type Language } from './words/languages';

/** What somebody has chosen on this device. */
class Settings {
  theme = $state<'light' | 'dark' | 'system'>('system');
  language = $state<Language>(preferredLanguage());
  sound = $state(true);
  /** Whether moves that come fast are shown one by one. */
  paced = $state(true);
  /** The name under which somebody last played. */
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
      // A browser that keeps nothing still plays.
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
