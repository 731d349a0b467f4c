import { fold } from '#studio/lexicon/matching/normalise.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const ON_ICE =
  /\b(?:(?:on|over|in) (?:a bed of |a heap of |beds of )?(?:crushed |shaved )?ice|sur (?:de la |un lit de )?glace(?: pilee)?|su(?:l| un letto di)? ghiaccio(?: tritato)?|sobre (?:una cama de )?hielo(?: picado)?|en hielo(?: picado)?|auf (?:einem |zerstossenem |gestossenem )?(?:crushed )?eis(?:bett)?)\b(?! (?:bucket|cream|cube|wine))/;
const CRUSHED = /crushed|shaved|bed of|pilee|lit de|tritato|letto|picado|cama|stossen|eisbett/;
const LYING = /\b(?:l(?:ying|aid)|couchee?s?|sdraiat\w*|tumbad\w*|liegend\w*|liegt|liegen)\b/;
/** What is said after one of these lies elsewhere. */
const PARTS =
  /[,;:.]| with | beside | next to | near | avec | con | mit | by | at | before | behind /g;

const BOTTLES: ReadonlySet<ThingId> = new Set<ThingId>([
  'bottle',
  'magnum',
  'half_bottle',
  'flute_bottle',
  'clavelin',
  'water_bottle',
  'spirit_bottle',
  'wine_can',
]);
/** They bring a tray of ice of their own. */
const OWN_ICE: ReadonlySet<ThingId> = new Set<ThingId>(['oyster', 'ice_bucket']);
/** What would never be put on ice, however small. */
const NEVER: ReadonlySet<ThingId> = new Set<ThingId>([
  'cork',
  'corkscrew',
  'candle',
  'ice_cube',
  'dewdrops',
]);
/** 'A bottle with drops of condensation on ice': they are on the bottle, and it is on the ice. */
const WORN: ReadonlySet<ThingId> = new Set<ThingId>(['dewdrops', 'label', 'capsule', 'wax_seal']);
const LAID: ReadonlySet<ThingId> = new Set<ThingId>([
  ...BOTTLES,
  ...THINGS.filter(({ stance }) => stance === 'small').map(({ id }) => id),
  'lobster',
  'crab',
  'fish',
  'salmon',
  'grapes',
  'sushi',
  'caviar',
  'melon',
  'watermelon',
]);

/** 'A lobster on ice', 'bottles lying on crushed ice': all that is said to be there shares one bed of it. */
export function onIceBeds(things: readonly AskedThing[], prompt: string): AskedThing[] {
  const text = fold(prompt);
  const ice = ON_ICE.exec(text);
  if (!ice || things.some(({ thing }) => OWN_ICE.has(thing))) return [...things];
  const worn = things.filter(({ thing }) => WORN.has(thing)).map(({ word }) => fold(word));
  const before = lastPart(text.slice(0, ice.index), worn);
  const isOn = (one: AskedThing): boolean =>
    LAID.has(one.thing) &&
    !NEVER.has(one.thing) &&
    one.relation === null &&
    before.includes(fold(one.word));
  const laid = things.filter(isOn);
  const isChilled = !CRUSHED.test(ice[0]) && !LYING.test(before);
  if (isChilled && laid.every(({ thing }) => BOTTLES.has(thing))) return inBucket(things, laid);
  if (laid.length === 0) return [...things];
  const bed = plain('ice_bed', ice[0]);
  return [
    ...things.map((one) =>
      laid.includes(one)
        ? {
            ...one,
            states: BOTTLES.has(one.thing) ? [...one.states, 'lying'] : one.states,
            relation: { kind: 'on' as const, to: things.length },
          }
        : one,
    ),
    bed,
  ];
}

/** The last part of the sentence that speaks of the same thing. */
function lastPart(text: string, worn: readonly string[]): string {
  const parts = text.split(PARTS);
  const last = parts.at(-1)?.trim() ?? '';
  if (worn.some((word) => last.includes(word))) return parts.slice(-2).join(' ');
  return last || text;
}

/** Champagne 'on ice' is in its bucket; where only its flute was named, its bottle comes too. */
function inBucket(things: readonly AskedThing[], laid: readonly AskedThing[]): AskedThing[] {
  const isSparkling = things.some(({ thing }) => thing === 'champagne_flute');
  if (laid.length === 0 && !isSparkling) return [...things];
  const bucket = things.length;
  const chilled = things.map((one) =>
    laid.includes(one) ? { ...one, relation: { kind: 'in' as const, to: bucket } } : one,
  );
  const own = laid.length === 0 ? [{ ...plain('bottle', 'bottle'), relation: inIt(bucket) }] : [];
  return [...chilled, plain('ice_bucket', 'ice bucket'), ...own];
}

const inIt = (to: number) => ({ kind: 'in' as const, to });

const plain = (thing: ThingId, word: string): AskedThing => ({
  thing,
  word,
  count: null,
  colour: null,
  fill: null,
  states: [],
  relation: null,
});
