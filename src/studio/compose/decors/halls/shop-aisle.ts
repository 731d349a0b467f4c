import { matte, metal, once, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addRod } from '#studio/props/making/joinery.ts';
import { addBox, addLathe, modelOf, paint } from '#studio/props/making/model.ts';
import { addShelfBottle, SHELF_SORTS } from '#studio/props/bottle/shelf-bottle.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Random } from '#studio/random.ts';
import { addMaterial, addObject, addPrimitive, addSoftbox } from '#studio/scene-builder.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { addShelving, SHELF } from './shop-shelving.ts';
import { CELLAR_FLOOR as FLOOR } from '#studio/compose/decors/cellar-stores.ts';

const SHOP = { face: 122, near: 200, far: -640, height: 290 } as const;

/** Down the aisle of a wine shop: shelves to the ceiling on both sides and across the end, cases at their foot. */
export function buildShopAisle(stage: Stage): void {
  const { kit } = stage;
  const random = stage.random('shop aisle');
  const wood = woodOf(kit, random.int(1, 40));
  addShell(stage, wood, random.int(1, 99));
  const run = { from: SHOP.near - 40, to: SHOP.far };
  for (const side of [-1, 1])
    addShelving(kit, {
      wood,
      random,
      ...run,
      at: (along, depth) => [side * (SHOP.face + depth), along],
    });
  addShelving(kit, {
    wood,
    random,
    from: -SHOP.face - SHELF.depth,
    to: SHOP.face + SHELF.depth,
    at: (along, depth) => [along, SHOP.far + SHELF.depth - depth],
  });
  addCounter(kit, wood, random);
  addCases(kit, random);
  hangLamps(stage);
  lightShop(stage);
}

const woodOf = (kit: Kit, seed: number): MaterialRef =>
  matte(kit, 'shop wood', () => ({
    texture: painted(kit, {
      painter: 'planks',
      params: { seed, tone: [150, 108, 70], planks: 2, gap: 0.001, wear: 0.25 },
      share: 0.5,
      bump: 0.8,
      scale: [1 / 90, 1 / 40],
    }),
    coat: 0.4,
    coatRoughness: 0.35,
  }));

/** Boards underfoot, plaster above. */
function addShell({ kit, scene }: Stage, wood: MaterialRef, seed: number): void {
  const object = addObject(scene, { role: 'decor', name: 'shop' });
  const floor = matte(kit, 'shop floor', () => ({
    texture: painted(kit, {
      painter: 'planks',
      params: { seed, tone: [156, 118, 80], planks: 8, gap: 0.004, wear: 0.5 },
      share: 0.75,
      bump: 1,
      scale: [2, 4],
    }),
    coat: 0.6,
    coatRoughness: 0.28,
  }));
  const plaster = paint(kit, '#8a7158', { coat: 0.05 });
  const { near, far, height } = SHOP;
  const half = SHOP.face + SHELF.depth + 3;
  const rect = (material: MaterialRef, y: number, v: number): void => {
    addPrimitive(scene, {
      kind: 'rect',
      object,
      material,
      origin: [-half, FLOOR + y, v < 0 ? near : far],
      u: [2 * half, 0, 0],
      v: [0, 0, v],
    });
  };
  rect(floor, 0, far - near);
  rect(plaster, height + 26, near - far);
  const beams = modelOf(kit, { position: [0, 0, 0], yaw: 0 }, object);
  for (let z = 60; z > far; z -= 130)
    addBox(beams, { at: [0, FLOOR + height + 18, z], half: [half, 9, 8] }, wood);
}

/** Across the far end, before its shelves, bottles to taste on it. */
function addCounter(kit: Kit, wood: MaterialRef, random: Random): void {
  const object = addObject(kit.scene, { role: 'decor', name: 'counter', thing: 'counter' });
  const model = modelOf(kit, { position: [0, 0, 0], yaw: 0 }, object);
  const z = SHOP.far + 130;
  const top = paint(kit, '#2c2622', { coat: 0.9, rough: 0.14 });
  addBox(model, { at: [18, FLOOR + 48, z], half: [62, 48, 24] }, wood);
  addBox(model, { at: [18, FLOOR + 98, z], half: [68, 2.4, 29] }, top);
  for (const x of [-30, -19, -8])
    addShelfBottle(model, [x, FLOOR + 100.4, z], random.int(0, SHELF_SORTS - 1), random);
}

/** Wooden cases along the foot of the shelves, here and there a second one on top, bottles standing on them. */
function addCases(kit: Kit, random: Random): void {
  const deal = matte(kit, 'case wood', () => ({
    texture: painted(kit, {
      painter: 'planks',
      params: { seed: 31, tone: [196, 158, 108], planks: 2, gap: 0.012, wear: 0.2 },
      share: 0.5,
      bump: 0.6,
      scale: [1 / 110, 1 / 40],
    }),
    coat: 0.15,
    coatRoughness: 0.5,
  }));
  const object = addObject(kit.scene, {
    role: 'decor',
    name: 'wooden cases',
    thing: 'wooden_case',
  });
  const model = modelOf(kit, { position: [0, 0, 0], yaw: 0 }, object);
  for (const side of [-1, 1])
    for (let z = -60 - random.range(0, 60); z > SHOP.far + 120; z -= random.range(64, 150)) {
      const high = random.int(1, 2);
      const x = side * (SHOP.face - 28);
      const turn = random.range(-0.1, 0.1);
      for (let i = 0; i < high; i++)
        addBox(
          model,
          {
            at: [x, FLOOR + 9.5 + i * 19.4, z + random.range(-1.5, 1.5)],
            half: [17, 9.2, 26],
            turn: { y: turn + random.range(-0.04, 0.04) },
          },
          deal,
        );
      const sort = random.int(0, SHELF_SORTS - 1);
      for (const dz of [-16, -5, 6, 17])
        addShelfBottle(
          model,
          [x + random.range(-2, 2), FLOOR + high * 19.4 - 0.6, z + dz],
          sort,
          random,
        );
    }
}

/** Lamps on cords, in a line down the middle. */
function hangLamps({ kit, scene }: Stage): void {
  const object = addObject(scene, { role: 'decor', name: 'shop lamps', thing: 'lamp' });
  const model = modelOf(kit, { position: [0, 0, 0], yaw: 0 }, object);
  const iron = metal(kit, [0.07, 0.06, 0.05], 0.4);
  const bulb = once(kit, 'shop bulb', () =>
    addMaterial(scene, { kind: 'emissive', radiance: [17, 11.5, 6], sides: 'both' }),
  );
  for (const z of LAMPS_AT) {
    const at: Vec3 = [0, FLOOR + 244, z];
    addRod(model, [at, [0, FLOOR + SHOP.height + 26, z]], { radius: 0.6, material: iron });
    addLathe(
      model,
      [
        [3, 10],
        [6, 8],
        [15, -2],
        [16, -4],
      ],
      iron,
      { at },
    );
    addPrimitive(scene, {
      kind: 'sphere',
      object,
      material: bulb,
      center: [0, at[1] - 2, z],
      radius: 5,
    });
    scene.lights.push({
      kind: 'point',
      center: [0, at[1] - 10, z],
      radius: 6,
      intensity: [30000, 23000, 15000],
    });
  }
  addLathe(
    model,
    [
      [AXIS, 1],
      [3, 0],
    ],
    iron,
    { at: [0, FLOOR + 243, LAMPS_AT[0]] },
  );
}
const LAMPS_AT = [-110, -290, -470] as const;

/** Spots along the ceiling wash both walls of bottles; a quiet light from beside us shows their labels. */
function lightShop({ scene }: Stage): void {
  for (const side of [-1, 1])
    for (const z of [-60, -280, -500])
      addSoftbox(scene, {
        center: [-side * 40, FLOOR + SHOP.height - 60, z],
        target: [side * SHOP.face, FLOOR + 90, z],
        width: 40,
        height: 170,
        radiance: [17, 14, 10.4],
        isHidden: true,
      });
  addSoftbox(scene, {
    center: [0, 60, 170],
    target: [0, 20, -300],
    width: 160,
    height: 120,
    radiance: [4.6, 4.1, 3.5],
    isHidden: true,
  });
  addSoftbox(scene, {
    center: [0, FLOOR + SHOP.height - 20, SHOP.far + 190],
    target: [0, FLOOR + 110, SHOP.far],
    width: 200,
    height: 30,
    radiance: [13, 10.4, 7.4],
    isHidden: true,
  });
  scene.fog = { density: 0.0001, color: [0.2, 0.13, 0.08] };
  scene.environment = { color: [0.17, 0.14, 0.11] };
}
