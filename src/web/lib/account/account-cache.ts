/**
 * What the browser keeps of an account so that the next visit shows it at once. Everything lies
 * under one prefix with the user's id, and goes when they sign out (design §7.14).
 */
const PREFIX = 'vignette:user:';
const CURRENT_KEY = `${PREFIX}current`;

export function rememberFor(userId: string, name: string, value: unknown): void {
  try {
    localStorage.setItem(CURRENT_KEY, userId);
    localStorage.setItem(keyFor(userId, name), JSON.stringify(value));
  } catch {
    // Storage full or forbidden: the next visit waits for the server, nothing else is lost.
  }
}

/** What was remembered under this name for whoever used this browser last. */
export function recall(name: string): unknown {
  try {
    const userId = localStorage.getItem(CURRENT_KEY);
    const stored = userId && localStorage.getItem(keyFor(userId, name));
    return stored ? JSON.parse(stored) : null;
  } catch {
    return null;
  }
}

export function forgetAccounts(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Nothing could be stored, so nothing needs to go.
  }
}

function keyFor(userId: string, name: string): string {
  return `${PREFIX}${userId}:${name}`;
}
