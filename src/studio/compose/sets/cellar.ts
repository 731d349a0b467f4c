import { BARREL, addBarrel } from '#studio/props/barrel.ts';
import { matte, painted } from '#studio/props/kit.ts';
import type { Kit } from '#studio/props/kit.ts';
import { addLantern } from '#studio/props/lantern.ts';
import { addRackBottle } from '#studio/props/rack-bottle.ts';
import type { Random } from '#studio/random.ts';
import { addObject, addPrimitive, addShape, addSoftbox } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { rotation } from '#studio/vector.ts';
import type { Stage } from '#studio/compose/stage.ts';

/** Height of the barrel top above the floor: the still life stands at y = 0. */
export const CELLAR_FLOOR = -BARREL.length;

interface Vault {
  /** Middle of the aisle; the still life stands beside it. */
  x: number;
  radius: number;
  centreY: number;
  near: number;
  far: number;
}

/** A stone vault with barrels or racked bottles on both sides, lit by its own lanterns. */
export function buildCellar(stage: Stage): void {
  const { kit, direction, spec } = stage;
  const random = stage.random('cellar');
  const aside = direction.side === 0 ? -1 : direction.side;
  const vault: Vault = {
    x: -aside * random.range(14, 30),
    radius: random.range(215, 255),
    centreY: -55,
    near: 170,
    far: -random.range(950, 1250),
  };
  addVault(kit, vault, random.int(1, 40));
  const hasRacks = spec.subjects.includes('cellar') && !spec.subjects.includes('barrels');
  for (const side of [-1, 1]) {
    if (hasRacks) addRack(kit, vault, side, random.fork(`rack ${side}`));
    else addBarrelRows(kit, vault, side, random.fork(`barrels ${side}`));
  }
  addBarrel(kit, {
    position: [0, CELLAR_FLOOR + BARREL.length / 2, -2],
    rotation: rotation({ y: random.range(0, 3) }),
    role: 'surface',
  });
  lightCellar(stage, vault);
}

function addVault(kit: Kit, v: Vault, seed: number): void {
  const { scene } = kit;
  const stone = { tone: [146, 126, 102] as const, columns: 8, courses: 16, isTurned: true };
  const arch = matte(kit, 'vault', () => ({
    texture: painted(kit, {
      painter: 'masonry',
      params: { seed, ...stone },
      share: 0.75,
      bump: 3.2,
      scale: [2.6, 2.6],
    }),
    coat: 0.2,
    coatRoughness: 0.5,
  }));
  const flags = matte(kit, 'flags', () => ({
    texture: painted(kit, {
      painter: 'masonry',
      params: { seed: seed + 3, tone: [104, 92, 80], columns: 6, courses: 8 },
      share: 0.75,
      bump: 2.4,
      scale: [4, 9],
    }),
    coat: 0.7,
    coatRoughness: 0.4,
  }));
  const object = addObject(scene, { role: 'set', name: 'vault' });
  const length = v.near - v.far;
  const tunnel = addShape(scene, [
    {
      points: [
        [v.radius, -length / 2],
        [v.radius, length / 2],
      ],
      material: arch,
      flip: true,
      smooth: false,
    },
  ]);
  const lie = rotation({ x: Math.PI / 2 });
  addPrimitive(scene, {
    kind: 'lathe',
    object,
    shape: tunnel,
    position: [v.x, v.centreY, (v.near + v.far) / 2],
    rotation: lie,
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
  const rib = addShape(scene, [
    {
      points: [
        [v.radius, -22],
        [v.radius - 18, -22],
      ],
      material: arch,
      smooth: false,
    },
    {
      points: [
        [v.radius - 18, -22],
        [v.radius - 18, 22],
      ],
      material: arch,
      flip: true,
      smooth: false,
    },
    {
      points: [
        [v.radius - 18, 22],
        [v.radius, 22],
      ],
      material: arch,
      smooth: false,
    },
  ]);
  for (let z = -110; z > v.far; z -= 300)
    addPrimitive(scene, {
      kind: 'lathe',
      object,
      shape: rib,
      position: [v.x, v.centreY, z],
      rotation: lie,
    });
}

function addBarrelRows(kit: Kit, v: Vault, side: number, random: Random): void {
  const beam = matte(kit, 'beam', () => ({ color: [0.14, 0.085, 0.05] }));
  const object = addObject(kit.scene, { role: 'set', name: 'beams' });
  for (const x of [132, 186]) {
    addPrimitive(kit.scene, {
      kind: 'box',
      object,
      material: beam,
      center: [v.x + side * x, CELLAR_FLOOR + 5, -440],
      half: [5, 5, 560],
    });
  }
  const lie = rotation({ z: Math.PI / 2 });
  for (let i = 0; i < 12; i++) {
    const z = -30 - i * 78 + random.range(-2, 2);
    addBarrel(kit, { position: [v.x + side * 158, CELLAR_FLOOR + 46, z], rotation: lie });
    if (i < 11)
      addBarrel(kit, { position: [v.x + side * 160, CELLAR_FLOOR + 110, z - 39], rotation: lie });
  }
}

const RACK = { bottle: 9.6, shelf: 11, rows: 15, bay: 96 } as const;

/** Shelves of bottles with their necks to the aisle, here and there a gap. */
function addRack(kit: Kit, v: Vault, side: number, random: Random): void {
  const wood = matte(kit, 'rack wood', () => ({
    texture: painted(kit, {
      painter: 'planks',
      params: { seed: 12, tone: [92, 60, 36], planks: 3, gap: 0.002, wear: 0.7 },
      share: 0.5,
      bump: 1.6,
      scale: [1 / 60, 1 / 20],
    }),
    coat: 0.2,
    coatRoughness: 0.5,
  }));
  const object = addObject(kit.scene, { role: 'set', name: 'rack' });
  const face = v.x + side * 132;
  // Local y, the neck, turns towards the aisle.
  const lie = rotation({ z: (side * Math.PI) / 2 });
  const end = -760;
  for (let row = 0; row <= RACK.rows; row++) {
    addPrimitive(kit.scene, {
      kind: 'box',
      object,
      material: wood,
      center: [face + side * 16, CELLAR_FLOOR + 12 + row * RACK.shelf, (end - 10) / 2],
      half: [17, 0.8, -end / 2],
    });
  }
  for (let z = -10; z > end; z -= RACK.bay) {
    addPrimitive(kit.scene, {
      kind: 'box',
      object,
      material: wood,
      center: [face + side * 15, CELLAR_FLOOR + 12 + (RACK.rows * RACK.shelf) / 2, z],
      half: [18, (RACK.rows * RACK.shelf) / 2, 2],
    });
  }
  for (let row = 0; row < RACK.rows; row++) {
    for (let z = -16; z > end; z -= RACK.bottle) {
      if (random.chance(0.12) || Math.abs(z + 10) % RACK.bay < 5) continue;
      const position: Vec3 = [
        face + side * (30 + random.range(-1, 1)),
        CELLAR_FLOOR + 12.8 + row * RACK.shelf + 3.8,
        z,
      ];
      addRackBottle(kit, { position, rotation: lie }, random);
    }
  }
}

function lightCellar(stage: Stage, v: Vault): void {
  const { scene, kit } = stage;
  const glow: Vec3 = [88000, 52000, 23500];
  for (let i = 0; i < 5; i++) {
    for (const side of [-1, 1]) {
      addLantern(kit, [v.x + side * 96, CELLAR_FLOOR + 172, -150 - i * 210 + (side > 0 ? 60 : 0)], {
        intensity: glow,
        isNear: i < 2,
      });
    }
  }
  scene.lights.push({
    kind: 'point',
    center: [v.x, CELLAR_FLOOR + 150, v.far + 130],
    radius: 8,
    intensity: [220000, 136000, 60000],
  });
  const key = stage.direction.side <= 0 ? 1 : -1;
  addSoftbox(scene, {
    center: [key * 70, 70, 110],
    target: [0, 5, 0],
    width: 60,
    height: 60,
    radiance: [7.6, 5.9, 4.4],
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
    center: [-key * 46, 22, -20],
    target: [0, 12, 0],
    width: 8,
    height: 40,
    radiance: [9, 5.6, 2.6],
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
  scene.fog = { density: 0.00045, color: [0.06, 0.036, 0.02] };
  scene.environment = { color: [0.05, 0.03, 0.016] };
}
