import { metal } from '#studio/props/making/kit.ts';
import { addDrum } from '#studio/props/making/joinery.ts';
import {
  addBlob,
  addBox,
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
import type { Model } from '#studio/props/making/model.ts';
import { pathOf } from '#studio/props/making/joinery.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Staves of five lines and the notes on them, two sheets lying one over the other. */
export const makeSheetMusic: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'sheet_music');
  const ink = paint(kit, '#16130f', { coat: 0 });
  for (const [k, turn] of [0.3, -0.08].entries()) {
    const sheet = within(model, [k * 2 - 1, 0.2 + k * 0.25, k * 1.4], { y: turn });
    addBox(
      sheet,
      { at: [0, 0, 0], half: [10.5, 0.08, 14.8] },
      paint(kit, k ? '#f6efdc' : '#ece2c8', { coat: 0 }),
    );
    const marks = apart(sheet, 'notes');
    for (let stave = 0; stave < 6; stave++) {
      const z = -11.6 + stave * 4.5;
      for (let line = 0; line < 5; line++)
        addBox(marks, { at: [0, 0.1, z + line * 0.5], half: [9.2, 0.02, 0.05] }, ink);
      for (let i = 0; i < 9; i++) {
        const [x, step] = [-7.4 + i * 1.9, Math.floor(random.range(0, 5))];
        addBlob(marks, {
          at: [x, 0.14, z + step * 0.5],
          radii: [0.46, 0.06, 0.33],
          turn: { y: 0.3 },
          material: ink,
          rings: 4,
          sides: 8,
        });
        addBox(marks, { at: [x + 0.42, 0.13, z + step * 0.5 - 0.9], half: [0.06, 0.03, 0.9] }, ink);
        if (i % 2)
          addBox(
            marks,
            { at: [x - 0.5, 0.13, z + step * 0.5 - 1.7], half: [0.95, 0.03, 0.14] },
            ink,
          );
      }
    }
  }
};

/** A card with its chip and stripe of numbers. */
export const makeCreditCard: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'credit_card'), [0, 0.7, 0], { y: -0.35, x: 0.2 });
  addBox(
    model,
    { at: [0, 0, 0], half: [4.28, 0.05, 2.7] },
    paint(kit, colour ?? '#1c3f7a', { coat: 0.9, rough: 0.12 }),
  );
  const marks = apart(model, 'print');
  addBox(
    marks,
    { at: [-2.5, 0.07, -0.5], half: [0.62, 0.03, 0.46] },
    metal(kit, [0.9, 0.72, 0.34], 0.2),
  );
  for (let i = 0; i < 16; i++)
    addBox(
      marks,
      { at: [-3.4 + i * 0.36 + Math.floor(i / 4) * 0.3, 0.07, 0.7], half: [0.11, 0.02, 0.2] },
      paint(kit, '#e9e4d6'),
    );
  for (const [x, tone] of [
    [2.4, '#d9402c'],
    [3.1, '#f0a52a'],
  ] as const)
    addDrum(marks, { radius: 0.6, height: 0.04, at: [x, 0.05, 1.6] }, paint(kit, tone));
};

/** Notes fanned out. */
export const makeBanknotes: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'banknote');
  const tones = ['#8fae8c', '#c8a06a', '#8aa4c0', '#b58a9c'];
  tones.forEach((tone, i) => {
    const note = within(model, [0, 0.1 + i * 0.16, 4], { y: (i - 1.5) * 0.34 });
    addSurface(note, {
      columns: 12,
      rows: 3,
      material: paint(kit, tone, { coat: 0, rough: 1 }),
      point: (u, v) => [
        (u - 0.5) * 15,
        0.1 + 0.4 * Math.sin(u * 3.1) + 0.12 * Math.sin(u * 9),
        -5 + (v - 0.5) * 7.6,
      ],
    });
    const marks = apart(note, 'print');
    addDrum(
      marks,
      { radius: 1.9, height: 0.03, at: [3.4, 0.46, -5] },
      paint(kit, '#e6e2d2', { coat: 0 }),
    );
    addBlob(marks, {
      at: [3.4, 0.5, -5],
      radii: [0.9, 0.04, 1.2],
      material: paint(kit, '#5a5a4a'),
    });
    for (const [x, z] of [
      [-5.6, -7.4],
      [6, -2.6],
    ] as const)
      addBox(marks, { at: [x, 0.36, z], half: [0.8, 0.05, 0.5] }, paint(kit, '#3a4a3c'));
  });
};

/** Burgundy cloth, the gilt arms of no country. */
export const makePassport: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'passport'), [0, 0.5, 0], { y: 0.3 });
  addBox(
    model,
    { at: [0, 0, 0], half: [4.4, 0.36, 6.2] },
    paint(kit, colour ?? '#5c1826', { coat: 0.2, rough: 0.6 }),
  );
  const gold = metal(kit, [0.9, 0.68, 0.3], 0.25);
  const marks = apart(model, 'gilding');
  addPanel(marks, {
    outline: around(5 * 2, (a) => (Math.round((a * 10) / (Math.PI * 2)) % 2 ? 0.8 : 1.9)),
    thickness: 0.05,
    material: gold,
    at: [0, 0.37, -0.4],
  });
  for (const [z, w] of [
    [-4.2, 2.8],
    [3.2, 2.2],
    [4.4, 1.2],
  ] as const)
    addBox(marks, { at: [0, 0.38, z], half: [w, 0.03, 0.22] }, gold);
};

/** Pieces with knobs and bays, a few joined. */
export const makePuzzle: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'puzzle');
  const tones = ['#2f7ab8', '#e0a42c', '#c8402e', '#4a9a52'];
  const piece = (at: readonly [number, number, number], turn: number, i: number): void => {
    const one = within(model, at, { y: turn });
    const card = paint(kit, colour ?? tones[i % 4]!, { coat: 0.6, rough: 0.2 });
    addBox(one, { at: [0, 0.25, 0], half: [2, 0.25, 2] }, card);
    for (const [x, z] of [
      [2.5, 0],
      [0, -2.5],
    ] as const)
      addDrum(one, { radius: 0.85, height: 0.5, at: [x, 0, z] }, card);
    for (const [x, z] of [
      [-1.7, 0],
      [0, 1.7],
    ] as const)
      addDrum(
        apart(one, 'bays'),
        { radius: 0.85, height: 0.53, at: [x, 0, z] },
        paint(kit, '#2a2320', { coat: 0 }),
      );
  };
  for (const [i, [x, z]] of (
    [
      [-4.1, -4.1],
      [0, -4.1],
      [-4.1, 0],
      [0, 0],
    ] as const
  ).entries())
    piece([x - 2, 0, z], 0, i);
  for (let i = 0; i < 4; i++)
    piece([6 + (i % 2) * 5 + random.range(-0.6, 0.6), 0, -5 + i * 3.6], random.range(0, 6), i + 1);
};

/** Stacks of chips in four colours. */
export const makePokerChips: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'poker_chips');
  const stacks: readonly (readonly [number, number, number, string])[] = [
    [-5, -1, 9, '#b8242a'],
    [0, -3, 12, '#1c1c20'],
    [5, -1, 7, '#1f5aa0'],
    [1, 3, 4, '#2c8a4a'],
  ];
  for (const [x, z, many, tone] of stacks)
    for (let i = 0; i < many; i++) {
      const chip = within(
        model,
        [x + random.range(-0.15, 0.15), i * 0.36, z + random.range(-0.15, 0.15)],
        { y: i * 0.7 },
      );
      addDrum(chip, { radius: 2, height: 0.34 }, paint(kit, tone, { coat: 0.5 }));
      for (let k = 0; k < 6; k++) {
        const a = (k / 6) * Math.PI * 2;
        addBox(
          chip,
          {
            at: [Math.cos(a) * 1.85, 0.18, Math.sin(a) * 1.85],
            half: [0.2, 0.175, 0.34],
            turn: { y: -a },
          },
          paint(kit, '#f4f0e6'),
        );
      }
    }
};

/** White stones with their pips, some standing in a row. */
export const makeDominoes: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'domino');
  const [ivory, ink] = [paint(kit, '#f4efe2', { coat: 0.7, rough: 0.15 }), paint(kit, '#17140f')];
  const stone = (at: Model, top: number, bottom: number): void => {
    addBox(at, { at: [0, 2.5, 0], half: [1.25, 2.5, 0.4] }, ivory);
    const marks = apart(at, 'pips');
    addBox(marks, { at: [0, 2.5, 0.42], half: [1.1, 0.05, 0.03] }, ink);
    for (const [pips, y] of [
      [top, 3.75],
      [bottom, 1.25],
    ] as const)
      for (const [k, [dx, dy]] of (
        [
          [0, 0],
          [-0.6, 0.6],
          [0.6, -0.6],
          [0.6, 0.6],
          [-0.6, -0.6],
        ] as const
      ).entries())
        if (k < pips)
          addBlob(marks, {
            at: [dx, y + dy, 0.42],
            radii: [0.2, 0.2, 0.06],
            material: ink,
            rings: 4,
            sides: 8,
          });
  };
  for (let i = 0; i < 6; i++)
    stone(
      within(model, [-9 + i * 2.9, 0, -3 + i * 0.5], { y: 0.45 }),
      (i % 5) + 1,
      ((i + 2) % 5) + 1,
    );
  for (const [x, z, turn] of [
    [-4, 4, 0.3],
    [4, 5, -0.5],
  ] as const)
    stone(within(model, [x, 0.4, z + 2.5], { y: turn, x: -Math.PI / 2 }), 3, 5);
};

/** A ball of wool with two needles in it. */
export const makeYarn: MakeThing = (kit, place, { colour, random }) => {
  const model = startModel(kit, place, 'yarn');
  const wool = paint(kit, colour ?? '#b8465a', { coat: 0, rough: 1 });
  addBlob(model, { at: [0, 5.6, 0], radii: [5.3, 5.3, 5.3], material: wool });
  for (let i = 0; i < 60; i++) {
    const ring = within(model, [0, 5.6, 0], {
      x: random.range(0, 3.1),
      z: random.range(0, 3.1),
      y: i,
    });
    const off = random.range(-2.6, 2.6);
    const r = Math.sqrt(5.5 ** 2 - off * off);
    addTube(
      ring,
      Array.from(
        { length: 25 },
        (_, k) => [Math.cos((k / 24) * 6.2832) * r, off, Math.sin((k / 24) * 6.2832) * r] as const,
      ),
      { radius: 0.3, material: wool, sides: 5 },
    );
  }
  addTube(model, curve(pathOf('4 .4 3, 9 .4 5, 13 .4 1, 17 .4 4')), {
    radius: 0.3,
    material: wool,
    sides: 5,
  });
  for (const s of [-1, 1]) {
    const needle = apart(model, 'needle');
    addTube(
      needle,
      [
        [s * -8, 1.4, 5],
        [s * 9, 14, -3],
      ],
      { radius: 0.3, material: paint(kit, '#c9a06a', { coat: 0.5 }), sides: 8 },
    );
    addBlob(needle, {
      at: [s * 9, 14, -3],
      radii: [0.8, 0.8, 0.8],
      material: paint(kit, '#8a4a2a'),
    });
  }
};
