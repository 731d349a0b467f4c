import { fold } from '#studio/lexicon/matching/normalise.ts';
import { matte, metal, once, painted } from '#studio/props/making/kit.ts';
import { addRod } from '#studio/props/making/joinery.ts';
import { addBox, modelOf, paint } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addMaterial, addObject, addPrimitive, addSoftbox } from '#studio/scene-builder.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { CELLAR_FLOOR as FLOOR } from '#studio/compose/decors/cellar-stores.ts';
import { addDiningTable } from './dining-table.ts';

const ROOM = { half: 400, near: 220, far: -800, height: 350 } as const;
/** Across and away from us, on the side where the hero is; the others stand in depth behind it. */
const TABLES: readonly (readonly [x: number, z: number])[] = [
  [-70, -76],
  [128, -196],
  [-238, -250],
  [8, -372],
  [262, -380],
  [-170, -520],
  [140, -560],
];
/** As far as glasses are seen. */
const NEAR = -220;

/** A dining room laid white cloths, tall windows with curtains, lamps above the tables. */
export function buildDiningRoom(stage: Stage): void {
  const random = stage.random('dining room');
  const isEvening = !isByDay(stage);
  const flip = stage.direction.side > 0 ? -1 : 1;
  addShell(stage, random.int(1, 40), isEvening);
  const chairs = random.pick(['#33231a', '#2a2220', '#3f2a1c']);
  for (const [x, z] of TABLES) {
    const at: Vec3 = [flip * x + random.range(-8, 8), FLOOR, z + random.range(-10, 10)];
    addDiningTable(
      stage,
      { at, turn: random.range(-0.3, 0.3), isNear: z > NEAR, chairs },
      random.fork(`table ${z}`),
    );
    hangLamp(stage, [at[0], FLOOR + 205, at[2]], isEvening);
  }
  lightRoom(stage, isEvening);
}

/** Lunch is served by daylight; where no hour is named, lamps burn. */
export const isByDay = ({ spec }: Stage): boolean =>
  spec.time === 'noon' || spec.time === 'morning' || BRIGHT.test(fold(spec.prompt));
const BRIGHT =
  /\b(?:bright|sunny|sunlit|daylight|lunch|brunch|airy|lumineu\w+|luminos[oa]|soleggiat\w|soleado|hell\w*|sonnig\w*|dejeuner|pranzo|almuerzo|mittag\w*)\b/;

/** Boards, panelled walls, and three tall windows at the end between their curtains. */
function addShell({ kit, scene }: Stage, seed: number, isEvening: boolean): void {
  const object = addObject(scene, { role: 'decor', name: 'dining room' });
  const model = modelOf(kit, { position: [0, 0, 0], yaw: 0 }, object);
  const { half, near, far, height } = ROOM;
  const floor = matte(kit, 'dining floor', () => ({
    texture: painted(kit, {
      painter: 'planks',
      params: { seed, tone: [112, 80, 56], planks: 8, gap: 0.004, wear: 0.35 },
      share: 0.75,
      bump: 0.8,
      scale: [3, 5],
    }),
    coat: 0.8,
    coatRoughness: 0.22,
  }));
  const plaster = paint(kit, '#a9917a', { coat: 0.05 });
  const panel = paint(kit, '#5c3f2c', { coat: 0.4, rough: 0.35 });
  const ceiling = paint(kit, '#cdbfa8', { coat: 0 });
  const rect = (material: MaterialRef, origin: Vec3, u: Vec3, v: Vec3): void => {
    addPrimitive(scene, { kind: 'rect', object, material, origin, u, v });
  };
  rect(floor, [-half, FLOOR, near], [2 * half, 0, 0], [0, 0, far - near]);
  rect(ceiling, [-half, FLOOR + height, far], [2 * half, 0, 0], [0, 0, near - far]);
  rect(plaster, [-half, FLOOR, far], [2 * half, 0, 0], [0, height, 0]);
  for (const side of [-1, 1]) {
    rect(plaster, [side * half, FLOOR, near], [0, 0, (far - near) * side], [0, side * height, 0]);
    panelWall(model, side, panel);
  }
  addBox(model, { at: [0, FLOOR + 50, far + 2], half: [half, 50, 2] }, panel);
  addBox(model, { at: [0, FLOOR + 101, far + 4], half: [half, 2.2, 4] }, panel);
  for (let z = near; z > far; z -= 200)
    addBox(model, { at: [0, FLOOR + height - 12, z], half: [half, 12, 10] }, panel);
  for (const x of [-235, 0, 235]) addWindow({ kit, scene }, model, x, isEvening);
}

/** Wainscot with raised fields, and gilt frames above it. */
function panelWall(model: Model, side: number, panel: MaterialRef): void {
  const { half, near, far } = ROOM;
  const x = side * (half - 2);
  addBox(model, { at: [x, FLOOR + 50, (near + far) / 2], half: [2, 50, (near - far) / 2] }, panel);
  addBox(
    model,
    { at: [x - side * 2, FLOOR + 101, (near + far) / 2], half: [4, 2.2, (near - far) / 2] },
    panel,
  );
  const gilt = metal(model.kit, [0.62, 0.46, 0.22], 0.34);
  for (let z = near - 60; z > far + 60; z -= 110) {
    addBox(model, { at: [x - side * 2, FLOOR + 48, z], half: [1.2, 34, 42] }, panel);
    if (Math.round(z / 110) % 2 === 0) continue;
    addBox(model, { at: [x, FLOOR + 178, z], half: [2, 40, 54] }, gilt);
    addBox(
      model,
      { at: [x - side * 1.2, FLOOR + 178, z], half: [1.6, 34, 48] },
      paint(model.kit, '#39402f', { coat: 0.5, rough: 0.3 }),
    );
  }
}

/** Panes with bars, and a curtain gathered at either side. */
function addWindow(
  { kit, scene }: Pick<Stage, 'kit' | 'scene'>,
  model: Model,
  x: number,
  isEvening: boolean,
): void {
  const object = addObject(scene, { role: 'decor', name: 'window', thing: 'window' });
  const pane = once(kit, 'dining window', () =>
    addMaterial(scene, {
      kind: 'emissive',
      radiance: isEvening ? [0.03, 0.045, 0.085] : [2.6, 2.7, 2.8],
      sides: 'both',
    }),
  );
  const z = ROOM.far + 5;
  addPrimitive(scene, {
    kind: 'rect',
    object,
    material: pane,
    origin: [x - 62, FLOOR + 104, z],
    u: [124, 0, 0],
    v: [0, 205, 0],
  });
  const bars = paint(kit, '#e5dccb', { coat: 0.4 });
  for (const dx of [-62, 0, 62])
    addBox(model, { at: [x + dx, FLOOR + 206, z + 2], half: [3, 104, 2.4] }, bars);
  for (const y of [104, 172, 240, 310])
    addBox(model, { at: [x, FLOOR + y, z + 2], half: [64, 2.6, 2.4] }, bars);
  const cloth = paint(kit, '#6e2430', { coat: 0, rough: 0.9 });
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++)
      addRod(
        model,
        [
          [x + side * (68 + i * 7), FLOOR + 4, z + 8 + (i % 2) * 3],
          [x + side * (66 + i * 6), FLOOR + 318, z + 8 + (i % 2) * 3],
        ],
        { radius: 5.4, material: cloth },
      );
  addRod(
    model,
    [
      [x - 106, FLOOR + 320, z + 10],
      [x + 106, FLOOR + 320, z + 10],
    ],
    { radius: 2.2, material: metal(kit, [0.5, 0.36, 0.16], 0.3) },
  );
}

/** A globe of milk glass on its cord. */
function hangLamp({ kit, scene }: Stage, at: Vec3, isEvening: boolean): void {
  const object = addObject(scene, { role: 'decor', name: 'pendant lamp', thing: 'lamp' });
  const bulb = once(kit, 'dining bulb', () =>
    addMaterial(scene, {
      kind: 'emissive',
      radiance: isEvening ? [6.4, 4.2, 2.1] : [3, 2.5, 1.9],
      sides: 'both',
    }),
  );
  addRod(
    modelOf(kit, { position: [0, 0, 0], yaw: 0 }, object),
    [at, [at[0], FLOOR + ROOM.height, at[2]]],
    { radius: 0.7, material: metal(kit, [0.12, 0.1, 0.07], 0.4) },
  );
  addPrimitive(scene, { kind: 'sphere', object, material: bulb, center: at, radius: 11 });
  const gain = isEvening ? 1 : 0.3;
  scene.lights.push({
    kind: 'point',
    center: [at[0], at[1] - 16, at[2]],
    radius: 8,
    intensity: [36000 * gain, 29500 * gain, 22000 * gain],
  });
}

function lightRoom({ scene }: Stage, isEvening: boolean): void {
  if (!isEvening)
    addSoftbox(scene, {
      center: [0, FLOOR + 210, ROOM.far + 30],
      target: [0, FLOOR + 60, -200],
      width: 600,
      height: 210,
      radiance: [9, 9.2, 9.6],
      isHidden: true,
    });
  addSoftbox(scene, {
    center: [0, 130, 190],
    target: [0, 0, -200],
    width: 260,
    height: 160,
    radiance: isEvening ? [4.6, 4, 3.3] : [6, 5.8, 5.5],
    isHidden: true,
  });
  scene.environment = { color: isEvening ? [0.3, 0.23, 0.16] : [0.5, 0.48, 0.45] };
}
