import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { BEASTS } from '#studio/people/body/beast-builds.ts';
import { GUESTS } from '#studio/landscape/landmarks/guests.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { paintLayers } from '#studio/textures/paint-layers.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { MOST_HELD, SCENERY_NAMES, heldCode } from '#studio/places/words/scenery-names.ts';

const SIDE = 56;

/** Where each thing of the view is at home, as a customer would ask for it; all others by their own name. */
const AT_HOME: Partial<Record<ThingId, string>> = {
  vines: 'a vineyard',
  sea: 'a glass of wine by the sea',
  lake: 'a terrace on a lake',
  river: 'a river bend in the Mosel valley',
  road: 'cypress road in Tuscany',
  cypress: 'cypress road in Tuscany',
  blue_dome: 'blue domes in Santorini',
  tree: 'a picnic in a meadow',
  meadow: 'a picnic in a meadow',
  palm: 'a glass on the beach',
  beach: 'a glass on the beach',
  parasol: 'a glass on the beach',
  stars: 'a vineyard at night',
  house: 'a farmhouse in the vineyards',
  church: 'a village with a church in the vineyards',
  bougainvillea: 'a farmhouse with bougainvillea in a vineyard',
  fireplace: 'a glass by the fireplace',
  vault: 'barrels in a vaulted cellar',
  wine_rack: 'a bottle cellar with racks',
  shelf: 'a wine shop',
  counter: 'a wine shop',
  window: 'a glass in a restaurant',
  laid_table: 'a glass in a restaurant',
  lamp: 'a glass in a library',
  bookshelf: 'a glass in a library',
  christmas_tree: 'a bottle at Christmas',
  bauble: 'a bottle at Christmas',
  string_lights: 'a bottle at Christmas',
  stall: 'a glass in a market hall',
  tent: 'a wine festival',
  boat: 'a glass by the sea',
  flower_arch: 'a bottle at a wedding',
  colosseum: 'the Colosseum in Rome',
  dome: 'the Duomo of Florence',
  clock_tower: 'Big Ben in London',
  gondola: 'a gondola in Venice',
  railing: 'a glass on a terrace',
  eiffel_tower: 'Paris with the Eiffel Tower',
  city_skyline: 'a glass with a city skyline',
  forest: 'a glass in the forest',
  stairs: 'stone stairs in a wine cellar',
  pool: 'a glass by the pool',
  lightning: 'a thunderstorm with lightning over the vineyard',
  tray: 'a waiter with a tray',
  tub: 'children treading grapes in a tub',
};

/** Several things of one view are looked for in one painting of it. */
const views = new Map<string, Set<ThingId>>();

function seenIn(prompt: string, seed: number): Set<ThingId> {
  const key = `${seed} ${prompt}`;
  const seen = views.get(key) ?? shownBy(prompt, seed);
  views.set(key, seen);
  return seen;
}

/** Everything that the painted and built decor of a prompt shows by name. */
function shownBy(prompt: string, seed: number): Set<ThingId> {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: SIDE, height: SIDE, seed } as const;
  const { scene } = composeShot({ ...brief, detail: 'preview' }).stage;
  const seen = new Set(scene.objects.flatMap(({ thing }) => thing ?? []));
  const painting =
    scene.backdrop && scene.paintings[scene.textures[scene.backdrop.texture]!.painting];
  if (painting)
    for (const code of paintLayers(painting).names ?? [])
      if (code > 0) seen.add(SCENERY_NAMES[code - 1]!);
  return seen;
}

const CLAIMED = THINGS.filter(
  ({ id, stance, madeBy }) =>
    madeBy.includes('photo') && (stance === 'scenery' || GUESTS[id] || BEASTS[id]),
);

it('leaves the codes of what people hold free: no name of the view reaches them', () => {
  expect(SCENERY_NAMES.length).toBeLessThan(heldCode(0));
  expect(heldCode(MOST_HELD - 1)).toBeLessThan(65_536);
});

describe('what photographs show in the view', () => {
  it.each(CLAIMED.map(({ id, one }) => [id, AT_HOME[id] ?? `a ${one} in a vineyard`] as const))(
    '%s is painted for: %s',
    (id, prompt) => {
      const isSeen = [1, 2, 3].some((seed) => seenIn(prompt, seed).has(id));
      expect(isSeen).toBe(true);
    },
  );
});
