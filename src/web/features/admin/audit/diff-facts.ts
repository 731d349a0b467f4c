import { formatCount } from '#web/lib/words/format-count.ts';

export interface FactChange {
  name: string;
  before: string | null;
  after: string | null;
  isChanged: boolean;
}

type Facts = Record<string, unknown> | null;

/** Both sides side by side, changes first; null where a side does not have the fact. */
export function diffFacts(before: Facts, after: Facts): FactChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changes = [...names].map((name) => {
    const [old, now] = [textOf(before, name), textOf(after, name)];
    return { name, before: old, after: now, isChanged: old !== now };
  });
  return changes.toSorted((a, b) => Number(b.isChanged) - Number(a.isChanged));
}

function textOf(facts: Facts, name: string): string | null {
  if (!facts || !(name in facts)) return null;
  return factText(facts[name]);
}

export function factText(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return formatCount(value);
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}

/** 'isEveryDevice', 'ban_reason' → 'Every device', 'Ban reason'. */
export function factName(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/^(?:is|has) /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
