import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { CHECKED_CLOTH } from '#studio/things/tables.ts';

const CHECKED =
  /\b(?:checke?red|chequered|gingham|vichy|a carreaux|a quadri|a quadretti|a quadrettoni|a cuadros|kariert\w*) (?:table ?)?(?:cloths?|nappes?|tovagli[ae]|mantel(?:es)?|tischdecken?|tablecloths?)\b|\b(?:nappes?|tovagli[ae]|mantel(?:es)?) (?:(?:rouges?|ross[ae]|rojos?|blanc\w*|bianc\w*|et|e|y) ){0,3}(?:a carreaux|a quadri|a quadretti|a quadrettoni|a cuadros|vichy)\b/;

/** 'A bistro table with a checkered tablecloth': the table that stands there wears it. */
export const withCheckedCloth = (things: readonly AskedThing[], source: string): AskedThing[] =>
  CHECKED.test(fold(source))
    ? things.map((one) =>
        one.thing === 'bistro_table' ? { ...one, states: [...one.states, CHECKED_CLOTH] } : one,
      )
    : [...things];
