import type { Random } from '#studio/random.ts';
import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import { add, rotate, rotation } from '#studio/vector.ts';
import { addPrism, addSheet } from './mesh.ts';
import { matte, painted } from './kit.ts';
import type { Kit } from './kit.ts';
import { addThing, placer } from './place.ts';
import type { Place } from './place.ts';

/** Overlapping slices fanned out in a line. */
export function addSalami(kit: Kit, place: Place, random: Random): void {
  const lean = matte(kit, 'salami', () => ({
    texture: painted(kit, {
      painter: 'salami',
      params: { seed: 3 },
      share: 0.25,
      bump: 0.6,
      wrap: 'clamp',
    }),
    coat: 0.5,
    coatRoughness: 0.3,
  }));
  const skin = matte(kit, 'salami skin', () => ({ color: [0.5, 0.3, 0.24] }));
  const object = addThing(kit, 'salami');
  const circle = Array.from({ length: 20 }, (_, i): Vec2 => [
    Math.cos((-i / 20) * 6.2832) * 2.7,
    Math.sin((-i / 20) * 6.2832) * 2.7,
  ]);
  const put = placer(place);
  for (let i = 0; i < 7; i++) {
    const lean3 = rotation({ z: random.range(0.1, 0.24), x: random.range(-0.08, 0.08) });
    const at: Vec3 = [
      i * 2.3 - 7,
      0.3 + i * 0.04,
      Math.sin(i * 0.9) * 1.2 + random.range(-0.3, 0.3),
    ];
    addPrism(
      { scene: kit.scene, object, material: lean },
      {
        outline: circle,
        thickness: 0.22,
        side: skin,
        place: (p) => put(add(at, rotate(lean3, p))),
      },
    );
  }
}

/** A loosely folded ribbon of ham. */
export function addHam(kit: Kit, place: Place, random: Random): void {
  const material = matte(kit, 'ham', () => ({
    color: [0.5, 0.13, 0.1],
    coat: 0.5,
    coatRoughness: 0.32,
    translucency: 0.3,
  }));
  const put = placer(place);
  const phase = random.next() * 6;
  const rows = Array.from({ length: 40 }, (_, i) => {
    const t = i / 39;
    const x = t * 12 - 6;
    const fold = Math.sin(t * 22 + phase);
    return Array.from({ length: 7 }, (__, j): Vec3 => {
      const z = (j / 6 - 0.5) * 5 + Math.sin(t * 9) * 0.5;
      return put([
        x + fold * 0.25,
        1.1 + fold * 0.85 * (0.7 + 0.3 * Math.sin(j + t * 7)) + 0.3 * Math.sin(j * 1.7),
        z,
      ]);
    });
  });
  addSheet({ scene: kit.scene, object: addThing(kit, 'ham'), material }, rows);
}
