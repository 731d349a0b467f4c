import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
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
/** Painted or photographed; a print shows its table with its legs. */
const STILL: ReadonlySet<StyleId> = new Set<StyleId>([
  'cinematic',
  'gastro',
  'pastel',
  'classical_heritage',
]);

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
  const table = things.find(isSmallTable);
  const isStill = STILL.has(scene.style) && scene.place === null && !scene.hasFigures;
  const others = things.filter((one) => one !== table);
  const isLaid = effectsOf(scene.wanted, 'surface').length > 0 || others.length > 2;
  const isBeside = others.some(({ thing }) => BESIDE_IT.has(thing));
  if (!table || !isStill || !isLaid || others.length < 2 || isBeside) return [...things];
  return others.map((asked) => {
    const target = asked.relation && things[asked.relation.to];
    const to = target ? others.indexOf(target) : -1;
    return { ...asked, relation: asked.relation && to >= 0 ? { ...asked.relation, to } : null };
  });
}

const isSmallTable = ({ thing, word, count, colour }: AskedThing): boolean =>
  thing === 'bistro_table' && (count ?? 1) === 1 && colour === null && SMALL.test(fold(word));
