import { describe, expect, it } from 'vitest';
import type { PlaceId } from '#studio/places/place.ts';
import { ANDALUSIAN, COURTYARD, OLIVE_TREES } from './grounds/courtyard.ts';
import { RUSTIC } from './kitchen.ts';
import { paintPlace } from './paint-place.ts';
import { PLACE_PAINTERS } from './place-painters.ts';

const SIZE = { width: 48, height: 48 };
/** Everything that a painter may be asked for. */
const ASKED = [COURTYARD, ANDALUSIAN, OLIVE_TREES, RUSTIC, 'fountain', 'window', 'candle'];

describe('the painters of places', () => {
  it.each(Object.keys(PLACE_PAINTERS) as PlaceId[])(
    'paint nothing that the inventory has no name for: %s',
    (place) => {
      for (const asked of [[], ASKED]) {
        const spec = { place, free: 0.6, seed: 3, blur: 0, hasPeople: false, asked };
        for (const mood of ['daylight', 'candle'] as const) {
          const { hdr } = paintPlace(SIZE, { ...spec, mood });
          expect(hdr?.some((light) => light > 0)).toBe(true);
        }
      }
    },
  );
});

it('puts the lit end of a vault aside, where nobody stands: it would be a halo', () => {
  const spec = { place: 'vault_cellar', seed: 3, blur: 0, hasPeople: true, asked: [] } as const;
  const brightest = (free: number): number => {
    const { hdr } = paintPlace(SIZE, { ...spec, free, mood: 'candle' });
    const light = (x: number): number => hdr![(18 * SIZE.width + x) * 3]! ** 4;
    const columns = Array.from({ length: SIZE.width }, (_, x) => x);
    const sum = columns.reduce((all, x) => all + light(x), 0);
    return columns.reduce((all, x) => all + x * light(x), 0) / sum / SIZE.width;
  };
  expect(brightest(0.7)).toBeGreaterThan(0.53);
  expect(brightest(0.3)).toBeLessThan(0.47);
});

it('lets fog lie before a forest', () => {
  const spec = { place: 'forest', free: 0.6, seed: 3, blur: 0, hasPeople: false } as const;
  const lightOf = (isMisty: boolean): number => {
    const { hdr } = paintPlace(SIZE, { ...spec, asked: [], mood: 'daylight', isMisty });
    return hdr!.slice(SIZE.width * 24 * 3, SIZE.width * 36 * 3).reduce((sum, v) => sum + v, 0);
  };
  expect(lightOf(true)).toBeGreaterThan(lightOf(false) * 1.2);
});
