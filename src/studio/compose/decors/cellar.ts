import { BARREL, addBarrel } from '#studio/props/barrel.ts';
import { matte, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addLantern } from '#studio/props/lantern.ts';
import { addWallTorch } from '#studio/props/yard/flaming-torch.ts';
import { addObject, addPrimitive, addShape, addSoftbox } from '#studio/scene-builder.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MaterialRef, ProfileRun, Vec2, Vec3 } from '#studio/scene-graph.ts';
import { addSlab } from '#studio/props/making/surfaces.ts';
import { rotation, scale } from '#studio/vector.ts';
import type { Shot, Stage } from '#studio/compose/stage.ts';
import { hasCountedBarrels } from '#studio/compose/things/asked-things.ts';
import { refusedThings } from '#studio/compose/things/leave-out.ts';
import { surroundLight } from '#studio/compose/light/surround.ts';
import { hangLamp, setCandles } from './cellar-lights.ts';
import { FLAGS, MODERN, POURED, lookOf } from './cellar-looks.ts';
import type { CellarLook } from './cellar-looks.ts';
import { CELLAR_FLOOR, addBarrelRows, addCaskRow, addRack } from './cellar-stores.ts';
import type { Vault } from './cellar-stores.ts';

/** A stone vault with barrels or racked bottles on both sides, lit by its own lanterns. */
export function buildCellar(stage: Stage, shot: Shot): void {
  const { kit, direction } = stage;
  const random = stage.random('cellar');
  const aside = direction.side === 0 ? -1 : direction.side;
  const look = lookOf(stage);
  const vault: Vault = {
    x: -aside * random.range(14, 44),
    radius: look.radius * random.range(0.94, 1.06),
    centreY: look.centreY,
    near: 170,
    far: -random.range(950, 1250),
  };
  addVault(kit, vault, look, random.int(1, 40));
  const stores = storesOf(stage);
  for (const side of [-1, 1]) {
    const kept = stores === 'mixed' ? (side === aside ? 'racks' : 'barrels') : stores;
    if (kept === 'racks') addRack(kit, vault, side, random.fork(`rack ${side}`));
    else if (asksForCasks(stage.spec)) addCaskRow(kit, vault, side, random.fork(`casks ${side}`));
    else addBarrelRows(kit, vault, side, random.fork(`barrels ${side}`));
  }
  if (shot.table)
    addSlab(kit, { ...shot.table, surface: direction.surface, random: stage.random('table') });
  else if (!shot.isBare)
    addBarrel(kit, {
      position: [0, CELLAR_FLOOR + BARREL.length / 2, -2],
      rotation: rotation({ y: random.range(0, 3) }),
      role: 'surface',
    });
  const asks = (...ids: ThingId[]): boolean =>
    stage.spec.things.some(({ thing }) => ids.includes(thing));
  if (asks('lamp', 'chandelier')) hangLamp(kit, vault);
  const candle = stage.spec.things.find(({ thing }) => thing === 'candle');
  if (shot.isBare && (candle || stage.spec.lighting === 'candle'))
    setCandles(kit, vault, random.fork('candles'), candle?.count ?? null);
  lightCellar(stage, vault, liftOf(shot));
}

/** What stands on a barrel stands higher than on the table: its lamps rise with it. */
function liftOf({ frameOn, isBare }: Shot): number {
  if (!frameOn || isBare) return 0;
  const top = Math.max(...frameOn.map(([, y]) => y));
  return Math.max(0, top - USUAL_TOP);
}
const USUAL_TOP = 32;

/** 'Large oak casks', 'grandi botti', 'foudres'. */
const asksForCasks = ({ things }: SceneSpec): boolean =>
  things.some(
    ({ thing, size, word }) =>
      thing === 'barrel' && (size === 'large' || size === 'giant' || FOUDRE.test(word)),
  );
const FOUDRE = /^(?:foudres?|fuder|stückf)/iu;

/** What lines the walls: what was asked for, else the seed chooses. */
function storesOf({ direction, spec }: Stage): CellarLook['stores'] {
  if (direction.place === 'bottle_cellar' || hasCountedBarrels(spec)) return 'racks';
  if (refusedThings(spec).has('barrel')) return 'racks';
  const isBarrels = direction.place === 'barrel_hall' || spec.subjects.includes('barrels');
  if (isBarrels || spec.things.some(({ thing }) => thing === 'barrel')) return 'barrels';
  return lookOf({ direction, spec }).stores;
}

function addVault(kit: Kit, v: Vault, look: CellarLook, seed: number): void {
  const { scene } = kit;
  const stone = {
    tone: look.tone,
    columns: look === MODERN ? 3 : 8,
    courses: look.courses,
    isTurned: true,
  };
  const arch = matte(kit, 'vault', () => ({
    texture: painted(kit, {
      painter: 'masonry',
      params: { seed, ...stone },
      share: 0.75,
      bump: 2,
      scale: [2.6, 2.6],
    }),
  }));
  const flags = matte(kit, 'flags', () => ({
    texture: painted(kit, {
      painter: 'masonry',
      params: { seed: seed + 3, ...(look === MODERN ? POURED : FLAGS) },
      share: 0.75,
      bump: 2.4,
      scale: [4, 9],
    }),
    coat: 0.5,
    coatRoughness: 0.4,
  }));
  const object = addObject(scene, { role: 'decor', name: 'vault', thing: 'vault' });
  const length = v.near - v.far;
  const middle = (v.near + v.far) / 2;
  const ribs: number[] = [];
  for (let z = -110; z > v.far; z -= 300) ribs.push(z - middle);
  const wall: Vec2[] = [
    [v.radius, -length / 2],
    [v.radius, length / 2],
  ];
  // One shape for the tunnel and its ribs: a ray that stays in the hollow passes them all with one test.
  const tunnel = addShape(scene, [
    { points: wall, material: arch, flip: true, smooth: false },
    ...ribs.flatMap((at) => ribRuns(v.radius, at, arch)),
  ]);
  addPrimitive(scene, {
    kind: 'lathe',
    object,
    shape: tunnel,
    position: [v.x, v.centreY, middle],
    rotation: rotation({ x: Math.PI / 2 }),
  });
  addPrimitive(scene, {
    kind: 'rect',
    object,
    material: flags,
    origin: [v.x - 400, CELLAR_FLOOR, v.near + 60],
    u: [800, 0, 0],
    v: [0, 0, -length - 80],
  });
  addPrimitive(scene, {
    kind: 'rect',
    object,
    material: flags,
    origin: [v.x - 300, CELLAR_FLOOR, v.far + 60],
    u: [600, 0, 0],
    v: [0, 420, 0],
  });
}

const RIB = { depth: 18, half: 22 } as const;

/** Two cheeks and the face between them. */
function ribRuns(radius: number, at: number, material: MaterialRef): ProfileRun[] {
  const [low, high, face] = [at - RIB.half, at + RIB.half, radius - RIB.depth];
  const run = (...points: Vec2[]): ProfileRun => ({ points, material, smooth: false });
  return [
    run([radius, low], [face, low]),
    { ...run([face, low], [face, high]), flip: true },
    run([face, high], [radius, high]),
  ];
}

const hasTorches = ({ things }: SceneSpec): boolean =>
  things.some(({ thing }) => thing === 'flaming_torch');

/** Two lines of light along the hall, over its barrels. */
function lightInLines({ scene }: Stage, v: Vault, gain: number): void {
  for (const side of [-1, 1])
    addSoftbox(scene, {
      center: [v.x + side * 74, CELLAR_FLOOR + 236, -480],
      target: [v.x + side * 110, CELLAR_FLOOR, -480],
      width: 6,
      height: 1300,
      radiance: scale([150, 134, 110], gain),
    });
}

function lightCellar(stage: Stage, v: Vault, lift: number): void {
  const { scene, kit } = stage;
  const look = lookOf(stage);
  // Where the vault itself is the picture, its light is what is shown.
  const surround = stage.direction.archetype === 'cellar' ? 1 : surroundLight(stage.spec);
  const glow = scale(look.glow, surround);
  const end = scale(look.end, surround * surround);
  if (look === MODERN) lightInLines(stage, v, surround);
  for (let i = 0; i < 5 && look !== MODERN; i++) {
    for (const side of [-1, 1]) {
      const at: Vec3 = [v.x + side * 96, CELLAR_FLOOR + 172, -150 - i * 210 + (side > 0 ? 60 : 0)];
      if (hasTorches(stage.spec)) addWallTorch(kit, at, glow);
      else addLantern(kit, at, { intensity: glow, isNear: i < 2 });
    }
  }
  scene.lights.push({
    kind: 'point',
    center: [v.x, CELLAR_FLOOR + 150, v.far + 130],
    radius: 8,
    intensity: end,
  });
  const key = stage.direction.side <= 0 ? 1 : -1;
  // On a barrel that is shown smaller than it is, glasses are small and far from the lamps.
  const near = lift > 0 ? 2.4 : 1;
  addSoftbox(scene, {
    center: [key * 70, 70 + lift, 110],
    target: [0, 5 + lift, 0],
    width: 60,
    height: 60,
    radiance: scale(stage.direction.variant === 1 ? [8.5, 8.2, 7.8] : [9.5, 7.4, 5.5], near),
    isHidden: true,
  });
  addSoftbox(scene, {
    center: [v.x, 135, -90],
    target: [v.x, -95, -250],
    width: 60,
    height: 200,
    radiance: [1.3, 1.4, 1.7],
    isHidden: true,
  });
  addSoftbox(scene, {
    center: [-key * 46, 22 + lift, -20],
    target: [0, 12 + lift, 0],
    width: 8,
    height: 40,
    radiance: scale([9, 6.4, 4], near),
    isHidden: true,
  });
  // From beside the camera: what faces it must not be black.
  addSoftbox(scene, {
    center: [-key * 24, 40 + lift, 130],
    target: [0, 8 + lift, 0],
    width: 90,
    height: 60,
    radiance: scale([2, 1.6, 1.25], near),
    isHidden: true,
  });
  // Low side light from the aisle: without it the racks are only silhouettes.
  for (const side of [-1, 1]) {
    addSoftbox(scene, {
      center: [v.x, -20, -190],
      target: [v.x + side * 130, -20, -190],
      width: 420,
      height: 60,
      radiance: [1.1, 0.72, 0.4],
      isHidden: true,
    });
  }
  scene.fog = {
    density: 0.00045,
    color: look === MODERN ? [0.05, 0.05, 0.05] : [0.06, 0.036, 0.02],
  };
  scene.environment = { color: look === MODERN ? [0.07, 0.068, 0.064] : [0.05, 0.03, 0.016] };
}
