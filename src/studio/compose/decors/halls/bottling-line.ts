import { addRod } from '#studio/props/making/joinery.ts';
import { matte, metal, once, painted } from '#studio/props/making/kit.ts';
import { addBox, addLathe, modelOf, paint } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { addShelfBottle } from '#studio/props/bottle/shelf-bottle.ts';
import type { Random } from '#studio/random.ts';
import { addMaterial, addObject, addPrimitive, addSoftbox } from '#studio/scene-builder.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { CELLAR_FLOOR as FLOOR } from '#studio/compose/decors/cellar-stores.ts';

const HALL = { half: 420, near: 220, far: -950, height: 420 } as const;
/** Height of the belt above the floor; bottles stand on it one behind the other. */
const BELT = { height: 74, near: 200, far: -760, half: 8, step: 11.2 } as const;
const FILLER = { z: -300, radius: 62, foot: 60, head: 130, roof: 196 } as const;

/** Along a belt of bottles to the machine that fills them, a second belt behind it. */
export function buildBottlingLine(stage: Stage): void {
  const { kit, scene } = stage;
  const random = stage.random('bottling line');
  const side = stage.direction.side > 0 ? 1 : -1;
  const x = side * 46;
  const object = addObject(scene, { role: 'decor', name: 'bottling line' });
  const model = modelOf(kit, { position: [0, 0, 0], yaw: 0 }, object);
  const sort = random.pick([0, 1, 3, 4]);
  addRoom(stage);
  addBelt(stage, model, { x, sort, random });
  addBelt(stage, model, { x: x - side * 250, sort, random });
  addFiller(stage, model, { x, sort, random }, side);
  addCabinet(stage, model, [x + side * 120, FLOOR, -150]);
  lightHall(stage);
}

interface Run {
  x: number;
  sort: number;
  random: Random;
}

/** Steel side plates, a dark chain between rails, legs, and the bottles that ride on it. */
function addBelt({ kit, scene }: Stage, model: Model, { x, sort, random }: Run): void {
  const steel = metal(kit, [0.7, 0.72, 0.74], 0.28);
  const chain = paint(kit, '#2b2f33', { coat: 0.4, rough: 0.4 });
  const { near, far, half, height } = BELT;
  const [middle, long] = [(near + far) / 2, (near - far) / 2];
  addBox(model, { at: [x, FLOOR + height - 2, middle], half: [half, 2, long] }, chain);
  for (const s of [-1, 1]) {
    addBox(
      model,
      { at: [x + s * (half + 1.2), FLOOR + height - 5, middle], half: [1.2, 7, long] },
      steel,
    );
    for (const up of [9, 19])
      addRod(
        model,
        [
          [x + s * (half - 1.6), FLOOR + height + up, near],
          [x + s * (half - 1.6), FLOOR + height + up, far],
        ],
        { radius: 0.55, material: steel },
      );
    for (let z = near - 30; z > far; z -= 120) {
      addRod(
        model,
        [
          [x + s * half, FLOOR, z],
          [x + s * half, FLOOR + height - 6, z],
        ],
        { radius: 2, material: steel },
      );
      addRod(
        model,
        [
          [x + s * (half + 4), FLOOR + height - 4, z],
          [x + s * (half - 1), FLOOR + height + 19, z],
        ],
        { radius: 0.8, material: steel },
      );
    }
  }
  for (let z = near - 6; z > far + 10; z -= BELT.step) {
    const bottle = addObject(scene, { role: 'decor', name: 'bottle on the line', thing: 'bottle' });
    const at: Vec3 = [x + random.range(-0.5, 0.5), FLOOR + height, z];
    addShelfBottle(modelOf(kit, { position: [0, 0, 0], yaw: 0 }, bottle), at, sort, random);
  }
}

/** A carousel of filling tubes under a steel dome, in a cabin of clear panels. */
function addFiller({ kit }: Stage, model: Model, { x, sort, random }: Run, side: number): void {
  const steel = metal(kit, [0.74, 0.76, 0.78], 0.2);
  const dull = metal(kit, [0.56, 0.58, 0.6], 0.4);
  const { z, radius: r, foot, head, roof } = FILLER;
  const middle: Vec3 = [x - side * (r + 22), FLOOR, z];
  addBox(model, { at: [middle[0], FLOOR + foot / 2, z], half: [r + 22, foot / 2, r + 22] }, dull);
  addLathe(
    model,
    [
      [r - 4, foot + 2],
      [r - 4, foot + 8],
      [18, foot + 10],
      [18, head],
      [r, head + 6],
      [r, head + 26],
      [r * 0.8, head + 44],
      [20, head + 52],
      [AXIS, head + 53],
    ],
    steel,
    { at: middle, isSharp: true },
  );
  const bottle = modelOf(kit, { position: [0, 0, 0], yaw: 0 }, model.object);
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2;
    const [px, pz] = [middle[0] + Math.cos(a) * (r - 9), z + Math.sin(a) * (r - 9)];
    addRod(
      model,
      [
        [px, FLOOR + head + 8, pz],
        [px, FLOOR + foot + 38, pz],
      ],
      { radius: 1.6, material: steel },
    );
    addShelfBottle(bottle, [px, FLOOR + foot + 9, pz], sort, random);
  }
  for (const dx of [-1, 1])
    for (const dz of [-1, 1])
      addRod(
        model,
        [
          [middle[0] + dx * (r + 20), FLOOR + foot, z + dz * (r + 20)],
          [middle[0] + dx * (r + 20), FLOOR + roof, z + dz * (r + 20)],
        ],
        { radius: 3, material: dull },
      );
  addBox(model, { at: [middle[0], FLOOR + roof + 12, z], half: [r + 26, 14, r + 26] }, dull);
  addBox(
    model,
    { at: [middle[0], FLOOR + roof + 12, z + r + 27], half: [r + 20, 3, 0.8] },
    paint(kit, '#1f5c8f', { coat: 0.7 }),
  );
}

/** A control desk with its screen and a lamp that says that all is well. */
function addCabinet({ kit, scene }: Stage, model: Model, [x, y, z]: Vec3): void {
  const grey = paint(kit, '#d8dadb', { coat: 0.5 });
  addBox(model, { at: [x, y + 78, z], half: [26, 78, 18] }, grey);
  addBox(
    model,
    { at: [x, y + 122, z + 18.6], half: [17, 12, 0.8] },
    paint(kit, '#15181b', { coat: 1, rough: 0.1 }),
  );
  const shine = (key: string, radiance: Vec3): MaterialRef =>
    once(kit, key, () => addMaterial(scene, { kind: 'emissive', radiance, sides: 'both' }));
  addBox(
    model,
    { at: [x, y + 122, z + 19.6], half: [15, 10, 0.4] },
    shine('line screen', [0.2, 0.55, 0.75]),
  );
  addRod(
    model,
    [
      [x, y + 156, z],
      [x, y + 184, z],
    ],
    { radius: 1.6, material: grey },
  );
  for (const [i, radiance] of [
    [0, [0.15, 2.4, 0.5]],
    [1, [0.35, 0.2, 0.03]],
    [2, [0.3, 0.03, 0.03]],
  ] as const)
    addBox(
      model,
      { at: [x, y + 188 + i * 9, z], half: [4, 4, 4] },
      shine(`line lamp ${i}`, [...radiance]),
    );
  for (const [i, hex] of ['#2f9a4b', '#c23a2e', '#d8b33a'].entries())
    addBox(
      model,
      { at: [x - 10 + i * 10, y + 100, z + 18.8], half: [2.6, 2.6, 1] },
      paint(kit, hex, { coat: 0.8 }),
    );
}

/** Sealed floor, pale panels, daylight from tall windows at the side, pipes below the roof. */
function addRoom({ kit, scene }: Stage): void {
  const object = addObject(scene, { role: 'decor', name: 'hall' });
  const model = modelOf(kit, { position: [0, 0, 0], yaw: 0 }, object);
  const floor = matte(kit, 'line floor', () => ({
    texture: painted(kit, {
      painter: 'masonry',
      params: { seed: 11, tone: [150, 156, 154], columns: 3, courses: 3 },
      share: 0.5,
      bump: 0.15,
      scale: [3, 5],
    }),
    coat: 1,
    coatRoughness: 0.16,
  }));
  const wall = paint(kit, '#b9c0c1', { coat: 0.2 });
  const roof = paint(kit, '#5e666a', { coat: 0.1 });
  const { half, near, far, height } = HALL;
  const rect = (material: MaterialRef, origin: Vec3, u: Vec3, v: Vec3): void => {
    addPrimitive(scene, { kind: 'rect', object, material, origin, u, v });
  };
  rect(floor, [-half, FLOOR, near], [2 * half, 0, 0], [0, 0, far - near]);
  rect(roof, [-half, FLOOR + height, far], [2 * half, 0, 0], [0, 0, near - far]);
  rect(wall, [-half, FLOOR, far], [2 * half, 0, 0], [0, height, 0]);
  for (const side of [-1, 1])
    rect(wall, [side * half, FLOOR, near], [0, 0, (far - near) * side], [0, side * height, 0]);
  const day = once(kit, 'line window', () =>
    addMaterial(scene, { kind: 'emissive', radiance: [2.6, 2.75, 2.9], sides: 'both' }),
  );
  const strip = once(kit, 'line strip', () =>
    addMaterial(scene, { kind: 'emissive', radiance: [7, 7.2, 7.4], sides: 'both' }),
  );
  for (const side of [-1, 1])
    for (let z = 60; z > far; z -= 210)
      rect(day, [side * (half - 2), FLOOR + 190, z], [0, 0, -130 * side], [0, 150 * side, 0]);
  const iron = metal(kit, [0.66, 0.68, 0.7], 0.3);
  for (let z = 0; z > far; z -= 200) {
    addBox(model, { at: [0, FLOOR + height - 10, z], half: [half, 10, 6] }, roof);
    for (const x of [-140, 120]) rect(strip, [x, FLOOR + height - 34, z], [20, 0, 0], [0, 0, -130]);
  }
  for (const x of [-30, -18, 40])
    addRod(
      model,
      [
        [x, FLOOR + height - 60, near],
        [x, FLOOR + height - 60, far],
      ],
      { radius: 4, material: iron },
    );
}

function lightHall({ scene }: Stage): void {
  for (const z of [-60, -420])
    addSoftbox(scene, {
      center: [60, FLOOR + HALL.height - 50, z],
      target: [0, FLOOR, z],
      width: 300,
      height: 260,
      radiance: [4.4, 4.5, 4.6],
      isHidden: true,
    });
  addSoftbox(scene, {
    center: [-380, 80, 40],
    target: [0, 0, -160],
    width: 200,
    height: 200,
    radiance: [7, 7.2, 7.6],
    isHidden: true,
  });
  scene.fog = { density: 0.00012, color: [0.56, 0.6, 0.63] };
  scene.environment = { color: [0.42, 0.44, 0.46] };
}
