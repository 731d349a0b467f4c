import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** Flowers that stand in a vase of their own. */
const IN_VASES: readonly ThingId[] = ['flowers', 'tulip', 'dried_flowers'];

/** Corks in a vase are seen: it is a cylinder of clear glass. */
export const CYLINDER = 'cylinder';
const STEMS: ReadonlySet<ThingId> = new Set<ThingId>([
  ...IN_VASES,
  'rose',
  'sunflower',
  'lavender',
  'eucalyptus',
  'olive_branch',
  'cotton',
  'wheat',
]);

/** 'A vase full of corks'. */
export const filledVases = (things: readonly AskedThing[]): AskedThing[] =>
  things.map((one, i) => {
    const isFilled = things.some(
      ({ thing, relation }) => relation?.kind === 'in' && relation.to === i && !STEMS.has(thing),
    );
    return one.thing === 'vase' && isFilled ? { ...one, states: [...one.states, CYLINDER] } : one;
  });

/** 'A vase with flowers' is one vase: the flowers bring it. */
export function inVases(things: readonly AskedThing[]): AskedThing[] {
  const flowers = things.findIndex(({ thing }) => IN_VASES.includes(thing));
  const vase = things.findIndex(({ thing }) => thing === 'vase');
  if (flowers < 0 || vase < 0) return [...things];
  const left = things.filter((_, i) => i !== vase);
  const heldBy = (to: number): number => left.indexOf(things[to === vase ? flowers : to]!);
  return left.map((asked) => {
    const { relation } = asked;
    const isInVase = asked === things[flowers] && relation?.to === vase;
    const own = relation && !isInVase ? { ...relation, to: heldBy(relation.to) } : null;
    // As many as the vase that was asked for.
    return asked === things[flowers]
      ? {
          ...asked,
          count: things[vase]!.count,
          isSeveral: false,
          wears: [things[vase]!],
          relation: own,
        }
      : { ...asked, relation: own };
  });
}
