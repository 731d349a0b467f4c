import {
  addBlob,
  addLeafBlade,
  addSurface,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { makeVase } from '#studio/props/holders/vase.ts';
import { STEM_GREEN } from '#studio/props/plants/stem-green.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing, PhotoMaker } from '#studio/things/photo-maker.ts';
import { add } from '#studio/vector.ts';

/** Petals wound round one another, closed in the heart and open outside; facing up its own y. */
function addRoseHead(model: Model, colour: string | Vec3): void {
  if (typeof colour !== 'string' && Math.min(...colour) > 0.5) {
    addPaleHead(model);
    return;
  }
  const petal = paint(model.kit, colour, { coat: 0.12, rough: 0.5, translucency: 0.35 });
  // A full heart: no light is lost between the petals.
  addBlob(model, { at: [0, 1, 0], radii: [1.5, 1.2, 1.5], material: petal, rings: 8, sides: 14 });
  const rings = [
    { count: 3, reach: 0.7, height: 2.6, open: 0.04 },
    { count: 4, reach: 1.2, height: 2.7, open: 0.3 },
    { count: 5, reach: 1.75, height: 2.5, open: 0.8 },
    { count: 5, reach: 2.2, height: 2.1, open: 1.5 },
    { count: 6, reach: 2.5, height: 1.6, open: 2.2 },
  ];
  rings.forEach(({ count, reach, height, open }, ring) => {
    for (let i = 0; i < count; i++) {
      const turn = ((i + ring * 0.41) / count) * 6.283;
      const span = (6.283 / count) * 1.5;
      addSurface(model, {
        columns: 8,
        rows: 6,
        material: petal,
        point: (u, v) => {
          const a = turn + (u - 0.5) * span;
          const edge = 1 - 0.25 * (u - 0.5) ** 2 * 4;
          const out = reach * (0.25 + 0.75 * Math.sqrt(v)) + open * 0.32 * v ** 3;
          const curl = v > 0.8 ? (v - 0.8) * open * 0.9 : 0;
          return [
            Math.cos(a) * (out + curl),
            height * v * edge - curl * 0.6,
            Math.sin(a) * (out + curl),
          ];
        },
      });
    }
  });
}

/** Thin white petals would shade one another to grey: these are full, and lie close. */
function addPaleHead(model: Model): void {
  const petal = paint(model.kit, [0.97, 0.96, 0.92], { coat: 0.1, translucency: 0.35 });
  addBlob(model, { at: [0, 1.5, 0], radii: [1.2, 1.4, 1.2], material: petal, rings: 7, sides: 10 });
  for (const { count, out, up, size } of PALE_RINGS)
    for (let i = 0; i < count; i++) {
      const a = (i / count) * 6.283 + out * 1.7;
      addBlob(model, {
        at: [Math.cos(a) * out, up, Math.sin(a) * out],
        radii: [size * 0.34, size, size * 0.95],
        turn: { y: -a, z: 0.2 + out * 0.2 },
        material: petal,
        rings: 6,
        sides: 8,
      });
    }
}
const PALE_RINGS = [
  { count: 3, out: 0.62, up: 2.1, size: 1.2 },
  { count: 5, out: 1.25, up: 1.7, size: 1.45 },
  { count: 6, out: 1.95, up: 1.1, size: 1.6 },
  { count: 7, out: 2.6, up: 0.5, size: 1.6 },
] as const;

/** A cut rose lying down, its face turned to the camera; in a vase it stands. */
export const makeRose: MakeThing = (kit, place, { random, colour, states, nth }) => {
  const model = startModel(kit, place, 'rose');
  const tone = colour ?? random.pick(['#a80f22', '#b5142a', '#8f0c1c']);
  if (states.includes('in_vase')) return addStanding(model, { tone, nth });
  const stem = apart(model, 'rose stem');
  const green = paint(kit, STEM_GREEN, { translucency: 0.25 });
  addTube(
    stem,
    curve([
      [-2, 1.6, 0],
      [-7, 0.8, -0.6],
      [-13, 0.35, 0.2],
      [-19, 0.3, -0.4],
    ]),
    {
      radius: 0.26,
      material: green,
    },
  );
  for (const [x, z, s] of [
    [-6, -2.4, 1],
    [-9, 2.6, 1.1],
    [-12.5, -2.2, 0.9],
  ] as const)
    addLeafBlade(stem, {
      from: [x, 0.7, 0],
      to: [x - 2.6 * s, 0.9, z * 1.6],
      width: 2.3 * s,
      material: green,
      bend: 0.5,
    });
  const head = within(model, [-1.8, 1.6, 0.4], { x: 0.85, z: -0.35 });
  addRoseHead(head, tone);
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * 6.283;
    addLeafBlade(
      { ...head, object: stem.object },
      {
        from: [0, 0, 0],
        to: [Math.cos(a) * 2, 0.4, Math.sin(a) * 2],
        width: 0.8,
        material: green,
      },
    );
  }
};

/** Out of the neck of a vase, leaning the more the later it was put in. */
function addStanding(model: Model, { tone, nth }: { tone: string | Vec3; nth: number }): void {
  const stem = apart(model, 'rose stem');
  const green = paint(model.kit, STEM_GREEN, { translucency: 0.25 });
  const [reach, top] = [nth === 0 ? 0.6 : 4.6 + (nth % 2), nth === 0 ? 25 : 20.5 + (nth % 3)];
  addTube(
    stem,
    curve([
      [0, 8, 0],
      [reach * 0.25, 14, 0],
      [reach, top, 0],
    ]),
    { radius: 0.26, material: green },
  );
  for (const s of [-1, 1])
    addLeafBlade(stem, {
      from: [reach * 0.6, top - 4, 0],
      to: [reach * 0.6 + 2, top - 3.4, s * 3],
      width: 2.2,
      material: green,
      bend: 0.4,
    });
  addRoseHead(within(model, [reach, top - 0.4, 0], { z: -reach * 0.1 }), tone);
}

/** Three and more stand in a vase; a pair, what is laid down and what is seen from above lies as a loose bunch. */
export const serveRoses: NonNullable<PhotoMaker['serve']> = (kit, place, look, count) => {
  if (count > 2 && !look.states.some((state) => state === 'from_above' || state === 'lying')) {
    makeVase(kit, place, { ...look, colour: null });
    for (let i = 0; i < count; i++) {
      const random = look.random.fork(`rose ${i}`);
      const own = { ...look, random, nth: i, states: [...look.states, 'in_vase'] };
      makeRose(kit, { ...place, yaw: place.yaw + i * 2.4 }, own);
    }
    return;
  }
  const rows = Math.ceil(count / 6);
  for (let i = 0; i < count; i++) {
    const row = i % rows;
    const inRow = Math.ceil((count - row) / rows);
    const t = inRow > 1 ? Math.floor(i / rows) / (inRow - 1) - 0.5 : 0;
    // Stems cross about 16 cm behind the heads; a second layer lies on the first.
    const yaw = place.yaw + t * Math.min(1.9, 0.42 * inRow) + row * 0.09;
    const reach = 15 - row * 4;
    const head: Vec3 = [Math.cos(yaw) * reach - 8, row * 2.2, -Math.sin(yaw) * reach];
    const position = add(place.position, head);
    makeRose(kit, { position, yaw }, { ...look, random: look.random.fork(`rose ${i}`) });
  }
};
