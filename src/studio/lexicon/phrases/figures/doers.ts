import type { AskedFigure } from '#studio/scene/figure.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import { isScrew } from '#studio/lexicon/phrases/relations/is-stuck-into.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

type Doer = Pick<AskedFigure, 'who' | 'role' | 'count'> & Partial<Pick<AskedFigure, 'part'>>;

const ONE: Doer = { who: 'person', role: null, count: 1 };

/** Acts that show nothing without whoever does them. */
const DOERS: Partial<Record<NonNullable<AskedFigure['action']>, Doer>> = {
  stomping: { ...ONE, count: 2 },
  pruning: ONE,
  riddling: ONE,
  pumping: ONE,
  rolling: ONE,
  sabering: ONE,
  hammering: ONE,
  planting: ONE,
  digging: ONE,
  dancing: { who: 'couple', role: null, count: 2 },
  picking: { who: 'group', role: 'picker', count: 3 },
  choosing: ONE,
  kneading: ONE,
  yoga: { who: 'group', role: null, count: 3 },
  meditating: ONE,
  sweeping: ONE,
  petting: ONE,
  shaking: ONE,
  tasting: ONE,
  reading: ONE,
  // The bottle or the glass is what is looked at.
  opening: { ...ONE, part: 'hands' },
  swirling: { ...ONE, part: 'hands' },
};

/** Shops are opened too. */
const UNCORKS = /^(?:uncork|debouch|stappa|descorch|entkork)|cork|bouchon|tappo|corcho|korken/;
/** What nobody opens a shop with. */
const UNCORKED: ReadonlySet<ThingId> = new Set<ThingId>(['corkscrew', 'waiters_friend', 'cork']);

/** 'A cork being pulled with a corkscrew' needs a hand: what does it is named before. */
function isDoneBy(matches: Sentence['matches'], thing: Match['effects'][number]): boolean {
  const act = matches.findIndex(({ effects }) => effectsOf(effects, 'action').length > 0);
  return act < 0 || matches.findIndex(({ effects }) => effects.includes(thing)) < act;
}

/** 'A bottle of red wine being opened'. */
const BOTTLES: ReadonlySet<ThingId> = new Set<ThingId>(['bottle', 'magnum', 'half_bottle']);
const isOpened = ({ phrase, effects }: Match): boolean =>
  phrase === 'opened' && effectsOf(effects, 'action').length > 0;

/** A tasting is a table with glasses; somebody drinks and smells. */
const DRINKS =
  /^(?:drink|sip|smell|sniff|nosing|boire|buvant|boit|hume|bere|beve|bevendo|annusa|beber|bebiendo|bebe|huele|trink|riech)/;

/** 'Reading with a glass of wine' is somebody; a reading lamp and a reading nook are not. */
const isRead = (tokens: Sentence['tokens']): boolean =>
  tokens.some(
    ({ word }, i) =>
      /^(?:reading|lire|lisant|leggere|leggendo|leer|leyendo|lesen|lesend)$/.test(word) &&
      (READ_HOW.has(tokens[i + 1]?.word ?? '') || PAPERS.has(tokens[i + 2]?.word ?? '')),
  );
const READ_HOW = new Set('with in by on at and avec au con en und mit im am'.split(' '));
const PAPERS = new Set(
  'book novel newspaper magazine letter livre roman journal libro giornale romanzo novela buch zeitung'.split(
    ' ',
  ),
);

/** What hangs on the vines anyway: a harvest of nothing else is about its pickers. */
const ON_VINES: ReadonlySet<ThingId> = new Set<ThingId>(['grapes', 'vines', 'vine_leaf']);

const AT_HARVEST: ReadonlySet<ThingId> = new Set<ThingId>([
  ...ON_VINES,
  'basket',
  'crate',
  'secateurs',
  'wheelbarrow',
]);
const BY_HAND =
  /\b(?:by hand|hand (?:harvest(?:ing)?|picking)|manual harvest|a la main|vendanges? manuelles?|a mano|vendemmia manuale|vendimia manual|von hand|per hand|handlese)\b/;

/** A selfie shows whoever takes it, and the others with them. */
function selfieOf(tokens: Sentence['tokens']): Doer | null {
  const at = tokens.findIndex(({ word }) => /^selfies?$/.test(word));
  if (at < 0) return null;
  const near = tokens.slice(Math.max(0, at - 1), at + 3);
  return near.some(({ word }) => OF_SEVERAL.test(word))
    ? { who: 'group', role: null, count: 3 }
    : ONE;
}
const OF_SEVERAL =
  /^(?:group|team|family|crew|staff|class|groupe?|equipe|famille|famiglia|grupo|equipo|familia|gruppen?\w*|team\w*|familien?\w*)$/;

/** Nobody is named, but somebody must do it: 'vendemmia in Toscana', 'rolling a barrel'. */
export function doersOf(
  action: AskedFigure['action'],
  { matches, tokens }: Sentence,
): AskedFigure[] {
  const doer = action && (action === 'photographing' ? selfieOf(tokens) : DOERS[action]);
  if (!doer) return [];
  const things = matches.flatMap(({ effects }) => effectsOf(effects, 'thing'));
  // 'A dancing cat' does it itself.
  if (things.some(({ value }) => LIVELY.has(value))) return [];
  // 'Lips drinking through a straw', 'a corkscrew pulling a cork': so do these.
  const [first] = things;
  if (action === 'tasting' && first?.value === 'lips') return [];
  if (action === 'opening' && first && isScrew(first.value) && isDoneBy(matches, first)) return [];
  const isBare = things.every(({ value }) => ON_VINES.has(value));
  const isWine = matches.some(({ effects }) =>
    effects.some(({ kind }) => kind === 'wine' || kind === 'varietal' || kind === 'bottle'),
  );
  if (action === 'reading' && !isRead(tokens)) return [];
  if (action === 'tasting' && !matches.some(({ phrase }) => DRINKS.test(phrase))) return [];
  const isUncorking =
    matches.some(({ phrase }) => UNCORKS.test(phrase)) ||
    things.some(({ value }) => UNCORKED.has(value)) ||
    (things.some(({ value }) => BOTTLES.has(value)) && matches.some(isOpened));
  if (action === 'opening' && !isUncorking) return [];
  // 'Grape harvest by hand, baskets full of grapes': the hands are somebody's.
  const isManual =
    BY_HAND.test(tokens.map(({ word }) => word).join(' ')) &&
    things.every(({ value }) => AT_HARVEST.has(value));
  if (action === 'picking' && !isManual && (!isBare || things.length > 1 || isWine)) return [];
  return [{ part: 'figure', ...doer, action }];
}
