import { fold } from '#studio/lexicon/matching/normalise.ts';

/** What reaches to the ground is seen down to it. */
const LONG_DRESS =
  /\b(?:(?:long|floor[- ]length|evening|ball|flowing) (?:\w+ )?(?:dress|gown)|ball ?gown|robe (?:longue|du soir)|abito (?:lungo|da sera)|vestido (?:largo|de noche)|langen? kleid|abendkleid)\b/;

export const isLongDressed = (said: string): boolean => LONG_DRESS.test(fold(said));
