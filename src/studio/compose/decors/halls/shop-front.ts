import { addRod } from '#studio/props/making/joinery.ts';
import { matte, metal, once, painted } from '#studio/props/making/kit.ts';
import { addBox, modelOf, paint } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addShelfBottle, SHELF_SORTS } from '#studio/props/bottle/shelf-bottle.ts';
import type { Random } from '#studio/random.ts';
import { addMaterial, addObject, addPrimitive, addSoftbox } from '#studio/scene-builder.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { CELLAR_FLOOR as FLOOR } from '#studio/compose/decors/cellar-stores.ts';
import { addRain, addStreet, lightStreet, WALL } from './street.ts';

const WINDOW = { half: 112, sill: 62, head: 236, depth: 52, away: 190 } as const;
const DOOR = { half: 52, head: 236 } as const;
const FASCIA = 250;

/** A wine shop from across its street: panes with lit shelves, a glass door between them, an awning, wet stones. */
export function buildShopFront(stage: Stage): void {
  const { kit, scene, spec } = stage;
  const random = stage.random('shop front');
  const isNight = spec.time === 'night' || spec.time === 'dusk' || spec.time === 'sunset';
  const isWet = spec.weather === 'rain' || spec.weather === 'storm' || isNight;
  const house = addObject(scene, { role: 'decor', name: 'house front', thing: 'house' });
  const model = modelOf(kit, { position: [0, 0, 0], yaw: 0 }, house);
  const timber = paint(kit, random.pick(['#1f4436', '#5a1f2c', '#1c3050', '#3b2a20']), {
    coat: 0.7,
    rough: 0.25,
  });
  addWalls(stage, model, timber, random.int(1, 60));
  for (const side of [-1, 1]) addDisplay(stage, { side, timber, random });
  addDoor(stage, model, timber);
  addAwning(model, random.pick(['#8e1f2b', '#1f4a3a', '#22365a']));
  addLamps(stage, model, isNight);
  addStreet(stage, { seed: random.int(1, 60), isWet });
  if (spec.weather === 'rain' || spec.weather === 'storm') addRain(stage, random);
  lightStreet(stage, isNight);
}

/** Plaster above, painted timber below, two windows of the floor above. */
function addWalls({ kit, scene }: Stage, model: Model, timber: MaterialRef, seed: number): void {
  const plaster = matte(kit, 'front plaster', () => ({
    texture: painted(kit, {
      painter: 'masonry',
      params: { seed, tone: [198, 180, 150], columns: 7, courses: 9 },
      share: 0.75,
      bump: 0.5,
      scale: [2, 1],
    }),
    coat: 0,
  }));
  const rect = (origin: Vec3, u: Vec3, v: Vec3): void => {
    addPrimitive(scene, { kind: 'rect', object: model.object, material: plaster, origin, u, v });
  };
  rect([-900, FLOOR + FASCIA, WALL], [1800, 0, 0], [0, 420, 0]);
  const edge = WINDOW.away + WINDOW.half + 26;
  for (const side of [-1, 1])
    rect([side > 0 ? edge : -900, FLOOR, WALL], [900 - edge, 0, 0], [0, FASCIA, 0]);
  // The shop's own front: piers, a plinth under the panes, the board above them.
  const pier = (x: number, half: number): void =>
    addBox(model, { at: [x, FLOOR + FASCIA / 2, WALL + 4], half: [half, FASCIA / 2, 9] }, timber);
  for (const side of [-1, 1]) {
    pier(side * (DOOR.half + 14), 12);
    pier(side * (edge - 4), 21);
    const middle = side * WINDOW.away;
    addBox(
      model,
      { at: [middle, FLOOR + WINDOW.sill / 2, WALL + 2], half: [WINDOW.half, WINDOW.sill / 2, 6] },
      timber,
    );
    for (const dx of [-56, 0, 56])
      addBox(
        model,
        { at: [middle + dx, FLOOR + WINDOW.sill / 2, WALL + 8], half: [21, 21, 1.4] },
        timber,
      );
  }
  addBox(model, { at: [0, FLOOR + FASCIA + 18, WALL + 6], half: [edge + 14, 24, 9] }, timber);
  addBox(model, { at: [0, FLOOR + FASCIA + 44, WALL + 10], half: [edge + 20, 3, 15] }, timber);
  const frame = paint(kit, '#d8cdb8', { coat: 0.2 });
  const lit = glowing(kit, 'upper window', [1.3, 0.78, 0.36]);
  for (const x of [-WINDOW.away, WINDOW.away]) {
    addBox(model, { at: [x, FLOOR + 402, WALL + 2], half: [46, 74, 4] }, frame);
    addBox(model, { at: [x, FLOOR + 402, WALL + 5], half: [38, 66, 2] }, lit);
    for (const dx of [-38, 0, 38])
      addBox(model, { at: [x + dx, FLOOR + 402, WALL + 8], half: [2, 66, 2] }, frame);
    addBox(model, { at: [x, FLOOR + 420, WALL + 8], half: [38, 2, 2] }, frame);
    for (const s of [-1, 1])
      addBox(model, { at: [x + s * 70, FLOOR + 402, WALL + 4], half: [22, 72, 3] }, timber);
  }
}

const glowing = (kit: Stage['kit'], key: string, radiance: Vec3): MaterialRef =>
  once(kit, key, () => addMaterial(kit.scene, { kind: 'emissive', radiance, sides: 'both' }));

/** A box of light behind its panes: shelves of bottles to the back, the best of them in front. */
function addDisplay(
  { kit, scene }: Stage,
  { side, timber, random }: { side: number; timber: MaterialRef; random: Random },
): void {
  const object = addObject(scene, { role: 'decor', name: 'shop window', thing: 'window' });
  const model = modelOf(kit, { position: [0, 0, 0], yaw: 0 }, object);
  const shelf = addObject(scene, { role: 'decor', name: 'shelves', thing: 'shelf' });
  const stock = modelOf(kit, { position: [0, 0, 0], yaw: 0 }, shelf);
  const x = side * WINDOW.away;
  const { half, sill, head, depth } = WINDOW;
  const back = WALL - depth;
  const middle = FLOOR + (sill + head) / 2;
  const warm = paint(kit, '#c79a62', { coat: 0.1 });
  const oak = paint(kit, '#6f4a2a', { coat: 0.3 });
  addBox(model, { at: [x, middle, back - 3], half: [half, (head - sill) / 2, 3] }, warm);
  addBox(model, { at: [x, FLOOR + sill - 2, back + depth / 2], half: [half, 2, depth / 2] }, oak);
  addBox(model, { at: [x, FLOOR + head + 4, back + depth / 2], half: [half, 4, depth / 2] }, warm);
  for (const s of [-1, 1])
    addBox(
      model,
      {
        at: [x + s * (half + 2), middle, back + depth / 2],
        half: [2, (head - sill) / 2, depth / 2],
      },
      warm,
    );
  for (const y of [sill + 58, sill + 112])
    addBox(model, { at: [x, FLOOR + y, back + 9], half: [half, 1.6, 9] }, oak);
  for (const y of [sill, sill + 59.6, sill + 113.6])
    for (let dx = -half + 12; dx < half - 8; dx += 10.4)
      if (!random.chance(0.06))
        addShelfBottle(
          stock,
          [x + dx, FLOOR + y, back + 9],
          random.int(0, SHELF_SORTS - 1),
          random,
        );
  for (let dx = -half + 26; dx < half - 20; dx += random.range(24, 36))
    addShelfBottle(
      stock,
      [x + dx, FLOOR + sill, back + depth - 15],
      random.int(0, SHELF_SORTS - 1),
      random,
    );
  // Bars of the panes.
  for (const dx of [-half, -half / 3, half / 3, half])
    addBox(model, { at: [x + dx, middle, WALL + 4], half: [2.6, (head - sill) / 2, 3] }, timber);
  addBox(model, { at: [x, FLOOR + head - 40, WALL + 4], half: [half, 2, 3] }, timber);
  // Lamps behind the frame of the panes shine in on the bottles, and out on the pavement.
  addSoftbox(scene, {
    center: [x, middle + 10, WALL - 2],
    target: [x, middle - 10, back],
    width: half * 1.9,
    height: (head - sill) * 0.9,
    radiance: [3, 2.2, 1.4],
    isHidden: true,
  });
  scene.lights.push({
    kind: 'point',
    center: [x, FLOOR + 176, WALL + 44],
    radius: 10,
    intensity: [24000, 15500, 7600],
  });
}

/** Glass in a timber frame; a lit room with a counter is seen behind it. */
function addDoor({ kit, scene }: Stage, model: Model, timber: MaterialRef): void {
  const { half, head } = DOOR;
  const room = paint(kit, '#b98d5c', { coat: 0.1 });
  const oak = paint(kit, '#5d3d22', { coat: 0.4 });
  addBox(model, { at: [0, FLOOR + head / 2, WALL - 190], half: [140, head / 2, 3] }, room);
  addBox(model, { at: [0, FLOOR + head + 4, WALL - 95], half: [half + 4, 4, 95] }, room);
  for (const s of [-1, 1])
    addBox(
      model,
      { at: [s * (half + 4), FLOOR + head / 2, WALL - 95], half: [3, head / 2, 92] },
      room,
    );
  addBox(model, { at: [0, FLOOR + 48, WALL - 160], half: [half, 48, 18] }, oak);
  for (const s of [-1, 1])
    addBox(model, { at: [s * (half - 6), FLOOR + head / 2, WALL], half: [6, head / 2, 3] }, timber);
  for (const [y, tall] of [
    [26, 26],
    [118, 4],
    [head - 6, 6],
  ] as const)
    addBox(model, { at: [0, FLOOR + y, WALL], half: [half, tall, 3] }, timber);
  addRod(
    model,
    [
      [half - 14, FLOOR + 92, WALL + 7],
      [half - 14, FLOOR + 128, WALL + 7],
    ],
    { radius: 1.6, material: metal(kit, [0.7, 0.52, 0.24], 0.25) },
  );
  addBox(
    model,
    { at: [0, FLOOR + 6, WALL + 22], half: [half + 16, 6, 20] },
    paint(kit, '#8b8376', { coat: 0.2 }),
  );
  scene.lights.push({
    kind: 'point',
    center: [0, FLOOR + head - 30, WALL - 80],
    radius: 8,
    intensity: [30000, 21000, 12000],
  });
}

/** Striped cloth on its frame, falling towards the street, a valance at its edge. */
function addAwning(model: Model, colour: string): void {
  const { kit } = model;
  const [plain, dyed] = ['#e8dfcd', colour].map((hex) =>
    paint(kit, hex, { coat: 0, rough: 0.9, translucency: 0.25 }),
  );
  const half = WINDOW.away + WINDOW.half + 30;
  const stripe = (2 * half) / 26;
  for (let i = 0; i < 26; i++) {
    const x = -half + (i + 0.5) * stripe;
    const cloth = i % 2 === 0 ? dyed! : plain!;
    addBox(
      model,
      { at: [x, FLOOR + 246, WALL + 52], half: [stripe / 2, 1, 46], turn: { x: 0.42 } },
      cloth,
    );
    addBox(model, { at: [x, FLOOR + 219, WALL + 94], half: [stripe / 2, 9, 0.8] }, cloth);
  }
}

/** Two lanterns on brackets beside the door. */
function addLamps({ kit, scene }: Stage, model: Model, isNight: boolean): void {
  const iron = metal(kit, [0.07, 0.065, 0.06], 0.4);
  const object = addObject(scene, { role: 'decor', name: 'wall lantern', thing: 'lamp' });
  const bulb = glowing(kit, 'front bulb', isNight ? [9, 5.8, 2.6] : [2, 1.6, 1.1]);
  for (const side of [-1, 1]) {
    const x = side * (WINDOW.away + WINDOW.half + 62);
    addRod(
      model,
      [
        [x, FLOOR + 236, WALL],
        [x, FLOOR + 240, WALL + 26],
      ],
      { radius: 1.5, material: iron },
    );
    addBox(model, { at: [x, FLOOR + 238, WALL + 26], half: [9, 2, 9] }, iron);
    addBox(model, { at: [x, FLOOR + 206, WALL + 26], half: [7, 1.6, 7] }, iron);
    for (const dx of [-1, 1])
      for (const dz of [-1, 1])
        addRod(
          model,
          [
            [x + dx * 7, FLOOR + 206, WALL + 26 + dz * 7],
            [x + dx * 8, FLOOR + 238, WALL + 26 + dz * 8],
          ],
          { radius: 0.7, material: iron },
        );
    addPrimitive(scene, {
      kind: 'sphere',
      object,
      material: bulb,
      center: [x, FLOOR + 220, WALL + 26],
      radius: 6,
    });
    if (isNight)
      scene.lights.push({
        kind: 'point',
        center: [x, FLOOR + 220, WALL + 36],
        radius: 6,
        intensity: [46000, 30000, 15000],
      });
  }
}
