import { metal } from '#studio/props/making/kit.ts';
import { addRod, pathOf, SIDES } from '#studio/props/making/joinery.ts';
import {
  addBlob,
  addBox,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { oak } from '#studio/props/cellar/oak.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** An old till: keys in rows, a drawer, the sum in its window. */
export const makeCashRegister: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'cash_register'), [0, 0, 0], { y: 0.4 });
  const brass = metal(kit, [0.72, 0.54, 0.26], 0.28);
  addBox(model, { at: [0, 4, 0], half: [17, 4, 17] }, oak(kit, [112, 70, 40]));
  addBox(model, { at: [0, 18, -5], half: [16, 11, 11] }, brass);
  addBox(model, { at: [0, 14, 8], half: [16, 6, 6], turn: { x: 0.6 } }, brass);
  addBox(model, { at: [0, 34, -6], half: [14, 6, 5] }, brass);
  const fittings = apart(model, 'fittings');
  addBox(fittings, { at: [0, 34, -0.8], half: [12, 4, 0.4] }, paint(kit, '#f4f0e2', { coat: 0.9 }));
  for (const [i, tone] of ['#16130f', '#b8241c', '#16130f', '#16130f'].entries())
    addBox(fittings, { at: [-7.4 + i * 5, 34, -0.3], half: [1.4, 2.6, 0.2] }, paint(kit, tone));
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 7; i++) {
      const at = [-11 + i * 3.7, 16.6 + row * 2.1, 15.4 - row * 3] as const;
      addRod(fittings, [[at[0], at[1] - 3, at[2] - 2], at], { radius: 0.4, material: brass });
      addBlob(fittings, {
        at,
        radii: [1.4, 0.6, 1.4],
        turn: { x: 0.5 },
        material: paint(kit, row === 3 ? '#b8241c' : '#f2ecda', { coat: 0.8 }),
      });
    }
  addRod(
    fittings,
    [
      [17, 20, -4],
      [22, 28, 2],
    ],
    { radius: 0.8, material: brass },
  );
  addBlob(fittings, {
    at: [22, 28.6, 2],
    radii: [1.6, 1.6, 1.6],
    material: paint(kit, '#16130f', { coat: 0.8 }),
  });
  addBox(fittings, { at: [0, 4, 17.4], half: [14, 2.6, 0.6] }, oak(kit, [150, 102, 60]));
};

/** A wire basket with two handles. */
export const makeShoppingBasket: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'shopping_basket'), [0, 0, 0], { y: 0.3 });
  const wire = colour ? paint(kit, colour, { coat: 0.7 }) : metal(kit, [0.68, 0.68, 0.7], 0.2);
  const ring = (y: number, k: number): (readonly [number, number, number])[] =>
    [
      [-20, 0, -13],
      [20, 0, -13],
      [20, 0, 13],
      [-20, 0, 13],
      [-20, 0, -13],
    ].map(([x, , z]) => [x! * k, y, z! * k] as const);
  for (const [y, k] of [
    [0.6, 0.82],
    [7, 0.88],
    [14, 0.94],
    [20, 1],
  ] as const)
    addTube(model, ring(y, k), { radius: y === 20 ? 0.8 : 0.4, material: wire, sides: 6 });
  for (let i = -8; i <= 8; i++)
    for (const s of SIDES) {
      addRod(
        model,
        [
          [i * 2.05, 0.6, s * 10.6],
          [i * 2.5, 20, s * 13],
        ],
        { radius: 0.26, material: wire, sides: 5 },
      );
      if (Math.abs(i) < 6)
        addRod(
          model,
          [
            [s * 16.4, 0.6, i * 2.05],
            [s * 20, 20, i * 2.5],
          ],
          { radius: 0.26, material: wire, sides: 5 },
        );
    }
  for (let i = -7; i <= 7; i++)
    addRod(
      model,
      [
        [i * 2.2, 0.6, -10.6],
        [i * 2.2, 0.6, 10.6],
      ],
      { radius: 0.26, material: wire, sides: 5 },
    );
  for (const s of SIDES)
    addTube(
      apart(model, 'handle'),
      curve(pathOf(`-12 20 ${s * 13}, -11 30 ${s * 7}, 11 30 ${s * 7}, 12 20 ${s * 13}`)),
      { radius: 0.8, material: paint(kit, colour ?? '#b8241c', { coat: 0.5 }) },
    );
};

/** The basket on wheels of a large shop. */
export const makeShoppingTrolley: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'shopping_trolley'), [0, 0, 0], { y: -0.6 });
  const wire = metal(kit, [0.68, 0.68, 0.7], 0.2);
  const corner = (x: number, y: number, s: number): readonly [number, number, number] => {
    const t = (y - 45) / 45;
    return [x > 0 ? 40 + t * 8 : -36 - t * 4, y, s * (20 + t * 8)];
  };
  for (let y = 45; y <= 90; y += 7.5)
    addTube(
      model,
      [corner(-1, y, -1), corner(1, y, -1), corner(1, y, 1), corner(-1, y, 1), corner(-1, y, -1)],
      { radius: y > 88 ? 1.2 : 0.5, material: wire, sides: 6 },
    );
  for (let i = 0; i <= 14; i++)
    for (const s of SIDES) {
      const mix = (y: number): readonly [number, number, number] => {
        const [a, b] = [corner(-1, y, s), corner(1, y, s)];
        return [a[0] + ((b[0] - a[0]) * i) / 14, y, a[2]];
      };
      addRod(model, [mix(45), mix(90)], { radius: 0.5, material: wire, sides: 5 });
    }
  for (let i = -3; i <= 3; i++)
    for (const x of [-1, 1])
      addRod(
        model,
        [
          [corner(x, 45, 1)[0], 45, i * 6.4],
          [corner(x, 90, 1)[0], 90, i * 9],
        ],
        { radius: 0.5, material: wire, sides: 5 },
      );
  for (let i = -6; i <= 6; i++)
    addRod(
      model,
      [
        [-36, 45, i * 3.2],
        [40, 45, i * 3.2],
      ],
      { radius: 0.4, material: wire, sides: 5 },
    );
  for (const s of SIDES) {
    addTube(
      model,
      curve([
        [-46, 100, s * 27],
        [-40, 70, s * 24],
        [-34, 20, s * 22],
        [20, 16, s * 22],
        [42, 14, s * 20],
      ]),
      { radius: 1.5, material: wire },
    );
    for (const x of [-32, 40])
      addBlob(apart(model, 'wheels'), {
        at: [x, 6, s * 21],
        radii: [6, 6, 2.4],
        material: paint(kit, '#1d1c1b'),
      });
  }
  addRod(
    apart(model, 'handle'),
    [
      [-46, 100, -28],
      [-46, 100, 28],
    ],
    { radius: 2, material: paint(kit, '#b8241c', { coat: 0.6 }) },
  );
};
