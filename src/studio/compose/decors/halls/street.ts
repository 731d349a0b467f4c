import { addRod } from '#studio/props/making/joinery.ts';
import { matte, once, painted } from '#studio/props/making/kit.ts';
import { addBox, modelOf, paint } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import { addMaterial, addObject, addPrimitive, addSoftbox } from '#studio/scene-builder.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { CELLAR_FLOOR as FLOOR } from '#studio/compose/decors/cellar-stores.ts';

/** The wall of the house; the street lies between it and us. */
export const WALL = -330;

/** A pavement of slabs, a kerb, and the street's stones up to us. */
export function addStreet(
  { kit, scene }: Stage,
  { seed, isWet }: { seed: number; isWet: boolean },
): void {
  const object = addObject(scene, { role: 'decor', name: 'street' });
  const model = modelOf(kit, { position: [0, 0, 0], yaw: 0 }, object);
  const stones = (
    key: string,
    tone: readonly number[],
    columns: number,
    scale: readonly [number, number],
  ): MaterialRef =>
    matte(kit, key, () => ({
      texture: painted(kit, {
        painter: 'masonry',
        params: { seed, tone: [...tone], columns, courses: columns },
        share: 0.75,
        bump: isWet ? 0.5 : 1,
        scale: [...scale],
      }),
      coat: isWet ? 1 : 0.15,
      coatRoughness: isWet ? 0.1 : 0.5,
    }));
  const rect = (material: MaterialRef, y: number, [near, far]: readonly [number, number]): void => {
    addPrimitive(scene, {
      kind: 'rect',
      object,
      material,
      origin: [-1100, FLOOR + y, near],
      u: [2200, 0, 0],
      v: [0, 0, far - near],
    });
  };
  const kerb = WALL + 150;
  rect(stones('pavement', [142, 134, 122], 6, [8, 1]), 0, [kerb, WALL - 200]);
  addBox(
    model,
    { at: [0, FLOOR - 6, kerb + 5], half: [1100, 6, 6] },
    paint(kit, '#8f887c', { coat: isWet ? 0.8 : 0.1, rough: 0.2 }),
  );
  rect(stones('cobbles', [96, 90, 84], 12, [12, 3]), -12, [400, kerb]);
}

/** Its name among the parts of a scene: what proves the weather. */
export const RAIN = 'falling rain';

/** Streaks that the lamps light, between the house and us. */
export function addRain({ kit, scene }: Stage, random: Random): void {
  const object = addObject(scene, { role: 'decor', name: RAIN });
  const model = modelOf(kit, { position: [0, 0, 0], yaw: 0 }, object);
  const drop = once(kit, 'rain streak', () =>
    addMaterial(scene, { kind: 'emissive', radiance: [0.3, 0.32, 0.38], sides: 'through' }),
  );
  for (let i = 0; i < 620; i++) {
    const at: Vec3 = [
      random.range(-420, 420),
      FLOOR + random.range(-10, 480),
      random.range(WALL + 60, 20),
    ];
    const long = random.range(14, 34);
    addRod(model, [at, [at[0] - long * 0.12, at[1] - long, at[2]]], {
      radius: 0.11,
      material: drop,
    });
  }
}

/** The sky over the street: blue after dark, by day a sun from the left. */
export function lightStreet({ scene }: Stage, isNight: boolean): void {
  if (isNight) {
    addSoftbox(scene, {
      center: [-260, 520, 260],
      target: [0, 60, WALL],
      width: 500,
      height: 300,
      radiance: [2.3, 2.9, 4.6],
      isHidden: true,
    });
    scene.environment = { color: [0.11, 0.14, 0.25] };
    return;
  }
  addSoftbox(scene, {
    center: [-520, 700, 300],
    target: [0, 60, WALL],
    width: 260,
    height: 260,
    radiance: [190, 168, 136],
    isHidden: true,
  });
  scene.environment = { color: [1.25, 1.36, 1.5] };
}
