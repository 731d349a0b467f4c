import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import { addPrism } from './mesh.ts';
import { matte, painted } from './kit.ts';
import type { Kit } from './kit.ts';
import { addThing, placer } from './place.ts';
import type { Place } from './place.ts';

export type CheeseKind = 'hard' | 'blue' | 'soft';

const CHEESE: Readonly<Record<CheeseKind, { tone: Vec3; vein: Vec3 | null; rind: Vec3 }>> = {
  hard: { tone: [232, 192, 104], vein: null, rind: [0.32, 0.18, 0.07] },
  blue: { tone: [238, 230, 206], vein: [66, 92, 104], rind: [0.46, 0.4, 0.3] },
  soft: { tone: [246, 236, 204], vein: null, rind: [0.46, 0.41, 0.32] },
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
    object: addThing(kit, `${kind}_cheese`),
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
