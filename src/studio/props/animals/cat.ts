import type { MaterialRef } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBall,
  addBlob,
  addPanel,
  addTube,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { furOf } from './fur.ts';
import { dressPet } from './wear.ts';

/** Sitting upright, tail round the paws; asleep it lies curled, and what it looks at is on its right. */
export const makeCat: MakeThing = (kit, place, { colour, states }) => {
  const isAsleep = states.includes('sleeping') || states.includes('lying');
  const isLooking = states.includes('looking');
  const model = startModel(kit, { ...place, yaw: place.yaw + (isLooking ? 1.1 : 0.35) }, 'cat');
  const fur = furOf(kit, colour, ['#8a7a68', '#6a5d4e', '#a3947e']);
  // A coat of no said colour is a tabby's: its breast, muzzle and paws are white.
  const pale = colour ? fur : furOf(kit, null, ['#d9cfc0', '#b9ad9c', '#efe7da']);
  const coat = { fur, pale };
  if (isAsleep) return curled(model, coat);
  const head = sitting(model, coat, states);
  dressPet(model, states, {
    chest: { at: [0, 17, 1.4], radii: [5.2, 8, 5], lean: 0.2 },
    throat: [0, 22, 6.6],
    scale: 0.56,
    legs: [[2.8, 15.5, 3.4], [2.9, 5.6, 5.6], 2.5],
    head: { model: head, eyes: 0.6, crown: 2.8, brow: 4.9 },
  });
};

interface Coat {
  fur: MaterialRef;
  pale: MaterialRef;
}

/** The body; its head is handed back, so that something can be put on it. */
function sitting(model: Model, { fur, pale }: Coat, states: readonly string[]): Model {
  const isLow = states.includes('sniffing');
  addBlob(model, { at: [0, 9, -3.4], radii: [6.9, 9.4, 8.4], material: fur });
  // Shoulders and neck: head and body are one line.
  addBlob(model, { at: [0, 15.5, -1], radii: [5.6, 8.4, 5.4], turn: { x: 0.32 }, material: fur });
  addBlob(model, { at: [0, 22, 1.8], radii: [3.9, 4.4, 3.7], material: fur });
  addBlob(model, { at: [0, 16.6, 4.1], radii: [3.3, 6.6, 3], turn: { x: 0.2 }, material: pale });
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
    addBlob(model, { at: [s * 2.9, 1.1, 7], radii: [1.9, 1.2, 2.6], material: pale });
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
  addHead(head, { fur, pale });
  return head;
}

function curled(model: Model, { fur, pale }: Coat): void {
  // Rump and shoulders, and the back that bends round between them.
  addBlob(model, { at: [5.4, 5.6, -0.6], radii: [8.2, 6.2, 8.4], material: fur });
  addBlob(model, { at: [-5.4, 5, -1.6], radii: [7.4, 5.4, 7], material: fur });
  addBlob(model, { at: [0, 5.6, -3.2], radii: [10.5, 5.6, 6], material: fur });
  addBlob(model, { at: [7.2, 3.4, 5.2], radii: [5.4, 3.5, 4], turn: { y: -0.5 }, material: fur });
  // One paw before the chin.
  addBlob(model, {
    at: [-6.6, 1.6, 9.6],
    radii: [3.4, 1.5, 1.9],
    turn: { y: 0.35 },
    material: pale,
  });
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
  addHead(within(model, [-9.6, 6.2, 5.4], { x: 0.3, y: 0.12, z: 0.16 }), { fur, pale }, true);
}

function addHead(model: Model, { fur, pale }: Coat, isAsleep = false): void {
  const { kit } = model;
  addBlob(model, { radii: [5.2, 4.5, 4.8], material: fur });
  // Cheeks, then the two pads of the muzzle over the chin.
  addBlob(model, { at: [0, -1.3, 1.6], radii: [5.3, 2.9, 3.4], material: fur });
  addBlob(model, { at: [0, -2.3, 3.7], radii: [1.5, 1.1, 1.3], material: pale });
  const skin = paint(kit, '#c08d80', { coat: 0, rough: 0.9 });
  for (const s of [-1, 1]) {
    addBlob(model, { at: [s * 1.05, -1.3, 4.3], radii: [1.35, 1.05, 1.1], material: pale });
    const ear = within(model, [s * 3, 2.6, 0.2], { z: s * -0.3, x: -0.08 });
    for (const [wide, tall, z, material] of [
      [2.5, 4.9, 0, fur],
      [1.6, 3.7, 0.75, skin],
    ] as const)
      addPanel(ear, {
        outline: [
          [-wide, 0],
          [wide, 0],
          [wide * 0.62, tall * 0.55],
          [s * 0.5, tall],
          [-wide * 0.62, tall * 0.55],
        ],
        thickness: 1,
        at: [0, 0, z],
        turn: { x: -Math.PI / 2 },
        material,
      });
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
    if (isAsleep)
      addTube(
        model,
        curve(
          [
            [s * 1.1, 0.5, 4.55],
            [s * 2, 0.1, 4.5],
            [s * 3, 0.7, 3.9],
          ],
          4,
        ),
        { radius: 0.16, material: paint(kit, '#241c17'), sides: 6 },
      );
    for (const y of [-1.8, -1.2])
      addTube(
        model,
        [
          [s * 1.4, y, 5],
          [s * 4.4, y - 0.1, 5.3],
          [s * 6.6, y - 0.9, 4.6],
        ],
        { radius: 0.03, material: paint(kit, '#efe9dd'), sides: 4 },
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
