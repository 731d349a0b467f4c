import './credit-badge.css';
import { creditLevel } from '#shared/rules/billing/credits.ts';
import { formatCount } from '#web/lib/words/format-count.ts';

export function CreditBadge({ credits }: { credits: number }) {
  return (
    <span className="credit" data-level={creditLevel(credits)}>
      <b>{formatCount(credits)}</b> {credits === 1 ? 'credit' : 'credits'}
    </span>
  );
}
