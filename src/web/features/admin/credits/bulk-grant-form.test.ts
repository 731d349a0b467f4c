import { describe, expect, it } from 'vitest';
import { draftFaults, EMPTY_DRAFT, filterOf } from './bulk-grant-form.tsx';

const draft = { ...EMPTY_DRAFT, reason: 'Harvest thank-you' };

describe('the form of a bulk grant', () => {
  it('takes whole amounts from 1 to 1000', () => {
    const faultOf = (amount: string) => draftFaults({ ...draft, amount }).amount;
    expect(faultOf('1')).toBeUndefined();
    expect(faultOf('1000')).toBeUndefined();
    expect(faultOf('')).toBe('Please enter a valid credit amount.');
    expect(faultOf('ten')).toBe('Please enter a valid credit amount.');
    expect(faultOf('-5')).toBe('Please enter a valid credit amount.');
    expect(faultOf('2.5')).toBe('Credit amount must be a whole number');
    expect(faultOf('1001')).toBe('Credit addition too large');
  });

  it('asks for a reason', () => {
    expect(draftFaults({ ...draft, reason: ' ' }).reason).toBe(
      'Please provide a reason for this credit adjustment.',
    );
  });

  it('sends only what was filled in', () => {
    expect(filterOf(draft)).toEqual({ status: 'active', subscription: 'all' });
    expect(filterOf({ ...draft, creditMax: '5', search: ' osei ' })).toEqual({
      status: 'active',
      subscription: 'all',
      creditMax: '5',
      search: 'osei',
    });
  });
});
