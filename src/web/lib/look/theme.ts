export type ThemeChoice = 'system' | 'light' | 'dark';
export type Theme = Exclude<ThemeChoice, 'system'>;

const STORAGE_KEY = 'vignette:theme';
const LIGHT_QUERY = '(prefers-color-scheme: light)';

export function storedThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    // Storage can be forbidden altogether; the system's wish still holds.
    return 'system';
  }
}

function resolveTheme(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice;
  return matchMedia(LIGHT_QUERY).matches ? 'light' : 'dark';
}

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Not stored: the choice then lasts as long as the page.
  }
  show(resolveTheme(choice));
}

/** Shows the stored choice and keeps following the system and other tabs while the page lives. */
export function applyStoredTheme(): void {
  showStored();
  matchMedia(LIGHT_QUERY).addEventListener('change', showStored);
  addEventListener('storage', (event) => {
    if (event.key === STORAGE_KEY) showStored();
  });
}

/** Flips between light and dark; flipping back to what the system wants forgets the choice. */
export function toggleTheme(): Theme {
  const next = currentTheme() === 'light' ? 'dark' : 'light';
  chooseTheme(next === resolveTheme('system') ? 'system' : next);
  return next;
}

function showStored(): void {
  show(resolveTheme(storedThemeChoice()));
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}
