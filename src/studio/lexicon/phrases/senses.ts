import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** What a sense is told by: the words round it. */
interface Context {
  matches: readonly Match[];
  tokens: readonly Token[];
}

const words = (list: string) => new Set(list.split(/\s+/));

const AND = words('and et e y und or ou o oder');
const PURE_COLOURS: ReadonlySet<string> = new Set(['tint', 'material']);
const ARTICLES = words('a an the one un une le la il lo una los las el ein eine einen der die das');

const isPureColour = (match: Match | undefined): boolean =>
  match !== undefined && match.effects.every(({ kind }) => PURE_COLOURS.has(kind));

/** 'Orange and turquoise', 'burgundy and black': beside a colour, what may be one is one. */
export function isColourBesideColour({ matches, tokens }: Context, i: number): boolean {
  const match = matches[i];
  if (!match || effectsOf(match.effects, 'tint').length === 0) return false;
  if (ARTICLES.has(tokens[match.at - 1]?.word ?? '')) return false;
  const [before, after] = [matches[i - 1], matches[i + 1]];
  const isJoined = (left: Match | undefined, right: Match | undefined): boolean =>
    left !== undefined &&
    right !== undefined &&
    right.at === left.at + left.length + 1 &&
    AND.has(tokens[right.at - 1]?.word ?? '');
  return (
    (isPureColour(after) && isJoined(match, after)) ||
    (isPureColour(before) && isJoined(before, match))
  );
}

const MADE = words('made out carved built cut fatto fatta hecho hecha fait faite gemacht');
const OF = words('of from out di de en aus');

/** 'A bottle made of chocolate': the stuff, not another thing. */
export function isStuff({ tokens }: Context, match: Match): boolean {
  const [last, earlier] = [tokens[match.at - 1], tokens[match.at - 2]];
  return MADE.has(earlier?.word ?? '') && OF.has(last?.word ?? '');
}

/** 'Doors 7pm', 'doors open at eight': an hour, not a door. */
export function isSchedule({ tokens }: Context, match: Match, thing: ThingId): boolean {
  if (thing !== 'door') return false;
  const next = tokens[match.at + match.length]?.word ?? '';
  const isPlural = match.phrase.endsWith('s');
  return /^\d/.test(next) || (isPlural && next === 'open') || next === 'at' || next === 'from';
}

const LETTERING = words('letters lettres lettere letras buchstaben lettering');

/** How letters look that are printed, and what they do there. */
const PRINTED = words(
  `big large huge giant bold fat thick chunky tall comic capital block cursive handwritten elegant vintage retro colourful colorful neon bubble deco grandes grosses enormes
  capitales majuscules grandi giganti maiuscole grandes gruesas mayusculas grossen grosse riesigen dicken dicke in`,
);
const SPELLING = words(
  'saying reading spelling that which disant qui che dicono que dicen die ergeben',
);

/** 'Gold letters', 'chocolate letters', 'in large letters' are written, not posted. */
export function isLettering({ tokens, matches }: Context, i: number, thing: ThingId): boolean {
  const [before, match] = [matches[i - 1], matches[i]];
  if (thing !== 'letter' || !match || !LETTERING.has(match.phrase)) return false;
  const [last, next] = [tokens[match.at - 1], tokens[match.at + match.length]];
  if (PRINTED.has(last?.word ?? '') || SPELLING.has(next?.word ?? '')) return true;
  const isDescribed = before !== undefined && before.at + before.length === match.at;
  return isDescribed && before.effects.some(({ kind }) => kind === 'tint' || kind === 'thing');
}
