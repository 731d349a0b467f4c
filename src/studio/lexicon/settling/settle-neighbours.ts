import { areFruits } from './fruits-named.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { spectaclesFor } from './settle-spectacles.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { ROMANCE_COLOURS } from '#studio/lexicon/words/look/colour-words.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import { WINE_VESSELS } from '#studio/lexicon/phrases/wine/wine-vessels.ts';
import { COLOUR_HEX } from '#studio/lexicon/words/look/colour-words.ts';
import { NOTHING } from '#studio/lexicon/senses.ts';
import { settleParting } from './settle-partings.ts';
import { settleAlive } from './settle-alive.ts';
import { settleOldOne } from './settle-old-one.ts';
import { servedAs } from './settle-served.ts';

const EATEN = new Set<string>(
  THINGS.filter(({ stance }) => stance === 'small' || stance === 'dish').map(({ id }) => id),
);
const SEASONED = /^(?:summer|autumn|fall|winter|spring) wines?$/;
const PINK: Effect = {
  kind: 'tint',
  value: { name: 'pink', hex: COLOUR_HEX['pink'] ?? '#f4a6b8' },
  wine: null,
};
const BLUE: Effect = {
  kind: 'tint',
  value: { name: 'blue', hex: COLOUR_HEX['blue'] ?? '#2f5d9b' },
  wine: null,
};
const isVessel = (thing: ThingId): boolean => BOTTLED.has(thing) || thing === 'glass';
const FAMILY = /^(?:family|famille|famiglia|familia|familie|group|groupe|gruppo|grupo|gruppe)$/;
const JOINS = new Set('and with et avec e con y und mit'.split(' '));
const OF = new Set('of de d di von'.split(' '));
const ASADO = new Set(['asado', 'arrosto']);
/** What means something else behind food. */
const FOLLOWS_FOOD = new Set([...ASADO, 'toast', 'night', 'rose']);
const BOTTLED = new Set<string>(['bottle', 'magnum', 'half_bottle']);

const isColouredAfter = (after: Match | undefined, match: Match): boolean =>
  after?.at === match.at + match.length && ROMANCE_COLOURS.has(after.phrase);

const isAlive = (thing: ThingId): boolean => LIVELY.has(thing);

/** What the words round a match say of it: 'avocado toast' is eaten, and wine is cooled in its bucket. */
export function settleNeighbours(
  matches: readonly Match[],
  i: number,
  tokens: readonly Token[],
): Match {
  const match = settlePurpose(settleAlive(settleVerb(matches, i, tokens), tokens), tokens);
  const parting = settleParting(match, tokens);
  if (parting) return { ...match, effects: parting };
  const onNose = spectaclesFor(matches, i, tokens);
  if (onNose) return { ...match, effects: [onNose] };
  if (isGermanBoss(matches, i, tokens)) return { ...match, effects: [SOMEBODY] };
  const oldOne = settleOldOne(matches, i, tokens);
  if (oldOne) return { ...match, effects: [...match.effects, ...oldOne] };
  const served = servedAs(matches, i, tokens);
  if (served) return { ...match, effects: [served] };
  const after = matches[i + 1];
  if (match.phrase === 'splash' && isDashOf(match, after, tokens))
    return { ...match, effects: NOTHING };
  // 'A baby goat' is a goat.
  const isNext = after?.at === match.at + match.length;
  if (match.phrase === 'baby' && isNext && thingsOf(after).some(isAlive))
    return { ...match, effects: NOTHING };
  // 'A blue wine bottle' is of blue glass; its wine is any.
  if (match.phrase === 'blue wine' && isNext && thingsOf(after).some(isVessel))
    return { ...match, effects: [BLUE] };
  // 'Olive verdi': green ones, and no two colours of what follows.
  if (match.phrase === 'olive' && isColouredAfter(after, match))
    return { ...match, effects: match.effects.filter(({ kind }) => kind !== 'tint') };
  if (areFruits(match, matches[i - 1]))
    return { ...match, effects: match.effects.filter(({ kind }) => kind !== 'tint') };
  // 'A family of hedgehogs' is nobody's.
  const isOf =
    after?.at === match.at + match.length + 1 && OF.has(tokens[after.at - 1]?.word ?? '');
  if (isOf && FAMILY.test(match.phrase) && thingsOf(after).some(isAlive))
    return { ...match, effects: NOTHING };
  const before = matches[i - 1];
  const isBeside = before !== undefined && before.at + before.length === match.at;
  // 'A basket, rosé and a hat': behind a comma it is no dish's word any more.
  const isEaten =
    FOLLOWS_FOOD.has(match.phrase) &&
    isBeside &&
    !tokens[match.at]?.opensClause &&
    thingsOf(before).some((thing) => EATEN.has(thing));
  if (match.phrase === 'toast' && (isEaten || isSpread(matches, i, tokens)))
    return { ...match, effects: [{ kind: 'thing', value: 'toast_points' }] };
  // 'Strawberries and cream' are eaten; before a noun it is a colour.
  const isServedWith = /^(?:and|with)$/.test(tokens[match.at - 1]?.word ?? '');
  const next = tokens[match.at + match.length];
  const isLast = !after || next?.opensClause === true || JOINS.has(next?.word ?? '');
  if (match.phrase === 'cream' && isServedWith && isLast && before && isFood(before))
    return { ...match, effects: [{ kind: 'thing', value: 'whipped_cream' }] };
  if (LAMB.test(match.phrase) && isOnPasture(match, tokens))
    return { ...match, effects: [{ kind: 'thing', value: 'sheep' }] };
  // 'Summer wine festival' is a festival.
  const isOfNext = after?.at === match.at + match.length && !tokens[after.at]?.opensClause;
  if (SEASONED.test(match.phrase) && isOfNext && !thingsOf(after).length)
    return { ...match, effects: match.effects.filter(({ kind }) => kind === 'season') };
  // 'Rainbow colours' are no bow in the sky, a 'salsa night' is danced.
  if (match.phrase === 'rainbow' && HUES.test(next?.word ?? '')) return { ...match, effects: [] };
  if (match.phrase === 'salsa' && DANCED.test(next?.word ?? '')) return { ...match, effects: [] };
  // 'Tapas night' is an evening out, and no starry sky.
  if (match.phrase === 'night' && isEaten) return { ...match, effects: NOTHING };
  // 'Roast pumpkin': before what is eaten it says how that was cooked.
  const isBefore = after?.at === match.at + match.length && !tokens[after.at]?.opensClause;
  if (match.phrase === 'roast' && isBefore && thingsOf(after).length > 0)
    return { ...match, effects: match.effects.filter(({ kind }) => kind !== 'thing') };
  // 'Cochinillo asado': behind a dish it says how that was cooked.
  if (ASADO.has(match.phrase) && isEaten)
    return { ...match, effects: match.effects.filter(({ kind }) => kind !== 'thing') };
  // 'Agneau rosé': as it is cooked.
  if (match.phrase === 'rose' && isEaten && tokens[match.at]?.text.toLowerCase().endsWith('é'))
    return { ...match, effects: NOTHING };
  // 'Fond rose', 'ruban rose': behind its noun the word is a colour.
  if (match.phrase === 'rose' && isBeside && !tokens[match.at]?.opensClause && isColoured(before))
    return { ...match, effects: [PINK] };
  const isCooling =
    thingsOf(match).includes('watering_bucket') &&
    (isWithIce(match, tokens) ||
      (matches.slice(Math.max(0, i - 3), i).some(isLedInto) && matches.slice(0, i).some(isOfWine)));
  return isCooling ? { ...match, effects: [{ kind: 'thing', value: 'ice_bucket' }] } : match;
}

const HUES = /^(?:colou?rs?|colou?red|hues)$/;
const DANCED = /^(?:night|nights|party|evening|danc\w+|class|classes|lesson|lessons|music|band)$/;

/** 'A splash of lemon', 'a splash of colour': a little of it; wine is what leaps. */
function isDashOf(match: Match, after: Match | undefined, tokens: readonly Token[]): boolean {
  if (tokens[match.at + match.length]?.word !== 'of' || after?.at !== match.at + match.length + 1)
    return false;
  const isTinted = after.effects.some(({ kind }) => kind === 'tint');
  return !isOfWine(after) && (thingsOf(after).length > 0 || isTinted || COLOURS.test(after.phrase));
}
const COLOURS = /^colou?rs?$/;

/** A bottle, or a wine by its name. */
const isOfWine = (match: Match): boolean =>
  thingsOf(match).some((thing) => BOTTLED.has(thing)) ||
  match.effects.some(({ kind }) => kind === 'wine' || kind === 'varietal' || kind === 'region');

/** 'In a silver bucket'. */
const isLedInto = ({ effects }: Match): boolean =>
  effectsOf(effects, 'relation').some(({ value }) => value === 'in');

const isFood = (match: Match): boolean => thingsOf(match).some((thing) => EATEN.has(thing));

/** 'A lamb in the vineyard' is alive. */
const isOnPasture = ({ at, length }: Match, tokens: readonly Token[]): boolean =>
  PASTURE.test(
    tokens
      .slice(at + length, at + length + 4)
      .map(({ word }) => word)
      .join(' '),
  );
const LAMB = /^(?:lamb|agneau|agnello|cordero|lamm)$/;
const PASTURE =
  /^(?:in|on|among|between|dans|sur|parmi|entre|nel|nella|nelle|tra|en|sobre|im|auf|in|zwischen)(?: (?:the|a|our|green|le|la|les|une?|der|dem|den|einer|einem|el|las|los))* (?:vineyards?|vines|meadows?|fields?|pasture|grass|orchard|vignes?|vignoble|pre|prairie|vigna|vigneto|vigne|prato|vina|vinas|vinedo|prado|weinberg\w*|weingarten|wiese|weide|reben)\b/;

/** 'A bucket of ice', 'ein Eimer mit Eis'. */
const isWithIce = ({ at, length }: Match, tokens: readonly Token[]): boolean =>
  tokens.slice(at + length, at + length + 4).some(({ word }) => ICE.has(word));
const ICE = new Set(['ice', 'iced', 'glace', 'glacons', 'ghiaccio', 'hielo', 'eis', 'eiswurfeln']);

const SOMEBODY: Effect = {
  kind: 'figure',
  value: { who: 'man', role: null, part: 'figure', count: 1 },
};

/** 'Der Chef', 'mein Chef': whoever is in charge; he cooks where something is eaten. */
function isGermanBoss(matches: readonly Match[], i: number, tokens: readonly Token[]): boolean {
  const match = matches[i] as Match;
  const before = tokens[match.at - 1]?.word ?? '';
  if (match.phrase !== 'chef' || !/^(?:der|dem|den|mein|meinem|meinen|unser|dein)$/.test(before))
    return false;
  const isKitchen = (one: Match) =>
    /kuche|koch/.test(one.phrase) || thingsOf(one).some((thing) => EATEN.has(thing));
  return !matches.some(isKitchen);
}

/** 'Toast with jam', 'burnt toast': bread; 'a toast with champagne' is drunk. */
function isSpread(matches: readonly Match[], i: number, tokens: readonly Token[]): boolean {
  const [match, next] = [matches[i], matches[i + 1]];
  if (!match) return false;
  if (/^(?:burnt|burned|buttered|crispy|crunchy|golden)$/.test(tokens[match.at - 1]?.word ?? ''))
    return true;
  // 'Tartare with egg yolk and toast': behind food and without an article nobody drinks to anything.
  const isServed =
    tokens[match.at]?.opensClause === true ||
    /^(?:and|with|on|mit|und|auf)$/.test(tokens[match.at - 1]?.word ?? '');
  const isOfFood = matches.slice(0, i).some((one) => thingsOf(one).some((t) => EATEN.has(t)));
  if (isServed && isOfFood && !matches.some(isSomebody)) return true;
  const between = next ? tokens.slice(match.at + match.length, next.at) : [];
  const isJoined = between.length === 1 && /^(?:with|and|mit|und)$/.test(between[0]?.word ?? '');
  return isJoined && thingsOf(next).some((thing) => EATEN.has(thing));
}

const isColoured = (match: Match): boolean =>
  GROUNDS.has(match.phrase) || thingsOf(match).some((thing) => !WINE_VESSELS.has(thing));
const GROUNDS = new Set(['fond', 'arriere plan', 'robe', 'en robe', 'une robe', 'nappe', 'mur']);

const FOR = new Set(['for', 'pour', 'per', 'para', 'fur']);
const OURS = new Set(
  `our my your the a an their its notre nos mon ma le la les un une il lo la i gli un una nostro nostra nostri nostre mio
  mia el los las nuestro nuestra nuestros mi unser unsere unseren unserem meine meinen die den das der ein eine einen`.split(
    /\s+/,
  ),
);
/** What a picture is made for rather than shows: 'for our autumn menu'. */
const PRINTED_MATTER = new Set<ThingId>(['menu_card', 'book', 'calendar', 'newspaper', 'letter']);
const MOST_BETWEEN = 3;

function settlePurpose(match: Match, tokens: readonly Token[]): Match {
  if (!thingsOf(match).some((thing) => PRINTED_MATTER.has(thing))) return match;
  for (let at = match.at - 1; at >= Math.max(0, match.at - 1 - MOST_BETWEEN); at--) {
    const isFor = FOR.has(tokens[at]?.word ?? '') && OURS.has(tokens[at + 1]?.word ?? '');
    if (isFor) return { ...match, effects: NOTHING };
    if (tokens[at + 1]?.opensClause || tokens[at]?.opensClause) return match;
  }
  return match;
}

/** 'Devant la porte' is a door; 'un homme porte' and 'qui porte' carry. */
function settleVerb(matches: readonly Match[], i: number, tokens: readonly Token[]): Match {
  const [before, match] = [matches[i - 1], matches[i] as Match];
  // 'A painter painting the vineyard' does so; hikers resting have sat down.
  const act = OF_SOMEBODY[match.phrase];
  if (act && before && before.at + before.length === match.at && isSomebody(before))
    return { ...match, effects: [{ kind: 'action', value: act }] };
  // 'Un sommelier débouche' does it; 'une bouteille débouchée' is so.
  if (hasState(match) && before && before.at + before.length === match.at && isSomebody(before))
    return { ...match, effects: match.effects.filter(({ kind }) => kind !== 'state') };
  // 'A sommelier presents a bottle': before an article it is what somebody does, and no gifts.
  if (match.phrase === 'presents' && OURS.has(tokens[match.at + 1]?.word ?? ''))
    return { ...match, effects: [{ kind: 'action', value: 'explaining' }] };
  const isBeside = before !== undefined && before.at + before.length === match.at;
  const isDone = WHO.has(tokens[match.at - 1]?.word ?? '') || (isBeside && isSomebody(before));
  // 'Un couple qui marche' walks, and is at no market.
  if (match.phrase === 'marche' && (isDone || GOES.has(tokens[match.at + 1]?.word ?? '')))
    return { ...match, effects: [{ kind: 'action', value: 'walking' }] };
  // 'Raising champagne glasses' is a toast, whatever is said of the glasses.
  if (LIFTS.test(match.phrase) && matches.slice(i + 1).some((other) => isLifted(other, match)))
    return { ...match, effects: [{ kind: 'action', value: 'toasting' }] };
  const isBoth = thingsOf(match).length > 0 && match.effects.some(({ kind }) => kind === 'action');
  if (!isBoth) return match;
  const lost = isDone ? 'thing' : 'action';
  return { ...match, effects: match.effects.filter(({ kind }) => kind !== lost) };
}
const OF_SOMEBODY: Readonly<Record<string, NonNullable<AskedFigure['action']>>> = {
  painting: 'painting',
  resting: 'sitting',
  showing: 'explaining',
  porta: 'carrying',
  portano: 'carrying',
  shows: 'explaining',
};
const LIFTS =
  /^(?:rais(?:e|es|ing)|lift(?:s|ing)?|levant|levent|alzando|alzano|levantando|levantan|heben|hebend)$/;
const CUPS = new Set<ThingId>(['glass', 'champagne_flute', 'clay_cup', 'cocktail']);
/** Named in the next few words. */
const isLifted = (other: Match, { at, length }: Match): boolean =>
  other.at - at - length <= 3 && thingsOf(other).some((thing) => CUPS.has(thing));

/** Nobody says where a market is with these. */
const GOES = new Set(['dans', 'entre', 'parmi', 'sur', 'vers', 'main', 'seul', 'seule', 'pieds']);
const WHO = new Set(['qui', 'che', 'que', 'who', 'elle', 'il', 'she', 'he', 'lei', 'lui', 'ella']);

const hasState = ({ effects }: Match): boolean =>
  effects.some(({ kind }) => kind === 'state') && effects.some(({ kind }) => kind === 'action');

const isSomebody = ({ effects }: Match): boolean => effects.some(({ kind }) => kind === 'figure');
const thingsOf = (match: Match | undefined): ThingId[] =>
  effectsOf(match?.effects ?? [], 'thing').map(({ value }) => value);
