/** 'Harvest week: expectation vs reality': what both sides are of stands before them. */
const SIDES_LAST =
  /^([^:"“«]{3,60}):\s*((?:the )?(?:expectations?|attentes?|aspettativ[ae]|expectativas?|erwartung(?:en)?)\s+(?:vs\.?|versus|gegen|contre|contro|contra)\s+(?:the |la |die )?\p{L}+)[.!]?$/iu;

/** The same with its sides first, as 'expectation vs reality: harvest week'. */
export const sidesFirst = (body: string): string | null =>
  SIDES_LAST.test(body) ? body.replace(SIDES_LAST, '$2: $1') : null;
