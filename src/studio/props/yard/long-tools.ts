import { oak } from '#studio/props/cellar/oak.ts';
import { addRod, pathOf } from '#studio/props/making/joinery.ts';
import { metal } from '#studio/props/making/kit.ts';
import {
  addBlob,
  addBox,
  addPanel,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

type Head = (model: Model) => void;

/** How it stands by itself: in a heap of earth, or on its own head. */
type Footing = 'earth' | 'head';

/** A tool with a long handle, upright and leaning a little. */
const longTool =
  (
    thing: ThingId,
    head: Head,
    { footing, long = 92 }: { footing: Footing; long?: number },
  ): MakeThing =>
  (kit, place) => {
    const model = startModel(kit, { ...place, yaw: place.yaw + 0.25 }, thing);
    if (footing === 'earth') addEarth(apart(model, 'earth'));
    const tool = within(model, [0, footing === 'earth' ? 3 : 0, 0], { z: -0.1, x: -0.04 });
    head(tool);
    addRod(
      tool,
      [
        [0, 16, 0],
        [0, 16 + long, 0],
      ],
      { radius: 1.5, material: oak(kit, [186, 142, 92]), sides: 12 },
    );
  };

/** Where it is stuck in. */
function addEarth(model: Model): void {
  const earth = skinOf(model.kit, '#5c4028', [['#3a2616', 12, 0.5, 0.65, 0.9, -0.8]], {
    bump: 2.6,
    rough: 1,
  });
  addBlob(model, {
    radii: [19, 8, 13],
    material: earth,
    swell: ([x, y, z]) => 1 + 0.24 * (fbm(x * 3, z * 3 + y, 4, 3) - 0.5),
    rings: 18,
    sides: 32,
  });
}

const steelOf = (model: Model): number => metal(model.kit, [0.42, 0.43, 0.45], 0.34);

const addBlade: Head = (model) => {
  const steel = steelOf(model);
  addPanel(model, {
    outline: [
      [-10, 8],
      [-10, -14],
      [-6, -22],
      [0, -25],
      [6, -22],
      [10, -14],
      [10, 8],
    ],
    thickness: 0.8,
    material: steel,
    at: [0, 22, 0],
    turn: { x: -Math.PI / 2 },
  });
  addRod(
    model,
    [
      [0, 12, 0.4],
      [0, 34, 0.4],
    ],
    { radius: 2, material: steel },
  );
};

const addGrip: Head = (model) => {
  addRod(
    model,
    [
      [-6, 108, 0],
      [6, 108, 0],
    ],
    { radius: 1.5, material: oak(model.kit, [186, 142, 92]) },
  );
};

const addTines =
  (count: number, wide: number): Head =>
  (model) => {
    const steel = steelOf(model);
    for (let i = 0; i < count; i++) {
      const x = (i / (count - 1) - 0.5) * wide;
      addTube(model, curve(pathOf(`${x * 0.2} 30 0, ${x} 26 0, ${x} 12 1, ${x} 0 0`)), {
        radius: (t) => 1 - 0.6 * t,
        material: steel,
        sides: 8,
      });
    }
    addRod(
      model,
      [
        [0, 14, 0],
        [0, 34, 0],
      ],
      { radius: 2, material: steel },
    );
  };

/** Teeth downwards from a crossbar. */
const addRakeHead: Head = (model) => {
  const steel = steelOf(model);
  addRod(
    model,
    [
      [-19, 9, 0],
      [19, 9, 0],
    ],
    { radius: 1.3, material: steel },
  );
  for (let i = 0; i < 13; i++) {
    const x = -18 + i * 3;
    addTube(model, pathOf(`${x} 9 0, ${x} 0 3`), { radius: 0.6, material: steel, sides: 6 });
  }
  addRod(
    model,
    [
      [0, 9, 0],
      [0, 22, 0],
    ],
    { radius: 1.8, material: steel },
  );
};

const addHoeHead: Head = (model) => {
  const steel = steelOf(model);
  addTube(model, curve(pathOf('0 22 0, 0 10 1, 0 6 8')), { radius: 1.3, material: steel });
  addBox(model, { at: [0, 4, 11], half: [9, 5, 0.5], turn: { x: 0.5 } }, steel);
};

/** A sheaf of bristles under a binding. */
const addBristles: Head = (model) => {
  const straw = [
    paint(model.kit, '#c9a050', { rough: 0.9 }),
    paint(model.kit, '#a87f36', { rough: 0.9 }),
  ];
  for (let i = 0; i < 150; i++) {
    const [a, r] = [i * 2.39996, Math.sqrt((i + 0.5) / 150)];
    addTube(
      model,
      [
        [Math.cos(a) * r * 3, 26, Math.sin(a) * r * 2],
        [Math.cos(a) * r * 12, 0.2, Math.sin(a) * r * 5],
      ],
      { radius: 0.42, material: straw[i % 2]!, sides: 4 },
    );
  }
  addBlob(model, { at: [0, 25, 0], radii: [4.2, 3, 3.2], material: paint(model.kit, '#7a2c24') });
};

const addMopHead: Head = (model) => {
  const cord = [
    paint(model.kit, '#e4ded0', { rough: 1 }),
    paint(model.kit, '#cfc7b4', { rough: 1 }),
  ];
  for (let i = 0; i < 90; i++) {
    const [a, r] = [i * 2.39996, Math.sqrt((i + 0.5) / 90)];
    addTube(
      model,
      curve([
        [0, 24, 0],
        [Math.cos(a) * r * 10, 17, Math.sin(a) * r * 8],
        [Math.cos(a) * r * 15, 0.8, Math.sin(a) * r * 11],
      ]),
      {
        radius: 0.8,
        material: cord[i % 2]!,
        sides: 5,
      },
    );
  }
};

export const makeShovel = longTool('shovel', (m) => (addBlade(m), addGrip(m)), {
  footing: 'earth',
});
export const makePitchfork = longTool('pitchfork', addTines(4, 20), { footing: 'earth' });
export const makeRake = longTool('rake', addRakeHead, { footing: 'head' });
export const makeHoe = longTool('hoe', addHoeHead, { footing: 'head' });
export const makeBroom = longTool('broom', addBristles, { footing: 'head' });
export const makeMop = longTool('mop', addMopHead, { footing: 'head' });

/** Driven into a chopping block. */
export const makeAxe: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'axe');
  const block = apart(model, 'chopping block');
  const bark = skinOf(kit, '#6b4c33', [['#3c281a', 9, 0.45, 0.7, 0.9, -0.8]], {
    bump: 2.4,
    rough: 0.9,
  });
  addRod(
    block,
    [
      [0, 0, 0],
      [0, 24, 0],
    ],
    { radius: 18, material: bark, sides: 30 },
  );
  addBlob(block, {
    at: [0, 24, 0],
    radii: [17.6, 0.8, 17.6],
    material: skinOf(kit, '#d8b586', [['#b98d58', 12, 0.5, 0.7, 0.6]], { rough: 0.8 }),
  });
  const tool = within(model, [-2, 31, 4], { z: 0.6, y: -0.5 });
  addPanel(tool, {
    outline: [
      [-4, 3],
      [-4, -3],
      [3, -4],
      [9, -8],
      [10.4, 0],
      [9, 8],
      [3, 4],
    ],
    thickness: 2.4,
    material: metal(kit, [0.5, 0.51, 0.53], 0.26),
    at: [-1, 0, 0],
    turn: { x: -Math.PI / 2, z: -Math.PI / 2 },
  });
  addTube(tool, curve(pathOf('-5 0 0, 14 .6 0, 34 -.8 0, 52 1.4 0')), {
    radius: 1.8,
    material: oak(kit, [186, 142, 92]),
    sides: 10,
  });
};
