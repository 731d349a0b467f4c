import { describe, expect, it } from 'vitest';
import { namedPart } from './platings.ts';

describe('what lies beside a dish', () => {
  it.each(['corn on the cob', 'épi de maïs', 'pannocchia', 'mazorca', 'Maiskolben'])(
    'is the cob where the cob was named: %s',
    (word) => expect(namedPart('corn', word)).toBe('cornCobs'),
  );

  it('is its grains where only corn was', () => {
    expect(namedPart('corn', 'corn')).toBeUndefined();
  });
});
