import { formatCents } from '#shared/rules/billing/plans.ts';
import { formatCount } from '#web/lib/words/format-count.ts';

type Facts = Record<string, unknown> | null;

const numberOf = (facts: Facts, name: string) => {
  const value = facts?.[name];
  return typeof value === 'number' ? value : null;
};

/** What an entry moved, for its line: '+10 credits', '$22.00'. Empty where nothing was counted. */
export function sayAmounts(before: Facts, after: Facts, details: Facts = null): string {
  const [then, now] = [numberOf(before, 'credits'), numberOf(after, 'credits')];
  const credits = then !== null && now !== null ? now - then : 0;
  const cents = numberOf(details, 'amountCents');
  const rows = numberOf(details, 'rows');
  return [
    cents !== null && formatCents(cents),
    credits !== 0 && `${credits < 0 ? '−' : '+'}${formatCount(Math.abs(credits))} credits`,
    rows !== null && `${formatCount(rows)} rows`,
  ]
    .filter(Boolean)
    .join(', ');
}
