import { isView } from '#studio/places/place.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { isSparkling } from '#studio/scene/wine.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { gobletFor } from '#studio/litho/things/goblet.ts';
import { glassThing } from '#studio/litho/things/vessels.ts';
import { iced } from '#studio/litho/things/states/iced.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { bustThing } from './bust.ts';
import { withStraw } from './held.ts';
import type { Held } from './held.ts';
import { basketBefore } from './acts/basket-before.ts';
import { heldBy, inOtherHand } from './acts/in-hands.ts';
import type { FigureThing } from './drawn-figure.ts';
import type { Person } from './figure-body.ts';
import { carriedIn } from './acts/carrying.ts';
import { isLongDressed } from './dress/long-dress.ts';
import { isDinner } from './acts/dinner.ts';
import { isKiss, kissingCouple } from './acts/kiss.ts';
import { neckWearIn } from './dress/neck-wear.ts';
import { mountOf } from './acts/riding.ts';
import { isRunning } from './acts/running.ts';
import { ROLES } from './roles.ts';

/** A picture of a few people: who they are, and what is left to stand beside them. */
export interface Portrait {
  busts: readonly FigureThing[];
  /** What nobody wears or holds; indices of relations stay true. */
  things: readonly AskedThing[];
  taken: ReadonlySet<AskedThing>;
}

const WHOLE_FIGURE = new Set<AskedFigure['action']>([
  'walking',
  'picking',
  'pruning',
  'stomping',
  'carrying',
  'jumping',
  'dancing',
]);
/** In a joke these are told by a face all the same. */
const TOLD_BY_FACE = new Set<AskedFigure['action']>(['picking', 'dancing']);
/** Beside these somebody is seen from head to foot, or they would be toys. */
const LARGE = new Set<ThingId>(
  `bicycle motorcycle scooter tractor car vintage_car pickup_truck van cart trailer wheelbarrow horse donkey
  ox cow barrel tank wine_press boat vines tree ladder piano tray`.split(/\s+/) as ThingId[],
);
const WITH_TOOLS = new Set<AskedFigure['role']>(['musician', 'picker']);
const MOST = 4;

const HATS: Partial<Record<ThingId, Person['hat']>> = {
  straw_hat: 'straw',
  top_hat: 'top',
  crown: 'crown',
};
/** What the things of the picture do, where somebody holds them. */
interface Acting {
  makers: ReadonlyMap<AskedThing, DrawnThing>;
  taken: ReadonlySet<AskedThing>;
  broken: ReadonlySet<AskedThing>;
}
const NOBODY_ACTS: Acting = { makers: new Map(), taken: new Set(), broken: new Set() };

function withAct(held: Held | null, { makers }: Acting): Held | null {
  const maker = held?.asked ? makers.get(held.asked) : undefined;
  const own = maker ?? (held?.asked ? gobletFor(held.asked) : null);
  return held && own ? { ...held, maker: own } : held;
}

/** Nobody takes a corkscrew to champagne: its cork flies. */
const asOpened = (held: Held | null, { figures, wine }: SceneSpec): Held | null => {
  const isOpened = held?.thing === 'bottle' && figures[0]?.action === 'opening';
  if (!isOpened || !isSparkling(wine)) return held;
  const { maker: _withScrew, ...bare } = held;
  return { ...bare, looksAs: 'popping_bottle' };
};

/** 'A glass with ice cubes' in somebody's hand has them in it. */
function withIce(held: Held | null, ice: AskedThing | undefined): Held | null {
  const own = held && ice && DRUNK.has(held.thing) ? (held.maker ?? glassThing(null)) : null;
  return held && own ? { ...held, maker: iced(own) } : held;
}
const DRUNK = new Set<ThingId>(['glass']);

/** A few people are drawn large, from the chest up; walkers, pickers and crowds whole. */
export function portraitOf(spec: SceneSpec, acting: Acting = NOBODY_ACTS): Portrait | null {
  if (isKiss(spec))
    return {
      busts: [{ thing: 'couple', maker: kissingCouple }],
      things: spec.things,
      taken: new Set(),
    };
  const people = spec.figures.flatMap(onePerEntry);
  // A joke is told by faces.
  const isJoke = spec.style === 'meme_style';
  const isWhole =
    (!isJoke && spec.camera.angle === 'behind') ||
    isRunning(spec.prompt) ||
    isLongDressed(spec.prompt) ||
    carriedIn(spec) !== null ||
    spec.figures.some(
      ({ action, role, part }) =>
        part === 'hands' ||
        (!(isJoke && TOLD_BY_FACE.has(action)) && WHOLE_FIGURE.has(action)) ||
        (!(isJoke && role === 'picker') && WITH_TOOLS.has(role)),
    );
  const isActing = people.length > 0 && isWholeOnPoster(spec, people.length);
  const isBesideLarge =
    (spec.style !== 'meme_style' || mountOf(spec) !== undefined) &&
    spec.things.some(({ thing }) => LARGE.has(thing));
  if (people.length === 0 || people.length > MOST || isWhole || isActing || isBesideLarge)
    return null;
  const worn = wearIn(spec.things, spec.prompt);
  const lips = spec.things.find(({ thing, relation }) => thing === 'lips' && !relation);
  const neck = neckWearIn(spec);
  const dressed = new Set([...worn.taken, ...neck.taken, ...(lips ? [lips] : [])]);
  const rest = spec.things.filter(
    (asked) => !dressed.has(asked) && !acting.taken.has(asked) && !acting.broken.has(asked),
  );
  const ice = rest.find(({ thing }) => thing === 'ice_cube');
  const dry = rest.filter((asked) => asked !== ice);
  const basket = basketBefore(people, spec);
  const helds = (basket ? [basket.held] : heldBy(people, ice ? dry : rest, spec))
    .map((held) => asOpened(withAct(held, acting), spec))
    .map((held) => withIce(held, ice))
    .map((held, i) => (i === 0 ? withStraw(held, rest) : held));
  const isIced = ice !== undefined && helds.some((held) => held?.maker && DRUNK.has(held.thing));
  const pours = people[0]?.action === 'pouring' && helds[0]?.thing === 'bottle';
  const poured = pours ? rest.filter(({ thing }) => thing === 'glass').slice(0, 1) : [];
  const other = basket ? null : inOtherHand(people, rest, { held: helds[0] ?? null, spec });
  const taken = new Set([
    ...dressed,
    ...(other?.asked ? [other.asked] : []),
    ...acting.taken,
    ...(isIced ? [ice] : []),
    ...(basket?.taken ?? []),
    ...helds.flatMap((held) => [held?.asked ?? [], held?.straw ?? []].flat()),
    ...poured,
  ]);
  const busts = people.map((figure, i): FigureThing => ({
    thing: (figure.role && ROLES[figure.role].thing) || 'person',
    maker: bustThing({
      figure,
      spec,
      held: helds[i] ?? null,
      ...(i === 0 && { other }),
      side: holdingSide(i, helds[i] ?? null),
      ...(people.length > 1 && { variant: i }),
      ...(i === 0 && {
        worn: { ...worn.wear, ...(lips && { lips: lips.colour?.hex ?? RED_LIPS }) },
      }),
      // 'People in scarves' all wear one.
      neck: i === 0 || neck.taken.some(({ isSeveral }) => isSeveral) ? neck.wear : null,
    }),
  }));
  return { busts, things: spec.things.filter((asked) => !taken.has(asked)), taken };
}

/** Two people hold their glasses between them, unless the prompt says on which side. */
function holdingSide(i: number, held: Held | null): 1 | -1 {
  const told = held?.asked?.side;
  if (told !== undefined) return told === 'left' ? -1 : 1;
  return i % 2 === 1 ? -1 : 1;
}

/** Somebody who only holds a glass is looked at closely; all others of a poster are seen from head to foot. */
const QUIET = new Set<AskedFigure['action']>([null, 'holding', 'tasting', 'pouring', 'opening']);

const DINES = new Set<AskedFigure['action']>([null, 'toasting', 'eating']);

/** Posters show what people do and where: one who does little, in a room, is the exception. */
function isWholeOnPoster(
  { style, figures, things, place, prompt }: SceneSpec,
  count: number,
): boolean {
  if (style !== 'illustration_poster' || figures.some(({ part }) => part === 'portrait'))
    return false;
  const isQuiet = figures.every(({ action }) => QUIET.has(action));
  // Two who raise their glasses to each other fill the sheet.
  const areToasting = count === 2 && figures.every(({ action }) => action === 'toasting');
  // The one who only holds something is the face of the poster, the land lies behind.
  const hasAnimal = things.some(({ thing }) => LIVELY.has(thing));
  const isFace = ((count === 1 && isQuiet) || areToasting) && !hasAnimal;
  const isOpen = place !== null && (isView(place) || OPEN.has(place)) && !isFace;
  // Who dines sits behind the table.
  const areDining =
    isDinner({ figures, prompt }) && figures.every(({ action }) => DINES.has(action));
  return isOpen || (!areToasting && !areDining && (count > 1 || !isQuiet));
}
const OPEN = new Set<PlaceId>([
  'festival',
  'picnic',
  'garden_party',
  'beach',
  'pergola',
  'christmas',
  'wedding',
  'house_front',
]);

function onePerEntry(figure: AskedFigure): AskedFigure[] {
  if (figure.who === 'couple')
    return [
      { ...figure, who: 'woman', count: 1 },
      { ...figure, who: 'man', count: 1 },
    ];
  return Array.from({ length: Math.max(1, figure.count) }, () => ({ ...figure, count: 1 }));
}

const IN_HAIR =
  /\b(?:in|dans|tra|fra|nei|en|entre|im|in den) (?:her |his |their |the |les |ses |i (?:suoi )?|el |los )?(?:hair|cheveux|capelli|pelo|cabellos?|haare?n?)\b/;
const WREATHED: Partial<Record<ThingId, Person['hat']>> = {
  grapes: 'vine',
  vine_leaf: 'vine',
  vines: 'vine',
  flowers: 'blossom',
  rose: 'blossom',
};

/** 'Grapes in her hair': worn, and no bunch beside her. */
export const wreathIn = ({ things, prompt }: Pick<SceneSpec, 'things' | 'prompt'>) =>
  IN_HAIR.test(fold(prompt)) ? things.find(({ thing }) => WREATHED[thing]) : undefined;

const SPECTACLES =
  /\b(?:spectacles|eyeglasses|reading glasses|(?:wearing|round|thick|big) glasses|(?:man|woman|lady|girl|boy|guy|person|teacher|professor|student|sommelier|winemaker|chef|grand(?:ma|pa|mother|father)) (?:with|in) glasses(?! (?:of|on|full|filled|in|at)\b)|lunettes(?! de soleil)|occhiali(?! da sole)|gafas(?! de sol)|brille)\b/;

/** Hats sit on heads and sunglasses on noses, unless they lie somewhere. */
export function wearIn(
  things: readonly AskedThing[],
  prompt = '',
): {
  wear: Partial<Person>;
  taken: ReadonlySet<AskedThing>;
} {
  const free = things.filter(({ relation, count }) => !relation && (count ?? 1) === 1);
  const glasses = free.find(({ thing }) => thing === 'sunglasses');
  const spectacles = free.find(({ thing }) => thing === 'reading_glasses');
  const hat = free.find(({ thing }) => HATS[thing]);
  const wreath = wreathIn({ things, prompt });
  // Lips that are said of somebody are on the face.
  const lips = free.find(({ thing }) => thing === 'lips');
  return {
    wear: {
      ...(glasses && { hasSunglasses: true }),
      ...((spectacles ?? SPECTACLES.test(fold(prompt))) && { hasSpectacles: true }),
      ...(wreath && {
        hat: WREATHED[wreath.thing] ?? 'vine',
        hatColour: wreath.colour?.hex ?? null,
      }),
      ...(hat && { hat: HATS[hat.thing] ?? 'straw', hatColour: hat.colour?.hex ?? null }),
    },
    taken: new Set([glasses, spectacles, hat, wreath, lips].filter((asked) => asked !== undefined)),
  };
}

const RED_LIPS = '#c01f38';

/** 'A farmer with a hat' has it on, from head to foot too. */
export function strawWorn(things: readonly AskedThing[]): Partial<Person> {
  const { hat, hatColour = null } = wearIn(things).wear;
  return hat === 'straw' ? { hat, hatColour, isHatAsked: true } : {};
}
