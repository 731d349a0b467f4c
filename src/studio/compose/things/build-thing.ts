import { bottleOfWine, glassOptions, labelSkin, putBottle } from '#studio/compose/dress.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { hullOf, spanOf } from '#studio/compose/camera/bounds.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { createKit } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import type { Random } from '#studio/random.ts';
import { createScene } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { byteToLinear, hexBytes } from '#studio/textures/colour.ts';
import { SHADED, TWINE } from '#studio/things/photo-maker.ts';
import type { ThingLook, WornPart } from '#studio/things/photo-maker.ts';
import type { GlassOptions } from '#studio/props/stemware.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { depthOf } from './vessels/assort-glasses.ts';
import { labelOf } from './vessels/assort-labels.ts';
import { markScene, shrinkSince } from './layout/shrink.ts';
import { slabsOf } from './silhouette.ts';
import type { Slab } from './silhouette.ts';

/** How one asked thing is to look in this picture; each piece takes its own random numbers. */
export function lookOf(
  stage: Stage,
  asked: AskedThing,
  { random, states = [], nth = 0 }: { random: Random; states?: readonly string[]; nth?: number },
): ThingLook {
  const wine = wineOf(stage, asked, nth);
  // The bottle of a champagne bucket is no Bordeaux, whatever else is drunk.
  const isOther = asked.wines?.some((one) => one !== stage.spec.wine) ?? false;
  const isMixed = (isOther || new Set(stage.spec.wines).size > 1) && !stage.brief.ownWine;
  const label = labelOf(stage.spec, nth);
  // Each of two that are compared has the shape of its own region.
  const origin = (asked.origins?.length ?? 0) > 1 ? asked.origins?.[nth] : undefined;
  return {
    random,
    word: fold(asked.word),
    nth,
    isLoose: asked.count === null,
    plate: asked.plate ? linear(asked.plate.hex) : null,
    crockery: asked.crockery ?? (asked.rim ? { rim: asked.rim } : null),
    colour: colourOf(asked, nth),
    material: asked.material ?? null,
    wears: (asked.wears ?? []).map(partOf),
    text: asked.text ?? null,
    fill: asked.fills ? asked.fills[nth % asked.fills.length]! : asked.fill,
    states: [...asked.states, ...states],
    ...(asked.plated && { plated: asked.plated }),
    wine,
    season: stage.direction.season,
    bottleShape: origin?.bottle ?? stage.spec.bottle,
    putBottle: (kit, position, change) =>
      putBottle({ ...stage, kit }, position, {
        ...(isMixed && bottleOfWine(stage, wine)),
        ...(origin && { shape: origin.bottle }),
        ...(label > 0 && { label: labelSkin({ ...stage, kit }, null, label) }),
        ...change,
      }),
    glass: shaded(glassOptions(stage, wine), asked, nth),
    labelSkin: (kit, paper) => labelSkin({ ...stage, kit }, paper),
  };
}

/** Its wine as deep as its place in the row. */
function shaded(
  glass: GlassOptions,
  { states, count, wines }: AskedThing,
  nth: number,
): GlassOptions {
  if (!states.includes(SHADED)) return glass;
  const all = count ?? SOME;
  const step = isDeepFirst(wines ?? [], wines?.length ?? 0) ? all - 1 - nth : nth;
  return { ...glass, strength: (glass.strength ?? 1) * depthOf(step, all) };
}
const SOME = 3;

/** Between white and red lies rosé. */
const inSteps = (wines: readonly WineColour[]): readonly WineColour[] => {
  const [first, last] = wines.length === 2 ? wines : [];
  const isThroughPink =
    (first === 'white' && last === 'red') || (first === 'red' && last === 'white');
  return isThroughPink ? [first, 'rose', last] : wines;
};
/** 'From red to white': the deepest comes first. */
const isDeepFirst = ([first]: readonly WineColour[], count: number): boolean =>
  first === 'red' && count > 1;

/** 'Three glasses, red, white and rosé': each holds another wine. */
function wineOf(
  { spec }: Stage,
  { thing, count, wines, states }: AskedThing,
  nth: number,
): WineColour {
  // From pale to amber, in that order.
  const row = inSteps(spec.wines);
  if (states.includes(SHADED) && row.length > 1)
    return row[Math.floor((nth * row.length) / Math.max(count ?? SOME, nth + 1))]!;
  if (wines) return wines[nth % wines.length]!;
  const isServed = thing === 'glass' || thing === 'bottle' || thing === 'champagne_flute';
  const hasSeveral = spec.wines.length > 1 && (count ?? 1) >= spec.wines.length;
  return isServed && hasSeveral ? spec.wines[nth % spec.wines.length]! : spec.wine;
}

function colourOf({ colour, colours }: AskedThing, nth: number): Vec3 | null {
  const own = colours ? colours[nth % colours.length] : colour;
  return own ? linear(own.hex) : null;
}

const partOf = ({
  thing,
  word,
  count,
  colour,
  material,
  rim,
  fill,
  text,
  states,
}: AskedThing): WornPart => ({
  thing,
  word: fold(word),
  count,
  states,
  colour: colour ? linear(colour.hex) : TWINE.test(word) ? linear('#b08a55') : null,
  hex: colour?.hex ?? null,
  material: material ?? null,
  rim,
  fill,
  text: text ?? null,
});

function linear(hex: string): Vec3 {
  const [r, g, b] = hexBytes(hex);
  return [byteToLinear(r), byteToLinear(g), byteToLinear(b)];
}

export type Build = (kit: Kit, place: Place) => void;

export interface Extent {
  min: Vec3;
  max: Vec3;
  /** Layers of its shape, for foreseeing what it hides. */
  slabs: readonly Slab[];
}

/** Builds it aside, unseen, to know how much room it takes: no list of sizes can fall out of step with the shapes. */
export function measure(build: Build): Extent {
  const scene = createScene();
  build(createKit(scene, 'preview'), { position: [0, 0, 0], yaw: 0 });
  // The triangles of a sheet share their corners: each is looked at once.
  const points = [...new Set(hullOf(scene, new Set(scene.objects.map(({ id }) => id))))];
  const [x, y, z] = [spanOf(points, 0), spanOf(points, 1), spanOf(points, 2)];
  return {
    min: [x[0], y[0], z[0]],
    max: [x[1], y[1], z[1]],
    slabs: slabsOf(points, { low: y[0], high: y[1] }),
  };
}

/** Builds it in the picture, `k` times its true size. */
export function buildAt(kit: Kit, build: Build, { place, k }: { place: Place; k: number }): void {
  const mark = markScene(kit.scene);
  build(kit, place);
  if (k !== 1) shrinkSince(kit.scene, mark, { about: place.position, k });
}
