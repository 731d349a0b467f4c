import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const ON_ICE =
  /\b(?:on (?:a bed of )?(?:crushed |shaved )?ice|sur (?:de la |un lit de )?glace|su(?:l| un letto di)? ghiaccio|sobre (?:una cama de )?hielo|en hielo|auf (?:einem )?eis\w*)\b/;
/** What is laid on ice whole; oysters always are, and bottles stand in a bucket. */
const LAID: ReadonlySet<ThingId> = new Set<ThingId>(['lobster', 'crab']);

/** 'A lobster on ice': on a tray of it. */
export function onIceBeds(things: readonly AskedThing[], prompt: string): AskedThing[] {
  if (!things.some(({ thing }) => LAID.has(thing)) || !ON_ICE.test(fold(prompt)))
    return [...things];
  return things.map((one) =>
    LAID.has(one.thing) ? { ...one, states: [...one.states, 'iced'] } : one,
  );
}
