import type { Random } from '#studio/random.ts';
import type { MaterialRef, Vec2 } from '#studio/scene-graph.ts';
import { addPrism } from '#studio/props/making/mesh.ts';
import { matte, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addSurface, modelOf, textured, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addThing, placer } from '#studio/props/making/place.ts';
import type { Place } from '#studio/props/making/place.ts';
import { addTornEnd, addTornPiece } from './torn-bread.ts';
import { fbm } from '#studio/textures/noise.ts';

/** Half of the length, height and half of the depth of the loaf. */
const LOAF = { long: 9.4, high: 6.6, deep: 5.4 } as const;
/** Where it is cut, along its length. */
const CUT = 0.62;

/** A country loaf, scored and floured, its cut end open towards the camera, and two slices. */
export function addBread(
  kit: Kit,
  place: Place,
  random: Random,
  { isTorn = false }: { isTorn?: boolean } = {},
): void {
  const crust = crustOf(kit);
  const crumb = matte(kit, 'crumb', () => ({
    texture: painted(kit, {
      painter: 'bread-crumb',
      params: { seed: 2 },
      share: 0.25,
      bump: 2,
      wrap: 'clamp',
    }),
  }));
  const object = addThing(kit, 'bread');
  const model = within(modelOf(kit, place, object), [-2.6, 0, 0], { y: -0.35 });
  addLoaf(model, crust);
  if (isTorn) {
    const end = [CUT * LOAF.long - 0.6, 0.5 + LOAF.high * 0.46, 0] as const;
    addTornEnd(model, { at: end, radius: [LOAF.high * 0.47, LOAF.deep * 0.9], random });
    const lying = modelOf(kit, place, object);
    addTornPiece(within(lying, [6.6, 0, 3.4]), { size: 3, crust, random });
    addTornPiece(within(lying, [1.6, 0, 6.6]), { size: 2.3, crust, random });
    return;
  }
  addCutEnd(model, crumb);
  for (let i = 0; i < 2; i++) {
    const put = placer({ position: place.position, yaw: place.yaw + random.range(-0.35, 0.35) });
    addPrism(
      { scene: kit.scene, object, material: crumb },
      {
        outline: sliceOf(random),
        thickness: 1.2,
        side: crust,
        place: (p) => put([6.4 + i * 2.6 + p[0], 0.05 + i * 1.22 + p[1], 2.4 + p[2] + i * 0.8]),
      },
    );
  }
}

/** Baked dark, with flour left in its folds. */
const crustOf = (kit: Kit): MaterialRef =>
  textured(
    kit,
    'crust',
    { painter: 'bread-crust', params: { seed: 6 }, share: 0.5, bump: 3, scale: [2, 1.4] },
    { coat: 0.12, rough: 0.55 },
  );

/** Round at its end and flat below; the cuts of the blade have opened into ears. */
const shell = (t: number, a: number): readonly [number, number] => {
  const girth = Math.sqrt(Math.max(0, 1 - Math.max(0, -t) ** 2.6));
  const ear = Math.sin(a) > 0.2 ? 0.05 * Math.sin(t * 14 + Math.cos(a) * 2.4) ** 7 : 0;
  const k = girth * (0.95 + 0.1 * (fbm(t * 2 + 3, a * 1.3, 3, 5) - 0.5) + ear * girth);
  const up = Math.sin(a);
  return [Math.cos(a) * LOAF.deep * k, up > 0 ? up ** 0.8 * LOAF.high * k : up * 0.5];
};

function addLoaf(model: Model, crust: MaterialRef): void {
  addSurface(model, {
    columns: 60,
    rows: 60,
    material: crust,
    isClosed: true,
    point: (u, v) => {
      const t = -1 + v * (1 + CUT);
      const [z, y] = shell(t, u * Math.PI * 2);
      return [t * LOAF.long, 0.5 + y, z];
    },
  });
}

/** The open crumb within the line of the crust. */
function addCutEnd(model: Model, crumb: MaterialRef): void {
  addSurface(model, {
    columns: 20,
    rows: 20,
    material: crumb,
    point: (u, v) => {
      const [p, q] = [u * 2 - 1, v * 2 - 1];
      const [x, y] = [p * Math.sqrt(1 - (q * q) / 2), q * Math.sqrt(1 - (p * p) / 2)];
      const [z, h] = shell(CUT, Math.atan2(-y, x));
      const out = Math.min(1, Math.hypot(x, y));
      return [CUT * LOAF.long - 0.02, 0.5 + LOAF.high * 0.3 * (1 - out) + h * out, z * out];
    },
  });
}

/** A slice lying down, its rounded side away from its foot; clockwise seen from above as prisms want it. */
function sliceOf(random: Random): Vec2[] {
  const wobble = Array.from({ length: 4 }, () => random.range(-0.05, 0.05));
  return Array.from({ length: 40 }, (_, i): Vec2 => {
    const a = (-i / 40) * 6.2832;
    const k = 1 + wobble.reduce((s, w, n) => s + w * Math.sin(a * (n + 1) + n), 0);
    const z = Math.sin(a) * 3.5 * k;
    return [Math.cos(a) * 4.9 * k, z > 0 ? z * 0.72 : z];
  });
}
