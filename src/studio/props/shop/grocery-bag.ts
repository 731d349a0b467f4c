import { makeApple } from '#studio/props/plants/fruit/apple.ts';
import { makeBaguette } from '#studio/props/food/baguette.ts';
import {
  addBlob,
  addLeafBlade,
  addSurface,
  addTube,
  apart,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import { placer } from '#studio/props/making/place.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Half width, half depth and height of the bag. */
const [W, D, H] = [13, 8, 27];

/** A brown paper bag from the market: bread, leeks, a lettuce and fruit look out of it. */
export const makeGroceryBag: MakeThing = (kit, place, look) => {
  const model = startModel(kit, place, 'grocery_bag');
  const paper = skinOf(kit, '#b58a5a', [['#9d7346', 5, 0.5, 0.75, 0.5]], {
    bump: 0.5,
    coat: 0.05,
    rough: 0.8,
  });
  addSurface(model, {
    columns: 72,
    rows: 18,
    isClosed: true,
    material: look.colour ? paint(kit, look.colour, { coat: 0.05, rough: 0.8 }) : paper,
    point: (u, v) => {
      const a = u * Math.PI * 2;
      // A box with folded corners whose sides give a little.
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const square = 1 / Math.max(Math.abs(c), Math.abs(s)) ** 0.86;
      const crease = 0.5 * fbm(c * 3 + 4, v * 5 + s * 3, 2, 3) - 0.25;
      const top = v === 1 ? 0.7 * Math.sin(a * 22) : 0;
      return [(W + crease) * c * square * 0.86, v * H + top, (D + crease) * s * square * 0.86];
    },
  });
  const at = placer(place);
  const put = (p: Vec3) => ({ position: at(p), yaw: place.yaw });
  makeBaguette(kit, put([5, 5, -2]), { ...look, states: ['leaning'], nth: 0 });
  for (const [x, z, nth] of [
    [-1.5, 4.4, 0],
    [4.6, 4.6, 1],
  ] as const)
    makeApple(kit, put([x, H - 4.6, z]), { ...look, colour: null, nth });
  const greens = apart(model, 'greens');
  const leaf = paint(kit, '#5f9a3e', { coat: 0.3, translucency: 0.3 });
  for (const [x, lean] of [
    [-8, -5],
    [-5, -2.4],
  ] as const) {
    addTube(
      greens,
      [
        [x, 12, -2],
        [x + lean * 0.5, H + 5, -2.4],
      ],
      { radius: 1.6, material: paint(kit, '#e7edcf', { coat: 0.4 }), sides: 12 },
    );
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * Math.PI * 2;
      addLeafBlade(greens, {
        from: [x + lean * 0.45, H + 3.6, -2.4 + Math.sin(a)],
        to: [x + lean + Math.cos(a) * 4.4, H + 15 + (i % 3) * 2, -2.4 + Math.sin(a) * 4],
        width: 3,
        material: leaf,
      });
    }
  }
  addBlob(greens, {
    at: [-6.6, H - 0.6, 3.4],
    radii: [5.2, 4.6, 4.4],
    material: paint(kit, '#83b552', { coat: 0.3, translucency: 0.3 }),
    swell: ([x, y, z]) => 0.9 + 0.22 * fbm(x * 4 + 2, y * 4 + z * 3, 2, 4),
    rings: 30,
    sides: 48,
  });
};
