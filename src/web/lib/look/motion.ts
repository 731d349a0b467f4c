export type MotionChoice = 'system' | 'reduced';

const STORAGE_KEY = 'vignette:motion';
/** On <html>; the styles and the moving parts of static pages look for it. */
const MARK = 'data-less-motion';

/** The member's own wish, or the device's. */
export function wantsLessMotion(): boolean {
  return (
    document.documentElement.hasAttribute(MARK) ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

export function storedMotionChoice(): MotionChoice {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'reduced' ? 'reduced' : 'system';
  } catch {
    return 'system';
  }
}

export function chooseMotion(choice: MotionChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Not stored: the choice then lasts as long as the page.
  }
  mark(choice);
}

export function applyStoredMotion(): void {
  mark(storedMotionChoice());
}

function mark(choice: MotionChoice): void {
  document.documentElement.toggleAttribute(MARK, choice === 'reduced');
}
