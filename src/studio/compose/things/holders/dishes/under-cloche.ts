import type { AskedThing } from '#studio/things/asked-thing.ts';

/** 'Cheese under a cloche': the bell is of glass, and what lies under it is seen inside. */
export function underCloche(things: readonly AskedThing[]): AskedThing[] {
  const isBell = (one: AskedThing | undefined): one is AskedThing =>
    one?.thing === 'cloche' && (one.material ?? 'glass') === 'glass' && !SILVER.test(one.word);
  const isCovered = ({ relation }: AskedThing): boolean =>
    (relation?.kind === 'under' || relation?.kind === 'in') && isBell(things[relation.to]);
  return things.map((one, i): AskedThing => {
    if (isCovered(one)) return { ...one, relation: { ...one.relation!, kind: 'in' } };
    const isOver = things.some((other) => isCovered(other) && other.relation!.to === i);
    return isBell(one) && (isOver || GLASS.test(one.word)) ? { ...one, material: 'glass' } : one;
  });
}

const SILVER = /silver|argent|silber|plata/i;
const GLASS = /glass|verre|vetro|cristal|vidrio|glas|käse/i;
