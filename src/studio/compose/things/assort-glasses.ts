import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { ASSORTED } from '#studio/things/photo-maker.ts';

const DIFFERENT =
  /\b(?:different|various|assorted|differents|diverses?|vari|diversi|diferentes|varias|verschiedenen?)(?: \w+){0,2} (?:glass|glasses|wineglasses|stemware|verres|calici|bicchieri|copas|glaser|weinglaser)\b|\b(?:glasses|verres|calici|copas|glaser) (?:of|in|de|di) (?:different|various|differentes|diverse|diferentes) (?:shapes|formes|forme|formas)\b/;

/** 'Six different wine glasses': each is blown in a shape of its own. */
export const assortGlasses = (things: readonly AskedThing[], prompt: string): AskedThing[] => {
  const isAssorted = DIFFERENT.test(fold(prompt));
  return things.map((one) =>
    isAssorted && one.thing === 'glass' ? { ...one, states: [...one.states, ASSORTED] } : one,
  );
};
