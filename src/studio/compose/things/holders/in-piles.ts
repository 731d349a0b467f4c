import { volumesOf } from '#studio/props/book.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

const USUAL = 3;
const MOST = 6;

/** 'A stack of old books', 'three books': they lie on each other, one pile of so many volumes. */
export const inPiles = (things: readonly AskedThing[]): AskedThing[] =>
  things.map((one) => {
    const isPlain = one.thing === 'book' && !one.states.includes('open') && !one.text;
    const isPile = one.isSeveral || (one.count ?? 1) > 1 || one.states.includes('stacked');
    if (!isPlain || !isPile) return one;
    const volumes = one.count !== null && one.count > 1 ? Math.min(MOST, one.count) : USUAL;
    return { ...one, count: 1, isSeveral: false, states: [...one.states, volumesOf(volumes)] };
  });
