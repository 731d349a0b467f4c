import { metal } from '#studio/props/making/kit.ts';
import {
  addBall,
  addBlob,
  addBox,
  addPanel,
  addSurface,
  apart,
  around,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import { SIDES } from '#studio/props/making/joinery.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Half its length and half its width at the rim. */
const LONG = 46;
const WIDE = 27;
/** Height of the board that lies across it. */
const BOARD_TOP = 42.6;
/** Where the board lies, and so what is put on the tub. */
const BOARD_AT = 9;

/** Share of the rim's oval, and height: up outside, over the rolled rim, down to the water. */
const WALL: readonly (readonly [share: number, y: number])[] = [
  [0.6, 6.8],
  [0.72, 8.2],
  [0.86, 19.5],
  [0.95, 33],
  [1.02, 38.6],
  [1.06, 39.8],
  [1.06, 40.8],
  [1.02, 41.2],
  [0.97, 40.5],
  [0.93, 36],
  [0.9, 30],
];

/** A free-standing tub on feet, full of foam, with a board across for what one takes along. */
export const makeBathtub: MakeThing = (kit, place, { colour, random }) => {
  const model = startModel(kit, place, 'bathtub');
  const enamel = paint(kit, colour ?? '#f1efea', { coat: 0.95, rough: 0.1 });
  addSurface(model, {
    columns: 56,
    rows: (WALL.length - 1) * 3,
    isClosed: true,
    material: enamel,
    point: (u, v) => {
      const t = v * (WALL.length - 1);
      const i = Math.min(WALL.length - 2, Math.floor(t));
      const [from, to] = [WALL[i]!, WALL[i + 1]!];
      const share = from[0] + (to[0] - from[0]) * (t - i);
      const y = from[1] + (to[1] - from[1]) * (t - i);
      const a = u * Math.PI * 2;
      return [Math.cos(a) * LONG * share, y, Math.sin(a) * WIDE * share];
    },
  });
  const water = apart(model, 'water');
  addPanel(water, {
    outline: around(48, () => LONG * 0.93, (WIDE * 0.93) / (LONG * 0.93)),
    thickness: 0.6,
    at: [0, 35.4, 0],
    material: paint(kit, '#bcdde0', { coat: 1, rough: 0.05 }),
  });
  const foam = paint(kit, '#fdfdfb', { coat: 0.1, rough: 0.7 });
  for (let i = 0; i < 90; i++) {
    const [a, r] = [random.range(0, 6.283), Math.sqrt(random.range(0.1, 1)) * 0.84];
    const size = random.range(1.8, 3.8);
    addBlob(water, {
      at: [Math.cos(a) * r * LONG, 36.2, Math.sin(a) * r * WIDE],
      radii: [size, size * 0.6, size],
      material: foam,
      rings: 7,
      sides: 10,
    });
  }
  const brass = metal(kit, [0.8, 0.62, 0.34], 0.2);
  for (const x of SIDES)
    for (const z of SIDES) {
      addBall(apart(model, 'feet'), [x * 25, 3.4, z * 13], 3.4, brass);
      addBlob(apart(model, 'feet'), {
        at: [x * 25, 6.8, z * 13],
        radii: [3, 4.6, 3],
        material: brass,
      });
    }
  const wood = skinOf(kit, '#9a6636', [['#7d4f27', 3, 0.4, 0.7, 0.6]], { coat: 0.3, rough: 0.4 });
  addBox(
    apart(model, 'board'),
    { at: [BOARD_AT, BOARD_TOP - 0.9, 0], half: [15, 0.9, WIDE * 1.08] },
    wood,
  );
};

/** Its board holds what is put on it. */
export const ON_BATHTUB = { height: BOARD_TOP, radius: 15, aside: [BOARD_AT, 6] } as const;
