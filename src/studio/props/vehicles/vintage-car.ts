import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRod, SIDES } from '#studio/props/making/joinery.ts';
import { addBlob, addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addCarWheel, addHull } from './hull.ts';

/** A small round car of the fifties: arched wings, upright windscreen, chrome. */
export const oldCar =
  (thing: ThingId, usual: string): MakeThing =>
  (kit, place, { colour }) => {
    const model = within(startModel(kit, place, thing), [0, 0, 0], { y: -0.5 });
    const paintwork = paint(kit, colour ?? usual, { coat: 1, rough: 0.08 });
    const chrome = metal(kit, [0.8, 0.79, 0.77], 0.12);
    const window = paint(kit, '#2b3a42', { coat: 1, rough: 0.03 });
    const rest = apart(model, 'fittings');
    addHull(
      model,
      [
        [-165, 50, 56, 40],
        [-158, 34, 84, 62],
        [-110, 28, 100, 70],
        [-20, 26, 98, 72],
        [60, 28, 96, 66],
        [130, 34, 90, 50],
        [158, 42, 78, 34],
        [164, 52, 62, 18],
      ],
      { material: paintwork, square: 4 },
    );
    addHull(
      apart(model, 'cabin'),
      [
        [-128, 84, 92, 48],
        [-100, 84, 134, 58],
        [-30, 84, 144, 60],
        [24, 84, 134, 58],
        [48, 84, 92, 54],
      ],
      { material: window, square: 4 },
    );
    addHull(
      model,
      [
        [-108, 130, 136, 44],
        [-84, 132, 144, 54],
        [-30, 136, 149, 56],
        [14, 132, 143, 54],
        [30, 128, 132, 44],
      ],
      { material: paintwork, square: 4 },
    );
    for (const x of [-96, -32, 36])
      for (const s of SIDES)
        addRod(
          model,
          [
            [x - 8, 92, s * 62],
            [x + (x > 0 ? -18 : 0), 134, s * 54],
          ],
          { radius: 4, material: paintwork },
        );
    const wheels = {
      tyre: paint(kit, '#1b1a19', { coat: 0.2, rough: 0.6 }),
      disc: paint(kit, '#efe9da', { coat: 0.7 }),
      cap: chrome,
    };
    for (const x of [-102, 104])
      for (const s of SIDES) {
        addBlob(model, {
          at: [x, 46, s * 58],
          radii: [48, 36, 22],
          material: paintwork,
          swell: ([, y]) => (y < -0.2 ? 0.7 : 1),
        });
        addCarWheel(rest, { at: [x, 31, s * 72], radius: 31, width: 16 }, wheels);
      }
    for (const s of SIDES) {
      addDrum(
        rest,
        { radius: 14, height: 8, at: [140, 74, s * 46], turn: { z: -Math.PI / 2 } },
        chrome,
      );
      addDrum(
        rest,
        { radius: 12, height: 9, at: [140, 74, s * 46], turn: { z: -Math.PI / 2 } },
        paint(kit, '#f6f3e4', { coat: 1, rough: 0.04 }),
      );
      addBox(rest, { at: [-10, 88, s * 72.6], half: [8, 1.4, 1] }, chrome);
    }
    for (let i = -4; i <= 4; i++)
      addBox(rest, { at: [160, 62, i * 4.6], half: [3, 15, 0.9], turn: { z: 0.1 } }, chrome);
    addRod(
      rest,
      [
        [166, 36, -66],
        [166, 36, 66],
      ],
      { radius: 4.4, material: chrome },
    );
    addRod(
      rest,
      [
        [-170, 40, -62],
        [-170, 40, 62],
      ],
      { radius: 4.4, material: chrome },
    );
  };
