import { expect, it } from 'vitest';
import { stream } from '#studio/random.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { LithoPress } from '#studio/litho/press.ts';
import { openPlate } from '#studio/litho/education/plate.ts';
import { plateWishOf } from '#studio/litho/education/plate-wish.ts';
import { MapNames } from './map-names.ts';

const spec = understand('map of France', { style: 'education' });
const plate = openPlate(
  new LithoPress(400, 400),
  { spec, wish: plateWishOf(spec), title: 'France' },
  stream(1, 'plate'),
);
const ink = '#000000';

it('leaves out a name that has no room, and takes the next place for one that has', () => {
  const names = new MapNames(plate, { x: 0, y: 0, width: 400, height: 400 });
  const style = { sizePx: 20, ink };
  expect(names.set('Paris', [[200, 200]], style)).toBe(true);
  expect(names.set('Reims', [[205, 205]], style)).toBe(false);
  expect(
    names.set(
      'Reims',
      [
        [205, 205],
        [200, 100],
      ],
      style,
    ),
  ).toBe(true);
  expect(names.set('Brest', [[5, 300]], style)).toBe(false);
});
