import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
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
import type { Blob, Model } from '#studio/props/making/model.ts';
import { noise2 } from '#studio/textures/noise.ts';
import { furOf, hairTones } from './fur.ts';
import { hairOnBlob, hairOnTube } from './grow-hair.ts';
import type { Coat as HairCoat } from './grow-hair.ts';
import { dressPet } from './wear.ts';

/** Sitting upright, tail round the paws; asleep it lies curled, and what it looks at is on its right. */
export const makeCat: MakeThing = (kit, place, { colour, states }) => {
  const isAsleep = states.includes('sleeping') || states.includes('lying');
  const isLooking = states.includes('looking');
  const model = startModel(kit, { ...place, yaw: place.yaw + (isLooking ? 1.1 : 0.35) }, 'cat');
  const fur = furOf(kit, colour, TABBY);
  // A coat of no said colour is a tabby's: striped, its breast, muzzle and paws white.
  const pale = colour ? fur : furOf(kit, null, WHITE);
  const [plain, dark] = [hairTones(kit, colour, TABBY), hairTones(kit, colour, STRIPE)];
  const light = colour ? plain : hairTones(kit, null, WHITE);
  const coat: Coat = {
    fur: { skin: fur, tones: (p) => (!colour && isStriped(p) ? dark : plain) },
    pale: { skin: pale, tones: () => light },
  };
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

const TABBY = ['#8a7a68', '#6a5d4e', '#a3947e'] as const;
const STRIPE = ['#554838', '#43382c', '#6a5b4a'] as const;
const WHITE = ['#d9cfc0', '#b9ad9c', '#efe7da'] as const;

/** Bands round the body and the head that wander, each of its own width. */
const isStriped = ([x, y, z]: Vec3): boolean =>
  Math.sin(z * 0.95 + 0.35 * y + 1.6 * noise2(x * 0.3 + 4, y * 0.3 + z * 0.2, 7)) > 0.25;

interface Coat {
  fur: Fur;
  pale: Fur;
}

/** What lies under the hair, and the hair. */
interface Fur {
  skin: MaterialRef;
  tones: HairCoat['tones'];
}

const HAIR = { long: 1.3, wide: 0.17, dense: 3, lift: 0.14 };
/** On the face and the paws. */
const SHORT = { long: 0.7, wide: 0.14, dense: 3.2, lift: 0.16 };

function addFurred(
  model: Model,
  { material, ...blob }: Omit<Blob, 'material'> & { material: Fur },
  hair = HAIR,
): void {
  addBlob(model, { ...blob, material: material.skin });
  hairOnBlob(model, blob, { ...hair, tones: material.tones });
}

function addFurredTube(
  model: Model,
  path: readonly Vec3[],
  { radius, fur }: { radius: (t: number) => number; fur: Fur },
): void {
  addTube(model, path, { radius, material: fur.skin, sides: 12 });
  hairOnTube(model, path, radius, { ...HAIR, long: 1.1, tones: fur.tones });
}

/** The body; its head is handed back, so that something can be put on it. */
function sitting(model: Model, { fur, pale }: Coat, states: readonly string[]): Model {
  const isLow = states.includes('sniffing');
  addFurred(model, { at: [0, 9, -3.4], radii: [6.9, 9.4, 8.4], material: fur });
  // Shoulders and neck: head and body are one line.
  addFurred(model, { at: [0, 15.5, -1], radii: [5.6, 8.4, 5.4], turn: { x: 0.32 }, material: fur });
  addFurred(model, { at: [0, 22, 1.8], radii: [3.9, 4.4, 3.7], material: fur });
  addFurred(model, { at: [0, 16.6, 4.1], radii: [3.3, 6.6, 3], turn: { x: 0.2 }, material: pale });
  addFurred(model, { at: [0, 17, 1.4], radii: [5.2, 8, 5], turn: { x: 0.2 }, material: fur });
  for (const s of [-1, 1]) {
    addFurredTube(
      model,
      curve(
        [
          [s * 2.8, 15, 3.4],
          [s * 2.9, 8, 5.4],
          [s * 2.8, 1.2, 5.8],
        ],
        5,
      ),
      { radius: () => 1.9, fur },
    );
    addFurred(model, { at: [s * 2.9, 1.1, 7], radii: [1.9, 1.2, 2.6], material: pale }, SHORT);
    addFurred(model, { at: [s * 6, 5, 0], radii: [3.4, 5, 6], material: fur });
  }
  addFurredTube(
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
    { radius: (t) => 1.7 - 0.6 * t, fur },
  );
  const turn = states.includes('looking') ? { x: isLow ? 0.4 : 0.12 } : { y: -0.2 };
  const head = within(model, isLow ? [0, 24, 8] : [0, 26.4, 3.4], turn);
  addHead(head, { fur, pale });
  return head;
}

function curled(model: Model, { fur, pale }: Coat): void {
  // Rump and shoulders, and the back that bends round between them.
  addFurred(model, { at: [5.4, 5.6, -0.6], radii: [8.2, 6.2, 8.4], material: fur });
  addFurred(model, { at: [-5.4, 5, -1.6], radii: [7.4, 5.4, 7], material: fur });
  addFurred(model, { at: [0, 5.6, -3.2], radii: [10.5, 5.6, 6], material: fur });
  addFurred(model, { at: [7.2, 3.4, 5.2], radii: [5.4, 3.5, 4], turn: { y: -0.5 }, material: fur });
  // One paw before the chin.
  addFurred(model, {
    at: [-6.6, 1.6, 9.6],
    radii: [3.4, 1.5, 1.9],
    turn: { y: 0.35 },
    material: pale,
  });
  addFurredTube(
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
    { radius: (t) => 2 - 0.7 * t, fur },
  );
  addHead(within(model, [-9.6, 6.2, 5.4], { x: 0.3, y: 0.12, z: 0.16 }), { fur, pale }, true);
}

function addHead(model: Model, { fur, pale }: Coat, isAsleep = false): void {
  const { kit } = model;
  addFurred(model, { radii: [5.2, 4.5, 4.8], material: fur }, SHORT);
  // Cheeks, then the two pads of the muzzle over the chin.
  addFurred(model, { at: [0, -1.3, 1.6], radii: [5.3, 2.9, 3.4], material: fur }, SHORT);
  addFurred(model, { at: [0, -2.3, 3.7], radii: [1.5, 1.1, 1.3], material: pale }, SHORT);
  const skin = paint(kit, '#c08d80', { coat: 0, rough: 0.9 });
  for (const s of [-1, 1]) {
    addFurred(
      model,
      { at: [s * 1.05, -1.3, 4.3], radii: [1.35, 1.05, 1.1], material: pale },
      SHORT,
    );
    const ear = within(model, [s * 3, 2.6, 0.2], { z: s * -0.3, x: -0.08 });
    for (const [wide, tall, z, material] of [
      [2.5, 4.9, 0, fur.skin],
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
