import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBlob,
  addLathe,
  addTube,
  around,
  addPanel,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { skinOf } from '#studio/props/making/skins.ts';

interface Filling {
  words: RegExp;
  tone: string;
  /** What lies on it in rings. */
  pieces: { tone: string; size: readonly [number, number, number] } | null;
}

/** Open tarts by their names; every other is covered with a lattice. */
const FILLINGS: readonly Filling[] = [
  { words: /lemon|citron|limon|zitron/, tone: '#f2c832', pieces: null },
  { words: /choco|cioccolat|schoko/, tone: '#2e170e', pieces: null },
  {
    words: /tatin|apple|pommes?|mele|manzana|apfel/,
    tone: '#a85a18',
    pieces: { tone: '#d98a2c', size: [2.5, 0.8, 1.3] },
  },
  {
    words: /quiche|onion|oignon|zwiebel|leek|cheese|lorraine|salata/,
    tone: '#e8c062',
    pieces: { tone: '#a8522c', size: [0.9, 0.4, 0.5] },
  },
  {
    words: /strawberr|fraise|fragol|fresa|erdbeer/,
    tone: '#f2dfae',
    pieces: { tone: '#c4182a', size: [1.2, 1.2, 1.2] },
  },
];

function top(model: Model, { pieces }: Filling): void {
  if (!pieces) return;
  const { kit } = model;
  const glazed = paint(kit, pieces.tone, { coat: 1, rough: 0.12 });
  [8, 5, 2].forEach((r, ring) => {
    const count = Math.max(3, Math.round((r * 6.283) / (pieces.size[0] * 1.55)));
    for (let i = 0; i < count; i++) {
      const a = ((i + ring * 0.5) / count) * 6.283;
      addBlob(model, {
        at: [Math.cos(a) * r, 2.9 + ring * 0.15, Math.sin(a) * r],
        radii: [...pieces.size],
        turn: { y: -a + 1.2 },
        material: glazed,
        rings: 8,
        sides: 12,
      });
    }
  });
}

/** A fruit tart: fluted rim, a filling under a lattice. */
export const makePie: MakeThing = (kit, place, { colour, word }) => {
  const kind = FILLINGS.find(({ words }) => words.test(word));
  const model = startModel(kit, place, 'pie');
  const crust = skinOf(
    kit,
    '#d39a4e',
    [
      ['#a9682a', 6, 0.48, 0.72, 0.8],
      ['#ecc486', 12, 0.6, 0.8, 0.5],
    ],
    {
      coat: 0.5,
      rough: 0.3,
    },
  );
  addLathe(
    model,
    [
      [AXIS, 0.2],
      [9.6, 0.2],
      [11.2, 2.8],
      [11.5, 3.4],
      [10.6, 3.5],
      [9.8, 2.4],
    ],
    crust,
  );
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * 6.283;
    addBlob(model, {
      at: [Math.cos(a) * 11, 3.3, Math.sin(a) * 11],
      radii: [1, 0.7, 0.8],
      turn: { y: -a },
      material: crust,
      rings: 6,
      sides: 9,
    });
  }
  addPanel(model, {
    outline: around(44, () => 10.2),
    thickness: 0.2,
    at: [0, 2.4, 0],
    material: paint(kit, colour ?? kind?.tone ?? '#9c2b1e', { coat: 1, rough: 0.1 }),
  });
  if (kind) return top(model, kind);
  for (let i = -2; i <= 2; i++) {
    const reach = Math.sqrt(10.6 ** 2 - (i * 3.9) ** 2);
    addTube(
      model,
      [
        [-reach, 3, i * 3.9],
        [0, 3.5, i * 3.9],
        [reach, 3, i * 3.9],
      ],
      { radius: 0.75, material: crust },
    );
    addTube(
      model,
      [
        [i * 3.9, 3.2, -reach],
        [i * 3.9, 3.7, 0],
        [i * 3.9, 3.2, reach],
      ],
      { radius: 0.75, material: crust },
    );
  }
};
