import type { Effect } from '#studio/lexicon/effects.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { NOTHING } from '#studio/lexicon/matching/settle-matches.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

export const WINERY = /^(?:bodegas?|cantina|cantine|chai|chais)$/;

function isOf(match: Match | undefined, kind: string, values: ReadonlySet<unknown>): boolean {
  if (match)
    for (const effect of match.effects)
      if (effect.kind === kind && values.has(effect.value)) return true;
  return false;
}

const VINES: ReadonlySet<string> = new Set(['vineyard', 'terraced_vineyard', 'bush_vines']);
const STORED: ReadonlySet<string> = new Set(['barrel', 'wine_rack', 'tank', 'amphora']);
const BUILDING: Effect = { kind: 'claim', value: ['thing:house', 'thing:chateau', 'thing:abbey'] };

/** 'Viñedo con una bodega al fondo': beside vines the word names the house, where nothing is said to be stored in it. */
export function settleWinery(matches: readonly Match[], match: Match): Match {
  const isBesideVines =
    WINERY.test(match.phrase) &&
    matches.some((one) => isOf(one, 'place', VINES)) &&
    !matches.some((one) => isOf(one, 'thing', STORED));
  if (!isBesideVines) return match;
  const kept = match.effects.filter(({ kind }) => kind !== 'place' && kind !== 'setting');
  return { ...match, effects: [...kept, BUILDING] };
}

export const CELLARS = /^(?:stone cellar|wine cellar|cellar|winery|cave|caves|keller|weinkeller)$/;
const FAR =
  /^(?:back|background|distance|behind|fond|lointain|sfondo|fondo|lontananza|hintergrund|dahinter)$/;

/** 'Snow on the vines, a small stone cellar in the back': seen from outside, it is a house. */
export function settleCellarFarOff(
  { matches, tokens }: { matches: readonly Match[]; tokens: readonly Token[] },
  match: Match,
): Match {
  const end = match.at + match.length;
  const isFarOff =
    CELLARS.test(match.phrase) &&
    tokens.slice(end, end + FAR_REACH).some(({ word }) => FAR.test(word)) &&
    matches.some((one) => isOf(one, 'place', VINES)) &&
    !matches.some((one) => isOf(one, 'thing', STORED));
  if (!isFarOff) return match;
  const kept = match.effects.filter(
    ({ kind }) => kind !== 'place' && kind !== 'setting' && kind !== 'subject',
  );
  return { ...match, effects: [...kept, { kind: 'thing', value: 'house' }] };
}
const FAR_REACH = 4;

const WINERIES: ReadonlySet<string> = new Set(['winery']);
const BARRELS: ReadonlySet<string> = new Set(['barrel']);
const MODERN: ReadonlySet<string> = new Set(['tank', 'amphora', 'concrete_egg', 'wine_press']);
const HALL: Effect = { kind: 'place', value: 'barrel_hall' };
const SEVERAL =
  /\b(?:barrels|casks|barriques|futs|tonneaux|foudres|botti|barili|barricas|barriles|toneles|fasser|fassern|eichenfasser|eichenfassern|holzfasser|holzfassern|barriquefasser)\b/;

/** 'A dog beside the barrels in our winery': where barrels are and no tanks, that is its barrel hall. */
export function settleBarrelHall(matches: readonly Match[], match: Match): Match {
  const isTheirs =
    isOf(match, 'place', WINERIES) &&
    matches.some((one) => isOf(one, 'thing', BARRELS) && SEVERAL.test(one.phrase)) &&
    !matches.some((one) => isOf(one, 'thing', MODERN));
  if (!isTheirs || /modern/.test(match.phrase)) return match;
  return { ...match, effects: [...match.effects.filter(({ kind }) => kind !== 'place'), HALL] };
}

const RACKED: ReadonlySet<string> = new Set(['bottle_cellar']);
const STORE: Effect = { kind: 'place', value: 'bottle_cellar' };
/** 'Vaulted', 'chalk' or 'monastery' say more of it. */
export const ANY_CELLAR =
  /^(?:wine cellar|cellar|caves?|caves? a vin|cantina|bodega|keller|kellern|weinkeller)$/;

/** 'A wall of bottles in a cellar': that is the one whose walls are bottles. */
export function settleBottleCellar(matches: readonly Match[], match: Match): Match {
  if (!ANY_CELLAR.test(match.phrase) || !matches.some((one) => isOf(one, 'place', RACKED)))
    return match;
  const kept = match.effects.filter(({ kind }) => kind !== 'place' && kind !== 'subject');
  return { ...match, effects: [...kept, STORE] };
}

const CRATES: ReadonlySet<string> = new Set(['crate']);
const BOTTLES: ReadonlySet<string> = new Set(['bottle', 'magnum', 'half_bottle']);
const LAID: ReadonlySet<string> = new Set(['lying']);
const CASE: Effect = { kind: 'thing', value: 'wooden_case' };

/** 'A wooden crate of six bottles lying in straw': bottles lie in a case, and stand in a crate. */
export function settleLaidCase(matches: readonly Match[], match: Match): Match {
  const isLaid =
    isOf(match, 'thing', CRATES) &&
    matches.some((one) => isOf(one, 'thing', BOTTLES)) &&
    matches.some((one) => isOf(one, 'state', LAID));
  if (!isLaid) return match;
  const kept = match.effects.filter(({ kind }) => kind !== 'thing' && kind !== 'accompaniment');
  return { ...match, effects: [...kept, CASE] };
}

const GRAPES: ReadonlySet<string> = new Set(['grapes']);
const VESSELS: ReadonlySet<string> = new Set(['crate', 'basket', 'watering_bucket', 'tub']);

/** 'Grape crates': the first word says what is in them, see `withGrapes`. */
export function settleGrapeVessel(
  { matches, tokens }: { matches: readonly Match[]; tokens: readonly Token[] },
  match: Match,
  i: number,
): Match {
  const next = matches[i + 1];
  const isFirst =
    match.phrase === 'grape' &&
    next?.at === match.at + match.length &&
    !tokens[next.at]?.opensClause &&
    isOf(match, 'thing', GRAPES) &&
    isOf(next, 'thing', VESSELS);
  return isFirst ? { ...match, effects: [{ kind: 'claim', value: ['thing:grapes'] }] } : match;
}

export const ESTATE = /^(?:estate|estate bottled|winery|domaine|weingut)$/;

/** 'Our estate Chardonnay': the word says whose wine it is, and asks for no house. */
export function settleEstateWine(
  { matches, tokens }: { matches: readonly Match[]; tokens: readonly Token[] },
  match: Match,
  i: number,
): Match {
  if (!ESTATE.test(match.phrase)) return match;
  const next = matches[i + 1];
  const isOfWine =
    next?.at === match.at + match.length &&
    !tokens[next.at]?.opensClause &&
    next.effects.some(({ kind }) => kind === 'varietal' || kind === 'wine');
  return isOfWine ? { ...match, effects: NOTHING } : match;
}
