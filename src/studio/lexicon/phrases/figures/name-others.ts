import type { Effect, FigureSense } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { wordsRead } from '#studio/lexicon/matching/match.ts';
import { matchFrom } from '#studio/lexicon/matching/match-at.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

/** 'One pours, the other tastes': each is somebody, of the kind that was named before. */
const OTHERS = new Set(
  'one another other second autre un une altro altra uno una otro otra andere anderer eine einer'.split(
    ' ',
  ),
);
const AUXILIARIES = new Set(['is', 'are', 'est', 'ist', 'esta', 'sta']);
/** Said of whoever was not named: 'a man kneels, she holds a glass'. */
const SHE_OR_HE = new Map<string, FigureSense['who']>([
  ['she', 'woman'],
  ['he', 'man'],
]);

/** Gives a figure to each 'another' and 'the other' that does something, and to the 'she' of a lone man. */
export function nameOthers(matches: readonly Match[], tokens: readonly Token[]): readonly Match[] {
  const named = matches.flatMap(({ at, effects, isNegated }) => {
    const sense = effectsOf(effects, 'figure')[0]?.value;
    return sense && !isNegated && sense.part !== 'hands' ? [{ at, sense }] : [];
  });
  if (named.length === 0) return nameBoth(matches, tokens);
  const taken = wordsRead(matches);
  const added = tokens.flatMap(({ word }, at): Match[] => {
    if (ME.has(word) && !taken.has(at) && isMyself(matches, tokens, at))
      return [somebody(at, word, MYSELF)];
    if (!OTHERS.has(word) && !SHE_OR_HE.has(word)) return [];
    if (taken.has(at) && !isCountOnly(matches, at)) return [];
    const before = named.findLast((one) => one.at < at);
    if (!before || !doesAct(matches, tokens, at)) return [];
    const sense = SHE_OR_HE.has(word)
      ? partnerOf(
          word,
          named.map((one) => one.sense),
        )
      : oneMoreOf(before.sense);
    return sense ? [somebody(at, word, sense)] : [];
  });
  if (added.length === 0) return matches;
  const ats = new Set(added.map(({ at }) => at));
  return [...matches.filter(({ at }) => !ats.has(at)), ...added].toSorted((a, b) => a.at - b.at);
}

/** 'She pours, he holds the glass', 'er öffnet die Flasche': whom nobody named before is known by it alone. */
const PRONOUNS = new Map<string, FigureSense['who']>([
  ...SHE_OR_HE,
  ['elle', 'woman'],
  ['lei', 'woman'],
  ['ella', 'woman'],
  ['sie', 'woman'],
  ['il', 'man'],
  ['lui', 'man'],
  ['el', 'man'],
  ['er', 'man'],
]);
/** What stands before a pronoun that begins its own sentence. */
const JOINTS = new Set(
  'and while as et pendant tandis que e mentre y mientras und wahrend'.split(' '),
);

/** 'Il brindisi', 'el baile': articles, before what is done as a noun. */
const ARTICLES = new Set(['il', 'el']);
const NOUNS =
  /^(?:brindisi?|picnic|bal[ol]\w*|baile|bacio|beso|pranzo|almuerzo|raccolto|riposo|lavoro|trabajo|servizio|servicio|taglio|corte)$/;

/** The first of either is somebody; later ones speak of the same. */
function nameBoth(matches: readonly Match[], tokens: readonly Token[]): readonly Match[] {
  const hasHands = matches.some(({ effects }) => effectsOf(effects, 'figure').length > 0);
  const told = new Set<FigureSense['who']>();
  const added = tokens.flatMap(({ word, opensClause }, at): Match[] => {
    const who = PRONOUNS.get(word);
    const isFirst = at === 0 || opensClause || JOINTS.has(tokens[at - 1]?.word ?? '');
    const isNoun = ARTICLES.has(word) && NOUNS.test(tokens[at + 1]?.word ?? '');
    if (!who || hasHands || told.has(who) || !isFirst || isNoun) return [];
    if (!doesAct(matches, tokens, at)) return [];
    told.add(who);
    return [somebody(at, word, { who, role: null, part: 'figure', count: 1 })];
  });
  if (added.length === 0) return matches;
  const ats = new Set(added.map(({ at }) => at));
  return [...matches.filter(({ at }) => !ats.has(at)), ...added].toSorted((a, b) => a.at - b.at);
}

/** 'My boss and me', 'me pouring while my wife watches': whoever writes is in the picture too, but not in 'show me'. */
const ME = new Set(['me', 'moi', 'ich', 'yo', 'io']);
const AND = new Set(['and', 'et', 'e', 'y', 'und']);
const MYSELF: FigureSense = { who: 'person', role: null, part: 'figure', count: 1 };
const isMyself = (matches: readonly Match[], tokens: readonly Token[], at: number): boolean =>
  AND.has(tokens[at - 1]?.word ?? '') ||
  ((at === 0 || tokens[at]?.opensClause === true) && doesAct(matches, tokens, at));

const somebody = (at: number, phrase: string, value: FigureSense): Match => ({
  at,
  length: 1,
  phrase,
  effects: [{ kind: 'figure', value }],
  isNegated: false,
});

function isCountOnly(matches: readonly Match[], at: number): boolean {
  const match = matchFrom(matches, at);
  return (
    match?.length === 1 &&
    match.effects.every(({ kind }: Effect) => kind === 'count' || kind === 'neutral')
  );
}

/** A verb right behind: 'another carries', 'the other is writing'. */
function doesAct(matches: readonly Match[], tokens: readonly Token[], at: number): boolean {
  const next = AUXILIARIES.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  if (tokens[next]?.opensClause) return false;
  const { effects = [] } = matchFrom(matches, next) ?? {};
  return (
    effects.some(({ kind }) => kind === 'action') &&
    // 'Sur un marché' is where it is.
    !effects.some(({ kind }) => kind === 'place')
  );
}

const oneMoreOf = (sense: FigureSense): FigureSense => ({
  ...sense,
  who: sense.who === 'group' || sense.who === 'couple' ? 'person' : sense.who,
  count: 1,
});

/** 'She' is somebody new only where none but one man was named. */
function partnerOf(word: string, named: readonly FigureSense[]): FigureSense | null {
  const who = SHE_OR_HE.get(word)!;
  const [only] = named;
  const isOther = only?.who === (who === 'woman' ? 'man' : 'woman');
  return named.length === 1 && isOther && only.count === 1 ? { ...only, who, role: null } : null;
}
