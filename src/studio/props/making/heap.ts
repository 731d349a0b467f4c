import type { Random } from '#studio/random.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import { addPrimitive } from '#studio/scene-builder.ts';
import { matte } from './kit.ts';
import type { Kit } from './kit.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { addThing } from './place.ts';

/** Round things heaped in a bowl or scattered: olives, berries, nuts. */
export function addHeap(
  kit: Kit,
  heap: {
    position: Vec3;
    spread: number;
    radius: number;
    count: number;
    materials: readonly MaterialRef[];
    thing: ThingId;
  },
  random: Random,
): void {
  const placed: Vec3[] = [];
  for (let i = 0; i < heap.count * 30 && placed.length < heap.count; i++) {
    const a = random.next() * 6.2832;
    const out = heap.spread * Math.sqrt(random.next());
    const layer = Math.floor((placed.length / heap.count) * 2.6);
    const y = heap.radius + layer * heap.radius * 1.35 * Math.max(0, 1 - out / (heap.spread * 1.3));
    const p: Vec3 = [
      heap.position[0] + Math.cos(a) * out,
      heap.position[1] + y,
      heap.position[2] + Math.sin(a) * out,
    ];
    if (placed.some((q) => Math.hypot(q[0] - p[0], q[1] - p[1], q[2] - p[2]) < heap.radius * 1.75))
      continue;
    placed.push(p);
    addPrimitive(kit.scene, {
      kind: 'sphere',
      object: addThing(kit, heap.thing),
      material: random.pick(heap.materials),
      center: p,
      radius: heap.radius * random.range(0.9, 1.08),
      spin: random.next(),
    });
  }
}

export const nutShells = (kit: Kit): MaterialRef[] =>
  (
    [
      [0.34, 0.2, 0.1],
      [0.42, 0.27, 0.14],
    ] as const
  ).map((color, i) => matte(kit, `nut ${i}`, () => ({ color, coat: 0.25, coatRoughness: 0.45 })));
