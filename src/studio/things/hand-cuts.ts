/** Dishes of the photographs' menu that prints have a shape of their own for. */
export const HAND_CUTS: ReadonlySet<string> = new Set(['whipped_cream']);
