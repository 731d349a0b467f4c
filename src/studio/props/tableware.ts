import type { MaterialRef, Rotation, Vec2, Vec3 } from '#studio/scene-graph.ts';
import { addObject, addPrimitive, addShape } from '#studio/scene-builder.ts';
import type { Shade } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { add, rotate, rotation } from '#studio/vector.ts';
import { addPrism } from './making/mesh.ts';
import { addRim } from './crockery-rim.ts';
import { matte, once, painted } from './making/kit.ts';
import type { Kit } from './making/kit.ts';
import type { Place } from './making/place.ts';
import { AXIS, spline } from './making/profile.ts';

const CERAMIC: Readonly<Record<'white' | 'dark' | 'sand', Vec3>> = {
  white: [0.82, 0.8, 0.76],
  dark: [0.07, 0.068, 0.066],
  sand: [0.56, 0.47, 0.37],
};
/** One of the house's own glazes, or any colour in linear light. */
export type Ceramic = keyof typeof CERAMIC | Vec3;

function glaze(kit: Kit, tone: Ceramic): number {
  return matte(kit, `glaze ${tone.toString()}`, () => ({
    color: typeof tone === 'string' ? CERAMIC[tone] : tone,
    coat: 0.8,
    coatRoughness: tone === 'dark' ? 0.3 : 0.16,
  }));
}

export interface Crockery {
  radius: number;
  tone: Ceramic;
  /** Of metal, wood or glass instead. */
  skin?: MaterialRef | undefined;
  /** The colour of its lip, where that is another one. */
  rim?: Shade | undefined;
}

/** A dinner plate with a gentle rim. */
export function addPlate(kit: Kit, position: Vec3, { radius, tone, skin, rim }: Crockery): void {
  const r = radius;
  const material = skin ?? glaze(kit, tone);
  const points = spline(
    [
      [AXIS, 0.05],
      [r * 0.55, 0.05],
      [r * 0.7, 0.35],
      [r * 0.98, 1.35],
      [r, 1.5],
      [r * 0.97, 1.56],
      [r * 0.7, 0.75],
      [r * 0.6, 0.5],
      [AXIS, 0.46],
    ],
    4,
  );
  const shape = once(kit, `plate ${r} ${material}`, () =>
    addShape(kit.scene, [{ points, material }]),
  );
  const object = addObject(kit.scene, { role: 'prop', name: 'plate', thing: 'plate' });
  addPrimitive(kit.scene, { kind: 'lathe', object, shape, position });
  if (rim) addRim(kit, { position, yaw: 0 }, { profile: points, rim, of: 'plate' });
}

/** A small bowl; returns the height of its brim's inside for heaping. */
export function addBowl(kit: Kit, position: Vec3, { radius, tone, skin, rim }: Crockery): number {
  const r = radius;
  const material = skin ?? glaze(kit, tone);
  const points = spline(
    [
      [AXIS, 0.06],
      [r * 0.5, 0.06],
      [r * 0.62, 0.3],
      [r * 0.92, r * 0.42],
      [r, r * 0.62],
      [r * 0.95, r * 0.63],
      [r * 0.84, r * 0.42],
      [r * 0.5, 0.5],
      [AXIS, 0.4],
    ],
    4,
  );
  const shape = once(kit, `bowl ${r} ${material}`, () =>
    addShape(kit.scene, [{ points, material }]),
  );
  const object = addObject(kit.scene, { role: 'prop', name: 'bowl', thing: 'bowl' });
  addPrimitive(kit.scene, { kind: 'lathe', object, shape, position });
  if (rim) addRim(kit, { position, yaw: 0 }, { profile: points, rim, of: 'bowl' });
  return r * 0.45;
}

export const boardThickness = 1.6;

/** A serving board with rounded corners, wood or slate. */
export function addBoard(
  kit: Kit,
  place: Place,
  {
    length,
    width,
    isSlate = false,
    skin,
    thing,
  }: {
    length: number;
    width: number;
    isSlate?: boolean;
    skin?: MaterialRef | undefined;
    thing?: ThingId;
  },
): void {
  const material = skin ?? boardSkin(kit, isSlate);
  const object = addObject(kit.scene, {
    role: 'prop',
    name: 'board',
    ...(thing && { thing }),
  });
  const turn = rotation({ y: place.yaw });
  addPrism(
    { scene: kit.scene, object, material },
    {
      outline: roundedRect(length, width, 2.2),
      thickness: boardThickness,
      place: (p) => add(place.position, rotate(turn, p)),
    },
  );
}

const boardSkin = (kit: Kit, isSlate: boolean): MaterialRef =>
  matte(kit, `board ${isSlate}`, () => ({
    texture: isSlate
      ? painted(kit, {
          painter: 'slate',
          params: { seed: 8, tone: [58, 60, 64] },
          share: 0.5,
          bump: 2,
        })
      : painted(kit, {
          painter: 'planks',
          params: { seed: 17, tone: [150, 98, 56], planks: 3, gap: 0.002, wear: 0.4 },
          share: 0.5,
          bump: 1.2,
        }),
    coat: 0.4,
    coatRoughness: 0.36,
  }));

export function roundedRect(length: number, width: number, corner: number): Vec2[] {
  const out: Vec2[] = [];
  for (const [cx, cy, from] of [
    [1, 1, 0],
    [-1, 1, 1],
    [-1, -1, 2],
    [1, -1, 3],
  ] as const) {
    for (let i = 0; i <= 5; i++) {
      const a = ((from + i / 5) * Math.PI) / 2;
      out.push([
        cx * (length / 2 - corner) + Math.cos(a) * corner,
        cy * (width / 2 - corner) + Math.sin(a) * corner,
      ]);
    }
  }
  // Anticlockwise seen from above, where z grows towards the camera.
  return out.toReversed();
}

/** A folded linen napkin. */
export function addNapkin(
  kit: Kit,
  place: Place,
  { tone, isChecked = false }: { tone: readonly [number, number, number]; isChecked?: boolean },
): void {
  const material = matte(kit, `napkin ${tone.join()} ${isChecked}`, () => ({
    texture: painted(kit, {
      ...(isChecked
        ? { painter: 'gingham', params: { seed: 6, tone } }
        : { painter: 'linen', params: { seed: 6, tone, threads: 90 } }),
      share: 0.5,
      bump: 1.4,
      scale: [1 / 18, 1 / 18],
    }),
  }));
  const object = addObject(kit.scene, { role: 'prop', name: 'napkin', thing: 'napkin' });
  const turn: Rotation = rotation({ y: place.yaw });
  for (let k = 0; k < 3; k++) {
    addPrimitive(kit.scene, {
      kind: 'box',
      object,
      material,
      center: add(place.position, rotate(turn, [k * 0.25, 0.22 + k * 0.4, k * 0.35])),
      half: [10 - k * 0.4, 0.18, 5 - k * 0.3],
      rotation: turn,
    });
  }
}

/** A printed tasting sheet or menu card. */
export function addCard(
  kit: Kit,
  place: Place,
  { width, height }: { width: number; height: number },
): void {
  const material = matte(kit, 'tasting card', () => ({
    texture: painted(kit, {
      painter: 'tasting-sheet',
      params: { seed: 4 },
      share: 0.5,
      aspect: 1.4,
      hasRelief: false,
      wrap: 'clamp',
    }),
    coat: 0.05,
    coatRoughness: 0.6,
  }));
  const object = addObject(kit.scene, { role: 'prop', name: 'tasting sheet', thing: 'menu_card' });
  const turn = rotation({ y: place.yaw });
  const u = rotate(turn, [width, 0, 0]);
  const v = rotate(turn, [0, 0, -height]);
  const origin = add(place.position, add([0, 0.06, 0], rotate(turn, [-width / 2, 0, height / 2])));
  addPrimitive(kit.scene, { kind: 'rect', object, material, origin, u, v });
}
