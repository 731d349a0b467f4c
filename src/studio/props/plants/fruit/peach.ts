import {
  addBlob,
  addLeafBlade,
  addSurface,
  apart,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const CUT: readonly string[] = ['sliced', 'halved'];

const velvet = ({ kit }: Model): number =>
  textured(
    kit,
    'peach velvet',
    {
      painter: 'mottled',
      params: {
        seed: 3,
        tone: [247, 190, 118],
        marks: [
          { tone: [222, 96, 78], cells: 3, from: 0.46, to: 0.74, amount: 0.8 },
          { tone: [250, 220, 170], cells: 70, from: 0.5, to: 0.9, amount: 0.25 },
        ],
      },
      hasRelief: false,
    },
    { coat: 0.05, rough: 0.8, translucency: 0.1 },
  );

/** Round with one crease, velvet instead of varnish; sliced, a wedge with its red heart. */
export const makePeach: MakeThing = (kit, place, { random, states }) => {
  const model = startModel(kit, place, 'peach');
  if (states.some((s) => CUT.includes(s))) {
    addWedge(within(model, [0, 0.1, 0], { y: random.range(-0.5, 0.5) }));
    return;
  }
  addBlob(model, {
    at: [0, 3.2, 0],
    radii: [3.5, 3.3, 3.5],
    material: velvet(model),
    turn: { y: random.range(0.6, 1.6), z: random.range(-0.2, 0.2) },
    swell: ([x, y, z]) =>
      1 -
      0.2 * Math.exp(-((z / 0.16) ** 2)) * Math.max(0, x + 0.3) -
      0.2 * Math.exp(-((1 - y) / 0.06)),
    rings: 24,
    sides: 60,
  });
  const leaf = apart(model, 'peach leaf');
  addLeafBlade(leaf, {
    from: [0.2, 5.4, 0],
    to: [4, 6.6, 1],
    width: 1.5,
    material: paint(kit, '#5c8a35', { translucency: 0.3 }),
    bend: 0.5,
  });
};

/** A crescent: skin below, two faces of flesh that meet in a red edge. */
function addWedge(model: Model): void {
  const { kit } = model;
  const flesh = skinOf(kit, '#f6b24c', [['#f9cf86', 6, 0.5, 0.8, 0.6]], {
    coat: 0.7,
    rough: 0.2,
    translucency: 0.3,
  });
  const heart = paint(kit, '#c23a34', { coat: 0.6, rough: 0.3 });
  const arc = (u: number): number => (u - 0.5) * Math.PI;
  for (const s of [-1, 1]) {
    addSurface(model, {
      columns: 14,
      rows: 4,
      material: flesh,
      point: (u, v) => {
        const r = 1.2 + 2.1 * v;
        return [
          Math.sin(arc(u)) * 3.4 * (0.35 + 0.65 * v),
          2.1 - Math.cos(arc(u)) * r * 0.62 * v,
          s * 1.5 * v,
        ];
      },
    });
  }
  addSurface(model, {
    columns: 14,
    rows: 6,
    material: velvet(model),
    point: (u, v) => {
      const b = (v - 0.5) * 2;
      return [
        Math.sin(arc(u)) * 3.4 * (1 + 0.02 * (1 - b * b)),
        2.1 - Math.cos(arc(u)) * (2.05 + 0.25 * (1 - b * b)),
        b * 1.5,
      ];
    },
  });
  addSurface(model, {
    columns: 10,
    rows: 1,
    material: heart,
    point: (u, v) => [(u - 0.5) * 2.2, 2.14, (v - 0.5) * 0.5],
  });
}
