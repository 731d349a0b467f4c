import { matte, metal, once, painted } from '#studio/props/making/kit.ts';
import { addRod } from '#studio/props/making/joinery.ts';
import { addBox, addLathe, addLatheRuns, modelOf, paint } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { addMaterial, addObject, addPrimitive, addSoftbox } from '#studio/scene-builder.ts';
import type { ProfileRun, Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { CELLAR_FLOOR as FLOOR } from '#studio/compose/decors/cellar-stores.ts';

const HALL = { half: 390, height: 560, near: 240, far: -1350 } as const;
const TANK = { radius: 92, foot: 62, wall: 300, spacing: 218, aisle: 150 } as const;
const CATWALK = 330;

/** Two rows of steel tanks along a wide aisle, a catwalk before them, strip lights above, a shining floor. */
export function buildTankHall(stage: Stage): void {
  const { kit, scene } = stage;
  const random = stage.random('tank hall');
  const object = addObject(scene, { role: 'decor', name: 'steel tanks', thing: 'tank' });
  const model = modelOf(kit, { position: [0, 0, 0], yaw: 0 }, object);
  const first = -150 - random.range(0, 40);
  for (const side of [-1, 1])
    for (let i = 0; i < TANKS; i++)
      addTank(model, [side * (TANK.aisle + TANK.radius), FLOOR, first - i * TANK.spacing], side);
  addRoom(stage, random.int(1, 99));
  for (const side of [-1, 1]) addCatwalk(stage, side);
  lightHall(stage);
}
const TANKS = 6;

/** Jacketed wall, cones above and below, four legs, a manhole and a tap to the aisle. */
function addTank(model: Model, [x, y, z]: Vec3, side: number): void {
  const { kit } = model;
  const { radius: r, foot, wall } = TANK;
  const steel = metal(kit, [0.66, 0.68, 0.7], 0.24);
  const jacket = metal(kit, [0.58, 0.6, 0.62], 0.36);
  const dark = metal(kit, [0.3, 0.31, 0.32], 0.4);
  const top = foot + wall;
  const run = (material: number, ...points: Vec2[]): ProfileRun => ({
    points,
    material,
    smooth: false,
  });
  const band = (at: number): ProfileRun =>
    run(dark, [r, at], [r + 1.6, at + 0.6], [r + 1.6, at + 4], [r, at + 4.6]);
  const shape: ProfileRun[] = [
    run(steel, [AXIS, foot - 34], [12, foot - 34], [r, foot]),
    run(steel, [r, foot], [r, foot + 76]),
    run(jacket, [r + 2, foot + 76], [r + 2, foot + 208]),
    run(dark, [r, foot + 76], [r + 2, foot + 76]),
    run(steel, [r, foot + 208], [r, top]),
    run(steel, [r, top], [22, top + 36], [22, top + 44]),
    run(dark, [25, top + 44], [25, top + 50], [AXIS, top + 52]),
    band(foot + 2),
    band(foot + 70),
    band(foot + 212),
    band(top - 6),
  ];
  addLatheRuns(model, shape, { at: [x, y, z] });
  for (const [dx, dz] of LEGS)
    addRod(
      model,
      [
        [x + dx * r, y, z + dz * r],
        [x + dx * r, y + foot + 6, z + dz * r],
      ],
      { radius: 4.4, material: steel },
    );
  const face = x - side * r;
  const turn = { z: (side * Math.PI) / 2 };
  const door: Vec2[] = [
    [AXIS, 7],
    [15, 6],
    [24, 3],
    [27, 0],
  ];
  addLathe(model, door, steel, { at: [face, y + foot + 34, z], turn });
  addLathe(model, HANDLE, dark, { at: [face - side * 6, y + foot + 34, z], turn });
  addLathe(model, GAUGE, paint(kit, '#f2f2ee', { coat: 1, rough: 0.1 }), {
    at: [face, y + foot + 130, z],
    turn,
  });
  addRod(
    model,
    [
      [face + side * 40, y + foot - 30, z],
      [face - side * 12, y + foot - 30, z],
    ],
    { radius: 3.4, material: steel },
  );
  addLathe(model, HANDLE, paint(kit, '#a31f24', { coat: 0.8 }), {
    at: [face - side * 12, y + foot - 30, z],
    turn,
  });
}
const LEGS: readonly Vec2[] = [-0.66, 0.66].flatMap((a): Vec2[] => [
  [a, -0.66],
  [a, 0.66],
]);
const HANDLE: readonly Vec2[] = [
  [AXIS, 5],
  [6, 4.4],
  [6.4, 2],
  [5, 0],
];
const GAUGE: readonly Vec2[] = [
  [AXIS, 5.2],
  [8, 5],
  [9, 3],
  [9, 0],
];

/** Grey resin that mirrors the tanks, pale walls, a ceiling with strip lights, a tall window at the end. */
function addRoom({ kit, scene }: Stage, seed: number): void {
  const object = addObject(scene, { role: 'decor', name: 'hall' });
  const floor = matte(kit, 'hall floor', () => ({
    texture: painted(kit, {
      painter: 'masonry',
      params: { seed, tone: [176, 170, 162], columns: 3, courses: 3 },
      share: 0.5,
      bump: 0.15,
      scale: [3, 6],
    }),
    coat: 0.9,
    coatRoughness: 0.2,
  }));
  const wall = paint(kit, '#c9ccca', { coat: 0.1 });
  const roof = paint(kit, '#7d8285', { coat: 0.1 });
  const day = once(kit, 'hall window', () =>
    addMaterial(scene, { kind: 'emissive', radiance: [2.2, 2.3, 2.4], sides: 'both' }),
  );
  const strip = once(kit, 'hall strip', () =>
    addMaterial(scene, { kind: 'emissive', radiance: [9, 8.8, 8.2], sides: 'both' }),
  );
  const { half, height, near, far } = HALL;
  const length = near - far;
  const rect = (material: number, origin: Vec3, u: Vec3, v: Vec3): void => {
    addPrimitive(scene, { kind: 'rect', object, material, origin, u, v });
  };
  rect(floor, [-half, FLOOR, near], [2 * half, 0, 0], [0, 0, -length]);
  rect(roof, [-half, FLOOR + height, far], [2 * half, 0, 0], [0, 0, length]);
  rect(wall, [-half, FLOOR, far], [2 * half, 0, 0], [0, height, 0]);
  for (const side of [-1, 1])
    rect(wall, [side * half, FLOOR, near], [0, 0, -length * side], [0, side * height, 0]);
  for (const i of [-1, 0, 1])
    rect(day, [i * 104 - 46, FLOOR + 150, far + 3], [92, 0, 0], [0, 250, 0]);
  for (let z = 0; z > far; z -= 230) {
    for (const x of [-110, 110])
      rect(strip, [x - 9, FLOOR + height - 30, z], [18, 0, 0], [0, 0, -150]);
    addBox(
      modelOf(kit, { position: [0, 0, 0], yaw: 0 }, object),
      {
        at: [0, FLOOR + height - 16, z - 190],
        half: [half, 15, 7],
      },
      roof,
    );
  }
}

/** A grating on brackets, with a rail. */
function addCatwalk({ kit, scene }: Stage, side: number): void {
  const object = addObject(scene, { role: 'decor', name: 'catwalk' });
  const model = modelOf(kit, { position: [0, 0, 0], yaw: 0 }, object);
  const iron = metal(kit, [0.42, 0.44, 0.46], 0.42);
  const [x, y] = [side * (TANK.aisle + 16), FLOOR + CATWALK];
  const [near, far] = [HALL.near - 150, HALL.far + 60];
  addBox(
    model,
    {
      at: [x, y, (near + far) / 2],
      half: [26, 2.4, (near - far) / 2],
    },
    iron,
  );
  const edge = x - side * 25;
  for (const lift of [42, 84])
    addRod(
      model,
      [
        [edge, y + lift, near],
        [edge, y + lift, far],
      ],
      { radius: 1.9, material: iron },
    );
  for (let z = near; z > far; z -= 109)
    addRod(
      model,
      [
        [edge, y, z],
        [edge, y + 84, z],
      ],
      { radius: 1.7, material: iron },
    );
}

function lightHall({ scene }: Stage): void {
  for (const z of [-140, -560, -980])
    addSoftbox(scene, {
      center: [0, FLOOR + HALL.height - 40, z],
      target: [0, FLOOR, z],
      width: 260,
      height: 300,
      radiance: [4.6, 4.5, 4.3],
      isHidden: true,
    });
  addSoftbox(scene, {
    center: [0, 60, 210],
    target: [0, 20, -300],
    width: 320,
    height: 200,
    radiance: [2.6, 2.5, 2.4],
    isHidden: true,
  });
  scene.fog = { density: 0.00006, color: [0.5, 0.52, 0.54] };
  scene.environment = { color: [0.6, 0.59, 0.58] };
}
