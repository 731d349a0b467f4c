import { describe, expect, it } from 'vitest';
import { THINGS } from '#studio/things/catalogue.ts';
import { MODEL_CUTS } from '#studio/things/model-cuts.ts';
import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';
import { drawnKinOf } from '#studio/things/drawn-kin.ts';
import { modelledThings } from './modelled-things.ts';

const cuts = modelledThings();

describe('things cut after the photographs’ models', () => {
  it('are all things that photographs build', () => {
    const built = new Set(
      THINGS.filter(({ id }) => id in PHOTO_MAKERS).map(({ id }) => id as string),
    );
    expect([...MODEL_CUTS].filter((id) => !built.has(id))).toEqual([]);
  });

  it('have each its shapes, as large beside a bottle as they stand', () => {
    for (const thing of Object.values(cuts)) {
      expect(thing.height).toBeGreaterThan(0.03);
      expect(thing.height).toBeLessThanOrEqual(1);
      expect(thing.aspect * thing.height).toBeLessThanOrEqual(1.2001);
    }
  });

  it('are drawn as themselves, and by no kin', () => {
    expect(Object.keys(cuts).filter((id) => drawnKinOf(id as never) !== null)).toEqual([]);
  });
});
