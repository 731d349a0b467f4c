import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** Among the states of flowers: they stand in what was named, and bring no vase. */
export const IN_VASE = 'in_vase';

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

/** What flowers are put in as in a vase, and how much higher its rim is. */
const JUGS: Partial<Record<ThingId, number>> = {
  jug: 6,
  carafe: 8,
  basket: -6,
  // Stems that are gathered within a vase leave a bottle by its mouth.
  bottle: -10.2,
};

/** How far flowers in this jug are raised; `null` where it is none, or they are no flowers. */
export function raisedIn(
  holder: Pick<AskedThing, 'thing'>,
  { thing }: Pick<AskedThing, 'thing'>,
): number | null {
  return STEMS.has(thing) ? (JUGS[holder.thing] ?? null) : null;
}

/** 'Roses in a vase with fallen petals': they lie round it. */
export const petalsFallen = (things: readonly AskedThing[]): AskedThing[] =>
  things.map((one) =>
    one.thing === 'petals' &&
    one.relation?.kind === 'in' &&
    things[one.relation.to]?.thing === 'vase'
      ? { ...one, relation: null }
      : one,
  );

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
    const isInVase = asked === things[flowers] && asked.relation?.to === vase;
    // They are where their vase is: 'a vase of peonies next to a bottle'.
    const { relation } = isInVase ? things[vase]! : asked;
    const own = relation && { ...relation, to: heldBy(relation.to) };
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
