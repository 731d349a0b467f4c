import { addPrism } from '#studio/props/making/mesh.ts';
import { matte, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addThing, placer } from '#studio/props/making/place.ts';
import type { Place } from '#studio/props/making/place.ts';
import type { Random } from '#studio/random.ts';
import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import { add, rotate, rotation } from '#studio/vector.ts';

const RADIUS = 4.3;
const SLICES = 7;

/** Large pale slices with cubes of fat and green pistachios, fanned over each other. */
export function addMortadella(kit: Kit, place: Place, random: Random): void {
  const meat = matte(kit, 'mortadella', () => ({
    texture: painted(kit, {
      painter: 'mottled',
      params: {
        seed: 11,
        tone: [226, 150, 144],
        marks: [
          { tone: [248, 230, 222], cells: 6, from: 0.66, to: 0.69, amount: 1 },
          { tone: [120, 138, 62], cells: 5, from: 0.77, to: 0.79, amount: 1 },
        ],
      },
      share: 0.25,
      hasRelief: false,
      wrap: 'clamp',
    }),
    coat: 0.5,
    coatRoughness: 0.3,
    translucency: 0.2,
  }));
  const rim = matte(kit, 'mortadella rim', () => ({ color: [0.62, 0.32, 0.28], coat: 0.3 }));
  const object = addThing(kit, 'mortadella');
  const circle = Array.from({ length: 28 }, (_, i): Vec2 => [
    Math.cos((-i / 28) * 6.2832) * RADIUS,
    Math.sin((-i / 28) * 6.2832) * RADIUS,
  ]);
  const put = placer(place);
  for (let i = 0; i < SLICES; i++) {
    const k = i - (SLICES - 1) / 2;
    const lean = rotation({ z: random.range(0.12, 0.2), x: random.range(-0.03, 0.1), y: k });
    const at: Vec3 = [k * 1.5, 0.3 + i * 0.12, 0.12 * k * k - 0.8];
    addPrism(
      { scene: kit.scene, object, material: meat },
      { outline: circle, thickness: 0.2, side: rim, place: (p) => put(add(at, rotate(lean, p))) },
    );
  }
}
