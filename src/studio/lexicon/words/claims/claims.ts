import type { Proof } from '#studio/accounting/proof.ts';
import { ACT_CLAIMS } from './acts.ts';
import { BACKING_CLAIMS } from './backings.ts';
import { FURTHER_WORN_CLAIMS } from './further-wear.ts';
import { SCENE_CLAIMS } from './scene.ts';
import { THING_CLAIMS } from './things.ts';
import { WORN_CLAIMS } from './wear.ts';

/** Phrases whose proof is not simply the thing or the place they name. */
export const CLAIM_WORDS: readonly (readonly [readonly Proof[], string])[] = [
  ACT_CLAIMS,
  BACKING_CLAIMS,
  SCENE_CLAIMS,
  THING_CLAIMS,
  WORN_CLAIMS,
  FURTHER_WORN_CLAIMS,
].flatMap((claims) =>
  Object.entries(claims).map(([proofs, words]) => [proofs.split(' ') as Proof[], words] as const),
);
