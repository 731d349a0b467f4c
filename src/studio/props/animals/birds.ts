import { addRod, SIDES } from '#studio/props/making/joinery.ts';
import {
  addBall,
  addBlob,
  addLathe,
  addLeafBlade,
  addTube,
  curve,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { furOf } from './fur.ts';

type Tones = readonly [tone: string, dark: string, light: string];

/** A bird by what tells it from others; lengths are shares of half its body, which is `size` centimetres. */
export interface Plumage {
  size: number;
  back: Tones;
  breast: Tones;
  wing: Tones;
  /** Long feathers at the end of the wings. */
  tips: string;
  head?: Tones;
  neck: number;
  leg: number;
  beak: { long: number; thick: number; tone: string; hooked?: boolean };
  /** How far it reaches, how wide it is at its end, and how much it rises. */
  tail: { long: number; spread: number; rise: number; tone?: string };
  legs: string;
  /** How upright it sits, in radians. */
  tilt?: number;
  cheek?: string;
  collar?: string;
  crest?: string;
  eye?: string;
}

const EYE = { coat: 1, rough: 0.03 } as const;
/** Without a neck to speak of, the head still sits above the breast. */
const LEAST_NECK = 0.5;

/** One bird of the family, standing half turned from the camera. */
export const birdOf =
  (thing: Parameters<typeof startModel>[2], plumage: Plumage): MakeThing =>
  (kit, place, { colour }) => {
    const model = startModel(kit, { ...place, yaw: place.yaw + 1.1 }, thing);
    addBird(model, plumage, furOf(kit, colour, plumage.back), furOf(kit, colour, plumage.wing));
  };

/** The body with everything on it; answers where the head is, for what a kind wears besides. */
export function addBird(
  model: Model,
  plumage: Plumage,
  back: MaterialRef,
  wing: MaterialRef,
): Vec3 {
  const { kit } = model;
  const { size: s, neck, tail, tilt = 0.3 } = plumage;
  const hip = plumage.leg * s;
  const middle = hip + 0.8 * s;
  const breast = furOf(kit, null, plumage.breast);
  addBlob(model, {
    at: [0, middle, 0],
    radii: [0.7 * s, 0.76 * s, 1.15 * s],
    turn: { x: -tilt },
    material: back,
  });
  addBlob(model, {
    at: [0, middle - 0.02 * s, 0.26 * s],
    radii: [0.66 * s, 0.74 * s, 0.9 * s],
    turn: { x: -tilt },
    material: breast,
  });
  const reach = Math.max(LEAST_NECK, neck);
  const head: Vec3 = [0, middle + (0.55 + reach * 0.8) * s, (0.72 + reach * 0.16) * s];
  addNeck(model, { plumage, head, middle, breast });
  addHead(model, { plumage, head, back });
  for (const side of SIDES) {
    addBlob(model, {
      at: [side * 0.62 * s, middle + 0.06 * s, -0.3 * s],
      radii: [0.17 * s, 0.5 * s, 1.05 * s],
      turn: { x: -tilt * 0.8, y: side * 0.08 },
      material: wing,
    });
    for (const [k, drop] of [
      [0, 0],
      [1, 0.14],
      [2, 0.26],
    ] as const)
      addLeafBlade(model, {
        from: [side * 0.66 * s, middle - drop * s, -0.5 * s],
        to: [side * 0.34 * s, middle - (0.36 + drop - k * 0.05) * s, -(1.75 - k * 0.2) * s],
        width: 0.42 * s,
        material: paint(kit, plumage.tips, { coat: 0.1, rough: 0.7 }),
        up: [side, 0.4, 0],
      });
  }
  const feathers = tail.tone ? paint(kit, tail.tone, { coat: 0.15, rough: 0.6 }) : wing;
  for (const k of [-1, -0.4, 0.4, 1])
    addLeafBlade(model, {
      from: [k * 0.12 * s, middle - 0.2 * s, -0.8 * s],
      to: [
        k * tail.spread * s,
        Math.max(0.4, middle + (tail.rise - 0.3) * s),
        -(0.9 + tail.long * (tail.spread > 0.5 ? 0.72 + 0.28 * Math.abs(k) : 1)) * s,
      ],
      width: 0.4 * s,
      material: feathers,
    });
  addLegs(model, plumage, hip);
  return head;
}

interface Top {
  plumage: Plumage;
  head: Vec3;
}

function addNeck(
  model: Model,
  {
    plumage: { size: s, neck, collar, head: own },
    head,
    middle,
    breast,
  }: Top & {
    middle: number;
    breast: MaterialRef;
  },
): void {
  const isLong = neck > 1;
  const path: Vec3[] = isLong
    ? [
        [0, middle + 0.3 * s, 0.7 * s],
        [0, middle + neck * 0.3 * s, (0.95 + neck * 0.16) * s],
        [0, middle + neck * 0.62 * s, (0.62 + neck * 0.05) * s],
        [head[0], head[1] - 0.1 * s, head[2] - 0.06 * s],
      ]
    : [
        [0, middle + 0.1 * s, 0.4 * s],
        [head[0], head[1], head[2]],
      ];
  addTube(model, curve(path, 7), {
    radius: (t) => (isLong ? 0.36 - 0.18 * Math.min(1, t * 1.6) : 0.62 - 0.2 * t) * s,
    material: isLong && own ? furOf(model.kit, null, own) : breast,
    sides: 14,
  });
  if (collar)
    addTube(
      model,
      [
        [0, head[1] - 0.62 * s, head[2] - 0.12 * s],
        [0, head[1] - 0.44 * s, head[2] - 0.08 * s],
      ],
      { radius: 0.5 * s, material: paint(model.kit, collar, { coat: 0.05 }), sides: 14 },
    );
}

function addHead(model: Model, { plumage, head, back }: Top & { back: MaterialRef }): void {
  const { kit } = model;
  const { size: s, beak, cheek, crest, eye = '#0c0a08' } = plumage;
  const [x, y, z] = head;
  const round = plumage.neck > 1 ? 0.34 : 0.46;
  addBlob(model, {
    at: head,
    radii: [round * s, round * s, round * 1.15 * s],
    material: plumage.head ? furOf(kit, null, plumage.head) : back,
  });
  for (const side of SIDES) {
    if (cheek)
      addBall(
        model,
        [x + side * round * 0.55 * s, y - 0.06 * s, z + round * 0.5 * s],
        round * 0.5 * s,
        paint(kit, cheek, { coat: 0.05 }),
      );
    addBall(
      model,
      [x + side * round * 0.82 * s, y + 0.1 * s, z + round * 0.62 * s],
      Math.max(0.1 * s, 0.16),
      paint(kit, eye, EYE),
    );
  }
  const horn = paint(kit, beak.tone, { coat: 0.6, rough: 0.25 });
  const long = beak.long * s;
  if (beak.hooked)
    addTube(
      model,
      curve([
        [x, y + 0.05 * s, z + round * s * 0.8],
        [x, y + 0.06 * s, z + round * s + long * 0.6],
        [x, y - 0.2 * s, z + round * s + long],
      ]),
      { radius: (t) => beak.thick * s * (1 - 0.8 * t), material: horn, sides: 10 },
    );
  else
    addLathe(
      model,
      [
        [beak.thick * s, 0],
        [beak.thick * 0.7 * s, long * 0.5],
        [AXIS, long],
      ],
      horn,
      { at: [x, y - 0.03 * s, z + round * s], turn: { x: Math.PI / 2 + 0.1 } },
    );
  if (crest)
    for (const k of [-1, 0, 1])
      addLeafBlade(model, {
        from: [x, y + round * 0.7 * s, z - 0.05 * s],
        to: [x + k * 0.14 * s, y + (round + 0.5 - 0.1 * k) * s, z - 0.5 * s],
        width: 0.16 * s,
        material: paint(kit, crest),
        up: [1, 0, 0],
      });
}

/** Two thin legs with three toes before and one behind. */
function addLegs(model: Model, { size: s, legs }: Plumage, hip: number): void {
  const material = paint(model.kit, legs, { coat: 0.3 });
  const radius = Math.max(0.07 * s, 0.16);
  for (const side of SIDES) {
    const x = side * 0.28 * s;
    addRod(
      model,
      [
        [x, hip + 0.4 * s, -0.05 * s],
        [x, 0.2, 0.08 * s],
      ],
      { radius, material },
    );
    for (const turn of [-0.5, 0, 0.5, Math.PI])
      addRod(
        model,
        [
          [x, radius, 0.08 * s],
          [x + Math.sin(turn) * 0.5 * s, radius * 0.6, (0.08 + Math.cos(turn) * 0.5) * s],
        ],
        { radius: radius * 0.75, material },
      );
  }
}
