import type { BottleGlass, BottleShape, Closure, WineColour } from '#studio/scene/wine.ts';
import type {
  MaterialRef,
  MediumRef,
  ObjectId,
  ProfileRun,
  Rotation,
  SceneObject,
  Vec2,
  Vec3,
} from '#studio/scene-graph.ts';
import {
  addMaterial,
  addMedium,
  addObject,
  addPrimitive,
  addShape,
} from '#studio/scene-builder.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { compose, eachOf, rotation as turn } from '#studio/vector.ts';
import { BOTTLE_FORMS } from './forms.ts';
import type { BottleForm } from './forms.ts';
import { addFlatBottle, addFlatLabel } from './flat-bottle.ts';
import { addDust } from './dress/dust.ts';
import { addGlowCard } from './dress/glow-card.ts';
import { addClosure } from './closures.ts';
import { addBottleLabel } from './label.ts';
import type { LabelSkin } from './label.ts';
import { addOwnLabels } from '#studio/own-wine/own-labels.ts';
import type { OwnWine } from '#studio/own-wine/own-wine.ts';
import { hazyRuns } from '#studio/props/haze.ts';
import { paint } from '#studio/props/making/model.ts';
import { once, wineMedium } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { AXIS, spline, splitAt } from '#studio/props/making/profile.ts';

/** Absorption of the glass itself. */
const TINTS: Readonly<Record<BottleGlass, Vec3>> = {
  // Nearly grey: through a thick foot a lamp would else flash bright green.
  dark: [1.7, 1.35, 1.9],
  // The green of leaves in autumn: a purer one is that of lemonade.
  green: [1.05, 0.42, 2.1],
  olive: [0.42, 0.3, 1.3],
  brown: [0.5, 1.25, 2.6],
  blue: [1.6, 0.55, 0.06],
  clear: [0.02, 0.01, 0.02],
};

/** Depth of colour across a whole bottle: red is almost black there, rosé no darker than in the glass. */
const BOTTLED: Partial<Record<WineColour, number>> = { red: 2.2, rose: 2, sparkling_rose: 1.6 };
/** What glassworks sell under these names: red wine is all but black in antique green. */
const OWN_TINTS: typeof TINTS = {
  dark: [4, 2.4, 5],
  green: [3.2, 0.5, 2.2],
  olive: [1.8, 1.3, 4.4],
  brown: [1.4, 2.8, 5.5],
  blue: [4.2, 1.9, 0.25],
  clear: TINTS.clear,
};
/** Lit from behind in a dark room, a thinner green would glow like a lamp. */
const BACKLIT_TINTS: typeof TINTS = { ...OWN_TINTS, green: [3.3, 2.15, 3.9] };
/** Nothing of a lamp comes through a wall of this. */
const OPAQUE: Vec3 = [40, 40, 40];
function tintOf({ glass, own, dye, isBacklit, isOpaque }: BottleOptions): Vec3 {
  if (own) return OWN_TINTS[glass];
  if (isOpaque) return OPAQUE;
  if (dye) return absorptionOf(dye);
  return (isBacklit ? BACKLIT_TINTS : TINTS)[glass];
}

/** Glass that lets this colour through two walls. */
const absorptionOf = (dye: Vec3): Vec3 => eachOf(dye, (v) => -Math.log(Math.max(0.004, v)) / 1.1);
const glassKey = ({
  glass,
  dye,
  lacquer,
  isBacklit = false,
  isOpaque = false,
}: BottleOptions): string =>
  `${glass} ${dye?.join() ?? ''} ${isBacklit} ${isOpaque}${
    lacquer ? ` ${LACQUER_KEY} ${lacquer.colour.join()} ${lacquer.isFrosted}` : ''
  }`;
/** Marks what is painted over, among the parts that a scene shares. */
export const LACQUER_KEY = 'lacquer';

const WALL = 0.3;

export interface BottleOptions {
  shape: BottleShape;
  glass: BottleGlass;
  /** Glass of any other colour, in linear light. */
  dye?: Vec3;
  wine: WineColour | null;
  closure: Closure;
  capsule: Vec3;
  /** Its foil or wax was asked for by name. */
  closureThing?: ThingId;
  /** Black glass: what is in it cannot be seen. */
  isOpaque?: boolean;
  /** Painted over, or frosted: what is in it is not seen. */
  lacquer?: { colour: Vec3; isFrosted: boolean };
  /** A bright card stands behind it, as photographers put one: pale wine glows. */
  isBacklit?: boolean;
  label?: LabelSkin;
  /** A customer's labels take the place of ours. */
  own?: OwnWine | undefined;
  /** Share of the height that is filled. */
  fill?: number;
  isOpen?: boolean;
  /** Lay in a cellar for years. */
  isDusty?: boolean;
  /** Its wine is not clear. */
  isHazy?: boolean;
  /** Turn about the own axis, so that the label meets the camera. */
  yaw?: number;
  /** Replaces the yaw for bottles that lie or pour. */
  rotation?: Rotation;
  role?: SceneObject['role'];
  /** What the prompt calls it; 'bottle' by default. */
  thing?: ThingId;
}

export interface PlacedBottle {
  object: ObjectId;
  height: number;
  radius: number;
}

export function addBottle(kit: Kit, position: Vec3, o: BottleOptions): PlacedBottle {
  const { scene } = kit;
  const form = BOTTLE_FORMS[o.shape];
  const body = spline(form.body, 5);
  const asked = o.rotation ?? turn({ y: o.yaw ?? 0 });
  const rotation = o.own ? compose(asked, turn({ y: o.own.turn })) : asked;
  const object = addObject(scene, {
    role: o.role ?? 'hero',
    name: `${o.shape} bottle`,
    thing: o.thing ?? 'bottle',
  });
  const place = { position, rotation };
  if (form.flatness) addFlatBottle(kit, { form, body, ...place, object, tint: tintOf(o) });
  else {
    const key = `bottle ${o.shape} ${glassKey(o)} ${o.wine} ${o.fill ?? 0.86} ${o.isHazy ?? false}`;
    const shape = once(kit, key, () => addShape(scene, bottleRuns(kit, form, body, o)));
    addPrimitive(scene, { kind: 'lathe', object, shape, ...place });
    if (o.isBacklit && !o.isOpaque && !o.lacquer) addGlowCard(kit, { form, ...place });
  }
  addClosure(kit, {
    form,
    body,
    ...place,
    closure: o.closure,
    colour: o.capsule,
    finish: o.own?.capsule.finish,
    isOpen: o.isOpen ?? false,
    object: o.closureThing
      ? addObject(scene, { role: 'hero', name: 'closure', thing: o.closureThing })
      : object,
  });
  if (o.own) addOwnLabels(kit, o.own, { form, ...place });
  else if (o.label && form.flatness)
    addFlatLabel(kit, { form, body, ...place, object, tint: tintOf(o) }, o.label);
  else if (o.label) addBottleLabel(kit, { form, skin: o.label, ...place });
  if (o.isDusty && !form.flatness) addDust(kit, { form, body, ...place });
  return {
    object,
    height: form.body.at(-1)![1] + 0.95,
    radius: Math.max(...form.body.map(([r]) => r)),
  };
}

function bottleRuns(kit: Kit, form: BottleForm, body: Vec2[], o: BottleOptions): ProfileRun[] {
  const medium = once(kit, `bottle glass ${glassKey(o)}`, () =>
    addMedium(kit.scene, { absorption: tintOf(o), refractiveIndex: 1.52 }),
  );
  const material = o.lacquer
    ? lacquered(kit, o.lacquer)
    : once(kit, `bottle surface ${glassKey(o)}`, () =>
        addMaterial(kit.scene, { kind: 'glass', inside: medium }),
      );
  const [neck, top] = body.at(-1)!;
  const heelRadius = form.body[0]![0];
  const base: Vec2[] = [
    [AXIS, form.punt],
    [1.2, form.punt * 0.86],
    [2.2, form.punt * 0.45],
    [heelRadius - 0.75, 0.12],
    [heelRadius - 0.35, 0.02],
  ];
  const heel = spline([[heelRadius - 0.35, 0.02], [heelRadius - 0.08, 0.18], form.body[0]!], 4);
  const lip: Vec2[] = [
    [neck, top],
    [neck + 0.02, top + 0.05],
    [neck + 0.16, top + 0.1],
    [neck + 0.18, top + 0.5],
    [neck + 0.12, top + 0.75],
    [neck - 0.1, top + 0.85],
    [neck - 0.42, top + 0.85],
  ];
  const outside = [base, heel, body, lip].map((points) => ({ points, material }));
  if (o.lacquer) return outside;
  return [...outside, ...bottleInside(kit, { form, body, medium, material }, o)];
}

/** Matt paint, or glass that was sanded: light comes through it, nothing is seen. */
const lacquered = (
  kit: Kit,
  { colour, isFrosted }: NonNullable<BottleOptions['lacquer']>,
): MaterialRef =>
  paint(
    kit,
    colour,
    isFrosted ? { coat: 0.25, rough: 0.5, translucency: 0.65 } : { coat: 0.35, rough: 0.45 },
  );

interface BottleWalls {
  form: BottleForm;
  body: readonly Vec2[];
  medium: MediumRef;
  material: MaterialRef;
}

function bottleInside(kit: Kit, walls: BottleWalls, o: BottleOptions): ProfileRun[] {
  const { form, body, medium, material } = walls;
  const [neck, top] = body.at(-1)!;
  const wall: Vec2[] = body
    .filter(([, y]) => y > form.punt + 1.2)
    .map(([r, y]) => [r - WALL - (y < 4 ? (4 - y) * 0.12 : 0), y + 0.1]);
  const floor: Vec2[] = [
    [AXIS, form.punt + 0.8],
    [1.3, form.punt + 0.62],
    [2.4, form.punt + 0.3],
  ];
  const inner: Vec2[] = [...floor, ...wall, [neck - 0.42, top + 0.85]];
  if (!o.wine) return [{ points: inner, material, flip: true }];
  if (o.isHazy)
    return [
      { points: inner, material, flip: true },
      ...hazyRuns(kit, inner, { wine: o.wine, level: (o.fill ?? 0.86) * top }),
    ];
  const wine = wineMedium(kit, o.wine, BOTTLED[o.wine] ?? 1);
  const wet = once(kit, `wet bottle ${glassKey(o)} ${o.wine}`, () =>
    addMaterial(kit.scene, { kind: 'glass', inside: medium, outside: wine }),
  );
  const level = (o.fill ?? 0.86) * top;
  const { below, above, radius } = splitAt(inner, level);
  const runs: ProfileRun[] = [{ points: below, material: wet, flip: true }];
  if (above.length > 1) {
    const surface = once(kit, `wine surface ${wine}`, () =>
      addMaterial(kit.scene, { kind: 'glass', inside: wine }),
    );
    runs.push({ points: above, material, flip: true });
    runs.push({
      points: [
        [radius, level],
        [AXIS, level],
      ],
      material: surface,
    });
  }
  return runs;
}
