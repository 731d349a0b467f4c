import type { ThingId } from '#studio/things/catalogue.ts';

/** What stands in the sky of a city and is meant by its own name: a city without it is not it. Folded. */
const SEEN_IN_CITIES: Readonly<Partial<Record<ThingId, string>>> = {
  eiffel_tower: 'eiffel tower | tour eiffel | torre eiffel | eiffelturm',
  colosseum: 'colosseum | coliseum | colosseo | colisee | kolosseum | coliseo',
  clock_tower: 'big ben',
  church: 'sagrada familia | stephansdom | st stephen s cathedral | cologne cathedral | kolner dom',
  dome: 'dome of florence | duomo di firenze | duomo',
  bridge:
    'bridge of porto | porto bridge | pont de porto | ponte dom luis | dom luis | dom luis bridge | puente de oporto | brucke von porto | pont de pierre',
  city_skyline: 'empire state building',
};

/** Sights that nothing of ours looks like; drawn as what they are, and said to be no more. Folded. */
export const SIGHT_WORDS: Readonly<Partial<Record<ThingId, string>>> = {
  bridge:
    'rialto bridge | ponte di rialto | ponte vecchio | charles bridge | karlsbrucke | pont d avignon | bridge of sighs',
  tower: 'torre de belem | belem tower',
  mountain: 'mont blanc | montblanc | mount fuji | fuji | mont ventoux',
  castle: 'alhambra | edinburgh castle',
  church: 'sacre coeur | st peter s basilica | petersdom',
};

const THING_OF = new Map(
  (Object.entries(SEEN_IN_CITIES) as [ThingId, string][]).flatMap(([thing, words]) =>
    words.split('|').map((word) => [word.trim(), thing] as const),
  ),
);

/** The thing that a sight of a city is seen by. */
export const landmarkOf = (phrase: string): ThingId | null => THING_OF.get(phrase) ?? null;
