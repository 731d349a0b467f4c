/** What the app cannot do without (spec §5), by the name a person may look up. */
const NEEDED: Record<string, () => boolean> = {
  'network requests (fetch)': () => typeof fetch === 'function',
  'secure identifiers (crypto.randomUUID)': () => typeof crypto?.randomUUID === 'function',
  'performance timing': () => typeof performance?.now === 'function',
  'image loading': () => typeof Image === 'function',
};

export function missingBrowserFeatures(): string[] {
  return Object.entries(NEEDED)
    .filter(([, isThere]) => !isThere())
    .map(([name]) => name);
}
