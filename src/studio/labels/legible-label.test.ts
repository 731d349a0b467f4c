import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { labelFor } from './label-for.ts';
import { legibleLabel } from './legible-label.ts';

describe('a label seen from afar', () => {
  const label = { ...labelFor(understand('a bottle of Barolo 2016'), 1), note: 'Riserva' };

  it('keeps all its lines where they can be read', () => {
    expect(legibleLabel(label, 220)).toEqual(label);
  });

  it('drops the small print first, then the origin, never the name or the year', () => {
    expect(legibleLabel(label, 120)).toEqual({ ...label, note: null });
    expect(legibleLabel(label, 60)).toEqual({ ...label, note: null, origin: null });
  });
});
