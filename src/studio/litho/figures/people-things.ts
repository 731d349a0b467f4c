import type { AskedFigure } from '#studio/scene/figure.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { figureThing } from './figure-thing.ts';
import { handThing } from './hand-things.ts';

const one = (figure: Partial<AskedFigure>): DrawnThing => {
  const wish: AskedFigure = {
    count: 1,
    who: 'person',
    role: null,
    part: 'figure',
    action: null,
    ...figure,
  };
  const [made] = figureThing(wish, { things: [], prompt: '' });
  if (!made) throw new Error('Nobody was drawn.');
  return made.maker;
};

/** People who are asked for as things. */
export const PEOPLE_THINGS = {
  person: one({}),
  hand: handThing(1, false),
  sommelier: one({ role: 'sommelier' }),
  winemaker: one({ role: 'winemaker' }),
  picker: one({ role: 'picker' }),
  couple: one({ who: 'couple' }),
} as const;
