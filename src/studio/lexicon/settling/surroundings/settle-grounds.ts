import { isBeforeStoneWall } from '#studio/places/backing.ts';
import type { Ground } from '#studio/scene/surroundings.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { sheetKind } from '#studio/lexicon/lettering/sheets/sheet-words.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

const phrases = (list: string): string[] => list.split('|').map((phrase) => phrase.trim());

/** Words for what one stands in, folded; sand brings its beach along, and what is always a ground needs no help. */
const WORDS: Readonly<Record<Exclude<Ground, 'sand' | 'paving' | 'soil'>, string>> = {
  snow: 'snow | snowdrift | snow drift | snowbank | deep snow | fresh snow | neige | neige fraiche | neve | neve fresca | nieve | nieve fresca | schnee | tiefschnee | neuschnee',
  grass:
    'grass | lawn | tall grass | long grass | herbe | hautes herbes | erba | erba alta | hierba | hierba alta | gras | hohes gras | hohem gras | hohen gras',
  gravel: 'gravel | pebbles | gravier | graviers | ghiaia | grava | gravilla | kies',
  leaves:
    'leaves | autumn leaves | fallen leaves | dry leaves | fall leaves | feuilles mortes | feuilles d automne | foglie secche | foglie autunnali | foglie d autunno | hojas secas | hojas de otono | herbstlaub | laub',
  water:
    'stream | mountain stream | brook | creek | river | mountain river | shallow water | water | lake | pool | swimming pool | infinity pool | the pool | piscine | piscina | schwimmbad | schwimmbecken | ruisseau | riviere | torrent de montagne | eau | lac | fiume | ruscello | acqua | lago | rio | arroyo | riachuelo | agua | bach | im bach | fluss | gebirgsbach | bachlauf | wasser | see',
};
const GROUND_OF: ReadonlyMap<string, Ground> = new Map(
  Object.entries(WORDS).flatMap(([ground, list]) =>
    phrases(list).map((phrase) => [phrase, ground as Ground] as const),
  ),
);

const IN = new Set(
  'in on into upon amid among im ins auf inmitten dans sur parmi en sobre entre nel nella nell nelle tra fra sul sulla sull sulle su'.split(
    ' ',
  ),
);
const REACH = 3;

/** 'On blue tiles': what things stand on; of a kitchen they are its wall. */
const TILES = new Set(
  phrases('tiles | azulejos | piastrelle | maioliche | carreaux | carrelage | fliesen | kacheln'),
);
const ON_TILES = new Set('on upon auf sur sobre sul sulla sulle su'.split(' '));

/** What `settleGround` looks at, beside rugs. */
export const isGroundPhrase = (phrase: string): boolean =>
  TILES.has(phrase) || GROUND_OF.has(phrase);

/** 'A bottle in the snow' stands in it: not on a table while it snows. */
export function settleGround({ matches, tokens }: Found, match: Match): Match {
  const isTiled =
    TILES.has(match.phrase) &&
    !match.isNegated &&
    (isLed(tokens, match.at, ON_TILES) || isTableAlone(matches));
  if (isTiled)
    return {
      ...match,
      effects: [
        { kind: 'surface', value: 'tiles' },
        { kind: 'claim', value: ['trait:surface:tiles'] },
      ],
    };
  if (isRugUnderfoot({ matches, tokens }, match))
    return {
      ...match,
      effects: [
        { kind: 'surface', value: 'velvet' },
        { kind: 'claim', value: ['trait:surface:velvet'] },
      ],
    };
  const ground = GROUND_OF.get(match.phrase);
  // 'Im Bach' is one phrase, or the composer of that name would be a brook.
  const at = match.at + (match.phrase.startsWith('im ') ? 1 : 0);
  if (!ground || match.isNegated || !isLed(tokens, at)) return match;
  if (ground === 'water' && !isPutInWater(tokens, at)) return match;
  // Grass and gravel are no things among others there; snow still falls, and leaves still lie about.
  const isStuff = ground === 'grass' || ground === 'gravel';
  const kept = isStuff ? [] : match.effects.filter(({ kind }) => kind !== 'surface');
  const laid: Effect[] = [
    { kind: 'surface', value: ground },
    ...(isStuff ? [{ kind: 'claim', value: [`trait:surface:${ground}`] } as const] : []),
  ];
  return { ...match, effects: [...kept, ...laid] };
}

/** 'Red wine spilled on a white carpet': beside a rug as large as a room nobody would see a glass. */
function isRugUnderfoot({ matches, tokens }: Found, match: Match): boolean {
  const isRug = match.effects.some(({ kind, value }) => kind === 'thing' && value === 'rug');
  if (!isRug || match.isNegated || !isLed(tokens, match.at, ON_TILES)) return false;
  const things = matches.filter(
    (one) => one !== match && one.effects.some(({ kind }) => kind === 'thing'),
  );
  const isSmall = ({ kind, value }: Effect): boolean => kind === 'thing' && ON_RUGS.has(value);
  return (
    things.length > 0 &&
    things.every(({ effects }) => effects.some(isSmall)) &&
    !matches.some(({ effects }) => effects.some(({ kind }) => kind === 'figure'))
  );
}
const ON_RUGS: ReadonlySet<ThingId> = new Set<ThingId>([
  'glass',
  'champagne_flute',
  'bottle',
  'magnum',
  'decanter',
  'carafe',
  'spill',
  'cork',
  'corkscrew',
  'petals',
  'rose',
  'book',
  'candle',
]);

/** 'Grilled sardines, blue tiles': with no room named they are those of the table. */
const isTableAlone = (matches: readonly Match[]): boolean =>
  matches.some(isServed) &&
  !matches.some(({ effects }) => effects.some(({ kind }) => kind === 'place' || kind === 'figure'));
const isServed = ({ effects }: Match): boolean =>
  effects.some(({ kind, value }) => kind === 'thing' && SERVED.has(value));
const SERVED: ReadonlySet<ThingId> = new Set(
  THINGS.filter(({ stance }) => stance === 'dish').map(({ id }) => id),
);

/** A bottle in a stream is chilled there; a house on a river, or a swimmer in it, is another matter. */
function isPutInWater(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - WATER_REACH), at).map(({ word }) => word);
  return before.some((word) => INTO.has(word)) && before.some((word) => VESSEL.test(word));
}
const WATER_REACH = 8;
const INTO = new Set('in into im ins dans nel nella nell en'.split(' '));
const VESSEL =
  /^(?:bottles?|magnums?|bouteilles?|bottigli[ae]|botellas?|\w*flaschen?|cooling|chilling|cooled|chilled|keeping)$/;

/** 'Half buried in sand' is seen where there is such a ground; in a drawer it is not. */
export function settleBuried({ tokens }: Found, match: Match): Match {
  const isBuried = match.effects.some(({ kind, value }) => kind === 'state' && value === 'buried');
  if (!isBuried) return match;
  const rest = tokens.slice(match.at, match.at + match.length + BURIED_IN);
  if (rest.some(({ word }) => GROUND_OF.has(word) || SANDS.has(word))) return match;
  return { ...match, effects: [{ kind: 'undrawn', value: null }] };
}
const BURIED_IN = 5;
const SANDS = new Set('sand beach sable plage sabbia spiaggia arena playa strand'.split(' '));

/** 'Bottles floating in the pool' stand in its water; in space nothing is drawn so. */
export function settleFloating({ tokens }: Found, match: Match): Match {
  const isAfloat = match.effects.some(
    ({ kind, value }) => kind === 'quality' && value === 'floating',
  );
  const rest = tokens.slice(match.at + match.length, match.at + match.length + AFLOAT_IN);
  const water = rest.findIndex(({ word }) => GROUND_OF.get(word) === 'water');
  if (!isAfloat || water < 0 || !isPutInWater(tokens, match.at + match.length + water))
    return match;
  return { ...match, effects: [{ kind: 'claim', value: ['trait:surface:water'] }] };
}
const AFLOAT_IN = 5;

/** 'Poppies in a vineyard' grow among its rows, those of a card are a bunch: they make no field of their own. */
export function settlePoppies({ matches, tokens }: Found, match: Match): Match {
  if (!POPPIES.test(match.phrase) || match.isNegated) return match;
  if (matches.some(({ effects, isNegated }) => !isNegated && effects.some(isVineyard)))
    return { ...match, effects: [{ kind: 'thing', value: 'flowers' }] };
  const isPrinted = sheetKind(tokens.map(({ word }) => word).join(' ')) !== null;
  return isPrinted ? { ...match, effects: [{ kind: 'thing', value: 'poppy' }] } : match;
}
export const POPPIES = /^(?:poppies|coquelicots|papaveri|amapolas|mohnblumen|klatschmohn)$/;
const isVineyard = ({ kind, value }: Effect): boolean => kind === 'place' && value === 'vineyard';

/** 'Under the stars' is under their sky; 'a box with stars' has some on it. */
export function settleStars({ tokens }: Found, match: Match): Match {
  if (!STARS.test(match.phrase) || match.isNegated) return match;
  const before = tokens.slice(Math.max(0, match.at - 2), match.at);
  if (!before.some(({ word }) => OVER_HEAD.has(word))) return match;
  return { ...match, effects: [{ kind: 'thing', value: 'stars' }] };
}
export const STARS = /^(?:stars|etoiles|stelle|estrellas|sternen?)$/;
const OVER_HEAD = new Set('under beneath below sous sotto bajo unter'.split(' '));

/** 'Leaning on a stone wall': the wall is what is behind, not a thing beside the bottle. */
export function settleWall({ matches, tokens }: Found, match: Match): Match {
  const isWall = match.effects.some(
    ({ kind, value }) => kind === 'thing' && value === 'stone_wall',
  );
  if (!isWall || match.isNegated || matches.some(isLarge)) return match;
  const from = Math.max(0, match.at - WALL_REACH);
  const said = tokens.slice(from, match.at + match.length + WALL_AFTER).map(({ word }) => word);
  if (!isBeforeStoneWall(said.join(' '))) return match;
  return {
    ...match,
    effects: [{ kind: 'claim', value: ['trait:backing:stone', 'thing:vault', 'thing:stone_wall'] }],
  };
}
const WALL_REACH = 6;
const WALL_AFTER = 3;

interface Found {
  matches: readonly Match[];
  tokens: readonly Token[];
}

/** A ladder or a bicycle leans on a wall that is seen whole; a barrel is a table before it. */
const isLarge = ({ effects }: Match): boolean =>
  effects.some(
    ({ kind, value }) =>
      kind === 'thing' && value !== 'stone_wall' && value !== 'barrel' && ON_FLOOR.has(value),
  );
const ON_FLOOR: ReadonlySet<ThingId> = new Set(
  THINGS.filter(({ stance }) => stance === 'floor').map(({ id }) => id),
);

/** 'Two glasses on the balustrade', 'a bottle on the fence': it is near, and they stand on it. */
export function settleLedge(tokens: readonly Token[], match: Match): Match {
  const of = (thing: ThingId): boolean =>
    match.effects.some(({ kind, value }) => kind === 'thing' && value === thing);
  const isRail = of('railing') && STONE_RAIL.test(match.phrase);
  const isFence = of('fence') || (of('vine_post') && ONE_POST.test(match.phrase));
  if (!(isRail || isFence) || match.isNegated || !isUpon(tokens, match.at)) return match;
  return { ...match, effects: [{ kind: 'thing', value: isRail ? 'balustrade' : 'fence_post' }] };
}
const ONE_POST =
  /^(?:wooden post|vineyard post|vine post|trellis post|piquet de vigne|palo da vigna|poste de vina|rebpfahl|holzpfosten)$/;
const STONE_RAIL =
  /^(?:balustrade|parapet|balaustra|balaustrata|balaustrada|brustung|parapetto|pretil)$/;
const UPON = new Set('on upon atop sur auf su sul sulla sulle sobre en'.split(' '));
const isUpon = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 3), at).some(({ word }) => UPON.has(word));

function isLed(tokens: readonly Token[], at: number, leads: ReadonlySet<string> = IN): boolean {
  for (let i = at - 1; i >= Math.max(0, at - REACH); i--) {
    if (tokens[i + 1]?.opensClause) return false;
    if (leads.has(tokens[i]?.word ?? '')) return true;
  }
  return false;
}
