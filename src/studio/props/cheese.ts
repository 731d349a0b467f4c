import type { MaterialRef, Vec2, Vec3 } from '#studio/scene-graph.ts';
import { matte, painted } from './kit.ts';
import type { Kit } from './kit.ts';
import { addBall, addPanel, addSurface, paint, startModel } from './model.ts';
import type { Model } from './model.ts';
import type { Place } from './place.ts';

export type CheeseKind = 'hard' | 'blue' | 'soft';

interface Look {
  tone: Vec3;
  vein: Vec3 | null;
  rind: string;
  radius: number;
  height: number;
  /** Of the wheel, in radians. */
  arc: readonly [number, number];
}

const CHEESE: Readonly<Record<CheeseKind, Look>> = {
  hard: {
    tone: [238, 196, 92],
    vein: null,
    rind: '#9a5f26',
    radius: 13,
    height: 5.4,
    arc: [-0.36, 0.36],
  },
  blue: {
    tone: [240, 233, 212],
    vein: [58, 86, 100],
    rind: '#b9a88a',
    radius: 11,
    height: 6,
    arc: [-0.42, 0.42],
  },
  soft: {
    tone: [248, 226, 158],
    vein: null,
    rind: '#efe8d8',
    radius: 5.6,
    height: 3.2,
    arc: [-0.95, 4.6],
  },
};

/** A wedge with its rind, or for soft cheese a small wheel with a piece cut out; the cut faces look at the camera. */
export function addCheese(kit: Kit, place: Place, kind: CheeseKind): void {
  const look = CHEESE[kind];
  const model = startModel(
    kit,
    { ...place, yaw: place.yaw + (kind === 'soft' ? 0 : 0.5) },
    `${kind}_cheese`,
  );
  const paste = pasteOf(kit, kind, look);
  const rind = paint(kit, look.rind, { coat: 0.1, rough: 0.6 });
  const [from, to] = look.arc;
  const rim = Array.from({ length: 45 }, (_, i): Vec2 => {
    const a = from + ((to - from) * i) / 44;
    return [Math.cos(a) * look.radius, -Math.sin(a) * look.radius];
  });
  addPanel(model, {
    outline: [[0, 0], ...rim],
    thickness: look.height,
    material: kind === 'soft' ? rind : paste,
    side: rind,
  });
  for (const end of [rim[0]!, rim.at(-1)!]) addCutFace(model, end, look.height, paste);
  if (kind === 'hard') addEyes(model, look);
}

function pasteOf(kit: Kit, kind: CheeseKind, { tone, vein }: Look): MaterialRef {
  return matte(kit, `cheese ${kind}`, () => ({
    texture: painted(kit, {
      painter: 'cheese',
      params: { seed: 5, tone, vein },
      share: 0.25,
      bump: 1.2,
      wrap: 'clamp',
    }),
    coat: 0.3,
    coatRoughness: 0.4,
    translucency: 0.12,
  }));
}

/** From the tip of the wedge to the rind, a hair outside of the body. */
function addCutFace(model: Model, [x, z]: Vec2, height: number, material: MaterialRef): void {
  const away = z === 0 ? 0 : Math.sign(z) * 0.03;
  addSurface(model, {
    columns: 8,
    rows: 4,
    material,
    point: (u, v) => [x * u, 0.02 + v * (height - 0.04), z * u + away],
  });
}

/** Round holes in the face and the top. */
function addEyes(model: Model, { radius, height, arc }: Look): void {
  const dark = paint(model.kit, '#b98a34', { coat: 0.2 });
  const spots = [
    [0.42, 0.3, 0.6],
    [0.56, 0.66, 0.85],
    [0.7, 0.3, 0.7],
    [0.82, 0.7, 0.5],
    [0.34, 0.72, 0.45],
  ] as const;
  for (const [u, v, r] of spots) {
    const at: Vec3 = [Math.cos(arc[0]) * radius * u, height * v, -Math.sin(arc[0]) * radius * u];
    addBall(model, [at[0], at[1], at[2] - r * 0.72], r, dark);
    addBall(model, [radius * u, height - r * 0.74, radius * 0.1 * Math.sin(u * 40)], r * 0.8, dark);
  }
}
