import { LIVELY } from '#studio/lexicon/lively.ts';
import type { Proof } from '#studio/accounting/proof.ts';
import { STANCES } from '#studio/lexicon/phrases/extras/can-hold.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { isSpokenIn } from '#studio/lexicon/matching/language.ts';
import { hasEffect, thingOf } from '#studio/lexicon/phrases/heads.ts';
import { meantBy } from '#studio/lexicon/phrases/relations/meant-by.ts';
import { isNear, subjectOf } from '#studio/lexicon/phrases/relations/read-relations.ts';
import { isWornBy, wearerOf } from '#studio/lexicon/phrases/relations/wearer-of.ts';
import { depthOf, frameSideOf, ownerOf } from '#studio/lexicon/phrases/relations/read-sides.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { matchAt } from '#studio/lexicon/matching/match-at.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Relation } from '#studio/things/asked-thing.ts';
import { besidePlace } from './beside-place.ts';
import { pronounAt, ROUND_PEOPLE } from './pronoun-at.ts';
import { aloftKind, leansOn, ofSomebody } from './proofs/told-relations.ts';
import { isUnread } from './reading.ts';
import type { Reading } from './reading.ts';
import { whereInPlace } from './proofs/where-proofs.ts';
import type { Where } from './proofs/where-proofs.ts';

const IN_VIEW: ReadonlySet<ThingId> = new Set(
  THINGS.filter(({ stance }) => stance === 'scenery').map(({ id }) => id),
);

/** Where in the frame two things are can be told from their boxes. */
const TOLD = new Set<Relation>([
  'left_of',
  'right_of',
  'behind',
  'in_front_of',
  'in',
  'on',
  'under',
  'beside',
  'between',
  'around',
  'above',
  'through',
]);

/** Of houses and trees these are said loosely. */
const ROUGH = new Set<Relation>(['between', 'around', 'under', 'beside']);

/** A label is a part of its bottle, paper is round it, the counter is the table of a bar: they have no box of their own. */
const BOXLESS = new Set<ThingId>(['counter', 'wrapping_paper']);

/** 'Pizza and Chianti in a fiasco': the wine is in it, and is no thing of its own. */
function isServedIn({ matches, read }: Reading, i: number): boolean {
  const to = read.heads.findIndex((head) => head > i);
  const isWine =
    hasEffect(matches[i - 1], 'wine', 'region', 'varietal') && !thingOf(matches[i - 1]);
  return isWine && SERVES.has(read.all[to]?.thing ?? '');
}
const SERVES: ReadonlySet<string> = new Set(
  'glass champagne_flute ice_bucket fiasco carafe decanter jug amphora bag_in_box wine_can keg demijohn clay_cup'.split(
    ' ',
  ),
);

/** The relation that a preposition says of two asked things: its proof and the match of the second. */
export function relationAt(reading: Reading, i: number): Where | null {
  const told = toldAt(reading, i);
  if (told) return { proofs: [told.proof], to: told.to };
  const { matches, language } = reading;
  const match = matches[i];
  const kind = effectsOf(match?.effects ?? [], 'relation')[0]?.value;
  const isSaid = kind && match && !match.isNegated && isSpokenIn(language, match.phrase);
  return isSaid ? whereInPlace(reading, i, kind) : null;
}

function toldAt(reading: Reading, i: number): { proof: Proof; to: number } | null {
  const { matches, read } = reading;
  const match = matches[i];
  const said = effectsOf(match?.effects ?? [], 'relation')[0]?.value;
  const framed = match && (framedAt(reading, i) ?? pronounAt(reading, i));
  if (framed) return framed;
  if (!match || !said || !TOLD.has(said) || match.isNegated) return null;
  const next = read.heads.find((head) => head > i);
  const kind = meantBy(match, said, thingOf(matches[next ?? -1]));
  // Whether it hangs is told by its state.
  if (effectsOf(match.effects, 'state').some(({ value }) => value === 'hanging')) return null;
  // 'Su perro' is 'his dog' in Spanish.
  if (!isSpokenIn(reading.language, match.phrase)) return null;
  if (isOfUnknown(reading, i)) return null;
  if (kind === 'in' && isServedIn(reading, i)) return null;
  const to = read.heads.findIndex((head) => head > i);
  const [b, last] = [read.all[to], read.heads[to] ?? 0];
  // 'Seen through a window' is shot from behind it, which no picture of ours is.
  if (SHOT_THROUGH.test(match.phrase) && b?.thing === 'window' && isNear(reading, i, last))
    return { proof: 'trait:shot:through', to: last };
  const placed = besidePlace(reading, i, kind);
  if (placed) return placed;
  if (!b || !isNear(reading, i, last)) return null;
  // A laid table bears all that stands on it.
  if (kind === 'on' && b.thing === 'place_setting') return null;
  // 'Chairs on the tables', after closing time: beside them they are as ever.
  const seat = kind === 'on' ? read.all[subjectIn(reading, i, { kind, to }) ?? -1]?.thing : null;
  if (seat && UPSTANDING.has(seat) && LAID.has(b.thing))
    return { proof: `relation:on:${seat as string}:${b.thing as string}`, to: last };
  // Places are all round, and what other things prove, as flowers do their vase, need not be seen itself.
  // Among the trees of a grove, one is under them wherever one stands.
  const isGrove = effectsOf(matches[last]?.effects ?? [], 'place').some(
    ({ value }) => value === 'olive_grove',
  );
  const isAllRound =
    hasEffect(matches[last], 'place', 'claim') && (isGrove || !isOverheadBy(kind, b.thing));
  if (isAllRound && !amongRows(reading, kind, last) && !leansOn(match)) return null;
  const from = subjectIn(reading, i, { kind, to });
  const first = read.heads[from ?? -1] ?? 0;
  const isWorn = isWornBy(reading, read.all[from ?? -1]?.thing);
  if (isWorn || matches.slice(first, i).some((other) => hasEffect(other, 'figure')))
    return leansOn(match) && reading.technique === 'photo'
      ? { proof: `relation:against:person:${b.thing as string}`, to: last }
      : ofSomebody(kind, b.thing, last);
  if (isWhereSomebodyIs(reading, i, { kind, thing: b.thing }))
    return ofSomebody(kind, b.thing, last);
  const a = read.all[from ?? -1];
  // 'Friends sharing a bottle on a sofa' sit there with it.
  if (kind === 'on' && isSat(reading, i, last)) return ofSomebody(kind, b.thing, last);
  if (!a || a.thing === b.thing || a.thing === 'label' || BOXLESS.has(b.thing)) return null;
  // Houses stand among their fields, whatever lies left and right of them in the frame.
  const isRough = IN_VIEW.has(a.thing) || IN_VIEW.has(b.thing);
  // A table is laid in the lane, and the rows are behind and beside it.
  if (amongRows(reading, kind, last) && LAID.has(a.thing))
    return { proof: 'place:vineyard', to: last };
  if (amongRows(reading, kind, last))
    return { proof: `relation:among:${a.thing as string}:${b.thing as string}`, to: last };
  if (ROUGH.has(kind) && isRough && !isOverheadBy(kind, b.thing) && !leansOn(match)) return null;
  // 'A frog in a top hat' has it on its head.
  if (kind === 'in' && ON_HEADS.has(b.thing) && LIVELY.has(a.thing))
    return { proof: `relation:above:${b.thing as string}:${a.thing as string}`, to: last };
  // Bowls stand on their plate, whatever is said to be in them.
  if (kind === 'in' && DISHES.has(a.thing) && b.thing === 'bowl') return null;
  // What is built with its bottles in it shows them there.
  if (kind === 'in' && a.thing === 'bottle' && STORES.has(b.thing)) return null;
  // What is lettered there, and nothing that was named before it.
  if (kind === 'in' && b.thing === 'speech_bubble') return null;
  // Whoever drinks through a straw has it in the drink.
  if (b.thing === 'drinking_straw') return { proof: 'thing:drinking_straw', to: last };
  // Cases and crates are lined with it.
  if (b.thing === 'straw' && LINED.has(a.thing)) return null;
  // Whoever stands beside its post is under the lamp.
  if (kind === 'under' && b.thing === 'street_lamp') return null;
  // Lamps on a string hang over all that there is.
  if (kind === 'under' && b.thing === 'string_lights') return null;
  // Its lowest branches reach the floor of the room: presents lie before it.
  if (kind === 'under' && b.thing === 'christmas_tree')
    return { proof: `relation:sheltered:${a.thing as string}:christmas_tree`, to: last };
  // Under a bell of glass it is seen inside.
  if (kind === 'under' && b.thing === 'cloche')
    return { proof: `relation:through:${a.thing as string}:cloche`, to: last };
  const told = leansOn(match) ? 'against' : aloftKind(match, kind, a.thing);
  if (!told) return null;
  const names: readonly [ThingId, ThingId] = [a.thing, b.thing];
  return { proof: `relation:${told}:${names.join(':')}`, to: last };
}

/** 'A winemaker with a glass in front of the tanks': both are, and it is told by whoever stands there. */
function isWhereSomebodyIs(
  { matches, tokens }: Reading,
  i: number,
  { kind, thing }: { kind: Relation; thing: ThingId },
): boolean {
  const stance = STANCES.get(thing);
  const isRound = ROUND_PEOPLE.has(kind) && (stance === 'floor' || stance === 'scenery');
  // 'A man reading a newspaper under a tree': he is, with his newspaper.
  if (!isRound && !(kind === 'under' && SHELTERS.has(thing))) return false;
  const at = matches[i]?.at ?? 0;
  const clause = tokens.findLastIndex(({ opensClause }, t) => t <= at && opensClause);
  return matches.some(
    (one) => one.at >= clause && one.at < at && !one.isNegated && hasEffect(one, 'figure'),
  );
}

const SHELTERS: ReadonlySet<ThingId> = new Set<ThingId>(['tree', 'palm', 'parasol', 'umbrella']);

/** A seat, behind somebody whose clause has not ended. */
function isSat({ matches, tokens, read }: Reading, i: number, last: number): boolean {
  const seat = read.all[read.heads.indexOf(last)]?.thing;
  if (!seat || !SOFT.has(seat)) return false;
  const who = matches.slice(0, i).findLast((one) => hasEffect(one, 'figure'));
  return who !== undefined && tokens.slice(who.at + 1, matches[i]!.at).every((t) => !t.opensClause);
}
/** Bottles stand on crates and barrels, but nobody puts them on these. */
const SOFT: ReadonlySet<ThingId> = new Set<ThingId>(['sofa', 'armchair', 'bench', 'deck_chair']);

/** 'Dust on the glass': what lies there is a word that we do not know, not the barrel before it. */
const isOfUnknown = ({ matches, tokens, read }: Reading, i: number): boolean => {
  const at = (matches[i]?.at ?? 0) - 1;
  const before = matchAt(matches, at - 1);
  // 'Une assiette entamée sur une planche': how the thing is that was named right before.
  const isHowItIs =
    before !== undefined &&
    read.heads.includes(matches.indexOf(before)) &&
    !tokens[at]?.opensClause;
  // 'Flames on the stove': a word of its own that is no thing, where its clause begins.
  const own = matchAt(matches, at);
  if (own && tokens[own.at]?.opensClause && !thingOf(own) && hasEffect(own, 'claim')) return true;
  return (
    at >= 0 &&
    !isHowItIs &&
    !matchAt(matches, at) &&
    !tokens[at + 1]?.opensClause &&
    isUnread(tokens, at)
  );
};

/** 'Between the vines': the rows are painted as one piece. */
const amongRows = ({ read }: Reading, kind: Relation, head: number): boolean =>
  kind === 'between' && read.all[read.heads.indexOf(head)]?.thing === 'vines';

/** What stands under a tree has it above itself, not far behind. */
const isOverheadBy = (kind: Relation, thing: ThingId): boolean =>
  kind === 'under' && OVERHEAD.has(thing);
const OVERHEAD: ReadonlySet<ThingId> = new Set(['tree', 'christmas_tree', 'palm', 'cypress']);

/** 'On the left', 'in the background': told against another thing, or against the frame. */
function framedAt(reading: Reading, i: number): { proof: Proof; to: number } | null {
  const { matches, read } = reading;
  const match = matches[i] as Match;
  const side = frameSideOf(match);
  const depth = depthOf(match);
  const owner = side || depth ? ownerOf(reading, read.heads, i) : null;
  const asked = owner === null ? undefined : read.all[owner];
  if (owner === null || !asked || match.isNegated) return null;
  const to = read.heads[owner] as number;
  // What a backdrop shows is in the background.
  if (depth && hasEffect(matches[to], 'place')) return null;
  const other = read.all[asked.relation?.to ?? -1];
  const kind = asked.relation?.kind;
  if (depth && (IN_VIEW.has(asked.thing) || (other && IN_VIEW.has(other.thing)))) return null;
  // Among three or more, or where none is told of the other, the side is that of the frame.
  const arePair = read.heads.length === 2 && other?.side !== undefined;
  const isTold = side ? kind === `${side}_of` && arePair : kind === depth;
  const names: readonly string[] = [asked.thing, other?.thing ?? ''];
  if (isTold && other && other.thing !== asked.thing)
    return { proof: `relation:${kind}:${names.join(':')}`, to };
  return side ? { proof: `side:${side}:${names[0]}`, to } : null;
}

const SHOT_THROUGH =
  /^(?:seen|viewed|shot|vue?|vist[oa]) (?:through|a travers|attraverso|a traves)/;
const LINED: ReadonlySet<ThingId> = new Set<ThingId>([
  'wooden_case',
  'crate',
  'gift_box',
  'basket',
]);
const STORES: ReadonlySet<ThingId> = new Set<ThingId>([
  'bottle_rack',
  'wine_rack',
  'wine_fridge',
  'riddling_rack',
]);
const UPSTANDING: ReadonlySet<ThingId> = new Set<ThingId>(['chair', 'stool', 'armchair']);
const DISHES: ReadonlySet<ThingId> = new Set<ThingId>(['plate', 'board', 'tray']);
const LAID: ReadonlySet<ThingId> = new Set<ThingId>([
  'place_setting',
  'long_table',
  'laid_table',
  'picnic_table',
  'bistro_table',
]);
const ON_HEADS = new Set<ThingId>(['top_hat', 'straw_hat', 'crown']);

/** Which head is meant: the one that is set there, or else the one that was just named. */
function subjectIn(
  reading: Reading,
  i: number,
  { kind, to }: { kind: Relation; to: number },
): number | null {
  const { all, heads } = reading.read;
  const { at } = reading.matches[i] as Match;
  const opensClause = at === 0 || reading.tokens[at]?.opensClause === true;
  // 'A flight on a board with cards': what is named after the board is not what was said to be on it.
  const isSubject = (one: number): boolean => opensClause || (heads[one] ?? 0) < i;
  const set = all.findIndex(
    ({ relation }, one) => relation?.kind === kind && relation.to === to && isSubject(one),
  );
  const said = set >= 0 ? set : subjectOf(reading, heads, i, to);
  // 'A bottle with a ribbon under the tree': the bottle is under it.
  return said === null ? null : wearerOf(reading, heads, said);
}

/** 'On a barrel' is one word for both: the barrel alone does not prove it. */
export function uponProof({ matches, read }: Reading, head: number): Proof | null {
  const { phrase } = matches[read.heads[head] ?? -1] as Match;
  if (!/^(on|atop|sur|su|sobre|auf) /.test(phrase)) return null;
  const on = read.all.find(({ relation }) => relation?.kind === 'on' && relation.to === head);
  if (!on) return null;
  const names: readonly (string | undefined)[] = [on.thing, read.all[head]?.thing];
  return `relation:on:${names.join(':')}`;
}
