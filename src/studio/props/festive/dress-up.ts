import { oak } from '#studio/props/cellar/oak.ts';
import { addDrum, addRing, addTurned, pathOf, SIDES } from '#studio/props/making/joinery.ts';
import { metal } from '#studio/props/making/kit.ts';
import {
  addBall,
  addBox,
  addLeafBlade,
  addPanel,
  addSurface,
  addTube,
  apart,
  around,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A Venetian half mask with gold and feathers. */
export const makeMask: MakeThing = (kit, place, { colour, nth }) => {
  const model = within(startModel(kit, place, 'theatre_masks'), [0, 4.4, 0], {
    x: -0.25,
    y: nth % 2 ? -0.3 : 0.25,
  });
  const ground = paint(kit, colour ?? (nth % 2 ? '#8f1726' : '#f0e9da'), {
    coat: 0.7,
    rough: 0.15,
  });
  const gold = metal(kit, [0.88, 0.64, 0.26], 0.2);
  const brow = (u: number): number =>
    3.4 + 1.4 * Math.abs(u) ** 1.6 - 0.7 * Math.exp(-((u * 6) ** 2));
  const foot = (u: number): number => -2.2 + 1.4 * Math.abs(u) - 1.7 * Math.exp(-((u * 5) ** 2));
  const face = (x: number): number => 3.4 - 3.6 * x * x;
  addSurface(model, {
    columns: 30,
    rows: 12,
    material: ground,
    point: (u, v) => {
      const x = u * 2 - 1;
      const nose = 1.5 * Math.exp(-((x * 5) ** 2)) * v;
      return [x * 8.6, brow(x) + (foot(x) - brow(x)) * v, face(x) + nose];
    },
  });
  const dark = paint(kit, '#0b0908', { coat: 0, rough: 1 });
  for (const s of SIDES) {
    const eye = {
      at: [s * 3.5, 0.9, face(0.41) + 0.25] as const,
      turn: { x: Math.PI / 2, z: s * -0.12 },
    };
    addPanel(apart(model, 'rim'), {
      outline: around(24, () => 2.3, 0.62),
      thickness: 0.12,
      material: gold,
      at: [...eye.at],
      turn: { ...eye.turn, y: s * 0.28 },
    });
    addPanel(apart(model, 'eye'), {
      outline: around(24, () => 1.8, 0.52),
      thickness: 0.2,
      material: dark,
      at: [eye.at[0], eye.at[1], eye.at[2] + 0.05],
      turn: { ...eye.turn, y: s * 0.28 },
    });
  }
  for (const [x, y] of [
    [-3, 9],
    [-1, 11],
    [1.2, 12],
    [3.4, 10],
  ] as const)
    addLeafBlade(apart(model, 'plume'), {
      from: [x * 0.4, 3.4, 2.6],
      to: [x, y, 0.6],
      width: 2.2,
      up: [0, 0, 1],
      material: paint(kit, colour ? '#17131a' : '#3a1a5a', { coat: 0.2 }),
    });
  addBall(model, [0, 4, 3.6], 0.9, gold);
};

/** A knitted stocking with a white cuff, as it hangs from a mantel. */
export const makeStocking: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, { ...place, yaw: place.yaw - 0.2 }, 'christmas_stocking');
  const wool = paint(kit, colour ?? '#a3141c', { coat: 0, rough: 1 });
  const white = paint(kit, '#efe9df', { coat: 0, rough: 1 });
  addTube(model, curve(pathOf('0 27 0, 0 18 0, 0 8 0, 2 4.4 0, 8 3.6 0, 13 3.4 0'), 8), {
    radius: (t) => 4.6 - 0.9 * Math.sin(t * Math.PI) - 0.6 * t,
    material: wool,
    sides: 18,
  });
  addBall(apart(model, 'toe'), [13, 3.4, 0], 3.3, white);
  addTurned(apart(model, 'cuff'), '4.4 0, 5.4 .4, 5.6 3, 5.4 5.6, 4.4 6, 0 5.8', white, {
    at: [0, 24, 0],
  });
  addRing(
    apart(model, 'loop'),
    { radius: 1.6, thickness: 0.25, at: [-4.6, 31, 0], turn: { x: Math.PI / 2 } },
    wool,
  );
};

/** Silk, with a band. */
export const makeTopHat: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 0.2 }, 'top_hat');
  const silk = paint(kit, colour ?? '#121114', { coat: 0.8, rough: 0.25 });
  addTurned(
    model,
    '0 .3, 9.5 .4, 14.4 1.4, 14.6 1.8, 13.6 1.7, 9.4 1.1, 8.6 4, 8.5 9, 9.2 14.6, 9 15.2, 0 15.4',
    silk,
  );
  addTurned(
    apart(model, 'band'),
    '9 1.6, 9.1 2, 8.8 4.6, 8.5 4.6',
    paint(kit, colour ? '#141214' : '#5a1420', { coat: 0.4 }),
  );
};

/** Points, balls and stones. */
export const makeCrown: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'crown');
  const gold = metal(kit, [0.92, 0.66, 0.26], 0.12);
  addSurface(model, {
    columns: 80,
    rows: 8,
    isClosed: true,
    material: gold,
    point: (u, v) => {
      const a = u * Math.PI * 2;
      const high = 4.4 + 5 * Math.abs(Math.cos(a * 4)) ** 1.6;
      const r = 7.2 + 0.16 * high * v;
      return [Math.cos(a) * r, 0.2 + v * high, Math.sin(a) * r];
    },
  });
  for (const y of [0.6, 3.2]) addRing(model, { radius: 7.4, thickness: 0.35, at: [0, y, 0] }, gold);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2;
    addBall(model, [Math.cos(a) * 8.7, 10, Math.sin(a) * 8.7], 0.75, gold);
    addBall(
      apart(model, 'stone'),
      [Math.cos(a) * 7.6, 1.9, Math.sin(a) * 7.6],
      0.8,
      paint(kit, ['#a3101c', '#14407a', '#14643a'][i % 3]!, { coat: 1, rough: 0.03 }),
    );
  }
};

/** Planks, iron bands, gold to the brim. */
export const makeTreasureChest: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 0.3 }, 'treasure_chest');
  const [wood, iron] = [oak(kit, [118, 74, 40]), metal(kit, [0.2, 0.18, 0.16], 0.4)];
  const gold = metal(kit, [0.9, 0.64, 0.22], 0.18);
  addBox(model, { at: [0, 7, 0], half: [15, 7, 9.4] }, wood);
  const lid = within(model, [0, 14, -9], { x: -0.95 });
  addSurface(lid, {
    columns: 2,
    rows: 14,
    material: wood,
    point: (u, v) => [u * 30 - 15, Math.sin(v * Math.PI) * 6.4, 9.4 - Math.cos(v * Math.PI) * 9.4],
  });
  for (const x of [-11, 0, 11]) addBox(model, { at: [x, 7, 0], half: [1, 7.1, 9.6] }, iron);
  addBox(apart(model, 'lock'), { at: [0, 11, 9.8], half: [2, 2.4, 0.5] }, gold);
  const coins = apart(model, 'coins');
  for (let i = 0; i < 46; i++)
    addDrum(
      coins,
      {
        radius: 1.7,
        height: 0.3,
        at: [random.range(-12.4, 12.4), 14 + random.range(0, 2), random.range(-7, 7.4)],
        turn: { x: random.range(-0.6, 0.6), z: random.range(-0.6, 0.6) },
      },
      gold,
    );
};
