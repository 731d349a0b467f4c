import type { Proof } from '#studio/accounting/proof.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { hasEffect, isOfGlass, MIXED_DISHES, thingOf } from '#studio/lexicon/phrases/heads.ts';
import { isDone } from '#studio/lexicon/phrases/states-done.ts';
import { WINE_VESSELS } from '#studio/lexicon/phrases/wine/wine-vessels.ts';
import { FOR, isServedFor } from '#studio/lexicon/phrases/wine/served-for.ts';
import { countsWine } from '#studio/lexicon/phrases/wine/with-wine.ts';
import { isOfSurface } from '#studio/lexicon/tints.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { deckOf } from '#studio/things/decks.ts';
import { isStateDrawn } from '#studio/things/drawn-states.ts';
import { madeProofs } from '#studio/lexicon/asked-words/made-of.ts';
import { FROM_ABOVE } from '#studio/lexicon/words/state-words.ts';
import { fillProofs, sizeProofs } from '#studio/lexicon/asked-words/amounts.ts';
import { proofsOf } from './proofs-of.ts';
import { qualityOf, qualityProofs } from './quality-proofs.ts';
import { tintProofs } from './tint-proofs.ts';
import type { Reading } from '#studio/lexicon/asked-words/reading.ts';

/** What proves an adjective or a number, given the noun it describes; `null` leaves it its own proofs. */
export function describedProofs(
  reading: Reading,
  i: number,
  noun: number | null,
): readonly Proof[] | null {
  const match = reading.matches[i] as Match;
  const bearer = noun === null ? undefined : reading.matches[noun];
  if (hasEffect(match, 'tint') && !reading.read.heads.includes(i))
    return tintProofs(reading, i, bearer);
  const count = effectsOf(match.effects, 'count')[0]?.value;
  // 'Table dressée pour quatre': so many places, one table.
  const isPlaces =
    (noun !== null && isServedFor(reading, noun)) ||
    (FOR.has(reading.tokens[match.at - 1]?.word ?? '') && !hasEffect(bearer, 'figure'));
  if (count !== undefined && isOfSteps(reading, i)) return [`steps:${count}`];
  if (count !== undefined && countsWine(reading, i))
    return [`count:${count}:glass`, `count:${count}:champagne_flute`, `count:${count}:bottle`];
  if (count !== undefined)
    return isPlaces
      ? placeProofs(reading, match, count)
      : countProofs(reading, { match, count }, bearer);
  if (hasEffect(match, 'wine', 'varietal', 'region')) return null;
  const thing = thingOf(bearer);
  const state = effectsOf(match.effects, 'state')[0]?.value;
  if (state === 'wet' && isOfSurface(i, reading.matches, reading.tokens))
    return ['trait:surface:wet'];
  if (state === 'open' && (thing === 'door' || opensDoor(reading))) return ['trait:door:open'];
  const hung = state === 'hanging' ? (thing ?? ownerOf(reading, state)) : null;
  const limb = hung && limbOf(reading, i);
  if (limb) return [`relation:under:${hung as string}:${limb as string}`];
  if (state === 'hanging' && hangsOnThing(reading, i)) return [];
  // A bottle is sanded where a glass is cold.
  if (state === 'misted' && match.phrase === 'frosted')
    return ['trait:glass:lacquered', ...(thing ? [named(thing)] : [])];
  // No land is drawn on its head.
  if (state === 'upturned' && !thing && hasEffect(bearer, 'place', 'subject')) return [];
  // 'Bottles of Sauvignon lying on ice': the ice does not lie.
  // 'A cat knocking over a glass': the glass has fallen.
  const owner = state && (!thing || isDone(reading, match)) ? ownerOf(reading, state) : null;
  if (state && owner) return isStateDrawn(state, owner, reading.technique) ? [named(owner)] : [];
  const quality = qualityOf(match);
  const mate = quality === 'row' && noun !== null ? mateOf(reading, noun) : null;
  // 'A card with three glasses in a row': several stand in one by themselves.
  if (mate && thing)
    return [`relation:beside:${mate as string}:${thing as string}`, `row:${thing as string}`];
  // Age shows by itself on some things only; the states of others are built.
  const isOfLook = quality === 'old' || !hasEffect(match, 'state');
  // 'An old wine': its age shows in nothing.
  if (quality === 'old' && WINES.has(reading.tokens[match.at + match.length]?.word ?? ''))
    return ['followed'];
  if (quality && isOfLook && !hasEffect(match, 'thing', 'material', 'tint'))
    return qualityProofs(quality, {
      bearer,
      next: reading.matches[i + 1],
      technique: reading.technique,
    });
  if (!bearer && hasEffect(match, 'fill')) return filledBefore(reading, i);
  if (!bearer) return hasEffect(match, 'thing') ? [] : null;
  const size = effectsOf(match.effects, 'size')[0]?.value;
  if (size) return sizeProofs(size, bearer, reading.technique);
  // Pride is seen in how somebody stands.
  if (reading.technique === 'photo' && PROUD.test(match.phrase) && hasEffect(bearer, 'figure'))
    return ['trait:look:proud', 'trait:look:smiling'];
  // 'Delicious' and 'elegant' ask for nothing that could be seen.
  if (match.effects.every(({ kind }) => kind === 'quality' || kind === 'mood')) return ['followed'];
  if (thing && isOfGlass(reading, i))
    return [`trait:made:glass:${thing as string}`, ...(GLASSY.has(thing) ? [named(thing)] : [])];
  const part = thingOf(match);
  // 'Goat cheese salad' is more than a salad.
  if (part && thing && MIXED_DISHES.has(thing))
    return [named(part), ...(deckOf(thing)?.shows?.includes(part) ? [named(thing)] : [])];
  // The counter of a bar is the table that things stand on.
  if (thing === 'counter' && hasEffect(match, 'surface'))
    return effectsOf(match.effects, 'surface').map(({ value }): Proof => `trait:surface:${value}`);
  // 'Velvet chairs': ours are of wood.
  if (thing && hasEffect(match, 'surface') && UPHOLSTERY.has(match.phrase))
    return [`trait:made:velvet:${thing as string}`];
  // 'A wooden gift box': the wood is the box's, not the table's.
  if (thing && hasEffect(match, 'material') && match.effects.every(({ kind }) => STUFF.has(kind)))
    return madeProofs(match, thing);
  if (state && thing && !isStateDrawn(state, thing, reading.technique)) return [];
  // 'A closed shop': its rooms are always open and whole.
  if (state && !thing && NEVER_PLACES.has(state) && hasEffect(bearer, 'place')) return [];
  // A table that is told with the place stands on its feet.
  if (state && !thing && OVERTHROWN.has(state) && isTable(bearer)) return [];
  if (state && !thing && hasEffect(bearer, 'place', 'subject') && !hasEffect(bearer, 'figure'))
    return PLACES_SO[state] ?? [];
  // 'Bacchus lying on a barrel': people have acts, no states.
  if (state && hasEffect(bearer, 'figure')) return [`trait:action:${state}`, `trait:look:${state}`];
  if (hasEffect(bearer, 'figure')) return null;
  const fill = effectsOf(match.effects, 'fill')[0]?.value;
  // 'A shop full of bottles': these are asked for themselves.
  if (fill === 'full' && !thing && OF.has(reading.tokens[match.at + match.length]?.word ?? ''))
    return ['followed'];
  // An empty bar has nobody in it, a full one has guests.
  if (fill && !thing && hasEffect(bearer, 'place', 'subject'))
    return fill === 'empty' ? ['no:people:1'] : ['people:2', 'trait:crowd'];
  // 'Ein Korb voller Trauben': full is the basket, and of what is asked for by itself.
  if (fill === 'full' && match.phrase === 'voller') return ['followed'];
  // 'A linen-lined basket': the cloth is the napkin's alone.
  if (thing && match.effects.every(({ kind }) => kind === 'surface'))
    return [...proofsOf(match.effects), ...(CLOTHS.has(thing) ? [named(thing)] : [])];
  // 'Una mesa vacía': nothing to eat is on it.
  if (fill === 'empty' && !thing && hasEffect(bearer, 'claim')) return ['no:food'];
  // 'A slate vineyard': what lies there is seen, or it is not said by the vines.
  if (!thing && hasEffect(match, 'surface') && hasEffect(bearer, 'place'))
    return proofsOf(match.effects.filter(({ kind }) => kind === 'surface'));
  if (fill && thing) return fillProofs(reading, { fill, thing, head: noun as number });
  return proofsOf(bearer.effects);
}

/** 'The cellar door, half open': said behind it. */
const opensDoor = ({ read }: Reading): boolean =>
  read.all.some(({ thing, states }) => thing === 'door' && states.includes('open'));

const WINES = new Set('wine wines vin vins vino vini vinos wein weine'.split(' '));
const OF = new Set('of de d di von'.split(' '));

/** 'A magnum and a bottle side by side': one of each makes no row of either. */
function mateOf({ matches, read }: Reading, noun: number): ThingId | null {
  const before = read.heads.findLast((at) => at < noun);
  const mate = before === undefined ? undefined : thingOf(matches[before]);
  return mate !== undefined && mate !== thingOf(matches[noun]) ? mate : null;
}

/** 'In four steps': of a plate that shows how something is done. */
export function isOfSteps({ tokens, matches }: Reading, i: number): boolean {
  const { at, length } = matches[i] as Match;
  return STEPS.has(tokens[at + length]?.word ?? '') && !tokens[at + length]?.opensClause;
}
const STEPS = new Set(
  'steps stages etapes passi passaggi fasi pasos etapas schritte schritten questions fragen domande preguntas'.split(
    ' ',
  ),
);

/** 'A hat hanging from a chair': cords come from above, nothing hangs on another thing. */
function hangsOnThing({ read, matches, tokens }: Reading, i: number): boolean {
  const [match, next] = [matches[i], read.heads.find((head) => head > i)];
  const target = matches[next ?? -1];
  if (!match || !target || FROM_ABOVE.test(match.phrase)) return false;
  const gap = tokens.slice(match.at + match.length, target.at + 1);
  const thing = thingOf(target);
  // 'Hanging upside down from a rack'.
  const isFrom = gap.some(({ word, opensClause }) => !opensClause && FROM.has(word));
  const most = match.phrase.includes(' ') ? 4 : isFrom ? 6 : 0;
  return gap.length <= most && thing !== null && !OVERHEAD.has(thing);
}
/** 'Hanging from a tree': its limb is above what hangs there, not a wood far behind. */
function limbOf({ read, matches, tokens }: Reading, i: number): ThingId | null {
  const [match, next] = [matches[i] as Match, read.heads.find((head) => head > i)];
  const target = matches[next ?? -1];
  const limb = thingOf(target);
  if (!target || (limb !== 'tree' && limb !== 'beam')) return null;
  const gap = tokens.slice(match.at + match.length, target.at + 1);
  const isFrom =
    match.phrase.includes(' ') || gap.some(({ word }) => FROM.has(word) || word === 'in');
  return isFrom && gap.length <= 4 && !gap.some(({ opensClause }) => opensClause) ? limb : null;
}
const FROM = new Set('from off an am vom von da dal dalla de del'.split(' '));

const OVERHEAD: ReadonlySet<ThingId> = new Set([
  'beam',
  'tree',
  'vines',
  'pergola',
  'shelf',
  'fireplace',
]);

/** 'Copa de tinto medio llena': the vessel named before its wine. */
function filledBefore(reading: Reading, i: number): readonly Proof[] | null {
  const { matches, tokens, read } = reading;
  const match = matches[i] as Match;
  const head = read.heads.findLast((one) => one < i);
  const thing = head === undefined ? null : thingOf(matches[head]);
  const fill = effectsOf(match.effects, 'fill')[0]?.value;
  if (head === undefined || !thing || !fill || !WINE_VESSELS.has(thing)) return null;
  const gap = tokens.slice(matches[head]!.at + 1, match.at + 1);
  if (gap.some(({ opensClause }) => opensClause)) return null;
  return fillProofs(reading, { fill, thing, head });
}

/** How a place shows a state; all others no room and no land has. */
const PLACES_SO: Readonly<Record<string, readonly Proof[]>> = {
  wet: ['trait:weather:rain', 'trait:weather:storm', 'trait:surface:wet'],
  dusty: ['trait:glass:dusty'],
  lit: [
    'trait:windows:lit',
    'trait:sky:night',
    'trait:sky:dusk',
    'trait:sky:blue',
    'trait:room:candle',
    'trait:room:amber',
    'trait:room:neon',
    'thing:string_lights',
    'thing:city_skyline',
  ],
  misted: ['trait:weather:snow', 'trait:weather:mist', 'trait:season:winter', 'trait:sky:misty'],
  mossy: ['thing:moss'],
  old: ['followed'],
  open: ['followed'],
  whole: ['followed'],
  hanging: ['followed'],
};

const OVERTHROWN: ReadonlySet<string> = new Set(['fallen', 'upturned', 'broken']);
const isTable = (match: Match | undefined): boolean =>
  effectsOf(match?.effects ?? [], 'claim').some(({ value }) => value.includes('trait:table'));
const NEVER_PLACES: ReadonlySet<string> = new Set(['closed', 'broken']);

/** Blown of glass, whatever is said of them. */
const GLASSY: ReadonlySet<ThingId> = new Set([
  ...WINE_VESSELS,
  'decanter',
  'carafe',
  'jar',
  'lantern',
  'cloche',
  'bauble',
  'window',
]);

const named = (thing: string): Proof => `thing:${thing}`;
const ownerOf = ({ read }: Reading, state: string): ThingId | null =>
  read.all.find(({ states }) => states.some((one) => one === state))?.thing ?? null;

const UPHOLSTERY = new Set(['velvet', 'velours', 'velluto', 'terciopelo', 'samt']);

/** Woven of what is said of them. */
const CLOTHS: ReadonlySet<ThingId> = new Set<ThingId>(['napkin', 'towel', 'sack', 'scarf']);

const STUFF = new Set(['material', 'surface', 'quality']);

const TABLES = new Set(
  'table tables tavolo tavola mesa tisch set laid dressee apparecchiata puesta gedeckt dinner supper lunch diner cena pranzo abendessen'.split(
    ' ',
  ),
);

/** A table for so many has so many places; a dish for so many is a large one. */
function placeProofs({ tokens }: Reading, { at }: Match, count: number): Proof[] {
  const before = tokens.slice(Math.max(0, at - 8), at);
  const isTable = before.some(({ word }) => TABLES.has(word));
  // Without a table it is the glasses that are set out.
  if (!isTable && before.some(({ word }) => TASTINGS.has(word)))
    return [`count:${count}:glass`, `people:${count}`];
  return isTable
    ? [
        `count:${count}:place_setting`,
        `count:${count}:plate`,
        `count:${count}:glass`,
        `people:${count}`,
      ]
    : ['followed'];
}

const TASTINGS = new Set('tasting degustation degustazione cata weinprobe verkostung'.split(' '));

const LONE = /^(?:lone|solitary|single|a single|einsame[sr]?)$/;

const COURSES =
  /^(?:tapas|raciones|small plates|small dishes|small bites|sharing plates|petites assiettes|piattini|kleine teller|antipast[io]|mezz?e)$/;

function countProofs(
  { read, matches }: Reading,
  { match, count }: { match: Match; count: number },
  bearer: Match | undefined,
): Proof[] | null {
  if (!bearer) return null;
  const thing = thingOf(bearer);
  // 'A lone picker': nobody else, unless others were asked for too.
  const isAlone =
    LONE.test(match.phrase) && matches.filter((one) => hasEffect(one, 'figure')).length === 1;
  const isHands = effectsOf(bearer.effects, 'figure')[0]?.value.part === 'hands';
  if (isAlone && !isHands && hasEffect(bearer, 'figure')) return ['no:people:2'];
  if (isHands) return count === 1 ? ['thing:hand'] : [`count:${count}:hand`, `people:${count}`];
  if (hasEffect(bearer, 'figure')) return [`people:${count}`];
  if (!thing) return null;
  // Five tapas are shared out among their kinds.
  if (COURSES.test(bearer.phrase)) return ['followed'];
  // 'Two bottles of red and one of white': all of them are counted in the picture.
  const mentions = read.all.filter((one) => one.thing === thing);
  const total = read.things
    .filter((one) => one.thing === thing)
    .reduce((sum, one) => sum + (one.count ?? 1), 0);
  const whole: Proof[] = mentions.length > 1 ? [`count:${total}:${thing}`] : [];
  return [`count:${count}:${thing}`, ...whole];
}

const PROUD = /^(?:proud|fier|fiere|orgoglios[oa]|orgullos[oa]|stolz\w*)$/;
