import type { ObjectId, Rotation, SceneObject, Vec2, Vec3 } from '#studio/scene-graph.ts';
import { addMaterial, addObject, addPrimitive, addShape } from '#studio/scene-builder.ts';
import { add, cross, rotate, scale } from '#studio/vector.ts';
import { matte, once, painted } from './making/kit.ts';
import type { Kit } from './making/kit.ts';
import { AXIS } from './making/profile.ts';

/** A Bordeaux barrique. */
export const BARREL = { length: 95, belly: 36, head: 29, chime: 2.6 } as const;

/** Name of those that are larger. */
export const CASK = 'cask';

/** Stands or lies by its rotation; local y is its length. Heads are flat discs with boards. */
export function addBarrel(
  kit: Kit,
  {
    position,
    rotation,
    role = 'decor',
    k = 1,
  }: { position: Vec3; rotation: Rotation; role?: SceneObject['role']; k?: number },
): ObjectId {
  const { scene } = kit;
  const shape = once(kit, `barrel ${k}`, () => addShape(scene, barrelRuns(kit, k)));
  const object = addObject(scene, { role, name: k > 1 ? CASK : 'barrel', thing: 'barrel' });
  addPrimitive(scene, { kind: 'lathe', object, shape, position, rotation });
  const along = rotate(rotation, [0, 1, 0]);
  const up = rotate(rotation, [0, 0, 1]);
  for (const side of [1, -1]) addHead(kit, { position, along, up, side, object, k });
  return object;
}

function barrelRuns(kit: Kit, k: number) {
  const [length, belly, head, chime] = [BARREL.length, BARREL.belly, BARREL.head, BARREL.chime].map(
    (measure) => measure * k,
  ) as [number, number, number, number];
  const side = matte(kit, 'barrel side', () => ({
    texture: painted(kit, {
      painter: 'barrel-side',
      params: { seed: 5, staves: 28, stain: 0.6 },
      share: 0.75,
      bump: 2.2,
    }),
    coat: 0.35,
    coatRoughness: 0.42,
    foil: { color: [0.36, 0.33, 0.3], roughness: 0.38 },
  }));
  const rim = matte(kit, 'barrel rim', () => ({
    color: [0.22, 0.13, 0.07],
    coat: 0.2,
    coatRoughness: 0.5,
  }));
  const inner = matte(kit, 'barrel inside', () => ({ color: [0.1, 0.06, 0.035] }));
  const bulge = Array.from({ length: 15 }, (_, i): Vec2 => {
    const t = (i / 14) * 2 - 1;
    return [head + (belly - head) * (1 - t * t), (t * length) / 2];
  });
  const end = length / 2;
  return [
    { points: bulge, material: side },
    {
      points: [
        [head, end],
        [head - 1.8, end],
        [head - 1.8, end - chime],
      ] as Vec2[],
      material: rim,
      smooth: false,
    },
    {
      points: [
        [head - 1.8, end - chime],
        [AXIS, end - chime],
      ] as Vec2[],
      material: inner,
      smooth: false,
    },
    {
      points: [
        [head - 1.8, chime - end],
        [head - 1.8, -end],
        [head, -end],
      ] as Vec2[],
      material: rim,
      smooth: false,
    },
    {
      points: [
        [AXIS, chime - end],
        [head - 1.8, chime - end],
      ] as Vec2[],
      material: inner,
      smooth: false,
    },
  ];
}

interface Head {
  position: Vec3;
  along: Vec3;
  up: Vec3;
  side: number;
  object: ObjectId;
  k: number;
}

function addHead(kit: Kit, { position, along, up, side, object, k }: Head): void {
  const { scene } = kit;
  const material = once(kit, 'barrel head', () =>
    addMaterial(scene, {
      kind: 'matte',
      texture: painted(kit, {
        painter: 'barrel-head',
        params: { seed: 14, tone: [132, 90, 52] },
        share: 0.5,
        hasRelief: false,
        wrap: 'clamp',
        cutout: true,
      }),
      coat: 0.3,
      coatRoughness: 0.45,
    }),
  );
  const reach = (BARREL.head * k - 1.8) * 2;
  const right = cross(along, up);
  const u = scale(right, reach * side);
  const v = scale(up, reach);
  const centre = add(
    position,
    scale(along, side * ((BARREL.length / 2 - BARREL.chime) * k + 0.06)),
  );
  addPrimitive(scene, {
    kind: 'rect',
    object,
    material,
    origin: add(centre, add(scale(u, -0.5), scale(v, -0.5))),
    u,
    v,
  });
}
