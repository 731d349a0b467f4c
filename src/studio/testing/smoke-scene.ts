import type { Brief } from '#studio/brief.ts';
import {
  addAreaLight,
  addMaterial,
  addMedium,
  addObject,
  addPainted,
  addPrimitive,
  addShape,
  addSoftbox,
  createScene,
} from '#studio/scene-builder.ts';
import type { MaterialRef, ProfileRun, SceneGraph, Vec2, Vec3 } from '#studio/scene-graph.ts';

// A bottle and a glass of wine on a table: one of everything the tracer knows, and nothing that a composition may change later.

const WINES: Record<string, Vec3> = { red: [0.2, 2.5, 2.0], rose: [0.012, 0.125, 0.115] };

export function smokeScene({ spec, width, height, seed }: Brief): SceneGraph {
  const scene = createScene();
  Object.assign(scene.sampling, { base: 3, extra: 6 });
  addTable(scene);
  addBottle(scene, [-5 + (seed % 3), 0, 0]);
  addGlass(scene, [6, 0, 5], WINES[spec.wine] ?? WINES['red']!);
  addBackdrop(scene, width / height, {
    painter: spec.prompt.includes('people') ? 'peopled' : 'wall',
    mood: moodOf(spec.prompt),
  });
  addSoftbox(scene, {
    center: [-36, 22, 12],
    target: [-3, 14, 0],
    width: 9,
    height: 46,
    radiance: [13, 13, 14],
  });
  addSoftbox(scene, {
    center: [37, 24, -14],
    target: [2, 14, 0],
    width: 8,
    height: 46,
    radiance: [11, 10, 8],
  });
  addAreaLight(scene, {
    origin: [-40, 46, -50],
    u: [0, 0, 20],
    v: [80, 0, 0],
    radiance: [9, 9, 9],
    castsCaustics: true,
    isHidden: true,
  });
  scene.lights.push({
    kind: 'point',
    center: [14, 16, -30],
    radius: 2,
    intensity: [900, 700, 520],
    castsCaustics: true,
  });
  scene.camera = {
    eye: [0, 13, 64],
    target: [0, 14, 0],
    fieldOfView: 31,
    lensRadius: 0.3,
    focus: 62,
  };
  scene.environment = { color: [0.02, 0.02, 0.02] };
  scene.caustics = {
    resolution: 128,
    left: -30,
    near: -25,
    size: 60,
    level: 0,
    photons: 8000,
    target: [2, 12, 1],
    targetRadius: 16,
  };
  return scene;
}

function addTable(scene: SceneGraph): void {
  const [color, relief] = addPainted(
    scene,
    { painter: 'checker', width: 128, height: 128, params: {} },
    { layers: ['color', 'relief'], wrap: 'repeat' },
  );
  const material = addMaterial(scene, {
    kind: 'matte',
    texture: { color: color!, relief: relief!, bump: 2, scale: [1 / 40, 1 / 40] },
    coat: 0.9,
    coatRoughness: 0.35,
  });
  const object = addObject(scene, { role: 'surface', name: 'table' });
  addPrimitive(scene, { kind: 'box', object, material, center: [0, -2, -40], half: [120, 2, 100] });
}

/** What the painter of the wall does to the test. */
function moodOf(prompt: string): string {
  return ['broken', 'slow'].find((mood) => prompt.includes(`${mood} painter`)) ?? 'calm';
}

function addBackdrop(
  scene: SceneGraph,
  aspect: number,
  { painter, mood }: { painter: 'wall' | 'peopled'; mood: string },
): void {
  const [texture] = addPainted(
    scene,
    { painter, width: 96, height: painter === 'peopled' ? 480 : 96, params: { mood } },
    { layers: ['hdr'], wrap: 'clamp' },
  );
  const high = 130;
  scene.backdrop = {
    texture: texture!,
    z: -150,
    left: (-high * aspect) / 2,
    bottom: -45,
    width: high * aspect,
    height: high,
  };
}

function addLathe(
  scene: SceneGraph,
  name: string,
  position: Vec3,
  runs: ProfileRun[],
  role: 'hero' | 'label' = 'hero',
): void {
  const object = addObject(scene, { role, name });
  addPrimitive(scene, { kind: 'lathe', object, shape: addShape(scene, runs), position });
}

const BOTTLE: readonly Vec2[] = [
  [1e-4, 1.5],
  [2.4, 1.2],
  [3.4, 0.02],
  [3.72, 0.5],
  [3.76, 2],
  [3.76, 18.2],
  [3.2, 20.7],
  [2.3, 21.9],
  [1.62, 23],
  [1.4, 26],
  [1.36, 28.2],
];

function addBottle(scene: SceneGraph, position: Vec3): void {
  const glass = addMedium(scene, { absorption: [1.5, 0.75, 1.9], refractiveIndex: 1.52 });
  const body = addMaterial(scene, { kind: 'glass', inside: glass });
  const capsule = addMaterial(scene, { kind: 'metal', color: [0.3, 0.02, 0.03], roughness: 0.3 });
  addLathe(scene, 'bottle', position, [
    { points: BOTTLE, material: body },
    {
      points: [
        [1.36, 28.2],
        [1e-4, 28.2],
      ],
      material: body,
    },
  ]);
  addLathe(scene, 'capsule', position, [
    {
      points: [
        [1.46, 24],
        [1.42, 28.4],
        [1e-4, 28.5],
      ],
      material: capsule,
    },
  ]);
  addLabel(scene, position);
}

function addLabel(scene: SceneGraph, position: Vec3): void {
  const [color] = addPainted(
    scene,
    { painter: 'label', width: 64, height: 64, params: {} },
    { layers: ['color'], wrap: 'clamp' },
  );
  const material = addMaterial(scene, {
    kind: 'matte',
    texture: { color: color!, cutout: true, scale: [3, 1], offset: [1 / 3, 0] },
  });
  addLathe(
    scene,
    'label',
    position,
    [
      {
        points: [
          [3.79, 5],
          [3.79, 14],
        ],
        material,
      },
    ],
    'label',
  );
}

const BOWL: readonly Vec2[] = [
  [0.36, 9.2],
  [0.9, 9.75],
  [2.3, 10.6],
  [3.75, 12.1],
  [4.45, 14.2],
  [4.42, 16.6],
  [3.95, 19.2],
  [3.35, 22],
];
const STEM: readonly Vec2[] = [
  [1e-4, 0.02],
  [3.5, 0.02],
  [3.6, 0.2],
  [1.4, 0.62],
  [0.44, 1.7],
  [0.31, 5],
  [0.36, 9.2],
];
const WALL = 0.1;
const LEVEL = 14.2;

function addGlass(scene: SceneGraph, position: Vec3, absorption: Vec3): void {
  const crystal = addMedium(scene, { absorption: [0.012, 0.006, 0.01], refractiveIndex: 1.52 });
  const wine = addMedium(scene, { absorption, refractiveIndex: 1.34 });
  const clear = addMaterial(scene, { kind: 'glass', inside: crystal });
  const wet = addMaterial(scene, { kind: 'glass', inside: crystal, outside: wine });
  const surface = addMaterial(scene, { kind: 'glass', inside: wine });
  const inner = BOWL.slice(1).map(([r, y]): Vec2 => [r - WALL, y + WALL * 0.5]);
  const bowl = (points: Vec2[], material: MaterialRef): ProfileRun => ({
    points,
    material,
    flip: true,
  });
  const rim = inner.findIndex(([, y]) => y > LEVEL);
  const shore: Vec2 = [inner[rim - 1]![0] - 0.001, LEVEL];
  addLathe(scene, 'glass', position, [
    { points: STEM, material: clear },
    { points: BOWL, material: clear },
    { points: [BOWL.at(-1)!, inner.at(-1)!], material: clear },
    bowl([[1e-4, 9.7], ...inner.slice(0, rim - 1), shore], wet),
    bowl([shore, ...inner.slice(rim)], clear),
    { points: [shore, [1e-4, LEVEL]], material: surface },
  ]);
}
