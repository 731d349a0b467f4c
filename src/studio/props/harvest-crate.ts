import type { Random } from '#studio/random.ts';
import type { Season } from '#studio/scene/surroundings.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { addObject, addPrimitive } from '#studio/scene-builder.ts';
import { add, compose, rotate, rotation } from '#studio/vector.ts';
import { addCluster } from './grapes/grapes.ts';
import { matte, painted } from './making/kit.ts';
import type { Kit } from './making/kit.ts';
import { addLeaf } from './grapes/vine.ts';

export const CRATE = { width: 50, depth: 32, height: 20 } as const;

export interface CrateOptions {
  wine: WineColour;
  season: Season;
  yaw: number;
  random: Random;
}

/** A slatted picking crate heaped with bunches and a few leaves that came along. */
export function addHarvestCrate(kit: Kit, position: Vec3, o: CrateOptions): void {
  const turn = rotation({ y: o.yaw });
  const place = (p: Vec3): Vec3 => add(position, rotate(turn, p));
  addSlats(kit, { place, yaw: o.yaw });
  heapGrapes(kit, place, o);
  for (let i = 0; i < 4; i++) {
    const at: Vec3 = [
      o.random.range(-20, 20),
      CRATE.height + o.random.range(3, 6),
      o.random.range(4, 15),
    ];
    const tilt = rotation({
      x: -1.2 + o.random.range(-0.4, 0.4),
      y: o.random.range(-2, 2),
      z: o.random.range(-0.6, 0.6),
    });
    addLeaf(
      kit,
      {
        center: place(at),
        size: o.random.range(4.2, 6),
        rotation: compose(turn, tilt),
        bend: 0.35,
      },
      o,
    );
  }
}

function addSlats(kit: Kit, { place, yaw }: { place: (p: Vec3) => Vec3; yaw: number }): void {
  const { scene } = kit;
  const { width: w, depth: d, height: h } = CRATE;
  const object = addObject(scene, { role: 'hero', name: 'harvest crate', thing: 'crate' });
  const wood = matte(kit, 'crate wood', () => ({
    texture: painted(kit, {
      painter: 'planks',
      params: { seed: 21, tone: [206, 172, 124], planks: 3, gap: 0.002, wear: 0.6 },
      share: 0.5,
      bump: 2.4,
      scale: [1 / 40, 1 / 24],
    }),
    coat: 0.12,
    coatRoughness: 0.55,
  }));
  const turn = rotation({ y: yaw });
  const slat = (center: Vec3, half: Vec3): void => {
    addPrimitive(scene, {
      kind: 'box',
      object,
      material: wood,
      center: place(center),
      half,
      rotation: turn,
    });
  };
  for (const z of [-d / 2, d / 2]) {
    for (let k = 0; k < 3; k++) slat([0, 3.4 + k * 6.4, z], [w / 2, 2.7, 0.6]);
  }
  for (const x of [-w / 2, w / 2]) {
    for (let k = 0; k < 3; k++) slat([x, 3.4 + k * 6.4, 0], [0.6, 2.7, d / 2]);
    for (const z of [-d / 2 + 1.4, d / 2 - 1.4]) slat([x * 0.965, h / 2, z], [0.9, h / 2, 0.9]);
  }
  slat([0, 0.5, 0], [w / 2, 0.5, d / 2]);
}

/** Bunches laid over a dark bed: only what can be seen is built. */
function heapGrapes(kit: Kit, place: (p: Vec3) => Vec3, o: CrateOptions): void {
  const { random } = o;
  const bed = matte(kit, 'crate bed', () => ({ color: [0.03, 0.012, 0.03] }));
  const object = addObject(kit.scene, { role: 'hero', name: 'grape bed' });
  addPrimitive(kit.scene, {
    kind: 'box',
    object,
    material: bed,
    center: place([0, CRATE.height * 0.4, 0]),
    half: [CRATE.width / 2 - 2, CRATE.height * 0.4, CRATE.depth / 2 - 2],
    rotation: rotation({ y: o.yaw }),
  });
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 4; i++) {
      const x = -17 + i * 11.2 + random.range(-2, 2);
      const z = -12 + row * 9 + random.range(-1.5, 1.5);
      const top = place([x, CRATE.height + 0.6 + (row === 1 ? 1.8 : 0), z]);
      const axis: Vec3 = [random.range(-7, 7), random.range(-1.4, 0.6), random.range(7, 11)];
      const cluster = {
        top,
        axis,
        radius: random.range(4, 5),
        berry: 1.2,
        count: 42,
        floor: position(place) + CRATE.height * 0.78,
      };
      addCluster(kit, cluster, { wine: o.wine, random: random.fork(`bunch ${row} ${i}`) });
    }
  }
}

const position = (place: (p: Vec3) => Vec3): number => place([0, 0, 0])[1];
