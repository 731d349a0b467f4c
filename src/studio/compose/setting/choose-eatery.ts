import type { EateryId } from '#studio/backdrops/eateries/eatery-id.ts';
import type { LightId } from '#studio/compose/direction.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { hasBodies } from '#studio/people/figures-of.ts';
import { isBrickRoom } from '#studio/places/backing.ts';
import type { Random } from '#studio/random.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { eateriesFor } from './eateries-for.ts';
import type { SurfaceChoice } from './choose-surface.ts';

/** A room in which one eats, at an hour. */
interface EateryChoice {
  eatery: EateryId;
  isDay: boolean;
  light: LightId;
  table: SurfaceChoice;
}

interface Hour {
  light: LightId;
  tables: readonly SurfaceChoice[];
}

const wood = (...tone: [number, number, number]): SurfaceChoice => ({ surface: 'wood', tone });
const linen = (...tone: [number, number, number]): SurfaceChoice => ({ surface: 'linen', tone });
const plain = (surface: SurfaceChoice['surface']): SurfaceChoice => ({ surface, tone: null });

const WALNUT = wood(86, 56, 36);
const OAK = wood(132, 98, 66);
const EBONY = wood(52, 36, 27);
const FLAX = linen(172, 158, 136);
const DUSK = linen(136, 122, 104);
const CHECKS = plain('gingham');

/** What each is lit by and laid on, by day and after dark. */
const HOURS: Readonly<Record<EateryId, Partial<Record<'day' | 'evening', Hour>>>> = {
  bistro: {
    day: { light: 'side', tables: [WALNUT, FLAX, OAK] },
    evening: { light: 'supper', tables: [EBONY, DUSK, WALNUT] },
  },
  trattoria: {
    day: { light: 'side', tables: [CHECKS, OAK] },
    evening: { light: 'supper', tables: [WALNUT, CHECKS] },
  },
  tavern: {
    day: { light: 'side', tables: [WALNUT, wood(108, 70, 40)] },
    evening: { light: 'supper', tables: [wood(108, 70, 40), EBONY] },
  },
  counter: {
    day: { light: 'side', tables: [wood(170, 130, 88), plain('slate')] },
    evening: { light: 'supper', tables: [wood(150, 110, 70), EBONY] },
  },
  steakhouse: { evening: { light: 'supper', tables: [EBONY, WALNUT, plain('slate')] } },
  seaside: {
    day: { light: 'side', tables: [wood(164, 146, 124), linen(176, 182, 184)] },
    evening: { light: 'supper', tables: [wood(120, 98, 76), DUSK] },
  },
  farmhouse: {
    day: { light: 'side', tables: [OAK, FLAX, WALNUT] },
    evening: { light: 'supper', tables: [WALNUT, OAK] },
  },
  orangery: {
    day: { light: 'side', tables: [FLAX, wood(158, 126, 90)] },
    evening: { light: 'supper', tables: [DUSK, OAK] },
  },
  chalet: {
    day: { light: 'side', tables: [OAK, CHECKS] },
    evening: { light: 'supper', tables: [WALNUT, OAK] },
  },
};

/** Lights that nobody asked for by name: the room may bring its own. */
const OWN: readonly LightId[] = ['window', 'candle', 'chiaroscuro', 'lamps'];
const DARK: readonly LightId[] = ['candle', 'chiaroscuro', 'lamps'];
const BY_DAY =
  /\b(?:brunch|breakfast|lunch|picnic|afternoon|morning|noon|midday|bright|sunny|daylight|airy|petit[- ]dejeuner|dejeuner|colazione|pranzo|desayuno|almuerzo|fruhstuck|mittag\w*|spring|summer|easter|ostern|paques|pasqua|pascua|mothers? day)\b/;
const AFTER_DARK =
  /\b(?:dinner|evening|night|dark|moody|candle\w*|romantic|intimate|diner|soir\w*|cena|sera|noche|notte|abend\w*|nacht\w*|kerze\w*|bougies?|velas?)\b/;

/** The room behind a table of which no wall or window was named; `null` keeps the plain dining room. */
export function chooseEatery(
  spec: SceneSpec,
  { decor, light, isPainterly }: { decor: string; light: LightId; isPainterly: boolean },
  random: Random,
): EateryChoice | null {
  if (decor !== 'restaurant' || isPainterly || !OWN.includes(light)) return null;
  if (isTold(spec) || hasBodies(spec)) return null;
  const said = fold(spec.prompt);
  const isDark = AFTER_DARK.test(said) || (DARK.includes(light) && spec.style === 'gastro');
  // By lamplight red wines in a row are black, and nobody could compare them.
  const isByDay = BY_DAY.test(said) || (!isDark && spec.subjects.includes('tasting_row'));
  const only = isByDay ? 'day' : isDark ? 'evening' : null;
  const rooms = eateriesFor(spec).flatMap((eatery) => {
    const hours = HOURS[eatery];
    // Food is photographed by a window first of all; every third picture is taken at supper.
    const asked: readonly (keyof typeof hours)[] = only ? [only] : ['day', 'evening', 'day'];
    return asked.flatMap((when) => (hours[when] ? [{ eatery, when, hour: hours[when] }] : []));
  });
  if (rooms.length === 0) return null;
  const { eatery, when, hour } = random.pick(rooms);
  // Whoever speaks of candles or of the dark sees by them.
  const own = spec.lighting === 'candle' || light === 'chiaroscuro' ? light : hour.light;
  // A candle alone is lost on dark boards.
  const table = own === 'candle' ? FLAX : random.pick(hour.tables);
  return { eatery, isDay: when === 'day', light: own, table };
}

/** What was said of walls, windows, lamps and weather is painted in the plain room. */
const isTold = (spec: SceneSpec): boolean =>
  isBrickRoom(spec) ||
  spec.weather !== null ||
  spec.words.some(({ proofs, isRefused }) => !isRefused && OF_ROOM.has(proofs[0] ?? ''));
const OF_ROOM: ReadonlySet<string> = new Set(
  ['window', 'curtain', 'chandelier', 'lamp', 'chair', 'door'].map((thing) => `thing:${thing}`),
);

/** A white cloth that was asked for: under the lamp of a dining room paper white would burn out, and china be lost on it. */
export const underLamp = (tone: SurfaceChoice['tone']): SurfaceChoice['tone'] =>
  tone ? [tone[0] * UNDER_LAMP, tone[1] * UNDER_LAMP, tone[2] * UNDER_LAMP] : WHITE_CLOTH;
const UNDER_LAMP = 0.8;
const WHITE_CLOTH = [186, 181, 172] as const;

/** A table that the words describe, or on which things lie that want another, is kept. */
export const bringsTable = (spec: SceneSpec): boolean =>
  spec.surface === null &&
  spec.surfaceColour === null &&
  spec.isSurfaceWet !== true &&
  !spec.things.some(({ thing }) => thing === 'counter');
