import { oak } from '#studio/props/cellar/oak.ts';
import { addSpokedWheel } from '#studio/props/carriers/spoked-wheel.ts';
import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRod, addTurned, pathOf, SIDES } from '#studio/props/making/joinery.ts';
import {
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
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addCarWheel, addHull } from './hull.ts';

const CHROME = [0.8, 0.79, 0.77] as const;

/** Rounded, one window, its shaft resting before it. */
export const makeCaravan: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'caravan'), [0, 0, 0], { y: -0.4 });
  const rest = apart(model, 'fittings');
  addHull(
    model,
    [
      [-178, 60, 130, 60],
      [-168, 44, 190, 88],
      [-90, 38, 222, 96],
      [90, 38, 222, 96],
      [160, 44, 176, 88],
      [174, 60, 110, 60],
    ],
    { material: paint(kit, '#f2ecdc', { coat: 1, rough: 0.1 }), square: 6 },
  );
  for (const s of SIDES) {
    addBox(
      rest,
      { at: [0, 92, s * 96.4], half: [172, 15, 1.6] },
      paint(kit, colour ?? '#3f8f94', { coat: 1, rough: 0.1 }),
    );
    for (const x of [-84, 96])
      addBox(
        rest,
        { at: [x, 150, s * 95], half: [36, 24, 3] },
        paint(kit, '#2b3a42', { coat: 1, rough: 0.03 }),
      );
    addBox(
      rest,
      { at: [8, 124, s * 96.6], half: [26, 70, 1.6] },
      paint(kit, '#e4dcc6', { coat: 0.8 }),
    );
    addCarWheel(
      rest,
      { at: [-10, 30, s * 88], radius: 32, width: 18 },
      { tyre: paint(kit, '#1b1a19'), disc: paint(kit, '#f2ecdc'), cap: metal(kit, CHROME, 0.14) },
    );
    addRod(
      rest,
      [
        [166, 44, s * 50],
        [246, 40, 0],
      ],
      { radius: 5, material: metal(kit, [0.4, 0.4, 0.42], 0.3) },
    );
  }
  addRod(
    rest,
    [
      [240, 42, 0],
      [240, 2, 0],
    ],
    { radius: 5, material: metal(kit, [0.4, 0.4, 0.42], 0.3) },
  );
};

/** Its fork under a pallet, a cage over the seat. */
export const makeForklift: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'forklift'), [0, 0, 0], { y: -0.5 });
  const yellow = paint(kit, colour ?? '#e0a21a', { coat: 0.8, rough: 0.15 });
  const [black, steel] = [
    paint(kit, '#1d1c1b', { coat: 0.4 }),
    metal(kit, [0.35, 0.35, 0.37], 0.35),
  ];
  addHull(
    model,
    [
      [-104, 44, 96, 48],
      [-92, 26, 112, 56],
      [-20, 24, 96, 56],
      [52, 24, 88, 52],
      [62, 30, 70, 48],
    ],
    { material: yellow, square: 6 },
  );
  const rest = apart(model, 'fittings');
  addBox(rest, { at: [-26, 106, 0], half: [22, 6, 24] }, black);
  addBox(rest, { at: [-50, 130, 0], half: [5, 26, 24] }, black);
  addTube(rest, curve(pathOf('30 88 0, 22 118 0')), { radius: 3, material: black });
  addDrum(rest, { radius: 16, height: 3, at: [20, 118, 0], turn: { z: 0.5 } }, black);
  for (const s of SIDES) {
    addRod(
      rest,
      [
        [-70, 96, s * 48],
        [-58, 206, s * 44],
      ],
      { radius: 4, material: yellow },
    );
    addRod(
      rest,
      [
        [48, 84, s * 48],
        [30, 206, s * 44],
      ],
      { radius: 4, material: yellow },
    );
    addBox(rest, { at: [76, 118, s * 26], half: [5, 116, 5] }, steel);
    addBox(rest, { at: [128, 11, s * 20], half: [48, 2.4, 7] }, steel);
    for (const [x, r] of [
      [-74, 28],
      [44, 32],
    ] as const)
      addCarWheel(
        rest,
        { at: [x, r, s * 54], radius: r, width: 20 },
        { tyre: black, disc: yellow, cap: steel },
      );
  }
  for (let i = 0; i < 6; i++)
    addBox(rest, { at: [-58 + i * 17, 208, 0], half: [3, 3, 46] }, yellow);
  addBox(rest, { at: [84, 40, 0], half: [3, 32, 34] }, steel);
  const load = apart(model, 'load');
  for (const z of [-34, 0, 34])
    addBox(load, { at: [134, 19, z], half: [46, 5, 6] }, oak(kit, [190, 150, 100]));
  for (let k = 0; k < 8; k++)
    addBox(
      load,
      {
        at: [134 - 42 + (k % 2) * 44 + 20, 40 + Math.floor(k / 4) * 32, k % 4 < 2 ? -22 : 22],
        half: [21, 15, 21],
      },
      paint(kit, '#c49a62', { coat: 0, rough: 1 }),
    );
};

/** A black coach on four spoked wheels, its shafts empty. */
export const makeCarriage: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'carriage'), [0, 0, 0], { y: -0.45 });
  const [black, gold] = [
    paint(kit, colour ?? '#1c1a22', { coat: 1, rough: 0.08 }),
    metal(kit, [0.85, 0.62, 0.26], 0.24),
  ];
  const wood = paint(kit, '#7a1e22', { coat: 0.7, rough: 0.2 });
  addHull(
    model,
    [
      [-78, 104, 182, 50],
      [-70, 70, 196, 58],
      [0, 56, 200, 60],
      [62, 70, 196, 58],
      [70, 104, 182, 50],
    ],
    { material: black, square: 5 },
  );
  const rest = apart(model, 'fittings');
  for (const s of SIDES) {
    for (const x of [-36, 32])
      addBox(
        rest,
        { at: [x, 152, s * 60], half: [15, 24, 2] },
        paint(kit, '#d8c890', { coat: 1, rough: 0.05 }),
      );
    addBox(rest, { at: [-2, 120, s * 60.6], half: [72, 1.6, 1] }, gold);
    for (const [x, r] of [
      [-98, 52],
      [112, 40],
    ] as const)
      addSpokedWheel(rest, {
        at: [x, r + 3, s * 62],
        radius: r,
        tyre: paint(kit, '#17161a'),
        tyreThickness: 3,
        spokes: 12,
        spoke: wood,
        spokeRadius: 2.2,
        hub: 7,
      });
    addTube(
      rest,
      curve(
        pathOf(
          `-98 55 ${s * 40}, -80 76 ${s * 40}, 0 58 ${s * 36}, 90 62 ${s * 40}, 112 43 ${s * 40}`,
        ),
      ),
      { radius: 3, material: gold },
    );
    addRod(
      rest,
      [
        [120, 52, s * 26],
        [290, 84, s * 30],
      ],
      { radius: 3.4, material: wood },
    );
    addTurned(rest, '0 0, 6 2, 7 14, 4 20, 0 24', paint(kit, '#f4d98c', { coat: 1 }), {
      at: [74, 158, s * 56],
    });
  }
  addBox(rest, { at: [104, 118, 0], half: [22, 6, 46] }, wood);
  addBox(rest, { at: [84, 140, 0], half: [4, 20, 46] }, wood);
};

/** Pointed at both ends, its paddle across it. */
export const makeCanoe: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'canoe'), [0, 0, 0], { y: -0.35 });
  const shell = (k: number, material: number): void =>
    addSurface(model, {
      columns: 40,
      rows: 12,
      material,
      point: (u, v) => {
        const [x, a] = [(u * 2 - 1) * 230, (v - 0.5) * Math.PI];
        const w = 42 * Math.max(0.012, 1 - Math.abs(u * 2 - 1) ** 2.2) * k;
        const rim = 36 + 22 * Math.abs(u * 2 - 1) ** 4;
        return [
          x * k,
          rim - Math.cos(a) * (rim - 1.5) * (1 - 0.4 * Math.abs(u * 2 - 1) ** 6) * k,
          Math.sin(a) * w,
        ];
      },
    });
  shell(1, paint(kit, colour ?? '#b8402a', { coat: 0.9, rough: 0.1 }));
  shell(0.975, oak(kit, [196, 150, 98]));
  const rest = apart(model, 'fittings');
  for (const x of [-90, 70])
    addBox(rest, { at: [x, 30, 0], half: [14, 1.4, 34] }, oak(kit, [150, 102, 60]));
  addRod(
    rest,
    [
      [-120, 40, 30],
      [110, 44, -26],
    ],
    { radius: 2, material: oak(kit, [186, 140, 90]) },
  );
  addBlob(rest, {
    at: [128, 45, -31],
    radii: [24, 1.6, 8],
    turn: { y: 0.25 },
    material: oak(kit, [186, 140, 90]),
  });
};

/** A wagon's wooden wheel, leaning. */
export const makeWheel: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'wheel'), [0, 0, 0], { y: 0.35, x: -0.16 });
  const wood = oak(kit, [138, 96, 58]);
  addSpokedWheel(model, {
    at: [0, 45, 0],
    radius: 40,
    tyre: wood,
    tyreThickness: 4.6,
    spokes: 12,
    spoke: wood,
    spokeRadius: 2.4,
    hub: 8,
  });
};
