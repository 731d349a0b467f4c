import type { Proof } from '#studio/accounting/proof.ts';

const SEEN = /^(thing:|own:|place:|trait:shadow$)/;
const PERSONS = /^(people:|thing:(person|couple|sommelier|winemaker|picker|hand)$|trait:person:)/;

/** 'No people', 'without bread': proved by its absence. */
export function refusalOf(proofs: readonly Proof[]): Proof[] {
  const seen =
    proofs.find((proof) => PERSONS.test(proof)) ?? proofs.find((proof) => SEEN.test(proof));
  if (seen && PERSONS.test(seen)) return ['no:people:1'];
  return [seen ? `no:${seen}` : 'followed'];
}
