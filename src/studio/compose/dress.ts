import { asParams } from '#studio/scene/painting-params.ts';
import { groundOf } from '#studio/packshot/ground-of.ts';
import { addBottle } from '#studio/props/bottle/bottle.ts';
import type { BottleOptions, PlacedBottle } from '#studio/props/bottle/bottle.ts';
import type { LabelSkin } from '#studio/props/bottle/label.ts';
import { addGlass } from '#studio/props/stemware.ts';
import type { GlassOptions, PlacedGlass } from '#studio/props/stemware.ts';
import { labelFor } from '#studio/labels/label-for.ts';
import { onPaper } from '#studio/labels/label-colours.ts';
import { addPainted } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { BottleShape, WineColour } from '#studio/scene/wine.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Surface } from '#studio/scene/surroundings.ts';
import { isSparkling } from '#studio/scene/wine.ts';
import { once } from '#studio/props/making/kit.ts';
import { addCandle, addFlameLight } from '#studio/props/candle.ts';
import type { CandleOptions } from '#studio/props/candle.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { isHazy } from '#studio/lexicon/hazy-wine.ts';
import { add } from '#studio/vector.ts';
import type { SkyId } from '#studio/landscape/sky/sky-palettes.ts';
import { refusedThings } from './things/leave-out.ts';
import { ownBottle } from '#studio/own-wine/own-bottle.ts';
import type { Archetype, DecorId, LightId } from './direction.ts';
import type { Stage } from './stage.ts';

const CAPSULES: Readonly<Record<WineColour, readonly Vec3[]>> = {
  red: [
    [0.2, 0.014, 0.024],
    [0.03, 0.03, 0.035],
    [0.28, 0.05, 0.03],
    [0.5, 0.34, 0.12],
  ],
  white: [
    [0.7, 0.55, 0.25],
    [0.12, 0.2, 0.12],
    [0.8, 0.78, 0.7],
  ],
  rose: [
    [0.86, 0.62, 0.58],
    [0.85, 0.8, 0.74],
    [0.7, 0.42, 0.4],
  ],
  orange: [
    [0.6, 0.3, 0.1],
    [0.1, 0.09, 0.08],
  ],
  sparkling: [
    [0.8, 0.6, 0.24],
    [0.75, 0.72, 0.66],
    [0.1, 0.16, 0.1],
  ],
  sparkling_rose: [
    [0.86, 0.55, 0.5],
    [0.8, 0.6, 0.3],
  ],
};

/** Depth of colour in the glass: thick red bowls need less, pale wines more. */
export const STRENGTHS: Readonly<Record<WineColour, number>> = {
  red: 0.75,
  white: 1.5,
  rose: 2.1,
  orange: 1.3,
  sparkling: 1.6,
  sparkling_rose: 2,
};

const LABEL_WIDTH = 640;

/** The label of this picture, painted once however many bottles wear it; further ones by their number. */
export function labelSkin(stage: Stage, paper: string | null = null, nth = 0): LabelSkin {
  const { kit, spec, brief } = stage;
  const { scene } = kit;
  const aspect = spec.bottle === 'burgundy' || spec.bottle === 'champagne' ? 0.98 : 1.17;
  const width = brief.detail === 'preview' ? LABEL_WIDTH / 2 : LABEL_WIDTH;
  const color = once(kit, `label ${paper ?? ''}${nth > 0 ? nth : ''}`, () => {
    const own = labelFor(spec, brief.seed, nth);
    const params = asParams(paper ? { ...onPaper(own, paper), design: 'minimal' } : { ...own });
    return addPainted(
      scene,
      { painter: 'label', width, height: Math.round(width * aspect), params },
      { layers: ['color', 'relief'], wrap: 'clamp' },
    )[0]!;
  });
  return { color, relief: color + 1, aspect };
}

export type BottleChange = Partial<BottleOptions> & { yaw?: number };

/** The bottle the prompt describes. */
export function bottleOptions(stage: Stage): BottleOptions {
  const { spec } = stage;
  const { ownWine } = stage.brief;
  const random = stage.random('bottle');
  if (ownWine) return ownBottle(ownWine);
  return {
    shape: spec.bottle,
    glass: spec.bottleGlass,
    wine: spec.wine,
    closure: spec.closure,
    capsule: random.pick(CAPSULES[spec.wine]),
    label: labelSkin(stage),
    ...(isHazy(spec.prompt) && { isHazy: true, glass: 'clear' }),
    yaw: random.range(-0.1, 0.1),
  };
}

/** Among several wines each comes in glass that shows it, under a foil of its own. */
export function bottleOfWine(stage: Stage, wine: WineColour): BottleChange {
  const isPale = wine !== 'red';
  return {
    wine,
    glass: isSparkling(wine) ? 'green' : isPale ? 'clear' : 'dark',
    shape: isSparkling(wine) ? 'champagne' : stillShape(stage.spec.bottle),
    closure: isSparkling(wine)
      ? 'muselet'
      : stage.spec.closure === 'muselet'
        ? 'cork'
        : stage.spec.closure,
    capsule: CAPSULES[wine][0]!,
  };
}
const stillShape = (shape: BottleShape): BottleShape =>
  shape === 'champagne' ? 'bordeaux' : shape;

/** Pale wine in clear glass is dark before a dark wall unless light comes from behind. Green bottles of old masters are dark. */
const isBacklit = (stage: Stage, { glass, wine, dye }: BottleOptions): boolean =>
  (!BRIGHT.includes(stage.direction.light) ||
    stage.direction.decor === 'sweep' ||
    DUSKY.has(stage.direction.decor)) &&
  !isOnPaleGround(stage.spec) &&
  !(glass === 'green' && stage.spec.style === 'classical_heritage') &&
  (dye !== undefined || (glass !== 'dark' && wine !== 'red' && wine !== null));

/** Out of doors the sky shines through a glass until it is night. */
const isBeforeDark = ({ direction, spec }: Stage): boolean =>
  (!BRIGHT.includes(direction.light) || DUSKY.has(direction.decor)) &&
  !isOnPaleGround(spec) &&
  (direction.decor !== 'landscape' || direction.sky === 'night');

/** Lamplit shelves and vaults stand behind the glass, however bright the table is: wine would take their brown. */
const DUSKY: ReadonlySet<DecorId> = new Set<DecorId>(['bar', 'restaurant', 'sommelier', 'cellar']);

/** Seen through pink, grass and an evening's gold are amber. */
const isRoseBeforeAmber = ({ direction }: Stage, wine: WineColour): boolean =>
  (wine === 'rose' || wine === 'sparkling_rose') &&
  direction.decor === 'landscape' &&
  (direction.surface === 'grass' ? direction.sky !== 'night' : GOLDEN.has(direction.sky));
const GOLDEN: ReadonlySet<SkyId> = new Set<SkyId>(['golden', 'sunset']);

/** A pale ground shines through by itself; before it the reflector would be seen as a step in the glass. */
function isOnPaleGround(spec: Stage['spec']): boolean {
  const ground = groundOf(spec);
  return ground === null || (ground !== undefined && Math.max(...ground) > 0.5);
}

/** Puts it down; the label faces the camera unless told otherwise. */
export const putBottle = (stage: Stage, position: Vec3, change: BottleChange = {}): PlacedBottle =>
  addBottle(stage.kit, position, lit(stage, { ...bottleOptions(stage), ...change }));

const lit = (stage: Stage, options: BottleOptions): BottleOptions =>
  isBacklit(stage, options) ? { ...options, isBacklit: true } : options;

/** A candle of the decor; where candles are refused, its light comes from somewhere out of the frame. */
export function putCandle(stage: Stage, position: Vec3, options: CandleOptions): void {
  if (!refusedThings(stage.spec).has('candle')) return addCandle(stage.kit, position, options);
  const lift = add(position, [0, options.height, 0]);
  addFlameLight(stage.kit.scene, lift, options.intensity * 0.35);
}

export const BRIGHT: readonly LightId[] = [
  'window',
  'day',
  'side',
  'high_key',
  'sun',
  'hard',
  'overcast',
];

/** By daylight red wine needs more depth to be red, not pink, and pale wine to be gold before a blue sea. */
const strengthOf = ({ direction, spec }: Stage, wine: WineColour): number => {
  // White light all round shines through a bowl of red wine from every side: only depth makes it ruby.
  if (wine === 'red' && groundOf(spec) !== undefined) return STRENGTHS[wine] * CUT_OUT_DEPTH;
  if (wine === 'red' && isFromAbove(direction.archetype, spec)) return STRENGTHS[wine] * DISC_DEPTH;
  if (wine === 'red')
    return (
      STRENGTHS[wine] *
      (BRIGHT.includes(direction.light) ? 1.7 : isPaleTable(direction) ? UNDER_LAMP_DEPTH : 1)
    );
  return STRENGTHS[wine] * (BRIGHT.includes(direction.light) ? 1.4 : 1);
};
/** A lit white cloth shines up through the surface of the wine: too thin, it would glow like a lamp. */
const isPaleTable = ({ surface }: Stage['direction']): boolean => PALE.has(surface);
const UNDER_LAMP_DEPTH = 2.6;
const PALE: ReadonlySet<Surface> = new Set<Surface>(['linen', 'gingham', 'marble', 'paper']);

const CUT_OUT_DEPTH = 2.5;
/** Straight down, light has come through the cloth's depth of wine only once: it would be a red lamp, not garnet. */
const DISC_DEPTH = 3.4;
const isFromAbove = (archetype: Archetype, { camera }: SceneSpec): boolean =>
  archetype === 'overhead' || camera.angle === 'overhead';

/** The glass of this picture, with its wine. */
/** Port, sherry and Marsala come in a small glass, and those that aged in wood are amber. */
const isFortified = ({ spec }: Stage): boolean =>
  spec.bottle === 'fortified' && spec.glass === 'tulip';
/** Wines of dried or frozen grapes are deep gold, those from the loft of a Tuscan house amber. */
const sweetDepth = ({ spec }: Stage, wine: WineColour): number => {
  if (wine !== 'white') return 1;
  const said = fold(spec.prompt);
  return LOFT_AGED.test(said) ? 3.6 : SWEET.test(said) ? 2.2 : 1;
};
const LOFT_AGED = /\b(?:vin santo|vinsanto|tokaj\w*|tokay|rutherglen)\b/;
const SWEET =
  /\b(?:sauternes|barsac|monbazillac|beerenauslese|trockenbeerenauslese|eiswein|ice ?wine|passito|recioto|late harvest|vendanges? tardives?|jurancon|moscatel|muscat de \w+|dessert wine|dessertwein|susswein|vin doux|vino dolce|vino dulce)\b/;
const SMALL_GLASS = 0.76;
const AMBER = 2.4;

export const glassOptions = (stage: Stage, wine = stage.spec.wine): GlassOptions => ({
  shape: stage.spec.glass,
  wine,
  strength:
    strengthOf(stage, wine) *
    (isFortified(stage) && wine === 'orange' ? AMBER : 1) *
    sweetDepth(stage, wine),
  ...(isFortified(stage) && { scale: SMALL_GLASS }),
  ...(isHazy(stage.spec.prompt) && { isHazy: true }),
  ...(stage.spec.camera.shot === 'macro' && { isNear: true }),
  ...(wine !== 'red' && isBeforeDark(stage) && { isBacklit: true }),
  ...(isRoseBeforeAmber(stage, wine) && { isDaylit: true }),
});

export function putGlass(
  stage: Stage,
  position: Vec3,
  change: Partial<GlassOptions> = {},
): PlacedGlass {
  const wine = change.wine === undefined ? stage.spec.wine : change.wine;
  return addGlass(stage.kit, position, {
    ...glassOptions(stage),
    wine,
    strength: wine ? strengthOf(stage, wine) : 1,
    random: stage.random(`bubbles ${position.map((v) => v.toFixed(1)).join()}`),
    ...change,
  });
}

export const wantsBottle = (spec: SceneSpec): boolean =>
  spec.bottles > 0 ||
  spec.subjects.includes('bottle') ||
  spec.subjects.includes('label') ||
  spec.accompaniments.includes('ice_bucket');
export const wantsGlass = (spec: SceneSpec): boolean =>
  spec.glasses > 0 || spec.subjects.includes('glass');
