import type { Random } from '#studio/random.ts';
import type { ObjectId, Rotation, Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { addMaterial, addPrimitive } from '#studio/scene-builder.ts';
import { once, wineMedium } from './making/kit.ts';
import type { Kit } from './making/kit.ts';
import { add, rotate } from '#studio/vector.ts';
import { radiusAt } from './making/profile.ts';

export interface Bubbles {
  object: ObjectId;
  position: Vec3;
  rotation: Rotation;
  inner: readonly Vec2[];
  level: number;
  wine: WineColour;
  strength: number;
  random: Random;
  isNear?: boolean;
}

/** Trains of bubbles from a few points of the bowl, growing as they rise, and a collar at the top. */
export function addBubbles(kit: Kit, b: Bubbles): void {
  const material = once(kit, `bubble ${b.wine} ${b.strength}`, () =>
    addMaterial(kit.scene, { kind: 'glass', outside: wineMedium(kit, b.wine, b.strength) }),
  );
  const put = (x: number, y: number, z: number, radius: number): void => {
    const center = add(b.position, rotate(b.rotation, [x, y, z]));
    addPrimitive(kit.scene, { kind: 'sphere', object: b.object, material, center, radius });
  };
  for (let i = 0; i < (b.isNear ? 24 : 9); i++) addTrain(b, put);
  addCollar(b, put);
}

type Put = (x: number, y: number, z: number, radius: number) => void;

function addTrain({ inner, level, random, isNear = false }: Bubbles, put: Put): void {
  const floor = inner[0]![1] + 0.3;
  const start = floor + (level - floor) * random.next() ** 2 * 0.6;
  const angle = random.next() * Math.PI * 2;
  const out = random.next() * 0.7;
  for (let y = start, gap = 0.3; y < level - 0.2; y += gap, gap *= 1.13) {
    const radius = (0.028 + 0.05 * ((y - floor) / (level - floor))) * (isNear ? 1.35 : 1);
    const reach = Math.max(0, radiusAt(inner, y) - 0.18) * out;
    const sway = random.range(-0.05, 0.05);
    put(Math.cos(angle) * reach + sway, y, Math.sin(angle) * reach + sway, radius);
  }
}

function addCollar({ inner, level, random }: Bubbles, put: Put): void {
  const radius = radiusAt(inner, level);
  for (let i = 0; i < 46; i++) {
    const angle = random.next() * Math.PI * 2;
    const size = random.range(0.04, 0.085);
    const out = radius - 0.14 - size - Math.abs(random.gauss()) * 0.18;
    put(Math.cos(angle) * out, level - 0.13 - size, Math.sin(angle) * out, size);
  }
}
