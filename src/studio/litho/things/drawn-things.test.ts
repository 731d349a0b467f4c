import { describe, expect, it } from 'vitest';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const asked = (thing: ThingId, more: Partial<AskedThing> = {}): AskedThing => {
  return {
    thing,
    word: thing,
    count: 1,
    colour: null,
    fill: null,
    states: [],
    relation: null,
    ...more,
  };
};

/** A thousand things are drawn: what can be told apart at this size can be at any. */
const SIDE = 96;
/** Read once for all of them. */
const POSTERS = {
  illustration_poster: understand('a poster', { style: 'illustration_poster' }),
  pop_art: understand('a poster', { style: 'pop_art' }),
};

function seenIn(
  things: readonly AskedThing[],
  style: keyof typeof POSTERS,
  more: Partial<SceneSpec> = {},
) {
  const spec: SceneSpec = { ...POSTERS[style], things, figures: [], ...more };
  const picture = drawPicture({
    spec,
    styleId: style,
    width: SIDE,
    height: SIDE,
    seed: 1,
    detail: 'full',
  });
  return inventoryDrawing(picture, picture.names);
}

const drawn = THINGS.filter(({ madeBy }) => madeBy.includes('drawn')).map(({ id }) => id);

const GROUP = 24;
const groups = Array.from({ length: Math.ceil(drawn.length / GROUP) }, (_, i) =>
  drawn.slice(i * GROUP, (i + 1) * GROUP),
);

describe('drawn things', () => {
  it.each(groups)('are really drawn, every one that claims it: %s …', (...group) => {
    const missing = group.filter((thing) => {
      const { things, people } = seenIn([asked(thing)], 'illustration_poster');
      return ![...things, ...people].some((seen) => seen.thing === thing);
    });
    expect(missing).toEqual([]);
  });

  it.each([1, 2, 3, 5, 7, 9, 12])('are counted: %i glasses', (count) => {
    const { things } = seenIn([asked('glass', { count })], 'illustration_poster');
    expect(things.find(({ thing }) => thing === 'glass')?.count).toBe(count);
  });

  it.each(['illustration_poster', 'pop_art'] as const)(
    'stand left and right as told: %s',
    (style) => {
      const pear = asked('pear', { relation: { kind: 'right_of', to: 0 } });
      const { things } = seenIn([asked('apple'), pear], style);
      const middle = (id: ThingId) => {
        const [left = 0, , right = 0] = things.find(({ thing }) => thing === id)?.box ?? [];
        return (left + right) / 2;
      };
      expect(middle('pear')).toBeGreaterThan(middle('apple'));
    },
  );

  it('take the colour that is asked for', () => {
    const blue = asked('bicycle', { colour: { name: 'blue', hex: '#2f5fb0' } });
    const colour = (things: readonly AskedThing[]) =>
      seenIn(things, 'illustration_poster').things.find(({ thing }) => thing === 'bicycle')?.colour;
    expect(colour([blue])).not.toBe(colour([asked('bicycle')]));
  });
});
