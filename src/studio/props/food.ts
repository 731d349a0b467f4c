import type { Random } from '#studio/random.ts';
import type { MaterialRef, ObjectId, Vec2, Vec3 } from '#studio/scene-graph.ts';
import { addObject, addPrimitive, addShape } from '#studio/scene-builder.ts';
import { add, compose, rotate, rotation } from '#studio/vector.ts';
import { addPrism, addSheet } from './mesh.ts';
import { matte, once, painted } from './kit.ts';
import type { Kit } from './kit.ts';
import { AXIS, spline } from './profile.ts';
import type { Place } from './tableware.ts';

/** Where food lies: heights are added by each function. */
const placer = (place: Place) => {
  const turn = rotation({ y: place.yaw });
  return (p: Vec3): Vec3 => add(place.position, rotate(turn, p));
};

const food = (kit: Kit, name: string): ObjectId => addObject(kit.scene, { role: 'prop', name });

/** A country loaf on its side with the cut end towards the camera, and two slices. */
export function addBread(kit: Kit, place: Place, random: Random): void {
  const { scene } = kit;
  const crust = matte(kit, 'crust', () => ({
    texture: painted(kit, {
      painter: 'bread-crust',
      params: { seed: 6 },
      share: 0.5,
      bump: 2.6,
      scale: [3, 2],
    }),
    coat: 0.08,
    coatRoughness: 0.6,
  }));
  const crumb = matte(kit, 'crumb', () => ({
    texture: painted(kit, {
      painter: 'bread-crumb',
      params: { seed: 2 },
      share: 0.25,
      bump: 1.6,
      wrap: 'clamp',
    }),
  }));
  const shape = once(kit, 'loaf', () =>
    addShape(scene, [
      {
        points: spline(
          [
            [AXIS, -8.2],
            [1.9, -7.9],
            [3.1, -6.2],
            [3.7, -3],
            [3.8, 0.5],
            [3.6, 4],
            [3.4, 6],
          ],
          4,
        ),
        material: crust,
      },
      {
        points: [
          [3.4, 6],
          [AXIS, 6],
        ],
        material: crumb,
        smooth: false,
      },
    ]),
  );
  const object = food(kit, 'bread');
  addPrimitive(scene, {
    kind: 'lathe',
    object,
    shape,
    position: placer(place)([-3.5, 3.55, 0]),
    rotation: compose(rotation({ y: place.yaw }), rotation({ z: -Math.PI / 2 })),
  });
  for (let i = 0; i < 2; i++) {
    const put = placer({ position: place.position, yaw: place.yaw + random.range(-0.3, 0.3) });
    addPrism(
      { scene, object, material: crumb },
      {
        outline: blob(3.7, 3.3, random),
        thickness: 1.3,
        side: crust,
        place: (p) => put([6.6 + i * 2.4 + p[0], 0.05 + i * 1.32 + p[1], p[2] + i]),
      },
    );
  }
}

export type CheeseKind = 'hard' | 'blue' | 'soft';

const CHEESE: Readonly<Record<CheeseKind, { tone: Vec3; vein: Vec3 | null; rind: Vec3 }>> = {
  hard: { tone: [232, 192, 104], vein: null, rind: [0.32, 0.18, 0.07] },
  blue: { tone: [238, 230, 206], vein: [66, 92, 104], rind: [0.46, 0.4, 0.3] },
  soft: { tone: [246, 236, 204], vein: null, rind: [0.8, 0.78, 0.72] },
};

/** A wedge, or for soft cheese a small wheel with a piece cut out. */
export function addCheese(kit: Kit, place: Place, kind: CheeseKind): void {
  const { tone, vein, rind } = CHEESE[kind];
  const paste = matte(kit, `cheese ${kind}`, () => ({
    texture: painted(kit, {
      painter: 'cheese',
      params: { seed: 5, tone, vein },
      share: 0.25,
      bump: 1.2,
      wrap: 'clamp',
    }),
    coat: 0.25,
    coatRoughness: 0.45,
    translucency: 0.12,
  }));
  const skin = matte(kit, `rind ${kind}`, () => ({ color: rind, coat: 0.1, coatRoughness: 0.5 }));
  const target = {
    scene: kit.scene,
    object: food(kit, `${kind} cheese`),
    material: kind === 'soft' ? skin : paste,
  };
  const arc = kind === 'soft' ? [0.7, 6.0] : [-0.34, 0.34];
  const radius = kind === 'soft' ? 5.2 : 11;
  const points: Vec2[] = [[0, 0]];
  for (let i = 0; i <= 22; i++) {
    const a = arc[0]! + ((arc[1]! - arc[0]!) * i) / 22;
    points.push([Math.cos(a) * radius, Math.sin(a) * radius]);
  }
  addPrism(target, {
    outline: points.toReversed(),
    thickness: kind === 'hard' ? 4.6 : 3.4,
    place: placer(place),
    side: paste,
  });
}

/** Overlapping slices fanned out in a line. */
export function addSalami(kit: Kit, place: Place, random: Random): void {
  const lean = matte(kit, 'salami', () => ({
    texture: painted(kit, {
      painter: 'salami',
      params: { seed: 3 },
      share: 0.25,
      bump: 0.6,
      wrap: 'clamp',
    }),
    coat: 0.5,
    coatRoughness: 0.3,
  }));
  const skin = matte(kit, 'salami skin', () => ({ color: [0.5, 0.3, 0.24] }));
  const object = food(kit, 'charcuterie');
  const circle = Array.from({ length: 20 }, (_, i): Vec2 => [
    Math.cos((-i / 20) * 6.2832) * 2.7,
    Math.sin((-i / 20) * 6.2832) * 2.7,
  ]);
  const put = placer(place);
  for (let i = 0; i < 7; i++) {
    const lean3 = rotation({ z: random.range(0.1, 0.24), x: random.range(-0.08, 0.08) });
    const at: Vec3 = [
      i * 2.3 - 7,
      0.3 + i * 0.04,
      Math.sin(i * 0.9) * 1.2 + random.range(-0.3, 0.3),
    ];
    addPrism(
      { scene: kit.scene, object, material: lean },
      {
        outline: circle,
        thickness: 0.22,
        side: skin,
        place: (p) => put(add(at, rotate(lean3, p))),
      },
    );
  }
}

/** A loosely folded ribbon of ham. */
export function addHam(kit: Kit, place: Place, random: Random): void {
  const material = matte(kit, 'ham', () => ({
    color: [0.5, 0.13, 0.1],
    coat: 0.5,
    coatRoughness: 0.32,
    translucency: 0.3,
  }));
  const put = placer(place);
  const phase = random.next() * 6;
  const rows = Array.from({ length: 40 }, (_, i) => {
    const t = i / 39;
    const x = t * 12 - 6;
    const fold = Math.sin(t * 22 + phase);
    return Array.from({ length: 7 }, (__, j): Vec3 => {
      const z = (j / 6 - 0.5) * 5 + Math.sin(t * 9) * 0.5;
      return put([
        x + fold * 0.25,
        1.1 + fold * 0.85 * (0.7 + 0.3 * Math.sin(j + t * 7)) + 0.3 * Math.sin(j * 1.7),
        z,
      ]);
    });
  });
  addSheet({ scene: kit.scene, object: food(kit, 'ham'), material }, rows);
}

/** Round things heaped in a bowl or scattered: olives, berries, nuts. */
export function addHeap(
  kit: Kit,
  heap: {
    position: Vec3;
    spread: number;
    radius: number;
    count: number;
    materials: readonly MaterialRef[];
    name: string;
  },
  random: Random,
): void {
  const object = food(kit, heap.name);
  const placed: Vec3[] = [];
  for (let i = 0; i < heap.count * 30 && placed.length < heap.count; i++) {
    const a = random.next() * 6.2832;
    const out = heap.spread * Math.sqrt(random.next());
    const layer = Math.floor((placed.length / heap.count) * 2.6);
    const y = heap.radius + layer * heap.radius * 1.35 * Math.max(0, 1 - out / (heap.spread * 1.3));
    const p: Vec3 = [
      heap.position[0] + Math.cos(a) * out,
      heap.position[1] + y,
      heap.position[2] + Math.sin(a) * out,
    ];
    if (placed.some((q) => Math.hypot(q[0] - p[0], q[1] - p[1], q[2] - p[2]) < heap.radius * 1.75))
      continue;
    placed.push(p);
    addPrimitive(kit.scene, {
      kind: 'sphere',
      object,
      material: random.pick(heap.materials),
      center: p,
      radius: heap.radius * random.range(0.9, 1.08),
      spin: random.next(),
    });
  }
}

export const oliveSkins = (kit: Kit): MaterialRef[] =>
  (
    [
      [0.22, 0.25, 0.05],
      [0.3, 0.32, 0.08],
      [0.1, 0.05, 0.06],
    ] as const
  ).map((color, i) =>
    matte(kit, `olive ${i}`, () => ({ color, coat: 1, coatRoughness: 0.14, translucency: 0.1 })),
  );
export const berrySkins = (kit: Kit): MaterialRef[] =>
  (
    [
      [0.42, 0.02, 0.05],
      [0.5, 0.05, 0.07],
      [0.06, 0.03, 0.14],
    ] as const
  ).map((color, i) =>
    matte(kit, `berry ${i}`, () => ({ color, coat: 0.7, coatRoughness: 0.3, translucency: 0.25 })),
  );
export const nutShells = (kit: Kit): MaterialRef[] =>
  (
    [
      [0.34, 0.2, 0.1],
      [0.42, 0.27, 0.14],
    ] as const
  ).map((color, i) => matte(kit, `nut ${i}`, () => ({ color, coat: 0.25, coatRoughness: 0.45 })));

/** A whole fig, dusty purple with a green neck. */
export function addFig(kit: Kit, position: Vec3, tilt: { x: number; z: number }): void {
  const material = matte(kit, 'fig', () => ({
    texture: painted(kit, {
      painter: 'grape-skin',
      params: { seed: 40, tone: [58, 26, 54], blush: [110, 110, 62], bloom: 0.35 },
      share: 0.25,
      aspect: 0.5,
      hasRelief: false,
    }),
    coat: 0.3,
    coatRoughness: 0.45,
  }));
  const shape = once(kit, 'fig shape', () =>
    addShape(kit.scene, [
      {
        points: spline(
          [
            [AXIS, -2.2],
            [1.4, -1.9],
            [2.3, -0.7],
            [2.1, 0.6],
            [1.1, 1.9],
            [0.42, 2.9],
            [0.3, 3.6],
            [AXIS, 3.7],
          ],
          4,
        ),
        material,
      },
    ]),
  );
  addPrimitive(kit.scene, {
    kind: 'lathe',
    object: food(kit, 'fig'),
    shape,
    position: add(position, [0, 2.1, 0]),
    rotation: rotation(tilt),
  });
}

export type CitrusKind = 'lemon' | 'orange' | 'peach';
const CITRUS: Readonly<Record<CitrusKind, Vec3>> = {
  lemon: [248, 204, 62],
  orange: [238, 132, 34],
  peach: [236, 150, 96],
};

export function addCitrus(
  kit: Kit,
  position: Vec3,
  {
    kind,
    radius,
    turn,
  }: { kind: CitrusKind; radius: number; turn: { x: number; y: number; z: number } },
): void {
  const material = matte(kit, `peel ${kind}`, () => ({
    texture: painted(kit, {
      painter: 'citrus-peel',
      params: { seed: 4, tone: CITRUS[kind] },
      share: 0.25,
      bump: kind === 'peach' ? 0.1 : 0.5,
    }),
    coat: kind === 'peach' ? 0.1 : 0.8,
    coatRoughness: 0.3,
  }));
  const r = radius;
  const nose = kind === 'lemon' ? 1.42 : 1;
  const shape = once(kit, `fruit ${kind} ${r}`, () =>
    addShape(kit.scene, [
      {
        points: spline(
          [
            [AXIS, -r * nose],
            [r * 0.16, -r * nose * 0.96],
            [r * 0.4, -r * 0.98 * (nose > 1 ? 1.1 : 0.95)],
            [r * 0.74, -r * 0.72],
            [r * 0.97, -r * 0.26],
            [r, r * 0.05],
            [r * 0.95, r * 0.36],
            [r * 0.7, r * 0.78],
            [r * 0.36, r * 0.98 * (nose > 1 ? 1.1 : 0.95)],
            [r * 0.16, r * nose * 0.98],
            [AXIS, r * nose],
          ],
          3,
        ),
        material,
      },
    ]),
  );
  addPrimitive(kit.scene, {
    kind: 'lathe',
    object: food(kit, kind),
    shape,
    position: add(position, [0, r * 0.98, 0]),
    rotation: rotation(turn),
  });
}

/** Squares of dark chocolate, roughly stacked. */
export function addChocolate(kit: Kit, place: Place, random: Random): void {
  const material = matte(kit, 'chocolate', () => ({
    color: [0.075, 0.032, 0.018],
    coat: 0.5,
    coatRoughness: 0.3,
  }));
  const object = food(kit, 'chocolate');
  const put = placer(place);
  for (let i = 0; i < 6; i++) {
    const center = put([
      (i % 3) * 3.6 - 3.6 + random.range(-0.4, 0.4),
      0.5 + Math.floor(i / 3) * 1,
      random.range(-1, 1),
    ]);
    addPrimitive(kit.scene, {
      kind: 'box',
      object,
      material,
      center,
      half: [1.6, 0.48, 1.6],
      rotation: rotation({ y: place.yaw + random.range(-0.6, 0.6) }),
    });
  }
}

/** An irregular round outline, clockwise seen from above as prisms want it. */
function blob(rx: number, rz: number, random: Random): Vec2[] {
  const wobble = Array.from({ length: 4 }, () => random.range(-0.06, 0.06));
  return Array.from({ length: 24 }, (_, i): Vec2 => {
    const a = (-i / 24) * 6.2832;
    const k = 1 + wobble.reduce((s, w, n) => s + w * Math.sin(a * (n + 1) + n), 0);
    return [Math.cos(a) * rx * k, Math.sin(a) * rz * k];
  });
}
