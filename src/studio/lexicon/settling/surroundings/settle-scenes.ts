import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Surface } from '#studio/scene/surroundings.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import { stepsFor } from '#studio/lexicon/settling/gated.ts';
import type { Gate } from '#studio/lexicon/settling/gated.ts';
import { settleEveningIn, settleSunny, STAYS_IN, SUNNY } from './settle-hours.ts';
import {
  ANY_CELLAR,
  CELLARS,
  ESTATE,
  settleBarrelHall,
  settleBottleCellar,
  settleCellarFarOff,
  settleEstateWine,
  settleGrapeVessel,
  settleLaidCase,
  settleWinery,
  WINERY,
} from './settle-wineries.ts';
import { settlePurpose } from './settle-purposes.ts';
import { settleVerdant } from './settle-verdant.ts';
import { PLATTER, settleBoard, settlePlatter } from './settle-boards.ts';
import {
  isGroundPhrase,
  POPPIES,
  settleBuried,
  settleFloating,
  settleGround,
  settlePoppies,
  settleStars,
  settleLedge,
  settleWall,
  STARS,
} from './settle-grounds.ts';

interface Found {
  matches: readonly Match[];
  tokens: readonly Token[];
}

type Settler = (found: Found, match: Match, i: number) => Match;

/** 'A basket on a bicycle': with nobody to ride it, it bears what was named before it. */
function settleBicycle({ matches }: Found, match: Match, i: number): Match {
  // Few words are one, and only for them is the whole sentence looked at.
  if (match.isNegated || !ON_BICYCLE.test(match.phrase)) return match;
  const isRidden = matches.some(({ effects }) => effects.some(({ kind }) => kind === 'figure'));
  if (isRidden) return match;
  const before = matches.slice(0, i).some(({ effects }) => effectsOf(effects, 'thing').length > 0);
  return before ? { ...match, effects: [{ kind: 'thing', value: 'bicycle' }] } : match;
}
const ON_BICYCLE =
  /^(?:on a (?:bicycle|bike)|sur un velo|su una bici(?:cletta)?|en una bici(?:cleta)?|auf einem fahrrad)$/;

/** 'The dining car of a vintage train': whoever is in it does not see its engine. */
function settleTrain({ matches }: Found, match: Match): Match {
  const isEngine = effectsOf(match.effects, 'thing').some(({ value }) => value === 'train');
  // Few words are an engine, and only for them is the whole sentence looked at.
  if (!isEngine) return match;
  const isAboard = matches.some(
    (other) =>
      other !== match && effectsOf(other.effects, 'place').some(({ value }) => value === 'train'),
  );
  return isAboard ? { ...match, effects: [claim('place:train')] } : match;
}

const claim = (...value: Extract<Effect, { kind: 'claim' }>['value']): Effect => ({
  kind: 'claim',
  value,
});

/** 'Snowy Andes', 'montagnes enneigées': the peaks are white, and the vines before them are not; 'in the snow, mountains behind' is another snow. */
function settlePeaks({ matches, tokens }: Found, match: Match, i: number): Match {
  const isSnow = effectsOf(match.effects, 'weather').some(({ value }) => value === 'snow');
  const [before, after] = [matches[i - 1], matches[i + 1]];
  const isBeside =
    (isNextTo(tokens, match, after) && isPeaks(after)) ||
    (isNextTo(tokens, before, match) && isPeaks(before));
  return isSnow && isBeside ? { ...match, effects: [claim('trait:peaks:snow')] } : match;
}

const isNextTo = (tokens: readonly Token[], one?: Match, next?: Match): boolean =>
  one !== undefined &&
  next !== undefined &&
  next.at === one.at + one.length &&
  tokens[next.at]?.opensClause !== true;

const isPeaks = (match: Match | undefined): boolean =>
  match !== undefined &&
  match.effects.some(({ kind, value }) => kind === 'place' && value === 'mountains');

const COLD =
  /^(?:frosty|icy|frost covered|covered in frost|givree?s?|ghiacciat[aeio]|brinat[aeio]|helad[ao]s?|escarchad[ao]s?|eisige?[nrs]?|frostige?[nrs]?|vereiste?[nrs]?)$/;
const CHILLED: ReadonlySet<string> = new Set(
  'bottle magnum half_bottle flute_bottle glass champagne_flute'.split(' '),
);

/** 'A frosty bottle' is cold to the touch: no winter comes with it. */
function settleFrost({ matches }: Found, match: Match, i: number): Match {
  if (!COLD.test(match.phrase)) return match;
  const isVessel = ({ effects }: Match): boolean =>
    effects.some(({ kind, value }) => kind === 'thing' && CHILLED.has(value));
  const near = [matches[i - 1], matches[i + 1], matches[i + 2]];
  const isOf = near.some(
    (one) =>
      one !== undefined &&
      isVessel(one) &&
      Math.max(one.at - match.at - match.length, match.at - one.at - one.length) <= 1,
  );
  return isOf ? { ...match, effects: [{ kind: 'state', value: 'misted' }] } : match;
}

const EATEN: ReadonlySet<string> = new Set<string>(
  THINGS.filter(({ stance }) => stance === 'dish' || stance === 'small').map(({ id }) => id),
);

/** 'Summer salad': what is in season is on the plate, and no season is in the picture. */
function settleSeasonal({ matches, tokens }: Found, match: Match, i: number): Match {
  const isSeason = effectsOf(match.effects, 'season').length > 0;
  const next = matches[i + 1];
  const isOf =
    next !== undefined &&
    next.at === match.at + match.length &&
    !tokens[next.at]?.opensClause &&
    next.effects.some(({ kind, value }) => kind === 'thing' && EATEN.has(value));
  return isSeason && isOf && match.effects.every(({ kind }) => kind !== 'thing')
    ? { ...match, effects: [claim('followed')] }
    : match;
}

const BY = new Set(
  'by with from par de des d da dal dalla dai con por von vom mit durch'.split(' '),
);

/** 'A lit farmhouse' has lamps behind its panes. 'Lit by candles': a barrel does not burn; what lights it says itself whether it is there. */
function settleLit({ matches, tokens }: Found, match: Match, i: number): Match {
  const isLit = effectsOf(match.effects, 'state').some(({ value }) => value === 'lit');
  if (!isLit) return match;
  if (matches.some((one) => one !== match && isNear(match, one) && one.effects.some(isHouse)))
    return { ...match, effects: [claim('trait:windows:lit')] };
  const next = matches.slice(i + 1).find(({ effects }) => effects.some(isSource));
  const [first, ...gap] = next ? tokens.slice(match.at + match.length, next.at) : [];
  const isLedTo = BY.has(first?.word ?? '') && gap.length < 3;
  if (!next || !isLedTo) return match;
  const isFlame = next.effects.some(({ kind, value }) => kind === 'thing' && FLAMES.has(value));
  const lighting: Effect[] = isFlame ? [{ kind: 'lighting', value: 'candle' }] : [];
  return { ...match, effects: [claim('followed'), ...lighting] };
}

/** 'A lit stone farmhouse': with at most a word between. */
const isNear = (a: Match, b: Match): boolean =>
  a.at < b.at ? b.at - a.at - a.length <= 1 : a.at === b.at + b.length;
const HOUSES = new Set<string>([
  'house',
  'chateau',
  'abbey',
  'church',
  'village',
  'castle',
  'estate',
]);
const isHouse = ({ kind, value }: Effect): boolean =>
  (kind === 'thing' || kind === 'subject') && HOUSES.has(value);

const FLAMES = new Set<string>(['candle', 'candlestick', 'lantern', 'flaming_torch']);
const LAMPS = new Set<string>([
  ...FLAMES,
  'lamp',
  'string_lights',
  'chandelier',
  'fireplace',
  'sun',
]);
const isSource = ({ kind, value }: Effect): boolean =>
  kind === 'lighting' || kind === 'time' || (kind === 'thing' && LAMPS.has(value));

/** 'Labels being printed': what goes on is asked for; wine that is poured runs before our eyes. */
function settlePassive({ matches, tokens }: Found, match: Match): Match {
  if (match.at === 0 || tokens[match.at - 1]?.word !== 'being') return match;
  // 'A bottle being opened': somebody does it, unless its cork is in the air already.
  if (match.effects.some(({ kind, value }) => kind === 'state' && value === 'open'))
    return {
      ...match,
      effects: matches.some(isPopping)
        ? [claim('thing:popping_cork')]
        : [{ kind: 'action', value: 'opening' }],
    };
  const isShown = match.effects.some(({ kind }) => SHOWN_ACTS.has(kind));
  return isShown ? match : { ...match, effects: [{ kind: 'undrawn', value: null }] };
}
const isPopping = ({ effects }: Match): boolean =>
  effectsOf(effects, 'thing').some(({ value }) => value === 'popping_cork');
const SHOWN_ACTS: ReadonlySet<Effect['kind']> = new Set(['subject', 'action', 'thing', 'figure']);

const APERITIF = /^ap(?:eritif|ero|eritivo|eritivi)s?$/;

/** 'Two aperitifs' are drunk: counted, they are glasses and no hour of the day. */
function settleDrink({ matches }: Found, match: Match, i: number): Match {
  const before = matches[i - 1];
  const isCounted =
    before !== undefined &&
    before.at + before.length === match.at &&
    effectsOf(before.effects, 'count').length > 0;
  return isCounted && APERITIF.test(match.phrase)
    ? { ...match, effects: [{ kind: 'thing', value: 'cocktail' }] }
    : match;
}

const SHADED: Partial<Record<Surface, Readonly<Record<'dark' | 'pale', string>>>> = {
  wood: { dark: '#3d2718', pale: '#cfae82' },
  velvet: { dark: '#3a0b18', pale: '#d8c4bc' },
  linen: { dark: '#4b4540', pale: '#ece4d6' },
  leather: { dark: '#2f1b13', pale: '#b98f66' },
  stone: { dark: '#4d4a46', pale: '#cfc8bb' },
};

/** 'A dark wood table' is stained, as a blue one is painted. */
function settleShade({ matches }: Found, match: Match, i: number): Match {
  const shade = effectsOf(match.effects, 'quality')[0]?.value;
  if (shade !== 'dark' && shade !== 'pale') return match;
  const [before, after] = [matches[i - 1], matches[i + 1]];
  const hex =
    (after?.at === match.at + match.length && hexFor(after, shade)) ||
    (before && before.at + before.length === match.at && hexFor(before, shade));
  return hex
    ? { ...match, effects: [{ kind: 'tint', value: { name: shade, hex }, wine: null }] }
    : match;
}

const hexFor = (match: Match | undefined, shade: 'dark' | 'pale'): string | undefined =>
  effectsOf(match?.effects ?? [], 'surface').map(({ value }) => SHADED[value]?.[shade])[0];

const CLEAR = /^(?:clear|clear glass|transparent|transparente|trasparente|klare|farblose)$/;
const FLINT: Effect = { kind: 'tint', value: { name: 'clear', hex: '#e9ece8' }, wine: null };

/** 'A clear bottle' is of white glass; of a sky or a wine the word says something else. */
function settleClear({ matches }: Found, match: Match, i: number): Match {
  const next = matches[i + 1];
  const isOfBottle =
    next !== undefined &&
    next.at - match.at - match.length <= 1 &&
    next.effects.some(({ kind, value }) => kind === 'thing' && value === 'bottle');
  return isOfBottle && CLEAR.test(match.phrase) ? { ...match, effects: [FLINT] } : match;
}

const SHADOW = /\b(?:shadows?|ombres?|ombra|sombras?|schatten)\b/;
const WALLS = new Set('wall mur muro parete pared wand mauer'.split(' '));

/** 'Its shadow on the wall' is asked of that wall: one on the table is not enough. */
function settleShadow({ tokens }: Found, match: Match): Match {
  // Leaves out of the frame throw theirs on any wall.
  const isOfLeaves = effectsOf(match.effects, 'claim').some(({ value }) =>
    value.includes('trait:shadow:leaves'),
  );
  if (isOfLeaves || !SHADOW.test(match.phrase)) return match;
  for (const token of tokens.slice(match.at + match.length)) {
    if (token.opensClause) return match;
    if (WALLS.has(token.word)) return { ...match, effects: [claim('trait:shadow:wall')] };
  }
  return match;
}

/** Each sees what those before it settled; the gate says which words can concern it at all. */
const SETTLERS: readonly (Gate & { settle: Settler })[] = [
  { kinds: ['tint'], settle: ({ matches }, match, i) => settleVerdant(matches, match, i) },
  { phrases: (phrase) => APERITIF.test(phrase), settle: settleDrink },
  { phrases: (phrase) => COLD.test(phrase), settle: settleFrost },
  { kinds: ['season'], settle: settleSeasonal },
  { kinds: ['quality'], settle: settleShade },
  { phrases: (phrase) => CLEAR.test(phrase), settle: settleClear },
  { phrases: (phrase) => PLATTER.test(phrase), settle: settlePlatter },
  { phrases: (phrase) => STARS.test(phrase), settle: settleStars },
  { phrases: (phrase) => POPPIES.test(phrase), settle: settlePoppies },
  { kinds: ['state'], settle: settleBuried },
  { kinds: ['quality'], settle: settleFloating },
  { kinds: ['thing', 'material', 'surface'], settle: settleBoard },
  { settle: settlePassive },
  { kinds: ['thing'], phrases: isGroundPhrase, settle: settleGround },
  { kinds: ['thing'], settle: ({ tokens }, match) => settleLedge(tokens, match) },
  { kinds: ['thing'], settle: settleWall },
  { kinds: ['weather'], settle: settlePeaks },
  { kinds: ['state'], settle: settleLit },
  { phrases: (phrase) => SHADOW.test(phrase), settle: settleShadow },
  {
    phrases: (phrase) => WINERY.test(phrase),
    settle: ({ matches }, match) => settleWinery(matches, match),
  },
  { phrases: (phrase) => CELLARS.test(phrase), settle: settleCellarFarOff },
  { kinds: ['place'], settle: ({ matches }, match) => settleBarrelHall(matches, match) },
  {
    phrases: (phrase) => ANY_CELLAR.test(phrase),
    settle: ({ matches }, match) => settleBottleCellar(matches, match),
  },
  { kinds: ['thing'], settle: ({ matches }, match) => settleLaidCase(matches, match) },
  { phrases: (phrase) => phrase === 'grape', settle: settleGrapeVessel },
  { phrases: (phrase) => ESTATE.test(phrase), settle: settleEstateWine },
  { kinds: ['event'], settle: settlePurpose },
  { kinds: ['thing'], settle: settleTrain },
  { phrases: (phrase) => ON_BICYCLE.test(phrase), settle: settleBicycle },
  { phrases: (phrase) => STAYS_IN.test(phrase), settle: settleEveningIn },
  { phrases: (phrase) => SUNNY.test(phrase), settle: settleSunny },
];
const concerning = stepsFor(SETTLERS);

/** What the words round it make of a light, a weather, a ground or a shadow. */
export function settleScene(found: Found, i: number): Match {
  let match = found.matches[i]!;
  let steps = concerning(match);
  for (let at = 0; steps >> at !== 0; at++) {
    if (((steps >> at) & 1) === 0) continue;
    const settled = SETTLERS[at]!.settle(found, match, i);
    if (settled === match) continue;
    match = settled;
    steps = concerning(match);
  }
  return match;
}
