const WEIGHED =
  /^\d[\d.,’']*\s?(?:t|tons?|tonnes?|tonnen|kg|hl|ha|hectares?|bottles?|bouteilles|bottiglie|botellas|flaschen|cases?)$/iu;

/** Weights, volumes and numbers of bottles are there to be compared. */
export const areWeighed = (values: readonly string[]): boolean =>
  values.length > 1 && values.every((value) => WEIGHED.test(value));
