import type { Random } from '#studio/random.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { facade } from '#studio/landscape/houses/facade.ts';
import type { House } from '#studio/landscape/houses/wings.ts';
import { liftIntoSight } from '#studio/landscape/stand.ts';
import { VILLAGE_AWAY } from '#studio/landscape/land/terrain.ts';
import type { Sprite } from '#studio/landscape/sprites.ts';
import { cypress } from '#studio/landscape/growing/cypress.ts';
import { crown } from '#studio/landscape/growing/trees.ts';

/** Across and up, in metres: the tower's spire is as high again as its walls. */
const [WIDE, TALL] = [21, 24];
const AWAY = 60;

const CHAPEL: House = {
  wall: '#e2d6bd',
  roof: '#7d4f3e',
  spire: '#4c5058',
  masonry: 'rubble',
  isArched: true,
  blocks: [
    { x: 0.2, halfWidth: 0.62, wall: 0.34, roof: 0.2, kind: 'gable', floors: 1, bays: 4 },
    { x: 0.86, halfWidth: 0.13, wall: 0.26, roof: 0.12, kind: 'hip', floors: 1, bays: 1 },
    { x: -0.56, halfWidth: 0.21, wall: 0.56, roof: 0.42, kind: 'spire', floors: 3, bays: 1 },
  ],
};
const SNOWED = { wall: '#a8977c', roof: '#dfe7ef', spire: '#aab6c4' };

/** A chapel on its rise above the vines, a tree at either side of it. */
export function buildChapel(canvas: LandscapeCanvas, random: Random): Sprite[] {
  const { spec, view } = canvas;
  const isRaised = Boolean(canvas.terrain.shape.knoll);
  // On a hill of its own it is as far away as that.
  const away = isRaised ? VILLAGE_AWAY : spec.isFar ? AWAY * 2.4 : AWAY;
  const size = spec.isSmall ? 0.6 : 1;
  const [wide, tall] = [WIDE * size, TALL * size];
  const reach = (view.width / 2 / view.focal) * away;
  const x = ((spec.free ?? 0.5) - 0.5) * 2 * reach * (isRaised ? 1 : 0.8);
  const lift = isRaised ? -1 : liftIntoSight(canvas, x, away);
  const isSnowy = spec.weather === 'snow';
  const house = isSnowy ? { ...CHAPEL, ...SNOWED } : CHAPEL;
  const tree = (aside: number, high: number, isSlim: boolean): Sprite => ({
    x: x + aside,
    z: away + 2,
    heightMetres: high,
    widthMetres: high * (isSlim ? 0.18 : 1.05),
    lift,
    shade: isSlim ? cypress(canvas, random.int(1, 999)) : crown(canvas, random.int(1, 999)),
    thing: isSlim ? 'cypress' : 'tree',
  });
  return [
    tree(-wide * 0.68, 12.5 * size, true),
    tree(-wide * 0.82, 10 * size, true),
    tree(wide * 0.66, 9.5 * size, false),
    {
      x,
      z: away,
      widthMetres: wide,
      heightMetres: tall,
      lift,
      shade: facade(canvas, house, {
        seed: random.int(1, 999),
        metres: [WIDE, TALL],
        pixelsPerMetre: (view.focal / away) * size,
      }),
      thing: 'church',
      isAsked: true,
    },
  ];
}
