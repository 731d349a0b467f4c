import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

export const CHEESES: readonly ThingId[] = ['hard_cheese', 'soft_cheese', 'blue_cheese'];
/** No name of one cheese among them. */
const ANY =
  /^(?:cheeses?|cheese ?board|cheese (?:platter|plate|selection)|(?:plateau|planche|assiette) de fromages?|fromages|(?:tagliere|piatto) di formaggi|formaggi|(?:tabla|plato) de quesos?|quesos|k[aä]se(?:platte|brett|sorten|teller)?)$/i;

/** Several, though nobody counted them. */
const SEVERAL = /^(?:cheeses|fromages|formaggi|quesos|k[aä]sesorten)$/i;

/** 'A board with four cheeses', 'salumi e formaggi': nobody serves wedges of one kind alone. */
export function assortCheeses(things: readonly AskedThing[]): AskedThing[] {
  const counted = things.map((one) =>
    CHEESES.includes(one.thing) && one.count === null && SEVERAL.test(one.word)
      ? { ...one, count: CHEESES.length, isSeveral: false }
      : one,
  );
  const at = counted.findIndex(
    ({ thing, word, count }) => CHEESES.includes(thing) && (count ?? 1) > 1 && ANY.test(word),
  );
  const given = counted[at];
  const areNamed = things.some(({ thing }, i) => i !== at && CHEESES.includes(thing));
  if (!given || areNamed) return [...things];
  const share = (nth: number): number => Math.floor(((given.count ?? 1) + 2 - nth) / 3);
  const kinds = CHEESES.map((thing, nth) => ({ ...given, thing, count: share(nth) }));
  const [first, ...others] = kinds.filter(({ count }) => count > 0);
  return [...counted.map((one) => (one === given ? first! : one)), ...others];
}
