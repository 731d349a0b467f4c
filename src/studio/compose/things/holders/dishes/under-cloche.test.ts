import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { askedThings } from '#studio/compose/things/asked-things.ts';

const thingsOf = (prompt: string) => askedThings(understand(prompt, { style: 'gastro' }));

describe('what lies under a cloche', () => {
  it('is seen inside a bell of glass', () => {
    const things = thingsOf('soft cheese under a glass cloche');
    const bell = things.findIndex(({ thing }) => thing === 'cloche');
    expect(things[bell]).toMatchObject({ material: 'glass' });
    expect(things.find(({ thing }) => thing === 'soft_cheese')!.relation).toEqual({
      kind: 'in',
      to: bell,
    });
  });

  it('is not hidden by silver: that one stands beside it', () => {
    const things = thingsOf('soft cheese under a silver cloche');
    expect(things.find(({ thing }) => thing === 'soft_cheese')!.relation?.kind).not.toBe('in');
  });
});
