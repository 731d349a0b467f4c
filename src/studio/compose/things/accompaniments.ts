import type { Accompaniment, SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** A thing that nobody says more of. */
export const ask = (thing: ThingId, count: number | null = null): AskedThing => ({
  thing,
  word: thing,
  count,
  colour: null,
  fill: null,
  states: [],
  relation: null,
});

const KIN: Readonly<Record<Accompaniment, readonly ThingId[]>> = {
  bread: ['bread'],
  cheese: ['hard_cheese', 'blue_cheese', 'soft_cheese'],
  olives: ['olive'],
  charcuterie: ['ham', 'salami'],
  grapes: ['grapes'],
  figs: ['fig'],
  nuts: ['walnut'],
  honey: ['honey'],
  chocolate: ['chocolate'],
  fruit: ['orange'],
  berries: ['berry'],
  oysters: ['oyster'],
  fish: ['fish'],
  steak: ['steak'],
  pasta: ['pasta'],
  pizza: ['pizza'],
  salad: ['salad'],
  dessert: ['cake'],
  candles: ['candle'],
  flowers: ['flowers'],
  corkscrew: ['corkscrew'],
  cork: ['cork'],
  ice_bucket: ['ice_bucket'],
  vine_leaves: ['vine_leaf'],
  book: ['book'],
  barrel: ['barrel'],
  crate: ['crate'],
};

/** 'No cheese' means every kind of it. */
export const refusedKin = ({ excluded }: SceneSpec): ThingId[] =>
  excluded.flatMap((what) => KIN[what as Accompaniment] ?? []);

/** What an accompaniment may be, by the names of the catalogue. */
export const thingsOf = (what: Accompaniment): AskedThing[] => KIN[what].map((thing) => ask(thing));

/** Prompts that name a course ('seafood') rather than a thing. */
export function fromAccompaniments(spec: SceneSpec): AskedThing[] {
  const food = spec.accompaniments.flatMap(thingsOf);
  if (food.length === 0) return [];
  // The lexicon's own default, 'a glass, a bottle', is nothing that was asked for.
  const isDefault = spec.subjects[0] === 'glass' && spec.subjects[1] === 'bottle';
  const bottles = !isDefault && spec.bottles > 0 ? [ask('bottle', spec.bottles)] : [];
  const glasses = !isDefault && spec.glasses > 0 ? [ask('glass', spec.glasses)] : [];
  return [...bottles, ...glasses, ...food];
}
