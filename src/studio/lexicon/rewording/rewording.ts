import { mayStandIn } from '#studio/lexicon/matching/may-stand-in.ts';

/** What is said, and the words that it is read as, in the order of the languages. */
export type Rewording = readonly (readonly [said: RegExp, readAs: string])[];

export const reworded = (text: string, words: Rewording): string =>
  words.reduce(
    (read, [said, readAs]) => (mayStandIn(read, said) ? read.replace(said, readAs) : read),
    text,
  );
