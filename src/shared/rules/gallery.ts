/** Gallery categories, derived from the words of a prompt (spec §3). */
export const WINE_STYLES = ['red', 'white', 'sparkling', 'rose', 'vintage', 'other'] as const;
export type WineStyle = (typeof WINE_STYLES)[number];
