import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { STANCES } from '#studio/lexicon/phrases/extras/can-hold.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const SMALL =
  /^(?:small|little|petite|kleine[rs]?|kleinen) (?:table|tisch)|^tavolino$|^mesita$|^tavolini?$/;
const BESIDE_IT: ReadonlySet<ThingId> = new Set<ThingId>([
  'chair',
  'wicker_chair',
  'stool',
  'bench',
  'sofa',
  'armchair',
  'parasol',
]);
const PHOTOS: ReadonlySet<StyleId> = new Set<StyleId>(['cinematic', 'gastro']);
/** Painted or photographed; a print shows its table with its legs. */
const STILL: ReadonlySet<StyleId> = new Set<StyleId>([
  'cinematic',
  'gastro',
  'pastel',
  'classical_heritage',
]);

/** Furniture whose top is enough where there is food on it. */
const TOPPED: ReadonlySet<ThingId> = new Set<ThingId>([
  'bistro_table',
  'picnic_table',
  'high_table',
  'side_table',
]);
const isFood = ({ thing, plated }: AskedThing): boolean =>
  plated !== undefined || STANCES.get(thing) === 'dish' || BY_HAND.has(thing);
const BY_HAND: ReadonlySet<ThingId> = new Set<ThingId>(['oyster', 'prawn', 'sushi', 'olive']);

/** 'A small table with a blue cloth, a carafe and two peaches' is a still life: whoever saw the foot of the table would see little of what stands on it. */
export function onTableTop(
  things: readonly AskedThing[],
  scene: {
    wanted: readonly Effect[];
    place: PlaceId | null;
    hasFigures: boolean;
    style: StyleId;
  },
): AskedThing[] {
  // 'Duck confit on a bistro table', 'oysters on a picnic table by the sea': from where the whole table is seen nobody knows what is eaten.
  const isMeal = PHOTOS.has(scene.style) && things.some(isFood);
  const table = things.find(isMeal ? isTopped : isSmallTable);
  const isStill = STILL.has(scene.style) && (scene.place === null || isMeal) && !scene.hasFigures;
  const others = things.filter((one) => one !== table);
  const isLaid = isMeal || effectsOf(scene.wanted, 'surface').length > 0 || others.length > 2;
  const isBeside = others.some(({ thing }) => BESIDE_IT.has(thing));
  if (!table || !isStill || !isLaid || others.length < 2 || isBeside) return [...things];
  return others.map((asked) => {
    const target = asked.relation && things[asked.relation.to];
    const to = target ? others.indexOf(target) : -1;
    return { ...asked, relation: asked.relation && to >= 0 ? { ...asked.relation, to } : null };
  });
}

const isTopped = ({ thing, count, colour, states }: AskedThing): boolean =>
  TOPPED.has(thing) && (count ?? 1) === 1 && colour === null && states.length === 0;

const isSmallTable = ({ thing, word, count, colour }: AskedThing): boolean =>
  thing === 'bistro_table' && (count ?? 1) === 1 && colour === null && SMALL.test(fold(word));
