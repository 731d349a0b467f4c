import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { isSpokenIn } from '#studio/lexicon/matching/language.ts';
import { canBe, fitsOn, IN_BOWLS, LOW, STANCES } from '#studio/lexicon/phrases/extras/can-hold.ts';
import { hasEffect, thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import { AND, isListed, readContents, STEMS, WITH } from './read-contents.ts';
import { meantBy } from './meant-by.ts';
import { isStuckInto } from './is-stuck-into.ts';
import { bearsNext } from './bears-next.ts';
import { perchesOn } from './perches-on.ts';
import { isFronted, readBesideIt } from './read-beside-it.ts';
import { readOnIt } from './read-on-it.ts';
import { readDepths, readSides } from './read-sides.ts';
import { BOTTLE_PARTS, isPlayed, isWornBy, sitterOf, wearerOf } from './wearer-of.ts';
import { isOfWine } from '#studio/lexicon/phrases/wine/wine-in-glasses.ts';
import { cooledOn } from '#studio/lexicon/phrases/wine/cooled-on.ts';

/** What a single part of a platter comes in. */
const BOWLS: ReadonlySet<string> = new Set(['bowl', 'jar', 'glass']);

/** 'The cork left of the glass', 'behind the bottle a candle': by place in the list of heads. */
export function readRelations(
  sentence: Sentence,
  heads: readonly number[],
): Map<number, NonNullable<AskedThing['relation']>> {
  const relations = readContents(sentence, heads);
  const holderOf = (head: number) => relations.get(head)?.to ?? head;
  const whose = (head: number, at: number) =>
    sitterOf(sentence, heads, { head: wearerOf(sentence, heads, head), at });
  for (const [i, match] of sentence.matches.entries()) {
    const said = effectsOf(match.effects, 'relation')[0]?.value;
    if (!said || match.isNegated || !isSpokenIn(sentence.language, match.phrase)) continue;
    if (isFronted(match, sentence.tokens)) continue;
    const to = heads.findIndex((head) => head > i);
    if (to < 0 || !isNear(sentence, i, heads[to] as number)) continue;
    if (said === 'in' && isOfWine(sentence, heads, { i, to })) continue;
    const kind = meantBy(match, said, thingOf(sentence.matches[heads[to] as number]));
    const subject = subjectFor(sentence, heads, { i, to, relations });
    const nearest = toppedBy(sentence, heads, { nearest: subject, to });
    // 'A crate of apples beside a barrel': the crate stands there.
    const isOwnBowl =
      kind === 'in' && BOWLS.has(thingOf(sentence.matches[heads[to] as number]) ?? '');
    // On a board with olives in a bowl: the olives are in it, not the board.
    const holder = nearest === null ? null : isOwnBowl ? nearest : holderOf(nearest);
    const from = holder === null ? null : whose(holder, match.at);
    const [a, b] = [from ?? -1, to].map((at) => thingOf(sentence.matches[heads[at] ?? -1]));
    const isOdd = (kind === 'in' && isStuckInto(a, b)) || (kind === 'on' && perchesOn(a, b));
    if (!canBe(kind, b ?? null) && !isOdd) continue;
    // 'On a stone wall with wine in its basket': the wine, which is no thing yet.
    if (kind === 'in' && a && BUILT.has(a)) continue;
    // 'A plate with something salty in little bowls': the bowls are on it.
    if (kind === 'in' && SERVED_ON.has(a ?? '') && BOWLS.has(b ?? '')) continue;
    // 'A tray with a bottle in a bucket': the bucket stands on the tray, and the bottle in it.
    const cooled = cooledOn(sentence, heads, { nearest, holder, to, kind });
    if (cooled) {
      for (const [one, relation] of cooled) relations.set(one, relation);
      continue;
    }
    const isLoose =
      from !== null && (!relations.has(from) || (isOwnBowl && relations.get(from)?.kind === 'on'));
    if (from === null || from === to || !isLoose || isWornBy(sentence, a)) continue;
    if (isPlayed(sentence, heads[from])) continue;
    // The platter that bears it is not in that bowl.
    const bearer = isOwnBowl ? relations.get(from)?.to : undefined;
    relations.set(from, { kind, to });
    if (subject !== null && subject !== nearest && subject !== bearer && !relations.has(subject))
      relations.set(subject, { kind, to });
    if (kind === 'in' || kind === 'on')
      for (const other of listedBefore(sentence, heads, { from, to }))
        // 'Two glasses and a bottle in an ice bucket': glasses stand beside it.
        if (
          other !== bearer &&
          !relations.has(other) &&
          !(b === 'ice_bucket' && isDrunkFrom(sentence, heads[other]))
        )
          relations.set(other, { kind, to });
  }
  for (const [to, head] of heads.entries()) {
    // 'On a barrel' is one word for both.
    const isUpon = /^(on|atop|sur|su|sobre|auf) /.test(sentence.matches[head]?.phrase ?? '');
    // So is 'wrapped in paper bags'.
    const isInto = /^(wrapped|hidden) in /.test(sentence.matches[head]?.phrase ?? '');
    // 'On a barrel stands a bottle'.
    if (isUpon && to === 0 && bearsNext(sentence, heads) && !relations.has(1))
      relations.set(1, { kind: 'on', to: 0 });
    if (!(isUpon || isInto) || to === 0) continue;
    const from = whose(holderOf(to - 1), (sentence.matches[head] as Match).at);
    for (const one of [from, ...(isUpon ? listedBefore(sentence, heads, { from, to }) : [])])
      if (!relations.has(one)) relations.set(one, { kind: isInto ? 'in' : 'on', to });
  }
  for (const [from, relation] of readOnIt(sentence, heads)) {
    const known = relations.get(from);
    // 'Crates with a bottle and a glass on top': what their 'with' put into them stands on them.
    const isUpon = relation.kind === 'on' && known?.kind === 'in' && known.to === relation.to;
    if (!known || isUpon) relations.set(from, relation);
  }
  // 'A bowl with tomatoes, a glass behind it': behind the bowl.
  for (const [from, { kind, to }] of readBesideIt(sentence, heads)) {
    // Between two glasses on a piano, not between two pianos.
    const bearer = kind === 'between' ? to : holderOf(to);
    if (!relations.has(from)) relations.set(from, { kind, to: bearer });
  }
  for (const [from, relation] of [...readSides(sentence, heads), ...readDepths(sentence, heads)]) {
    if (!relations.has(from)) relations.set(from, relation);
  }
  return relations;
}

const BUILT: ReadonlySet<ThingId> = new Set<ThingId>(['stone_wall', 'balustrade', 'stone_steps']);

/** 'Figs, halved, on a plate with honey': what is on it anyway is not meant once more. */
function subjectFor(
  sentence: Sentence,
  heads: readonly number[],
  { i, to, relations }: { i: number; to: number; relations: ReturnType<typeof readContents> },
): number | null {
  const said = offPlate(sentence, heads, { said: subjectOf(sentence, heads, i, to), to });
  if (said === null || said < to || relations.get(said)?.to !== to) return said;
  const before = heads.findLastIndex((head) => head < i);
  return before >= 0 && before !== to ? before : said;
}

/** 'Fondant with berries and a glass on a black plate', 'steak and a glass on a board': the glass stands beside it. */
function offPlate(
  { matches }: Sentence,
  heads: readonly number[],
  { said, to }: { said: number | null; to: number },
): number | null {
  const thingAt = (head: number) => thingOf(matches[heads[head] ?? -1]);
  if (said === null || !SERVED_ON.has(thingAt(to) ?? '') || !DRINKS.has(thingAt(said) ?? ''))
    return said;
  const food = heads.findLastIndex(
    (_, head) => head < said && STANCES.get(thingAt(head) as ThingId) === 'dish',
  );
  return food >= 0 ? food : said;
}
const SERVED_ON: ReadonlySet<string> = new Set(['plate', 'board']);
const DRINKS: ReadonlySet<string> = new Set(
  'glass champagne_flute bottle magnum half_bottle decanter carafe'.split(' '),
);

/** 'Ice cream topped with berries in a bowl': the ice cream is in it, and the berries with it. */
function toppedBy(
  { matches, tokens }: Sentence,
  heads: readonly number[],
  { nearest, to }: { nearest: number | null; to: number },
): number | null {
  const [dish, topping] = [nearest === null ? -1 : nearest - 1, nearest ?? -1].map(
    (at) => matches[heads[at] ?? -1],
  );
  if (!dish || !topping) return nearest;
  const gap = tokens.slice(dish.at + dish.length, topping.at);
  // 'Bellinis with peach slices on a tray': the drinks stand there too.
  const isServed =
    thingOf(matches[heads[to] ?? -1]) === 'tray' &&
    MIXED.has(thingOf(dish) ?? '') &&
    STANCES.get(thingOf(topping) as ThingId) === 'small';
  const isTopped = gap.some(({ word }) => TOPPED.has(word) || (isServed && WITH.has(word)));
  return gap.length <= 4 && isTopped ? nearest! - 1 : nearest;
}
const MIXED = new Set<string>('cocktail long_drink mulled_wine champagne_flute glass'.split(' '));
const TOPPED = new Set(
  'topped garnished sprinkled drizzled garni garnie guarnito guarnita cubierto cubierta garniert belegt'.split(
    ' ',
  ),
);

/** 'Apples and pears in a bowl', 'ham, cheese and figs on a board': all of the list, back to its first. */
function listedBefore(
  sentence: Sentence,
  heads: readonly number[],
  { from, to }: { from: number; to: number },
): number[] {
  const { matches, tokens } = sentence;
  const matchOf = (head: number): Match => matches[heads[head] as number] as Match;
  const holder = thingOf(matchOf(to)) as ThingId;
  const found: number[] = [];
  // 'Fries and ketchup in a small bowl': a sauce has its bowl for itself.
  if (IN_BOWLS.has(thingOf(matchOf(from)) ?? '')) return found;
  // 'A bottle, painted eggs and tulips in a jug': flowers have their water for themselves.
  const isOfFlowers = VASES.has(holder) && STEMS.has(thingOf(matchOf(from)) as ThingId);
  let hasAnd = false;
  for (let at = from; at > 0 && at !== to + 1; at--) {
    const [one, next] = [matchOf(at - 1), matchOf(at)];
    const end = one.at + one.length;
    const gap = tokens.slice(end, next.at + 1);
    const thing = thingOf(one) as ThingId;
    // 'Salmon with asparagus on a plate': a dish takes along what it comes with.
    const isPlated = LOW.has(holder) && STANCES.get(thing) === 'dish';
    hasAnd ||= gap.some(({ word }) => AND.has(word) || (isPlated && WITH.has(word)));
    // 'A bottle of champagne and two glasses on a tray'.
    const most = OF.has(tokens[end]?.word ?? '') ? 5 : 3;
    if (!hasAnd || next.at - end > most || !isListed(sentence, end, next.at)) break;
    if (!fitsOn(holder, thing) || (isOfFlowers && !STEMS.has(thing))) break;
    found.push(at - 1);
  }
  return found;
}

const VASES: ReadonlySet<ThingId> = new Set(['jug', 'vase', 'bottle', 'carafe', 'jar']);

const JOINTS = new Set('with and mit und avec et con e y'.split(' '));

const MOST_NEAR = 6;
/** Only articles and adjectives may stand between the preposition and its noun. */
export function isNear({ matches, tokens }: Sentence, relation: number, head: number): boolean {
  const [a, b] = [matches[relation] as Match, matches[head] as Match];
  // Asked of every preposition and the next noun, which mostly stands far off.
  if (b.at + 1 - a.at - a.length > MOST_NEAR) return false;
  const between = tokens.slice(a.at + a.length, b.at + 1);
  // 'Im Anzug mit Glas': the preposition has found its noun before.
  const isPassed = between.slice(0, -1).some(({ word }) => JOINTS.has(word));
  // 'A fire in the snow, people drinking mulled wine': the verb has its own noun.
  const isDone = matches.slice(relation + 1, head).some((one) => one.at < b.at && isAct(one));
  // 'On a bunch of green grapes'.
  const most = between.slice(0, -1).some(({ word }) => OF.has(word)) ? 6 : 4;
  return (
    between.length <= most &&
    !isPassed &&
    !isDone &&
    !between.some(({ opensClause }) => opensClause)
  );
}
const OF = new Set('of de d di del della von vom'.split(' '));
const isAct = (match: Match): boolean =>
  effectsOf(match.effects, 'action').length > 0 && !hasEffect(match, 'thing', 'state', 'figure');

/** The thing before the preposition, or, where none is, the one after its noun. */
export function subjectOf(
  sentence: Sentence,
  heads: readonly number[],
  i: number,
  to: number,
): number | null {
  const { matches, tokens } = sentence;
  const at = (matches[i] as Match).at;
  const before = heads.findLastIndex((head) => head < i);
  if (before >= 0) {
    const head = matches[heads[before] as number] as Match;
    const isOtherClause = tokens
      .slice(head.at + head.length, at + 1)
      .some(({ opensClause }) => opensClause);
    const opensClause = tokens[at]?.opensClause ?? false;
    // Words that were quoted stand between a label and where its bottle is.
    const isPart = BOTTLE_PARTS.has(thingOf(head) ?? '') && head.at + head.length === at;
    // '…, on a shelf with leaves': what is fronted is not said to have more with it.
    const ground = matches[heads[to] as number] as Match;
    const isWith = WITH.has(tokens[ground.at + ground.length]?.word ?? '');
    // 'A bottle with the label “Cuvée Émilie” between two glasses': the words of its label were cut out there.
    const isCutOut = (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) >= CUT_OUT;
    if (isCutOut) return before;
    if (!isOtherClause || !opensClause || isPart || isWith || heads[to + 1] === undefined)
      return before;
  }
  const isFronted = at === 0 || tokens[at]?.opensClause;
  // 'A menu, on a plate with a fork': the fork comes with the plate.
  const [holder, next] = [matches[heads[to]!]!, matches[heads[to + 1] ?? -1]];
  const comesWith =
    next && tokens.slice(holder.at + holder.length, next.at).some(({ word }) => WITH.has(word));
  if (comesWith && before >= 0) return before;
  return isFronted && heads[to + 1] !== undefined ? to + 1 : null;
}

/** Blanks that stand for words which are printed and not read. */
const CUT_OUT = 6;

const isDrunkFrom = ({ matches }: Sentence, head = -1): boolean =>
  DRUNK_FROM.has(thingOf(matches[head]));
const DRUNK_FROM: ReadonlySet<ThingId | null> = new Set<ThingId | null>([
  'glass',
  'champagne_flute',
]);
