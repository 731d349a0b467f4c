import type { Trait } from '#studio/accounting/proof.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import { looksOf } from '#studio/people/dress/looks.ts';
import type { Looks } from '#studio/people/dress/looks.ts';
import type { Beside, PersonShape } from '#studio/people/body/person-shape.ts';
import type { Pose } from '#studio/people/acting/stance.ts';
import { isWareHeld } from '#studio/people/held/hold.ts';
import type { Held } from '#studio/people/held/hold.ts';
import { DRESSED_AS } from '#studio/people/dress/callings.ts';
import { CROOK } from '#studio/people/held/wares.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import { actTraits } from '#studio/people/acting/act-traits.ts';
import { standTraits } from './stand-traits.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { toHex } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { gazeTraits } from './gaze-traits.ts';
import { handTraits } from './hand-traits.ts';
import { whoIsCast } from './who-is-cast.ts';

/** Who was cast, what they wear and what they do. */
export function peopleTraits(stage: Stage): Trait[] {
  const { people, stands, spec, direction } = stage;
  const figures = figuresOf(spec);
  const said = figures.map((figure) => looksOf(figure.said ?? spec.prompt));
  const isSomebody = people.length > 0;
  return [
    ...handTraits(stage),
    ...gazeTraits(stage),
    ...whoIsCast(people),
    ...(people.every(isSideways) ? ['view:profile'] : []),
    ...people.flatMap(({ shape, wardrobe, facing, contre }) => [
      ...actTraits(shape),
      ...(PROUD.has(shape.pose) ? ['look:proud'] : []),
      ...(shape.isChild ? ['person:child'] : []),
      ...(direction.archetype === 'people' && contre < SILHOUETTED
        ? feltTraits(shape, facing)
        : []),
      ...(shape.beside && OWN_TABLES.has(shape.beside) ? ['table'] : []),
      ...(RIDES.has(shape.pose) ? ['riding'] : []),
      ...(shape.pose === 'dancing_alone' && shape.dress === 'gown' ? ['look:flamenco'] : []),
      ...(shape.lap && shape.pose !== 'cradling' ? ['on:lap'] : []),
      ...(shape.pose === 'cradling' ? ['in:arms'] : []),
      ...(shape.lap === 'baby' ? ['person:child'] : []),
      ...(shape.pose === 'on_shoulder' || shape.hasRider ? ['on:shoulder'] : []),
      ...(shape.pose === 'playing' ? ['person:musician'] : []),
      ...tradeTraits(shape, wardrobe.cut, spec.things),
      `worn:${wardrobe.cut}`,
      ...wornIn(shape),
    ]),
    ...standTraits(stands, spec),
    ...said.flatMap((looks) => (isSomebody ? lookTraits(looks) : [])),
    ...castRoles(figures, people.length),
  ];
}

/** Upright, with folded arms, or holding up what was made. */
const PROUD: ReadonlySet<Pose> = new Set<Pose>([
  'arms_crossed',
  'presenting',
  'lifting',
  'raising',
  'cheering',
]);

/** Built with whoever is at it. */
const OWN_TABLES: ReadonlySet<Beside> = new Set<Beside>([
  'table',
  'sorting_table',
  'counter',
  'lit_counter',
  'laid_table',
]);

/** Seen from the side; a bottle alone always is. */
const isSideways = ({ facing, shape: { gaze = 0 } }: Stage['people'][number]): boolean =>
  Math.abs(facing + gaze) > 1.1 && Math.abs(facing + gaze) < 2.1;

/** From which on somebody is all shade. */
const SILHOUETTED = 2;

/** What a face shows counts where the face is seen: near, and not turned away. */
function feltTraits({ isLaughing, mood, gaze = 0 }: PersonShape, facing: number): Trait[] {
  if (Math.abs(facing + gaze) > 1.3) return [];
  return [...(isLaughing ? ['look:smiling'] : []), ...(mood ? [`look:${mood}`] : [])];
}

/** Trades that are known by dress and tool. */
const tradeTraits = (shape: PersonShape, cut: string, things: readonly AskedThing[]): Trait[] => [
  ...calledTraits(shape, cut, things),
  ...(shape.holds.some((held) => isOf(held, 'camera')) ? ['trade:photographer'] : []),
  ...(shape.hat === 'felt' && shape.holds.includes(CROOK) ? ['trade:shepherd'] : []),
];
/** As the row has them: cut, hat, what is worn over it, and the tool where it is the sign. */
function calledTraits(
  { calling, hat, holds, ...shape }: PersonShape,
  cut: string,
  things: readonly AskedThing[],
): Trait[] {
  const row = calling && DRESSED_AS[calling];
  if (!row || row.cut !== cut || (row.hat ?? hat) !== hat) return [];
  const isWorn = (row.has ?? []).every((worn) => shape[worn] === true);
  const hasTool = holds.some((held) => held !== null && formOf(held) === formOf(row.tool ?? held));
  const hasSign = things.some(({ thing }) => row.signs?.includes(thing));
  return isWorn && (!row.isByTool || hasTool || hasSign) ? [`trade:${calling}`] : [];
}
/** A bouquet is one in a hand and in a vase. */
const formOf = (held: Held): string =>
  isWareHeld(held) ? held.form : held === 'flowers' ? 'sheaf' : held;
const isOf = (held: Held | null, thing: ThingId): boolean =>
  typeof held === 'object' && held?.thing === thing;

/** Age, hair and the colours of clothes, as they were told and dressed. */
const lookTraits = ({ isOld, hair, garment, hat, hatColour, pattern, ...worn }: Looks): Trait[] => [
  ...(pattern ? [`worn:${pattern}`] : []),
  ...(pattern ? dyed(pattern, garment?.colour) : []),
  ...(isOld ? ['look:old'] : []),
  ...['hat', hat ?? 'hat'].flatMap((worn) => dyed(worn, hatColour)),
  ...(hair.cut ? [`worn:${hair.cut}`, 'look:haircut'] : []),
  ...(worn.bottom ? [`worn:${worn.bottom.cut}`, ...dyed(worn.bottom.cut, worn.bottom.colour)] : []),
  ...dyed('tie', worn.tie),
  ...dyed('scarf', worn.scarf),
  ...dyed('shirt', worn.shirt),
  ...dyed('cape', worn.cape),
  ...(worn.isDirndl ? ['worn:dirndl'] : []),
  ...(worn.hasCoat ? dyed('coat', garment?.colour) : []),
  // Starched linen.
  ...(worn.hasRuff ? ['worn:ruff:coloured:#f4f0e6'] : []),
  ...(worn.hasLipstick ? ['worn:lipstick:coloured'] : []),
  ...(worn.hasEarrings ? ['worn:earrings:coloured'] : []),
  ...(hair.colour
    ? ['look:hair', ...dyed('braid', hair.colour), ...dyed('beard', hair.colour)]
    : []),
  ...(garment ? [...dyed(garment.cut, garment.colour), ...dyed('clothes', garment.colour)] : []),
];

/** In which colour something is worn: `worn:dress:coloured:#1f6b4f`. */
const dyed = (worn: string, colour: Rgb | null | undefined): Trait[] =>
  colour ? [`worn:${worn}:coloured:${toHex(colour)}`] : [];

const RIDES: ReadonlySet<Pose> = new Set<Pose>(['riding', 'astride', 'driving', 'scooting']);

/** Hats by their name, and everything somebody 'has'. */
function wornIn(shape: PersonShape): Trait[] {
  const had = Object.entries(shape).flatMap(([key, value]): Trait[] => {
    if (key === 'isChild' && value === true) return ['person:child'];
    // Over the far side of a wall nobody sees them.
    if (key === 'hasBareFeet' && shape.beside === 'wall') return [];
    return key.startsWith('has') && value === true ? [`worn:${key.slice(3).toLowerCase()}`] : [];
  });
  return shape.hat === 'none'
    ? had
    : [
        ...had,
        'worn:hat',
        `worn:${shape.hat}`,
        `worn:${shape.hat}_hat`,
        // Its brim is wider than the shoulders' half.
        ...(shape.hat === 'straw' ? ['size:large:straw_hat'] : []),
      ];
}

/** Trades that the wardrobe knows. */
const DRESSED: ReadonlySet<string | null> = new Set([
  'sommelier',
  'winemaker',
  'picker',
  'waiter',
  'chef',
  'guest',
]);

/** Somebody is there by trade as long as people were left to cast. */
function castRoles(figures: readonly AskedFigure[], cast: number): Trait[] {
  let left = cast;
  return figures.flatMap(({ role, count }) => {
    const isCast = left > 0;
    left -= count;
    return isCast && DRESSED.has(role) ? [`person:${role}`] : [];
  });
}
