/** spec §9: what was typed counts as one word until there is a pause of 1 s. */
const TYPEAHEAD_RESET_MS = 1000;

/** Where a key leads inside a menu of `count` items; null if it does not move. */
export function nextIndex(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Collects typed letters and finds the item that begins with them, from the current one on. */
export function createTypeahead(now: () => number = () => performance.now()) {
  let typed = '';
  let typedAt = -Infinity;
  return (key: string, labels: readonly string[], current: number): number | null => {
    if (key.length !== 1 || key === ' ') return null;
    if (now() - typedAt >= TYPEAHEAD_RESET_MS) typed = '';
    typedAt = now();
    typed += key.toLocaleLowerCase('en-US');
    // The same letter again and again walks through all items that begin with it.
    const isRepeat = typed === typed.charAt(0).repeat(typed.length);
    const wanted = isRepeat ? typed.slice(0, 1) : typed;
    const start = isRepeat ? current + 1 : Math.max(current, 0);
    for (let step = 0; step < labels.length; step += 1) {
      const index = (start + step) % labels.length;
      if (labels[index]?.toLocaleLowerCase('en-US').startsWith(wanted)) return index;
    }
    return null;
  };
}
