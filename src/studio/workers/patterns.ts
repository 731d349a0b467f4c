import { setFlagsFromString } from 'node:v8';

/** So often a pattern is interpreted before it becomes machine code; V8 would do so with its second use. */
const USES = 20;

/**
 * A prompt is looked at with a thousand patterns, each a few times: compiling them took most of the first readings and a
 * fifth of composing. Holds for the whole process; patterns that are used much are compiled all the same.
 */
export function interpretPatterns(): void {
  setFlagsFromString(`--regexp-tier-up-ticks=${USES}`);
}
