import { FOOD } from '#studio/things/catalogue/food.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { isDish } from '#studio/things/platings.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { letGo } from '#studio/compose/things/events/let-go.ts';

/** A word for a whole course, and what is brought with the thing that stands for it. */
const COURSES: readonly { words: RegExp; more: readonly ThingId[] }[] = [
  {
    words: /\bingredient|ingr[ée]dient|zutaten/i,
    more: ['garlic', 'herbs', 'onion', 'oil_bottle'],
  },
  {
    words:
      /\b(?:tapas|raciones|small (?:plates|dishes|bites)|sharing plates|petites assiettes|piattini|kleine teller)\b/i,
    more: [
      'olive',
      'gambas_al_ajillo',
      'patatas_bravas',
      'croquetas',
      'tortilla_espanola',
      'boquerones',
    ],
  },
  { words: /\bantipast[io]\b/i, more: ['olive', 'caprese', 'grissini'] },
  { words: /\bmezz?e\b/i, more: ['falafel', 'olive', 'feta'] },
];

const EATEN = new Set<ThingId>(FOOD.map(({ id }) => id));
const isEaten = (thing: ThingId): boolean => EATEN.has(thing) || isDish(thing);

/** 'Tapas' are several little dishes, unless the prompt tells which. */
export function serveCourses(things: readonly AskedThing[]): AskedThing[] {
  const served = onOneTray(things);
  const at = served.findIndex(({ word }) => COURSES.some(({ words }) => words.test(word)));
  const asked = served[at];
  if (!asked) return served;
  const { words, more } = COURSES.find((course) => course.words.test(asked.word))!;
  // 'Tapas, many small plates': the same once more.
  const again = served.findIndex(({ word }, i) => i !== at && words.test(word));
  if (again >= 0) return serveCourses(letGo(served, { gone: again, heir: at }));
  if (served.some(({ thing }, i) => i !== at && isEaten(thing))) return served;
  // Each little dish comes on its own plate.
  const { isSeveral: _, plated: __, ...one } = asked;
  // 'Five tapas' are five little dishes in all, not five of each kind.
  const all = (asked.count ?? 1) > 1 ? shared(asked.count!, more.length + 1) : null;
  const others = more.map((thing, i): AskedThing => ({
    ...one,
    thing,
    // Olives fill their little bowl, whatever else there is.
    ...(all && { count: thing === 'olive' && all[i + 1] === 1 ? null : all[i + 1]! }),
    relation: null,
  }));
  const first = all ? { ...asked, count: all[0]! } : asked;
  return [
    ...served.map((dish, i) => (i === at ? first : dish)),
    ...others.filter(({ count }) => count !== 0),
  ];
}

/** So many among as many kinds, the first ones first. */
const shared = (count: number, kinds: number): number[] =>
  Array.from({ length: kinds }, (_, i) => Math.floor((count + kinds - 1 - i) / kinds));

/** 'Plateau de fruits de mer' comes on its own ice: no second tray under it. */
function onOneTray(things: readonly AskedThing[]): AskedThing[] {
  const sea = things.findIndex(({ thing, word }) => thing === 'oyster' && isSeafood(word));
  const tray = things[sea]?.relation?.to ?? -1;
  if (things[tray]?.thing !== 'tray') return [...things];
  return letGo(things, { gone: tray, heir: sea });
}

const isSeafood = (word: string): boolean =>
  /seafood|shellfish|fruits? de mer|mariscos?|frutti di mare|meeresfr/i.test(word);
