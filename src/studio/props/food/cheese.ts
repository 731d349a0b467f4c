import type { MaterialRef, Vec2, Vec3 } from '#studio/scene-graph.ts';
import { matte, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import {
  addBlob,
  addBox,
  addLathe,
  addPanel,
  addSurface,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Place } from '#studio/props/making/place.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { hexBytes } from '#studio/textures/colour.ts';
import { noise2 } from '#studio/textures/noise.ts';
import { cheeseLook } from './cheese-kinds.ts';
import type { CheeseKind, CheeseLook } from './cheese-kinds.ts';
import { addFresh } from './fresh-cheese.ts';

/** A wedge with its rind, or for soft cheese a small wheel with a piece cut out; the cut faces look at the camera. */
export function addCheese(
  kit: Kit,
  place: Place,
  kind: CheeseKind,
  { word = '', isWhole = false }: { word?: string; isWhole?: boolean } = {},
): void {
  const look = cheeseLook(kind, word);
  const model = startModel(
    kit,
    { ...place, yaw: place.yaw + (kind === 'soft' ? 0 : WEDGE_TURN) },
    `${kind}_cheese`,
  );
  if (CUBES.test(word)) return addCubes(model, pasteOf(kit, look, 'within'));
  if (isWhole && !look.form) return addWheel(model, look, rindOf(kit, look.rind, kind));
  if (look.form) return addFresh(model, look.form, pasteOf(kit, look, 'within'));
  const cheese: Cheese = {
    ...look,
    model,
    isSoft: kind === 'soft',
    rindSkin: rindOf(kit, look.rind, kind),
    brittle: look.brittle ?? BRITTLE[kind],
  };
  addPiece(cheese);
  if (cheese.arc[1] - cheese.arc[0] > MOST_CUT) addPiece(pieceOf(cheese));
  addCrumbs(cheese);
}

/** Cut for a tasting, in five languages. */
const CUBES =
  /\b(?:cubes?|cubed|diced|des de|en des|cubetti|dadini|dados|daditos|tacos de|wurfel\w*|\w+wurfel)\b/;

/** A little pile, as they were tipped from the knife. */
function addCubes(model: Model, paste: MaterialRef): void {
  for (let i = 0; i < 15; i++) {
    const isUpper = i >= 11;
    const [a, r] = [i * 2.4, isUpper ? 1.3 : 1.1 + 3.4 * Math.sqrt(i / 11)];
    const half = 0.8 + 0.14 * Math.sin(i * 5);
    addBox(
      model,
      {
        at: [Math.cos(a) * r, half + (isUpper ? 1.62 : 0), Math.sin(a) * r],
        half: [half, half, half * (1 + 0.12 * Math.cos(i * 3))],
        turn: { y: i * 1.7, ...(isUpper && { z: 0.2 }) },
      },
      paste,
    );
  }
}

/** Uncut: rind all over, its edges worn round. */
function addWheel(model: Model, { radius, height }: CheeseLook, rind: MaterialRef): void {
  const [r, h, edge] = [radius, height * WHEEL, Math.min(0.9, height * 0.2)];
  addLathe(
    model,
    [
      [AXIS, 0.02],
      [r - edge, 0.02],
      [r - edge * 0.2, edge * 0.5],
      [r, h * 0.34],
      [r, h * 0.66],
      [r - edge * 0.2, h - edge * 0.5],
      [r - edge, h],
      [r * 0.6, h + 0.06],
      [AXIS, h + 0.1],
    ],
    rind,
  );
}
/** A wheel is a little higher than the wedge from its middle is shown. */
const WHEEL = 1.25;

function addPiece(cheese: Cheese): void {
  addTop(cheese);
  for (const which of [0, 1] as const) addCutFace(cheese, which);
  addRim(cheese);
}

/** More of a wheel than this lacks one piece, which lies before it. */
const MOST_CUT = 4;

/** The piece that was cut out, pulled towards us: a wheel with a gap alone is taken for a cake. */
function pieceOf(cheese: Cheese): Cheese {
  const [from, to] = [cheese.arc[1], cheese.arc[0] + Math.PI * 2];
  const middle = (from + to) / 2;
  const out = cheese.radius * 0.46;
  return {
    ...cheese,
    model: within(cheese.model, [Math.cos(middle) * out, 0, -Math.sin(middle) * out], {}),
    arc: [from + 0.06, to - 0.06],
  };
}

/** Both a cut face and the rind are seen. */
const WEDGE_TURN = -0.22;

/** How far the knife tore the cut faces, in centimetres. */
const BRITTLE: Readonly<Record<CheeseKind, number>> = { hard: 0.1, blue: 0.22, soft: 0.05 };

interface Cheese extends CheeseLook {
  model: Model;
  isSoft: boolean;
  rindSkin: MaterialRef;
  brittle: number;
}

/** Dry and brown with the marks of its cloth; or white down, rubbed off in places. */
const rindOf = (kit: Kit, tone: string, kind: CheeseKind): MaterialRef =>
  kind === 'soft'
    ? skinOf(
        kit,
        tone,
        [
          ['#d8b98c', 7, 0.6, 0.76, 0.55, -0.2],
          ['#fffdf8', 12, 0.5, 0.7, 0.7, 0.3],
          ['#cbb9a0', 34, 0.62, 0.74, 0.5, -0.3],
        ],
        { coat: 0, rough: 0.9, bump: 3 },
      )
    : skinOf(
        kit,
        tone,
        [
          ['#3c2412', 6, 0.5, 0.7, 0.5, -0.3],
          ['#d8bd94', 11, 0.58, 0.74, 0.5, 0.2],
          ['#2a1a0e', 40, 0.62, 0.72, 0.6, -0.5],
        ],
        { coat: 0.06, rough: 0.6, bump: 4 },
      );

function pasteOf(
  kit: Kit,
  look: CheeseLook,
  part: 'within' | 'top' | 'face',
  isWrapped = false,
): MaterialRef {
  const { tone, vein, radius, height, eyes = 0 } = look;
  const aspect = part === 'face' ? radius / height : 1.3;
  const params = {
    seed: part === 'top' ? 9 : 5,
    tone,
    vein,
    rind: part === 'face' ? hexBytes(look.rind) : null,
    isWrapped,
    aspect,
    eyes: part === 'within' ? 0 : part === 'top' ? eyes >> 1 : eyes,
  };
  return matte(kit, `cheese ${JSON.stringify(params)}`, () => ({
    texture: painted(kit, { painter: 'cheese', params, share: 0.4, bump: 2, wrap: 'clamp' }),
    coat: 0.14,
    coatRoughness: 0.5,
    translucency: 0.1,
  }));
}

/** From the tip to the rind along one of the two cuts; torn where the cheese is brittle, bulging where it is soft. */
function cutPoint(c: Cheese, which: 0 | 1, u: number, v: number): Vec3 {
  const a = c.arc[which];
  const out = which === 0 ? 1 : -1;
  const torn = (noise2(u * c.radius * 0.9, v * c.height * 0.9, 3 + which) - 0.5) * 2;
  const fine = (noise2(u * c.radius * 3.2, v * c.height * 3.2, 8 + which) - 0.5) * 0.8;
  const ends = Math.min(1, u * 6, (1 - u) * 10);
  const bulge = c.isSoft ? 0.16 * Math.sin(Math.PI * v) * ends : 0;
  const away = (c.brittle * (torn + fine) * ends + bulge) * out;
  const r = u * c.radius;
  return [
    Math.cos(a) * r + Math.sin(a) * away,
    v * c.height,
    -Math.sin(a) * r + Math.cos(a) * away,
  ];
}
const STEPS = 22;

function addCutFace(c: Cheese, which: 0 | 1): void {
  addSurface(c.model, {
    columns: STEPS,
    rows: 8,
    material: pasteOf(c.model.kit, c, 'face', c.isSoft),
    point: (u, v) => cutPoint(c, which, u, v),
  });
}

const ROUNDING = 0.35;

/** The rim without its rounded edge, then back to the tip along both cuts. */
function addTop(c: Cheese): void {
  const flat = (u: number, which: 0 | 1): Vec2 => {
    const [x, , z] = cutPoint(c, which, u, 1);
    return [x, z];
  };
  const along = Array.from({ length: STEPS - 1 }, (_, i) => (i + 1) / STEPS);
  const rim = Array.from({ length: 45 }, (_, i): Vec2 => {
    const a = c.arc[0] + ((c.arc[1] - c.arc[0]) * i) / 44;
    const r = c.radius - ROUNDING;
    return [Math.cos(a) * r, -Math.sin(a) * r];
  });
  addPanel(c.model, {
    outline: [
      [0, 0],
      ...along.map((u) => flat(u, 0)),
      ...rim,
      ...along.toReversed().map((u) => flat(u, 1)),
    ],
    thickness: 0.02,
    at: [0, c.height - 0.02, 0],
    material: c.isSoft ? c.rindSkin : pasteOf(c.model.kit, c, 'top'),
  });
}

/** Rounded above and below, a little wavy: rind all over. */
function addRim(c: Cheese): void {
  const [from, to] = c.arc;
  addSurface(c.model, {
    columns: Math.round(14 * (to - from)) + 8,
    rows: 10,
    material: c.rindSkin,
    point: (u, v) => {
      const a = from + (to - from) * u;
      const tilt = (v - 0.5) * Math.PI;
      const flat = Math.sign(tilt) * Math.abs(Math.sin(tilt)) ** 0.5;
      const wave = 0.14 * (noise2(u * 9, v * 3, 4) - 0.5);
      const r = c.radius - ROUNDING + (ROUNDING + wave) * Math.max(0, Math.cos(tilt)) ** 0.6;
      return [Math.cos(a) * r, c.height * (0.5 + 0.5 * flat), -Math.sin(a) * r];
    },
  });
}

/** What fell off at the cut: none of soft cheese, most of what breaks. */
function addCrumbs(c: Cheese): void {
  if (c.isSoft) return;
  const count = c.brittle > 0.15 ? 12 : 6;
  for (let i = 0; i < count; i++) {
    const [p, q] = [noise2(i * 3.7, 1, 2), noise2(i * 5.3, 2, 6)];
    const [x, , z] = cutPoint(c, 0, 0.12 + 0.8 * p, 0);
    const size = 0.09 + 0.9 * c.brittle * noise2(i * 2.9, 5, 1);
    addBlob(c.model, {
      at: [x + q * 0.7, size * 0.6, z + 0.2 + q * 1.1],
      radii: [size * 1.3, size, size],
      turn: { y: i, z: i * 2 },
      material: pasteOf(c.model.kit, c, 'within'),
      swell: ([dx, dy, dz]) => 1 + 0.3 * Math.sin(dx * 5 + i) * Math.cos(dy * 4 + dz * 6),
      rings: 5,
      sides: 7,
    });
  }
}
