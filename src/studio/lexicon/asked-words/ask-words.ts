import type { AskedWord, Proof } from '#studio/accounting/proof.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { isOwnBreed } from './own-breed.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { oncePer } from '#studio/once-per.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { isPlainWord } from '#studio/lexicon/leftovers.ts';
import { hasEffect, thingOf } from '#studio/lexicon/phrases/heads.ts';
import { digitsOf, isDigits } from '#studio/lexicon/phrases/reading/read-counts.ts';
import { isSpokenIn } from '#studio/lexicon/matching/language.ts';
import { isTradeOf } from '#studio/lexicon/phrases/not-there.ts';
import { isServedFor } from '#studio/lexicon/phrases/wine/served-for.ts';
import { landmarkOf } from '#studio/places/words/landmarks.ts';
import { isPartOfName } from '#studio/lexicon/phrases/figures/no-figures.ts';
import { actProofs } from './proofs/act-proofs.ts';
import { isColouredName, isNamedCheese } from './coloured-name.ts';
import { COUNTED } from './counted.ts';
import { bindToNouns, bindToUnread } from './bind-words.ts';
import { withLeads } from './leads.ts';
import { heldProofs, lightProofs } from './proofs/held-proofs.ts';
import { isNameAt } from './names.ts';
import { isGroundWord } from '#studio/lexicon/phrases/colours/read-ground.ts';
import { findCarrier } from '#studio/lexicon/lettering/find-carrier.ts';
import { isRimWord, rimWord } from './rim-words.ts';
import { relativeFor } from './relative-for.ts';
import { isOneOfThem } from './one-of-them.ts';
import { isOfPiece, pieceProofs } from './proofs/piece-proofs.ts';
import { proofsOf } from './proofs/proofs-of.ts';
import { relationAt, uponProof } from './relation-at.ts';
import { sideAlone } from './proofs/side-alone.ts';
import { isNamedNight, isWeatherOutside } from './unasked-looks.ts';
import { isUnread } from './reading.ts';
import type { Reading } from './reading.ts';
import { alongProofs, isWineAlong } from './wine-along.ts';
import { refusalOf } from './refusal-of.ts';
import { strictProofs } from './proofs/strict-proofs.ts';
import { textWords } from './text-words.ts';
import { letteringOf, textOf, writtenAs } from './proofs/written-as.ts';

/**
 * Every meaningful word of a prompt, once, with what would prove it. Words that no reader knows have no proof, so
 * nothing that was written can be lost without being announced.
 */
export function askWords(reading: Reading): AskedWord[] {
  const { matches, tokens } = reading;
  const words: AskedWord[] = [];
  const wordOf = new Map<number, number>();
  const unread: number[] = [];
  const related: { word: number; to: number }[] = [];
  let at = 0;
  let next = 0;
  while (at < tokens.length) {
    const match = matches[next];
    if (isRimWord(reading, at)) {
      if (match?.at === at) next++;
      at++;
      continue;
    }
    const side = sideAlone(reading, at);
    if (match?.at === at) next++;
    if (side) {
      related.push({ word: words.length, to: side.to });
      words.push({ text: tokens[at]!.text, at, length: 1, proofs: [side.proof] });
      at++;
      continue;
    }
    if (match?.at === at && !isForeign(reading, match)) {
      const relation = relationAt(reading, next - 1);
      if (relation) {
        related.push({ word: words.length, to: relation.to });
        words.push({ text: writtenAs(reading, match), ...spanOf(match), proofs: relation.proofs });
      } else if (isMeaningful(reading, next - 1) || isWineAlong(reading, next - 1)) {
        wordOf.set(next - 1, words.length);
        words.push(wordFor(reading, next - 1));
      }
      at += match.length;
      continue;
    }
    if (
      isUnread(tokens, at) &&
      !isOfPiece(reading, at) &&
      !isNameAt(reading, at) &&
      !isGroundWord(reading, at)
    ) {
      unread.push(words.length);
      const proofs = [...boardProofs(reading, at), ...letteringOf(tokens, at, 1)];
      words.push({ text: tokens[at]!.text, at, length: 1, proofs });
    }
    const number = largeNumber(reading, { at, next });
    if (number) words.push({ ...number.word, of: words.length + 1 + number.between });
    at++;
  }
  bindToNouns(reading, { words, wordOf });
  for (const { word, to } of related) {
    const target = wordOf.get(to);
    if (target !== undefined) words[word] = { ...(words[word] as AskedWord), of: target };
  }
  const led = withLeads(words, reading);
  bindToUnread(led, unread, reading);
  return [...led, ...textWords(reading.texts, tokens.length)];
}

/** 'Sign “Hotel Bellevue”': the bare name of what bears the words. */
function boardProofs({ tokens, texts }: Reading, at: number): Proof[] {
  if (!texts.carried?.length) return [];
  const carrier = findCarrier(tokens[at]?.word ?? '', '')?.thing;
  const isBearer = texts.carried.some((text) => carrier && text.carrier === carrier);
  // Hundreds of names are more than the compiler will spell out.
  const name: string = carrier ?? '';
  return isBearer ? [`thing:${name}`] : [];
}

/** '24 bottles': a number beyond those that have words of their own; years are none. */
function largeNumber(
  reading: Reading,
  { at, next }: { at: number; next: number },
): { word: AskedWord; between: number } | null {
  const { tokens, matches, read } = reading;
  // Every word asks: looking through all nouns for each would take seconds on a long prompt.
  if (!isDigits(tokens[at])) return null;
  const head = read.heads.find((one) => digitsOf(reading, one) === at);
  const thing = head === undefined ? null : thingOf(matches[head]);
  if (head === undefined || !thing) return null;
  const { word = '', text = '' } = tokens[at] ?? {};
  const proofs: Proof[] = [`count:${Number(word)}:${thing}`];
  return { word: { text, at, length: 1, proofs }, between: head - next };
}

/** Little words that join others say nothing of their own. */
function isMeaningful(reading: Reading, i: number): boolean {
  const { tokens } = reading;
  const match = reading.matches[i] as Match;
  const isJoint = match.effects.every(({ kind }) => JOINING.has(kind));
  if (isJoint) return false;
  // 'Tres' is a number here and 'very' elsewhere.
  if (effectsOf(match.effects, 'count').some(({ value }) => value > 1)) return true;
  if (match.phrase === 'one' && isOneOfThem(reading, i)) return true;
  return match.length > 1 || !isPlainWord(tokens[match.at]?.word ?? '');
}

const JOINING: ReadonlySet<string> = new Set(['relation', 'neutral']);

/** 'Main' is no hand in English: the reader passed over it, so nothing has read it. */
const isForeign = ({ language }: Reading, match: Match): boolean =>
  !isSpokenIn(language, match.phrase) &&
  hasEffect(match, 'thing', 'place', 'figure') &&
  !hasEffect(match, 'claim');

const spanOf = ({ at, length }: Match) => ({ at, length });

function wordFor(reading: Reading, i: number): AskedWord {
  const { tokens } = reading;
  const match = reading.matches[i] as Match;
  const rim = rimWord(reading, i);
  const text = rim?.text ?? textOf(reading, match);
  const own = rim?.proofs ?? ownProofs(reading, i);
  const span = { text, ...spanOf(match) };
  if (match.isNegated) return { ...span, proofs: refusalOf(own), isRefused: true };
  const kin = effectsOf(match.effects, 'kin')[0]?.value ?? relativeFor(reading, match);
  const drawnAs = isOwnBreed(reading, match) ? null : kin;
  // On a plate or in a caption the word itself may be the picture.
  const proofs = [
    ...(alongProofs(reading, i, own) ?? own),
    ...letteringOf(tokens, match.at, match.length),
  ];
  return { ...span, proofs, ...(drawnAs && { drawnAs }) };
}

function ownProofs(reading: Reading, i: number): readonly Proof[] {
  const match = reading.matches[i] as Match;
  const head = reading.read.heads.indexOf(i);
  const proofs = proofsOf(
    isSpokenIn(reading.language, match.phrase) ? match.effects : claims(match),
  );
  const piece = pieceProofs(reading, i);
  if (piece) return piece;
  const landmark: string | null = landmarkOf(match.phrase);
  if (landmark) return [`own:${landmark}`];
  const whole = strictProofs(reading, i);
  if (whole) return whole;
  // Known by her long dress and a raised arm, not by whoever comes.
  if (hasEffect(match, 'figure') && /\bflamenco/.test(match.phrase)) return ['trait:look:flamenco'];
  const { ground, place } = reading.ground;
  if (ground && place && proofs.includes(`place:${place}`))
    return [`ground:${ground.name}:${place}`];
  if (isServedFor(reading, i) || isWeatherOutside(reading, i) || isNamedNight(reading, i))
    return ['followed'];
  if (hasEffect(match, 'figure') && isPartOfName(reading, i)) return ['followed'];
  // A chilled wine shows by its ice, or by the mist on what it comes in.
  if (effectsOf(match.effects, 'state')[0]?.value === 'misted' && reading.technique === 'photo')
    return [...proofs, 'thing:glass', 'thing:champagne_flute', 'thing:bottle'];
  const act = heldProofs(reading, i) ?? lightProofs(reading, i) ?? actProofs(reading, i);
  if (act) return act;
  // 'Hands of a winemaker': the hands are all there is of him.
  // A crowd behind a hand is none of it.
  const isCrowd = effectsOf(match.effects, 'figure').some(({ value }) => value.who === 'group');
  if (hasEffect(match, 'figure') && !isCrowd && hasHands(reading) && !proofs.includes('many:hand'))
    return [...proofs, 'thing:hand'];
  // 'Ice wine grapes' hang there before they are a wine.
  if (hasEffect(match, 'wine') && (isBefore(reading, i, 'grapes') || isStillFrozen(reading, i)))
    return [...proofs, 'thing:grapes'];
  if (isTradeOf(reading, i)) return [...ownProofs(reading, i - 1), ...proofs];
  if (head < 0) return namesElse(match) ? proofsOf(withoutThing(match)) : proofs;
  const thing = thingOf(match) as ThingId;
  // 'Friends playing cards', 'a playing card with a queen': prints have cards, but nobody who plays them or is on one.
  const isPlayed =
    thing === 'playing_cards' && reading.matches.some((other) => hasEffect(other, 'figure'));
  if (isPlayed && reading.technique === 'drawn') return [];
  const upon = uponProof(reading, head);
  if (upon) return [upon];
  // Hundreds of names times three kinds of proof are more than the compiler will spell out.
  const name: string = thing;
  const asked = reading.read.all[head] as AskedThing;
  const isCounted = asked.isSeveral && (COUNTED.has(thing) || isVesselOf(match, thing));
  const said = asked.colours?.at(-1) ?? asked.colour;
  // A green curry is one by its name.
  const isColoured =
    said &&
    !name.includes(said.name) &&
    (thing === 'wrapping_paper' || isColouredName(match, thing));
  const colour = isColoured ? said.name : undefined;
  const strict: Proof | null = colour
    ? `colour:${colour}:${name}`
    : isCounted
      ? `many:${name}`
      : isNamedCheese(match, thing)
        ? `own:${name}`
        : null;
  const seen = strict
    ? proofs.map((proof): Proof => (proof === `thing:${name}` ? strict : proof))
    : proofs;
  return [
    ...seen,
    ...(strict && thing === 'bottle' ? SHELVED : []),
    ...treeOf(reading, thing),
    ...(thing === 'counter' ? AT_THE_BAR : []),
    ...(thing === 'frying_pan' ? AT_THE_STOVE : []),
  ];
}

/** 'Frozen grapes on the vine, ice wine': it is still in them. */
const isStillFrozen = ({ matches }: Reading, i: number): boolean =>
  /^(?:ice ?wine|eiswein|vin de glace|vino di ghiaccio|vino de hielo)$/.test(
    matches[i]?.phrase ?? '',
  ) && matches.some((other) => thingOf(other) === 'grapes');

const isBefore = ({ matches }: Reading, i: number, thing: ThingId): boolean => {
  const [match, next] = [matches[i] as Match, matches[i + 1]];
  return thingOf(next) === thing && next?.at === match.at + match.length;
};

/** At Christmas 'the tree' is the one with the lights. */
const treeOf = ({ matches }: Reading, thing: ThingId): Proof[] => {
  const isChristmas =
    thing === 'tree' &&
    matches.some(({ effects }) =>
      effects.some(({ kind, value }) => kind === 'place' && value === 'christmas'),
    );
  return isChristmas ? ['thing:christmas_tree'] : [];
};

/** The table of a bar is its counter: boards, stone or metal, and no cloth. */
const AT_THE_BAR =
  'place:wine_bar trait:surface:wood trait:surface:dark_marble trait:surface:marble trait:surface:metal'.split(
    ' ',
  ) as Proof[];

/** A pan is in the hand of whoever cooks with it. */
const AT_THE_STOVE: readonly Proof[] = ['trait:action:cooking'];

/** Where the shelves are full of bottles, bottles are seen. */
const SHELVED: readonly Proof[] = [
  'place:wine_shop',
  'place:bottle_cellar',
  'thing:wine_rack',
  'thing:bottle_rack',
  'thing:wine_fridge',
  'thing:riddling_rack',
];

const hasHands = ({ matches }: Reading): boolean => areHandsIn(matches);
const areHandsIn = oncePer((matches: readonly Match[]): boolean =>
  matches.some(({ effects }) =>
    effects.some(({ kind, value }) => kind === 'figure' && value.part === 'hands'),
  ),
);

const claims = ({ effects }: Match) => effects.filter(({ kind }) => kind === 'claim');

/** 'Rosé' is a flower nowhere but where it is the head of its phrase. */
const namesElse = (match: Match): boolean =>
  hasEffect(match, 'thing') && hasEffect(match, 'wine', 'tint', 'region', 'varietal');
const withoutThing = ({ effects }: Match) => effects.filter(({ kind }) => kind !== 'thing');

/** 'Jars of honey' are several; 'breadsticks' are a glass of them. */
function isVesselOf({ phrase }: Match, thing: ThingId): boolean {
  const [vessel = '', of] = (ONE.get(thing) ?? '').split(' ');
  // One helping of ham is several slices of it.
  if (vessel === 'slice') return false;
  return of === 'of' && phrase.split(' ')[0]?.startsWith(vessel) === true;
}
const ONE = new Map(THINGS.map(({ id, one }) => [id, one]));
