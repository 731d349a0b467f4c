import './credit-badge.css';
import { creditLevel } from '#shared/rules/billing/credits.ts';

export function CreditBadge({ credits }: { credits: number }) {
  return (
    <span className="credit" data-level={creditLevel(credits)}>
      <b>{credits.toLocaleString('en-US')}</b> {credits === 1 ? 'credit' : 'credits'}
    </span>
  );
}
