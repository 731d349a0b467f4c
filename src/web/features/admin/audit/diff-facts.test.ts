import { describe, expect, it } from 'vitest';
import { actionName } from './action-names.ts';
import { diffFacts, factName } from './diff-facts.ts';
import { sayAmounts } from './say-amounts.ts';

describe('the diff of an audit row', () => {
  it('puts what changed first and keeps what did not', () => {
    const diff = diffFacts(
      { banned: false, credits: 10, plan: 'free' },
      { banned: true, credits: 10, reason: 'Spam' },
    );
    expect(diff).toEqual([
      { name: 'banned', before: 'no', after: 'yes', isChanged: true },
      { name: 'plan', before: 'free', after: null, isChanged: true },
      { name: 'reason', before: null, after: 'Spam', isChanged: true },
      { name: 'credits', before: '10', after: '10', isChanged: false },
    ]);
  });

  it('reads rows that have only one side, or none', () => {
    expect(diffFacts(null, { credits: 5 })).toHaveLength(1);
    expect(diffFacts(null, null)).toEqual([]);
  });

  it('tells an object that changed inside', () => {
    expect(diffFacts({ a: { b: 1 } }, { a: { b: 2 } })[0]?.isChanged).toBe(true);
  });

  it('calls facts and actions by words', () => {
    expect(factName('isEveryDevice')).toBe('Every device');
    expect(factName('ban_reason')).toBe('Ban reason');
    expect(actionName('ban_user')).toBe('User banned');
    expect(actionName('paint_label')).toBe('Paint label');
    expect(actionName('export_data')).toBe('Data exported');
  });
});

it('tells in the list what an entry moved', () => {
  expect(sayAmounts({ credits: 10 }, { credits: 60 })).toBe('+50 credits');
  expect(sayAmounts({ credits: 60 }, { credits: 40 }, { amountCents: 2200 })).toBe(
    '$22.00, −20 credits',
  );
  expect(sayAmounts(null, null, { rows: 1200 })).toBe('1,200 rows');
  expect(sayAmounts({ banned: false }, { banned: true })).toBe('');
});
