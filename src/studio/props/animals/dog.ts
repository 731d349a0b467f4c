import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addGrown } from '#studio/props/making/grown.ts';
import {
  addBall,
  addBlob,
  addTube,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import { fbm } from '#studio/textures/noise.ts';
import { scale } from '#studio/vector.ts';
import { breedOf, hairLength, MONGREL, standFor } from './breeds.ts';
import type { Breed, Tones } from './breeds.ts';
import { dogBody } from './dog-body.ts';
import { standOf } from './dog-stands.ts';
import type { Bone } from './dog-stands.ts';
import { furOf, hairTones } from './fur.ts';
import { growHair } from './grow-hair.ts';
import { dressPet } from './wear.ts';

/** Turned so that the side is seen of what stands or lies; what it looks at is on its right. */
const yawOf = (states: readonly string[]): number => {
  if (states.includes('looking')) return 1.15;
  return ['standing', 'walking', 'lying', 'sleeping'].some((pose) => states.includes(pose))
    ? -0.95
    : 0.5;
};

/** Sitting with its head up, unless it is said to stand, walk, lie or sleep. */
export const makeDog: MakeThing = (kit, place, { colour, states: asked, word }) => {
  const breed = breedOf(word) ?? MONGREL;
  const states = breed.stands ? [...asked, 'standing'] : asked;
  const { size } = breed;
  const whole = startModel(kit, { ...place, yaw: place.yaw + yawOf(states) }, 'dog');
  const model: Model = { ...whole, put: (p) => whole.put(scale(p, size)) };
  const stand = standFor(standOf(states), breed);
  const { solid, coatAt } = dogBody(stand, breed.ears);
  const coat = coatOf(kit, colour, breed);
  const body = addGrown(model, {
    // Hair stands in tufts.
    solid: (p) => solid(p) - breed.shag * (fbm(p[0] * 0.5 + p[2] * 0.4, p[1] * 0.34, 2, 7) - 0.5),
    low: stand.low,
    high: stand.high,
    cell: 1,
    tile: 26,
    skin: (p) => coat[patchedAt(p, coatAt(p), breed)],
  });
  const hair = hairOf(kit, colour, breed);
  growHair(model, body, {
    ...lengthOf(breed),
    tones: (p) => hair[patchedAt(p, coatAt(p), breed)],
  });
  const { at, nod, turn } = stand.head;
  const head = within(model, at, { x: nod, y: turn });
  addFace(head, { isAsleep: states.includes('sleeping'), size });
  addCollar(model, stand.neck, size);
  dressPet(model, states, {
    chest: { at: [0, 30, 2], radii: [10, 15, 11], lean: -0.15 },
    throat: [0, 43, 15],
    scale: 1,
    legs: [[5.6, 30, 8], [5.8, 9, 10.6], 4],
    head: { model: head, eyes: 1.5, crown: 5, brow: 7.2 },
  });
};

/** In the breed's own colours; a named colour is worn all over. */
function coatOf(kit: Model['kit'], colour: Vec3 | null, { back, ear, pale, patch }: Breed) {
  const fur = (tones: Tones): MaterialRef => furOf(kit, colour, tones);
  const light = fur(pale);
  return {
    back: fur(back),
    ear: fur(ear),
    muzzle: light,
    chest: light,
    paw: light,
    patch: fur(patch?.tones ?? back),
  };
}

/** Hair of each part in its own three tones. */
function hairOf(kit: Model['kit'], colour: Vec3 | null, { back, ear, pale, patch }: Breed) {
  const hair = (tones: Tones): readonly MaterialRef[] => hairTones(kit, colour, tones);
  const light = hair(pale);
  return {
    back: hair(back),
    ear: hair(ear),
    muzzle: null,
    chest: light,
    paw: light,
    patch: hair(patch?.tones ?? back),
  };
}

/** Long hair stands off and is sparse; short hair lies close. */
const lengthOf = (breed: Breed) => ({
  long: hairLength(breed),
  wide: (0.22 + 0.16 * breed.shag) * breed.size,
  dense: 0.6,
  lift: 0.22 + 0.12 * breed.shag,
});

type CoatPart = ReturnType<ReturnType<typeof dogBody>['coatAt']>;

/** Spots lie on the back alone. */
function patchedAt([x, y, z]: Vec3, part: CoatPart, { patch }: Breed): CoatPart | 'patch' {
  if (!patch || part !== 'back') return part;
  const k = patch.grain;
  return fbm(z * k + x * k * 0.7 + 4, y * k - x * k * 0.5, 1, 19) < patch.share ? 'patch' : part;
}

/** Nose, mouth and eyes; asleep the eyes are two lines. */
function addFace(head: Model, { isAsleep, size }: { isAsleep: boolean; size: number }): void {
  const { kit } = head;
  const black = paint(kit, '#14100e', { coat: 1, rough: 0.08 });
  addBlob(head, { at: [0, -1.2, 14.5], radii: scale([2.1, 1.6, 1.3], size), material: black });
  for (const s of [-1, 1]) {
    addTube(
      head,
      [
        [0, -3.4, 14.8],
        [s * 1.4, -5.1, 13.3],
        [s * 3, -4.7, 9.2],
      ],
      { radius: 0.22 * size, material: black, sides: 6 },
    );
    if (isAsleep)
      addTube(
        head,
        [
          [s * 1.8, 1.2, 6.6],
          [s * 3, 0.8, 6.2],
          [s * 4.2, 1.3, 5.2],
        ],
        { radius: 0.24 * size, material: black, sides: 6 },
      );
    else addBall(head, [s * 2.9, 1.4, 5.8], 1.1 * size, black);
  }
}

function addCollar(model: Model, [from, to, r0, r1]: Bone, size: number): void {
  const at = (k: 0 | 1 | 2): number => from[k] * 0.45 + to[k] * 0.55;
  const lean = Math.atan2(to[2] - from[2], to[1] - from[1]);
  const part = within(model, [at(0), at(1), at(2)], { x: lean });
  const r = (r0 + r1) / 2 + 0.5;
  const path = Array.from({ length: 25 }, (_, i): Vec3 => {
    const a = (i / 24) * Math.PI * 2;
    return [Math.cos(a) * r, 0, Math.sin(a) * r];
  });
  addTube(part, path, { radius: 0.8 * size, material: paint(model.kit, '#8c2f24', { coat: 0.3 }) });
}
