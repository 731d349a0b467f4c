import { toggleTheme } from './theme.ts';

/** Behaviour of the theme button, for React screens and for islands alike. */
export function attachThemeToggle(button: HTMLElement): () => void {
  button.addEventListener('click', toggleTheme);
  return () => button.removeEventListener('click', toggleTheme);
}
