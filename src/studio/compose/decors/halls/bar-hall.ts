import { CELLAR_FLOOR as FLOOR } from '#studio/compose/decors/cellar-stores.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { addShelfBottle, SHELF_SORTS } from '#studio/props/bottle/shelf-bottle.ts';
import { addStool } from '#studio/props/furniture/stool.ts';
import { addRod } from '#studio/props/making/joinery.ts';
import { matte, metal, once, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addBox, addLathe, modelOf, paint, textured, tint } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import { addMaterial, addObject, addPrimitive, addSoftbox } from '#studio/scene-builder.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import { addShelving, SHELF } from './shop-shelving.ts';

/** Names of what the counter is made of, by which a picture tells it. */
export const MARBLE_COUNTER = 'marble counter';
export const WOODEN_COUNTER = 'wooden counter';

/** Floor plan in centimetres; the bar is on one side, the guests' wall on the other. */
const BAR = { near: 200, far: -560, height: 300, aisle: 150, wall: 250 } as const;
const COUNTER = { face: 52, depth: 62, height: 108, from: 120, to: -470 } as const;
/** Where guests sit, and how far from each other. */
const SEAT = { from: 22, first: -20, step: 72, most: 6 } as const;

/** Along the counter of a wine bar: its stools, lamps over it, shelves of bottles behind it. */
export function buildBarHall(stage: Stage): void {
  const { kit, direction } = stage;
  const random = stage.random('bar hall');
  const side = direction.side > 0 ? 1 : -1;
  const wood = woodOf(kit, random.int(1, 40));
  addShell(stage, wood, side);
  addCounter(stage, wood, { side, random });
  addShelving(kit, {
    wood,
    random,
    from: BAR.near - 60,
    to: BAR.far,
    at: (along, depth) => [side * (BAR.wall - SHELF.depth + depth), along],
    isUnpriced: true,
  });
  placeStools(stage, side);
  hangLamps(stage, side);
  lightBar(stage, side);
}

const woodOf = (kit: Kit, seed: number): MaterialRef =>
  matte(kit, 'bar wood', () => ({
    texture: painted(kit, {
      painter: 'planks',
      params: { seed, tone: [104, 66, 42], planks: 3, gap: 0.002, wear: 0.2 },
      share: 0.5,
      bump: 0.8,
      scale: [1 / 90, 1 / 40],
    }),
    coat: 0.6,
    coatRoughness: 0.26,
  }));

function addShell({ kit, scene }: Stage, wood: MaterialRef, side: number): void {
  const object = addObject(scene, { role: 'decor', name: 'bar' });
  const floor = matte(kit, 'bar floor', () => ({
    texture: painted(kit, {
      painter: 'planks',
      params: { seed: 8, tone: [120, 82, 54], planks: 8, gap: 0.004, wear: 0.5 },
      share: 0.75,
      bump: 1,
      scale: [2, 4],
    }),
    coat: 0.6,
    coatRoughness: 0.24,
  }));
  const plaster = paint(kit, '#6d4334', { coat: 0.05 });
  const ceiling = paint(kit, '#3b2a22', { coat: 0.05 });
  const { near, far, height, wall, aisle } = BAR;
  const [left, right] = side > 0 ? [-aisle, wall] : [-wall, aisle];
  const rect = (material: MaterialRef, origin: Vec3, u: Vec3, v: Vec3): void => {
    addPrimitive(scene, { kind: 'rect', object, material, origin, u, v });
  };
  rect(floor, [left, FLOOR, near], [right - left, 0, 0], [0, 0, far - near]);
  rect(ceiling, [left, FLOOR + height, far], [right - left, 0, 0], [0, 0, near - far]);
  rect(plaster, [left, FLOOR, far], [right - left, 0, 0], [0, height, 0]);
  const model = modelOf(kit, { position: [0, 0, 0], yaw: 0 }, object);
  const middle = (near + far) / 2;
  const half = (near - far) / 2;
  addBox(
    model,
    { at: [-side * aisle, FLOOR + height / 2, middle], half: [2, height / 2, half] },
    plaster,
  );
  addBox(model, { at: [-side * (aisle - 3), FLOOR + 52, middle], half: [2, 52, half] }, wood);
  addBox(
    model,
    { at: [(left + right) / 2, FLOOR + 52, far + 3], half: [(right - left) / 2, 52, 2] },
    wood,
  );
  for (let z = near; z > far; z -= 150)
    addBox(
      model,
      { at: [(left + right) / 2, FLOOR + height - 9, z], half: [(right - left) / 2, 9, 8] },
      wood,
    );
}

/** A panelled front, a rail for the feet, a top of stone or wood. */
function addCounter(
  { kit, scene, spec }: Stage,
  wood: MaterialRef,
  { side, random }: { side: number; random: Random },
): void {
  const isWooden = /\b(?:wooden|wood|oak|zinc|copper|bois|legno|madera|holz)\b/iu.test(spec.prompt);
  const name = isWooden ? WOODEN_COUNTER : MARBLE_COUNTER;
  const object = addObject(scene, { role: 'decor', name, thing: 'counter' });
  const model = modelOf(kit, { position: [0, 0, 0], yaw: 0 }, object);
  const top = isWooden ? wood : stoneOf(kit, spec.prompt);
  const { face, depth, height, from, to } = COUNTER;
  const [middle, half] = [(from + to) / 2, (from - to) / 2];
  const x = side * (face + depth / 2);
  addBox(model, { at: [x, FLOOR + height / 2, middle], half: [depth / 2, height / 2, half] }, wood);
  addBox(
    model,
    { at: [x - side * 5, FLOOR + height + 2, middle], half: [depth / 2 + 7, 2.4, half + 4] },
    top,
  );
  for (let z = from - 30; z > to; z -= 64)
    addBox(model, { at: [side * (face - 1), FLOOR + 56, z], half: [1.4, 38, 25] }, wood);
  const brass = metal(kit, [0.72, 0.52, 0.2], 0.28);
  addRod(
    model,
    [
      [side * (face - 12), FLOOR + 20, from],
      [side * (face - 12), FLOOR + 20, to],
    ],
    {
      radius: 2,
      material: brass,
    },
  );
  for (let z = -60; z > to + 60; z -= random.int(110, 150))
    for (const k of [0, 1, 2])
      addShelfBottle(
        model,
        [x + side * 12, FLOOR + height + 4.4, z - k * 11],
        random.int(0, SHELF_SORTS - 1),
        random,
      );
}

const stoneOf = (kit: Kit, prompt: string): MaterialRef => {
  const isLight = /\b(?:white|light|carrara|blanc|bianco|blanco|weiß\p{L}*)\b/iu.test(prompt);
  return textured(
    kit,
    `bar marble ${isLight}`,
    { painter: 'marble', params: { seed: 5, isLight }, scale: [1 / 90, 1 / 90] },
    { coat: 0.8, rough: 0.1 },
  );
};

/** As many as were asked for, or a row of them. */
function placeStools({ kit, spec }: Stage, side: number): void {
  const asked = spec.things.find(({ thing }) => thing === 'stool');
  const count = Math.min(SEAT.most, asked?.count ?? SEAT.most);
  const colour = asked?.colour ? tint(asked.colour.hex) : null;
  for (let i = 0; i < count; i++)
    addStool(
      kit,
      { position: [side * SEAT.from, FLOOR, SEAT.first - i * SEAT.step], yaw: 0.2 * i },
      colour,
    );
}

/** Glass lamps on cords in a line over the counter. */
function hangLamps({ kit, scene }: Stage, side: number): void {
  const object = addObject(scene, { role: 'decor', name: 'bar lamps', thing: 'lamp' });
  const model = modelOf(kit, { position: [0, 0, 0], yaw: 0 }, object);
  const brass = metal(kit, [0.62, 0.44, 0.18], 0.32);
  const bulb = once(kit, 'bar bulb', () =>
    addMaterial(scene, { kind: 'emissive', radiance: [15, 9.6, 4.6], sides: 'both' }),
  );
  const x = side * (COUNTER.face + 14);
  for (let z = -40; z > COUNTER.to; z -= 120) {
    const at: Vec3 = [x, FLOOR + 212, z];
    addRod(model, [at, [x, FLOOR + BAR.height, z]], { radius: 0.6, material: brass });
    addLathe(
      model,
      [
        [2.4, 9],
        [5, 7],
        [12, -3],
        [12.6, -5],
      ],
      brass,
      { at },
    );
    addPrimitive(scene, {
      kind: 'sphere',
      object,
      material: bulb,
      center: [x, at[1] - 3, z],
      radius: 4.4,
    });
    scene.lights.push({
      kind: 'point',
      center: [x, at[1] - 11, z],
      radius: 5,
      intensity: [52000, 37000, 22000],
    });
  }
}

/** The shelves are lit from their own boards; the rest by the lamps and a quiet light from beside us. */
function lightBar({ scene }: Stage, side: number): void {
  for (const z of [-20, -210, -400])
    addSoftbox(scene, {
      center: [side * (COUNTER.face + 70), FLOOR + BAR.height - 40, z],
      target: [side * BAR.wall, FLOOR + 120, z],
      width: 30,
      height: 150,
      radiance: [17, 11.6, 6.6],
      isHidden: true,
    });
  addSoftbox(scene, {
    center: [-side * 60, 70, 170],
    target: [side * 40, -20, -200],
    width: 140,
    height: 110,
    radiance: [13, 10.6, 8],
    isHidden: true,
  });
  scene.fog = { density: 0.0001, color: [0.16, 0.09, 0.05] };
  scene.environment = { color: [0.3, 0.22, 0.16] };
}
