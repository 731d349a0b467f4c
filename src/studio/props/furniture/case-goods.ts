import { oak } from '#studio/props/cellar/oak.ts';
import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRod } from '#studio/props/making/joinery.ts';
import {
  addBall,
  addBlob,
  addBox,
  addSurface,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

interface Case {
  wide: number;
  tall: number;
  deep: number;
  /** Doors side by side, or drawers one above the other. */
  fronts: readonly ['doors' | 'drawers', number];
}

/** Wooden cases on feet: wardrobe, cupboard, chest of drawers. */
const caseOf =
  (thing: ThingId, { wide, tall, deep, fronts: [kind, count] }: Case): MakeThing =>
  (kit, place, { colour }) => {
    const model = within(startModel(kit, place, thing), [0, 0, 0], { y: 0.35 });
    const wood = colour ? paint(kit, colour, { coat: 0.4, rough: 0.35 }) : oak(kit, [134, 88, 52]);
    const front = colour ? wood : oak(kit, [156, 106, 66]);
    const [w, h, d] = [wide / 2, tall / 2, deep / 2];
    addBox(model, { at: [0, h + 8, 0], half: [w, h, d] }, wood);
    addBox(model, { at: [0, tall + 9, 0.6], half: [w + 3, 2, d + 3] }, wood);
    addBox(model, { at: [0, 7, 0.6], half: [w + 1.6, 2.6, d + 1.6] }, wood);
    const brass = metal(kit, [0.78, 0.58, 0.26], 0.25);
    const knobs = apart(model, 'knobs');
    for (const x of [-w + 4, w - 4])
      for (const z of [-d + 4, d - 4])
        addDrum(model, { radius: 3, height: 7, at: [x, 0, z] }, wood);
    for (let i = 0; i < count; i++) {
      const isDoor = kind === 'doors';
      const [fw, fh] = isDoor ? [w / count - 1.4, h - 4] : [w - 4, h / count - 1.4];
      const at = [
        isDoor ? (i - (count - 1) / 2) * ((w * 2) / count) : 0,
        isDoor ? h + 8 : 8 + (i + 0.5) * (tall / count),
        d + 0.8,
      ] as const;
      addBox(model, { at, half: [fw, fh, 0.9] }, front);
      addBox(
        model,
        { at: [at[0], at[1], d + 1.8], half: [fw * 0.76, fh * (isDoor ? 0.88 : 0.66), 0.5] },
        wood,
      );
      if (isDoor) addBall(knobs, [at[0] + (i % 2 ? -1 : 1) * fw * 0.86, h + 8, d + 3], 1.5, brass);
      else for (const x of [-fw * 0.45, fw * 0.45]) addBall(knobs, [x, at[1], d + 3.4], 1.6, brass);
    }
  };

export const makeWardrobe = caseOf('wardrobe', {
  wide: 120,
  tall: 180,
  deep: 55,
  fronts: ['doors', 2],
});
export const makeCupboard = caseOf('cupboard', {
  wide: 130,
  tall: 86,
  deep: 45,
  fronts: ['doors', 3],
});
export const makeDrawers = caseOf('chest_of_drawers', {
  wide: 100,
  tall: 86,
  deep: 48,
  fronts: ['drawers', 4],
});

/** Made up with white linen, a blanket over its foot. */
export const makeBed: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'bed'), [0, 0, 0], { y: 0.65 });
  const wood = oak(kit, [134, 88, 52]);
  const linen = paint(kit, '#f2eee6', { coat: 0, rough: 1 });
  addBox(model, { at: [0, 24, 0], half: [72, 6, 98] }, wood);
  addBox(model, { at: [0, 58, -100], half: [74, 44, 3] }, wood);
  addBox(model, { at: [0, 34, 100], half: [74, 18, 3] }, wood);
  for (const x of [-70, 70])
    for (const z of [-96, 96]) addBox(model, { at: [x, 10, z], half: [4, 10, 4] }, wood);
  addBlob(model, {
    at: [0, 39, 0],
    radii: [70, 12, 96],
    material: linen,
    swell: ([x, y, z]) => Math.min(1.4, 1 / Math.max(0.7, Math.abs(x), Math.abs(y), Math.abs(z))),
    rings: 24,
    sides: 40,
  });
  for (const x of [-34, 34])
    addBlob(model, {
      at: [x, 57, -74],
      radii: [30, 11, 18],
      turn: { x: 0.35 },
      material: linen,
      swell: ([a, , c]) => 1 + 0.12 * Math.abs(a * c),
    });
  addSurface(apart(model, 'blanket'), {
    columns: 40,
    rows: 14,
    material: paint(kit, colour ?? '#7d2a36', { coat: 0, rough: 1 }),
    point: (u, v) => {
      const x = (u - 0.5) * 200;
      const over = Math.max(0, Math.abs(x) - 72);
      return [
        Math.sign(x) * Math.min(Math.abs(x), 74 + over * 0.08),
        52.4 - over * 0.9 + 0.8 * Math.sin(u * 30) * v,
        20 + v * 66,
      ];
    },
  });
};

/** Spread on the floor: a field in two borders, fringes at both ends. */
export const makeRug: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'rug'), [0, 0.5, 0], { y: 0.12 });
  const wool = (tone: string | (typeof colour & object)): number =>
    paint(kit, tone, { coat: 0, rough: 1 });
  const red = wool(colour ?? '#8a2430');
  const [navy, cream, gold] = [wool('#1f2a4a'), wool('#e2d4b4'), wool('#b98a3a')];
  for (const [w, d, y, tone] of [
    [80, 52, 0, red],
    [74, 46, 0.12, cream],
    [72, 44, 0.24, navy],
    [58, 31, 0.36, cream],
    [56, 29, 0.48, red],
  ] as const)
    addBox(model, { at: [0, y, 0], half: [w, 0.3, d] }, tone);
  addMedallions(model, { gold, navy, cream });
  for (const s of [-1, 1])
    for (let i = 0; i < 60; i++)
      addBox(
        model,
        {
          at: [s * 83, 0, -51 + i * 1.73],
          half: [4, 0.16, 0.4],
          turn: { y: ((i * 37) % 11) * 0.03 - 0.15 },
        },
        cream,
      );
};

function addMedallions(
  model: Model,
  { gold, navy, cream }: Record<'gold' | 'navy' | 'cream', number>,
): void {
  for (const [x, k] of [
    [-34, 0.6],
    [0, 1],
    [34, 0.6],
  ] as const)
    for (const [r, y, tone] of [
      [20, 0.85, gold],
      [16, 0.97, navy],
      [9, 1.09, cream],
    ] as const)
      addBox(
        model,
        { at: [x, y, 0], half: [r * k * 0.8, 0.12, r * k * 0.8], turn: { y: Math.PI / 4 } },
        tone,
      );
  for (let i = 0; i < 22; i++)
    for (const s of [-1, 1])
      addBox(
        model,
        { at: [-63 + i * 6, 0.62, s * 37.5], half: [1.9, 0.12, 1.9], turn: { y: Math.PI / 4 } },
        i % 2 ? gold : cream,
      );
}

/** On two runners, its back of spindles. */
export const makeRockingChair: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'rocking_chair'), [0, 0, 0], { y: -0.6 });
  const wood = oak(kit, [122, 76, 42]);
  const rod = (
    from: readonly [number, number, number],
    to: readonly [number, number, number],
    radius = 1.6,
  ): void => addRod(model, [from, to], { radius, material: wood, sides: 10 });
  for (const s of [-1, 1]) {
    addTube(
      model,
      curve([
        [s * 22, 12, -42],
        [s * 22, 3.4, -20],
        [s * 22, 2, 4],
        [s * 22, 5, 26],
        [s * 22, 12, 42],
      ]),
      { radius: 1.9, material: wood, sides: 10 },
    );
    rod([s * 22, 3, 20], [s * 22, 64, 22]);
    rod([s * 22, 3, -14], [s * 20, 112, -32]);
    addBox(model, { at: [s * 22, 65, -2], half: [3, 1.3, 26] }, wood);
  }
  addBox(model, { at: [0, 42, 2], half: [23, 1.8, 23] }, wood);
  addBox(model, { at: [0, 108, -31], half: [22, 6, 1.6], turn: { x: -0.16 } }, wood);
  for (let i = -4; i <= 4; i++) rod([i * 4.4, 42, -18], [i * 4.4, 106, -31], 0.9);
};

/** A dark screen on its foot. */
export const makeTelevision: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'television'), [0, 0, 0], { y: 0.25 });
  const black = paint(kit, '#17181b', { coat: 0.7, rough: 0.2 });
  addBox(model, { at: [0, 34, 0], half: [46, 27, 1.6] }, black);
  addBox(
    model,
    { at: [0, 34.6, 1.8], half: [44.4, 25.2, 0.3] },
    paint(kit, '#2f4a66', { coat: 1, rough: 0.04 }),
  );
  addBox(model, { at: [0, 4, 0], half: [3, 5, 2] }, black);
  addBox(model, { at: [0, 0.8, 0], half: [20, 0.8, 10] }, black);
};
