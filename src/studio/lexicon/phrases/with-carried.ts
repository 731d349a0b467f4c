import type { ExactText } from '#studio/lexicon/exact-text.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** The customer's words go onto the thing that bears them; where only the words say that it is there, it joins the table. */
export function withCarried(
  things: readonly AskedThing[],
  texts: readonly ExactText[],
): AskedThing[] {
  const lettered = [...things];
  for (const { carrier, text } of texts) {
    if (!carrier) continue;
    const at = lettered.findIndex((one) => one.thing === carrier && one.text === undefined);
    const bearer = lettered[at];
    if (bearer) lettered[at] = { ...bearer, text };
    else lettered.push({ ...PLAIN, thing: carrier, word: carrier, text });
  }
  return lettered;
}

const PLAIN = { count: 1, colour: null, fill: null, states: [], relation: null } as const;
