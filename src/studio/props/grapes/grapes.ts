import type { Random } from '#studio/random.ts';
import type { MaterialRef, ObjectId, Vec3 } from '#studio/scene-graph.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { addObject, addPrimitive } from '#studio/scene-builder.ts';
import { add, normalize, scale } from '#studio/vector.ts';
import { bedew } from './dewdrops.ts';
import { coverWithSnow } from './snow-caps.ts';
import { growCluster } from './grow-cluster.ts';
import type { Cluster } from './grow-cluster.ts';
import { addSheet, tubeRows } from '#studio/props/making/mesh.ts';
import { matte, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';

interface SkinTone {
  tone: readonly [number, number, number];
  blush: readonly [number, number, number];
  bloom: number;
}

const DARK: readonly SkinTone[] = [
  { tone: [50, 16, 58], blush: [92, 26, 60], bloom: 0.6 },
  { tone: [40, 14, 56], blush: [70, 20, 62], bloom: 0.75 },
  { tone: [66, 20, 56], blush: [120, 34, 58], bloom: 0.45 },
  { tone: [34, 14, 52], blush: [60, 22, 66], bloom: 0.85 },
  { tone: [86, 26, 54], blush: [142, 62, 60], bloom: 0.3 },
];
const PALE: readonly SkinTone[] = [
  { tone: [168, 178, 78], blush: [206, 178, 84], bloom: 0.28 },
  { tone: [150, 170, 70], blush: [190, 186, 92], bloom: 0.36 },
  { tone: [186, 186, 88], blush: [214, 160, 78], bloom: 0.2 },
  { tone: [140, 160, 74], blush: [176, 180, 84], bloom: 0.42 },
];
const PINK: readonly SkinTone[] = [
  { tone: [150, 74, 84], blush: [196, 130, 90], bloom: 0.4 },
  { tone: [128, 56, 78], blush: [176, 98, 92], bloom: 0.5 },
  { tone: [170, 96, 88], blush: [206, 150, 96], bloom: 0.3 },
];

/** Skins for the grapes this wine is made from. */
export function grapeSkins(kit: Kit, wine: WineColour): MaterialRef[] {
  const isPale = wine === 'white' || wine === 'sparkling';
  const tones = isPale ? PALE : wine === 'orange' ? PINK : DARK;
  return tones.map((skin, seed) =>
    matte(kit, `grape ${isPale} ${wine === 'orange'} ${seed}`, () => ({
      texture: painted(kit, {
        painter: 'grape-skin',
        params: { seed: seed * 13 + 4, ...skin },
        share: 0.25,
        aspect: 0.5,
        hasRelief: false,
      }),
      coat: isPale ? 0.85 : 0.7,
      coatRoughness: 0.24,
      translucency: isPale ? 0.4 : 0.18,
    })),
  );
}

/** Adds the berries and the stalk they hang from. */
export function addCluster(
  kit: Kit,
  cluster: Cluster,
  {
    wine,
    random,
    role = 'hero',
    isWet = false,
    isSnowy = false,
  }: {
    wine: WineColour;
    random: Random;
    role?: 'hero' | 'prop';
    isWet?: boolean;
    isSnowy?: boolean;
  },
): ObjectId {
  const { scene } = kit;
  const berries = growCluster(cluster, random);
  const skins = grapeSkins(kit, wine);
  const object = addObject(scene, { role, name: 'grapes', thing: 'grapes' });
  for (const { center, radius } of berries) {
    addPrimitive(scene, {
      kind: 'sphere',
      object,
      material: random.pick(skins),
      center,
      radius,
      spin: random.next(),
    });
  }
  addStalk(kit, cluster, object);
  if (isWet) bedew(kit, berries, random.fork('dew'));
  if (isSnowy) coverWithSnow(kit, berries, random.fork('snow'));
  return object;
}

function addStalk(kit: Kit, cluster: Cluster, object: ObjectId): void {
  const material = matte(kit, 'stalk', () => ({
    color: [0.3, 0.27, 0.1],
    coat: 0.2,
    coatRoughness: 0.5,
  }));
  const up = scale(normalize(cluster.axis), -1);
  const path = Array.from({ length: 6 }, (_, i): Vec3 => {
    const t = i / 5;
    return add(add(cluster.top, scale(cluster.axis, 0.14)), [
      up[0] * t * 5 + Math.sin(t * 3) * 0.25,
      up[1] * t * 5,
      up[2] * t * 5,
    ]);
  });
  addSheet(
    { scene: kit.scene, object, material },
    tubeRows(path, (t) => 0.24 + 0.1 * t, 7),
    { isClosed: true },
  );
}
