import { withArticle } from '#studio/inventory/say-count.ts';
import type { Inventory } from '#studio/inventory/inventory.ts';
import { isSeenItself, seenAs } from '#studio/inventory/same-kind.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { fruitTreeOf } from '#studio/places/scenery/fruit-tree.ts';
import { standInFor } from '#studio/things/drawn-kin.ts';
import type { AskedWord, Proof } from './proof.ts';

const NAMES = new Map(THINGS.map(({ id, one }) => [id, one]));

/** 'Anaconda (a snake instead)': what is there is not quite what was said. */
export function sayStandIns(words: readonly AskedWord[], inventory: Inventory): string[] {
  return words.flatMap((word) => {
    const isItself = word.isRefused || isFruitTree(word, inventory);
    const other = isItself ? null : (word.drawnAs ?? kinSeen(word, inventory));
    const isSeen = other !== null && seenAs(inventory, other).length > 0;
    return isSeen ? [`${word.text} (${withArticle(NAMES.get(other) ?? other)} instead)`] : [];
  });
}

/** Known by its blossom or its fruit, it is no other tree. */
function isFruitTree({ text }: AskedWord, { traits = [] }: Inventory): boolean {
  const kind = fruitTreeOf(text);
  return kind !== null && traits.includes(`tree:${kind}`);
}

/** Prints have no carbonara; they draw pasta. */
function kinSeen({ proofs }: AskedWord, inventory: Inventory): ThingId | null {
  const named = proofs.map(thingNamed).filter((thing) => thing !== null);
  if (named.some((thing) => isSeenItself(inventory, thing))) return null;
  return named.map(standInFor).find((kin) => kin !== null) ?? null;
}

const thingNamed = (proof: Proof): ThingId | null => {
  const [kind, thing] = proof.split(':');
  return kind === 'thing' || kind === 'own' || kind === 'many' ? (thing as ThingId) : null;
};
