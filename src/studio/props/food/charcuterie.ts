import type { Random } from '#studio/random.ts';
import type { MaterialRef, ObjectId, Vec2, Vec3 } from '#studio/scene-graph.ts';
import { add, rotate, rotation } from '#studio/vector.ts';
import { addPrism, addSheet, tubeRows } from '#studio/props/making/mesh.ts';
import { matte, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addThing, placer } from '#studio/props/making/place.ts';
import type { Place } from '#studio/props/making/place.ts';

/** Slices leaning on each other in two bows, the pale casing round each; the end of the sausage behind them. */
export function addSalami(kit: Kit, place: Place, random: Random): void {
  const lean = matte(kit, 'salami', () => ({
    texture: painted(kit, {
      painter: 'salami',
      params: { seed: 3 },
      share: 0.3,
      bump: 1.2,
      wrap: 'clamp',
    }),
    coat: 0.6,
    coatRoughness: 0.22,
    translucency: 0.15,
  }));
  const casing = matte(kit, 'salami casing', () => ({ color: [0.5, 0.36, 0.28], coat: 0.2 }));
  const bloom = matte(kit, 'salami bloom', () => ({
    texture: painted(kit, { painter: 'mottled', params: BLOOM, share: 0.25, bump: 1.4 }),
    coat: 0.1,
  }));
  const object = addThing(kit, 'salami');
  const put = placer(place);
  for (let i = 0; i < SLICES; i++) {
    const [row, k] = i < FIRST_ROW ? [0, i - 2.5] : [1, i - FIRST_ROW - 2];
    const turn = rotation({ z: random.range(0.34, 0.5), x: random.range(0.08, 0.26) });
    // Each is cut somewhere else: no two have the fat in the same places.
    const spin = rotation({ y: random.range(0, 6.283) });
    const size = random.range(2.25, 2.6);
    const at: Vec3 = [
      k * 1.9 + row * 0.8,
      1 + random.range(0, 0.15),
      row * 4.3 - 0.7 + 0.14 * k * k,
    ];
    addPrism(
      { scene: kit.scene, object, material: lean },
      {
        outline: sliceOf(size, i),
        thickness: 0.26,
        side: casing,
        place: (p) => put(add(at, rotate(turn, rotate(spin, p)))),
      },
    );
  }
  addEnd(kit, { object, put, cut: lean, skin: bloom });
}
const [SLICES, FIRST_ROW] = [11, 6];
/** Pressed by its net: never quite round. */
const sliceOf = (radius: number, i: number): Vec2[] =>
  Array.from({ length: 26 }, (_, n): Vec2 => {
    const a = (-n / 26) * 6.2832;
    const r = radius * (1 + 0.03 * Math.sin(a * 3 + i) + 0.02 * Math.sin(a * 5 + i * 2));
    return [Math.cos(a) * r, Math.sin(a) * r];
  });
/** White mould over dark skin. */
const BLOOM = {
  seed: 9,
  tone: [196, 182, 166],
  marks: [
    { tone: [120, 72, 58], cells: 7, from: 0.55, to: 0.72, amount: 0.8 },
    { tone: [232, 224, 212], cells: 16, from: 0.5, to: 0.7, amount: 0.7 },
  ],
};

interface SausageEnd {
  object: ObjectId;
  put: (p: Vec3) => Vec3;
  cut: MaterialRef;
  skin: MaterialRef;
}

/** What is left of the sausage: its skin, its string, its cut face. */
function addEnd(kit: Kit, { object, put, cut, skin }: SausageEnd): void {
  const path = Array.from({ length: 8 }, (_, i): Vec3 => put([-5.6 + i * 1.3, 2.3, -4.6]));
  const radius = (t: number): number => 2.3 * Math.min(1, 0.2 + Math.sqrt(t) * 1.4);
  addSheet({ scene: kit.scene, object, material: skin }, tubeRows(path, radius, 16), {
    isClosed: true,
  });
  const face = Array.from({ length: 20 }, (_, i): Vec2 => [
    Math.cos((-i / 20) * 6.2832) * 2.25,
    Math.sin((-i / 20) * 6.2832) * 2.25,
  ]);
  const upright = rotation({ z: -Math.PI / 2 });
  addPrism(
    { scene: kit.scene, object, material: cut },
    {
      outline: face,
      thickness: 0.12,
      side: skin,
      place: (p) => put(add([3.5, 2.3, -4.6], rotate(upright, p))),
    },
  );
}
