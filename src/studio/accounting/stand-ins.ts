import { withArticle } from '#studio/inventory/say-count.ts';
import type { Inventory } from '#studio/inventory/inventory.ts';
import { isSeenItself, seenAs } from '#studio/inventory/same-kind.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { standInFor } from '#studio/things/drawn-kin.ts';
import type { AskedWord, Proof } from './proof.ts';

const NAMES = new Map(THINGS.map(({ id, one }) => [id, one]));

/** 'Anaconda (a snake instead)': what is there is not quite what was said. */
export function sayStandIns(words: readonly AskedWord[], inventory: Inventory): string[] {
  return words.flatMap((word) => {
    const other = word.isRefused ? null : (word.drawnAs ?? kinSeen(word, inventory));
    const isSeen = other !== null && seenAs(inventory, other).length > 0;
    return isSeen ? [`${word.text} (${withArticle(NAMES.get(other) ?? other)} instead)`] : [];
  });
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
