import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBall,
  addBlob,
  addLathe,
  addTube,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { furOf } from './fur.ts';
import { dressPet } from './wear.ts';

/** Sitting upright, tail round the paws; asleep it lies curled, and what it looks at is on its right. */
export const makeCat: MakeThing = (kit, place, { colour, states }) => {
  const isAsleep = states.includes('sleeping') || states.includes('lying');
  const isLooking = states.includes('looking');
  const model = startModel(kit, { ...place, yaw: place.yaw + (isLooking ? 1.1 : 0.35) }, 'cat');
  const fur = furOf(kit, colour, ['#8a7a68', '#6a5d4e', '#a3947e']);
  if (isAsleep) return curled(model, fur);
  const head = sitting(model, fur, states);
  dressPet(model, states, {
    chest: { at: [0, 17, 1.4], radii: [5.2, 8, 5], lean: 0.2 },
    throat: [0, 22, 6.6],
    scale: 0.56,
    legs: [[2.8, 15.5, 3.4], [2.9, 5.6, 5.6], 2.5],
    head: { model: head, eyes: 0.6, crown: 2.8, brow: 4.9 },
  });
};

/** The body; its head is handed back, so that something can be put on it. */
function sitting(model: Model, fur: number, states: readonly string[]): Model {
  const isLow = states.includes('sniffing');
  addBlob(model, { at: [0, 10, -3], radii: [7.4, 10.4, 8.6], material: fur });
  addBlob(model, { at: [0, 17, 1.4], radii: [5.2, 8, 5], turn: { x: 0.2 }, material: fur });
  for (const s of [-1, 1]) {
    addTube(
      model,
      curve(
        [
          [s * 2.8, 15, 3.4],
          [s * 2.9, 8, 5.4],
          [s * 2.8, 1.2, 5.8],
        ],
        5,
      ),
      { radius: 1.9, material: fur, sides: 12 },
    );
    addBlob(model, { at: [s * 2.9, 1.1, 7], radii: [1.9, 1.2, 2.6], material: fur });
    addBlob(model, { at: [s * 6, 5, 0], radii: [3.4, 5, 6], material: fur });
  }
  addTube(
    model,
    curve(
      [
        [4, 1.6, -9],
        [11.5, 1.6, -4],
        [11, 1.6, 4],
        [4.6, 1.6, 9.4],
      ],
      8,
    ),
    { radius: (t) => 1.7 - 0.6 * t, material: fur, sides: 12 },
  );
  const turn = states.includes('looking') ? { x: isLow ? 0.4 : 0.12 } : { y: -0.2 };
  const head = within(model, isLow ? [0, 24, 8] : [0, 26.4, 3.4], turn);
  addHead(head, fur);
  return head;
}

function curled(model: Model, fur: number): void {
  addBlob(model, { at: [0, 5, 0], radii: [14, 5.6, 9.4], material: fur });
  addTube(
    model,
    curve(
      [
        [12, 3, 4],
        [6, 2.4, 10.4],
        [-3, 2.2, 11],
        [-10, 2.2, 8],
      ],
      8,
    ),
    { radius: (t) => 2 - 0.7 * t, material: fur, sides: 12 },
  );
  addHead(within(model, [-10, 6, 6], { x: 0.35, y: 0.5 }), fur, true);
}

function addHead(model: Model, fur: number, isAsleep = false): void {
  const { kit } = model;
  addBlob(model, { radii: [5.2, 4.5, 4.8], material: fur });
  addBlob(model, { at: [0, -1.4, 4], radii: [2.3, 1.6, 1.7], material: fur });
  for (const s of [-1, 1]) {
    addLathe(
      model,
      [
        [2, 0],
        [1.3, 2.2],
        [AXIS, 4.2],
      ],
      fur,
      { at: [s * 3, 3.1, 0], turn: { z: s * -0.25, x: 0.1 } },
    );
    if (!isAsleep) {
      addBall(model, [s * 2, 0.6, 3.9], 1.05, paint(kit, '#b9b044', { coat: 1, rough: 0.03 }));
      addBlob(model, {
        at: [s * 2.05, 0.6, 4.75],
        radii: [0.3, 0.85, 0.3],
        material: paint(kit, '#0b0a08', { coat: 1, rough: 0.03 }),
        rings: 6,
        sides: 8,
      });
    }
    for (const y of [-1.8, -1.2])
      addTube(
        model,
        [
          [s * 1.4, y, 5],
          [s * 7.6, y + 0.6, 5],
        ],
        { radius: 0.06, material: paint(kit, '#efe9dd'), sides: 4 },
      );
  }
  addBlob(model, {
    at: [0, -0.6, 5.5],
    radii: [0.6, 0.4, 0.4],
    material: paint(kit, '#b5716a', { coat: 0.6 }),
    rings: 6,
    sides: 8,
  });
}
