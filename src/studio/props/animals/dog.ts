import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBall,
  addBlob,
  addTube,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/model.ts';
import type { Model } from '#studio/props/model.ts';
import { furOf } from './fur.ts';
import { dressPet } from './wear.ts';

/** Sitting, head up; asleep it lies with its head on its paws, and what it looks at is on its right. */
export const makeDog: MakeThing = (kit, place, { colour, states }) => {
  const isLooking = states.includes('looking');
  const model = startModel(kit, { ...place, yaw: place.yaw + (isLooking ? 1.15 : 0.5) }, 'dog');
  const fur = furOf(kit, colour, ['#b07a3e', '#8a5c2c', '#c99a5c']);
  if (states.includes('sleeping') || states.includes('lying')) return lying(model, fur);
  sitting(model, fur, states);
  dressPet(model, states, {
    chest: { at: [0, 30, 1], radii: [9, 15, 10], lean: -0.15 },
    throat: [0, 42, 10.6],
    scale: 1,
    legs: [[5, 28, 6], [5.4, 9, 8.6], 4],
  });
};

/** Where the head is: up, or down at what it sniffs. */
const headOf = (states: readonly string[]) =>
  states.includes('sniffing')
    ? ({ at: [0, 46, 15], turn: { x: 0.55 } } as const)
    : states.includes('looking')
      ? ({ at: [0, 52, 10], turn: { x: 0.38 } } as const)
      : ({ at: [0, 53, 8], turn: { y: -0.25 } } as const);

function sitting(model: Model, fur: number, states: readonly string[]): void {
  const head = headOf(states);
  addBlob(model, { at: [0, 17, -8], radii: [11, 14, 15], turn: { x: -0.5 }, material: fur });
  addBlob(model, { at: [0, 30, 1], radii: [9, 15, 10], turn: { x: -0.15 }, material: fur });
  for (const s of [-1, 1]) {
    addTube(
      model,
      curve(
        [
          [s * 5, 27, 6],
          [s * 5.4, 13, 8.4],
          [s * 5.4, 1.6, 9],
        ],
        5,
      ),
      { radius: 3, material: fur, sides: 12 },
    );
    addBlob(model, { at: [s * 5.6, 1.8, 11.4], radii: [3, 1.9, 4.2], material: fur });
    addBlob(model, { at: [s * 10, 8, -8], radii: [5, 8, 11], material: fur });
  }
  addTube(
    model,
    curve(
      [
        [0, 5, -20],
        [8, 3, -29],
        [19, 4, -27],
      ],
      7,
    ),
    { radius: (t) => 2.9 - 1.4 * t, material: fur, sides: 10 },
  );
  addTube(
    model,
    [
      [0, 38, 3],
      [head.at[0], head.at[1] - 3, head.at[2] - 2],
    ],
    { radius: 6, material: fur, sides: 14 },
  );
  addHead(within(model, head.at, head.turn), fur);
}

function lying(model: Model, fur: number): void {
  addBlob(model, { at: [4, 10, -6], radii: [24, 10.4, 13], turn: { y: 0.3 }, material: fur });
  for (const s of [-1, 1])
    addTube(
      model,
      curve(
        [
          [-14, 5, 2 + s * 6],
          [-24, 3.4, 12 + s * 5],
          [-29, 2.8, 19 + s * 4],
        ],
        5,
      ),
      { radius: 3, material: fur, sides: 12 },
    );
  addTube(
    model,
    curve(
      [
        [27, 6, -12],
        [36, 3, -2],
        [34, 2.6, 8],
      ],
      6,
    ),
    { radius: (t) => 2.8 - 1.4 * t, material: fur, sides: 10 },
  );
  addHead(within(model, [-23, 9.6, 12], { y: -0.6, x: 0.1 }), fur, true);
}

function addHead(model: Model, fur: number, isAsleep = false): void {
  const { kit } = model;
  addBlob(model, { radii: [7.4, 6.8, 7.6], material: fur });
  addBlob(model, { at: [0, -2.2, 8], radii: [4, 3.3, 6], material: fur });
  const black = paint(kit, '#14100e', { coat: 1, rough: 0.08 });
  addBlob(model, { at: [0, -0.8, 13.6], radii: [1.8, 1.3, 1.1], material: black });
  for (const s of [-1, 1]) {
    addBlob(model, {
      at: [s * 7.4, -0.4, -0.6],
      radii: [1.7, 6.8, 4],
      turn: { z: s * 0.24 },
      material: furOf(kit, null, ['#7d5226', '#5a3818', '#9a6a34']),
    });
    if (!isAsleep) addBall(model, [s * 3.2, 2, 6.2], 1.15, black);
  }
}
