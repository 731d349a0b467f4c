import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** Flowers that stand in a vase of their own. */
const IN_VASES: readonly ThingId[] = ['flowers', 'tulip', 'dried_flowers'];

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
