import { addSpokedWheel } from '#studio/props/carriers/spoked-wheel.ts';
import { wicker } from '#studio/props/furniture/wicker.ts';
import { metal } from '#studio/props/making/kit.ts';
import { addRing, addRod, addTurned, pathOf, SIDES } from '#studio/props/making/joinery.ts';
import {
  addBlob,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { addThing } from '#studio/props/making/place.ts';
import type { Holding, MakeThing } from '#studio/things/photo-maker.ts';

const [REAR, FRONT, HUB] = [-50, 52, 34];
const BASKET_FLOOR = 74;

/** Room in its basket, which is aside of its middle. */
export const BICYCLE_BASKET: Holding = {
  height: BASKET_FLOOR + 11,
  radius: 12,
  state: 'leaning',
  aside: [52, 16],
};

/** A town bicycle with a basket on its handlebar, standing on its kickstand. */
export const makeBicycle: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'bicycle'), [0, 0, 0], { y: -0.3, x: -0.04 });
  const frame = paint(kit, colour ?? '#2f5d50', { coat: 0.9, rough: 0.15 });
  const chrome = metal(kit, [0.75, 0.74, 0.72], 0.2);
  const rest = apart(model, 'fittings');
  for (const x of [REAR, FRONT])
    addSpokedWheel(rest, {
      at: [x, HUB, 0],
      radius: 32,
      tyre: paint(kit, '#1b1a19', { coat: 0.2, rough: 0.6 }),
      tyreThickness: 1.9,
      spokes: 18,
      spoke: chrome,
      spokeRadius: 0.22,
      hub: 2,
    });
  const tube = (from: Vec3, to: Vec3, radius = 1.6): void =>
    addRod(model, [from, to], { radius, material: frame });
  const [crank, seat, head]: Vec3[] = [
    [-6, 30, 0],
    [-22, 76, 0],
    [38, 82, 0],
  ];
  tube(crank!, seat!);
  tube(crank!, head!);
  tube([-19, 66, 0], [40, 74, 0]);
  for (const s of SIDES) {
    tube(crank!, [REAR, HUB, s * 4], 1);
    tube([-20, 70, 0], [REAR, HUB, s * 4], 0.9);
    tube(head!, [FRONT, HUB, s * 4], 1.1);
  }
  for (const x of [REAR, FRONT])
    addTube(
      model,
      Array.from({ length: 20 }, (_, i): Vec3 => {
        const a = 0.3 + (i / 19) * 2.5;
        return [x + Math.cos(a) * 36, HUB + Math.sin(a) * 36, 0];
      }),
      { radius: 1.3, material: frame },
    );
  addTube(
    rest,
    curve([
      [20, 104, -26],
      [34, 100, -24],
      [39, 96, 0],
      [34, 100, 24],
      [20, 104, 26],
    ]),
    { radius: 1.1, material: chrome },
  );
  addRod(
    rest,
    [
      [38, 82, 0],
      [39, 96, 0],
    ],
    { radius: 1.2, material: chrome },
  );
  for (const s of SIDES)
    addRod(
      rest,
      [
        [16, 105, s * 26.4],
        [26, 103, s * 25.4],
      ],
      { radius: 1.8, material: paint(kit, '#5a3218', { coat: 0.4 }) },
    );
  addRod(
    rest,
    [
      [-21, 72, 0],
      [-25, 86, 0],
    ],
    { radius: 1.1, material: chrome },
  );
  addBlob(rest, {
    at: [-27, 88, 0],
    radii: [13, 3.4, 8],
    material: paint(kit, '#5a3218', { coat: 0.5, rough: 0.35 }),
    swell: ([x]) => (x > 0 ? 0.72 : 1),
  });
  addRing(rest, { radius: 9, thickness: 0.7, at: [-6, 30, 4], turn: { x: Math.PI / 2 } }, chrome);
  for (const s of SIDES)
    addTube(rest, pathOf(`-6 30 ${s * 5}, ${-6 + s * 12} ${30 - s * 12} ${s * 7}`), {
      radius: 0.9,
      material: chrome,
    });
  const basket = within({ ...rest, object: addThing(kit, 'basket') }, [56, BASKET_FLOOR, 0]);
  addTurned(basket, '0 0, 12 0, 16 22, 15.2 22, 11.4 1, 0 1', wicker(kit), { isSharp: true });
  addRing(basket, { radius: 15.8, thickness: 1, at: [0, 22, 0] }, paint(kit, '#8f6230'));
};
