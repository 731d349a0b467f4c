import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

export const CHEESES: readonly ThingId[] = ['hard_cheese', 'soft_cheese', 'blue_cheese'];
/** No name of one cheese among them. */
const ANY =
  /^(?:cheeses?|cheese ?board|cheese (?:platter|plate|selection)|(?:plateau|planche|assiette) de fromages?|fromages|(?:tagliere|piatto) di formaggi|formaggi|(?:tabla|plato) de quesos?|quesos|k[aä]se(?:platte|brett|sorten|teller)?)$/i;

/** 'A board with four cheeses': nobody serves four wedges of the same. */
export function assortCheeses(things: readonly AskedThing[]): AskedThing[] {
  const at = things.findIndex(({ thing, word, count }) => {
    return CHEESES.includes(thing) && (count ?? 1) > 1 && ANY.test(word);
  });
  const given = things[at];
  const areNamed = things.some(({ thing }, i) => i !== at && CHEESES.includes(thing));
  if (!given || areNamed) return [...things];
  const share = (nth: number): number => Math.floor(((given.count ?? 1) + 2 - nth) / 3);
  const kinds = CHEESES.map((thing, nth) => ({ ...given, thing, count: share(nth) }));
  const [first, ...others] = kinds.filter(({ count }) => count > 0);
  return [...things.map((one) => (one === given ? first! : one)), ...others];
}
