import type { MaterialRef, Vec2, Vec3 } from '#studio/scene-graph.ts';
import { matte, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import {
  addBall,
  addBlob,
  addLathe,
  addPanel,
  addSurface,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import { profileOf } from '#studio/props/making/joinery.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Place } from '#studio/props/making/place.ts';
import { cheeseLook } from './cheese-kinds.ts';
import type { CheeseKind, CheeseLook } from './cheese-kinds.ts';

/** A wedge with its rind, or for soft cheese a small wheel with a piece cut out; the cut faces look at the camera. */
export function addCheese(kit: Kit, place: Place, kind: CheeseKind, word = ''): void {
  const look = cheeseLook(kind, word);
  const model = startModel(
    kit,
    { ...place, yaw: place.yaw + (kind === 'soft' ? 0 : 0.5) },
    `${kind}_cheese`,
  );
  const paste = pasteOf(kit, look);
  if (look.form) return addFresh(model, look.form, paste);
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
  if (look.hasEyes) addEyes(model, look);
}

/** Balls of mozzarella, one of them small; a log of goat's cheese with two slices before it. */
function addFresh(model: Model, form: 'ball' | 'log', paste: MaterialRef): void {
  if (form === 'ball') {
    const wet = paint(model.kit, '#fbf8ee', { coat: 0.9, rough: 0.12, translucency: 0.3 });
    for (const [x, z, r] of [
      [-1.6, -0.6, 4],
      [4, 1.6, 2.6],
    ] as const)
      addBlob(model, {
        at: [x, r * 0.8, z],
        radii: [r, r * 0.84, r],
        material: wet,
        swell: ([u, y, w]) =>
          1 - 0.08 * Math.exp(-((1 - y) / 0.05)) + 0.02 * Math.sin(u * 5) * Math.sin(w * 6),
      });
    return;
  }
  const slice = (x: number, lean: number, long: number): void =>
    addLathe(
      model,
      profileOf(`0 0, 2.3 0, 2.55 .2, 2.55 ${long - 0.2}, 2.3 ${long}, 0 ${long}`),
      paste,
      {
        at: [x, lean ? 0.3 : 2.5, lean ? 3 : -1],
        turn: lean ? { x: 0.12, z: lean } : { z: -Math.PI / 2 },
        isSharp: true,
      },
    );
  slice(-6, 0, 9);
  slice(-2.2, 0.1, 1.1);
  slice(3, -0.12, 1.1);
}

function pasteOf(kit: Kit, { tone, vein }: CheeseLook): MaterialRef {
  return matte(kit, `cheese ${tone.join()} ${vein?.join() ?? ''}`, () => ({
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
function addEyes(model: Model, { radius, height, arc }: CheeseLook): void {
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
