/** How the bunch of a variety differs from the usual one. */
export interface ClusterForm {
  /** Width and length against the usual bunch. */
  wide: number;
  long: number;
  /** Berry size against the usual one. */
  berry: number;
  /** A cone narrows to its tip, a cylinder hardly does. */
  isCylindrical?: boolean;
  /** A small second bunch hangs at its shoulder. */
  isWinged?: boolean;
  /** Berries that hardly touch. */
  isLoose?: boolean;
  /** Skin: in the shade and in the light. */
  inks?: readonly [string, string];
}

const BLUE = ['#1f1c3f', '#3c3668'] as const;
const VIOLET = ['#4a2a5e', '#7d5a8a'] as const;
const GOLD = ['#b9a83c', '#dccb62'] as const;
const GREEN = ['#8fa83a', '#b3c65a'] as const;
const ROSY = ['#a85a62', '#cf8f86'] as const;
const COPPER = ['#8a5a5a', '#b58a7c'] as const;

/** Bunches as ampelographers describe them; sources in docs/studio/facts.md. */
export const CLUSTER_FORMS: Readonly<Record<string, ClusterForm>> = {
  'Cabernet Sauvignon': { wide: 0.78, long: 0.9, berry: 0.78, isLoose: true, inks: BLUE },
  Merlot: { wide: 0.86, long: 1, berry: 0.92, isLoose: true, isCylindrical: true, inks: BLUE },
  'Pinot Noir': { wide: 0.72, long: 0.72, berry: 0.86, isCylindrical: true },
  Syrah: { wide: 0.7, long: 0.96, berry: 0.9, isCylindrical: true, inks: BLUE },
  Grenache: { wide: 1.08, long: 0.98, berry: 1.06, isWinged: true, inks: VIOLET },
  Tempranillo: { wide: 0.8, long: 1.06, berry: 0.96, isCylindrical: true, isWinged: true },
  Sangiovese: { wide: 0.96, long: 1, berry: 1, isWinged: true },
  Nebbiolo: { wide: 0.84, long: 1.06, berry: 0.9, isWinged: true, inks: VIOLET },
  Malbec: { wide: 0.9, long: 0.9, berry: 0.94, isLoose: true, inks: BLUE },
  Gamay: { wide: 0.76, long: 0.8, berry: 0.98, isCylindrical: true },
  Chardonnay: {
    wide: 0.74,
    long: 0.84,
    berry: 0.82,
    isCylindrical: true,
    isWinged: true,
    inks: GOLD,
  },
  'Sauvignon Blanc': { wide: 0.84, long: 0.74, berry: 0.86, inks: GREEN },
  Riesling: { wide: 0.68, long: 0.74, berry: 0.8, isCylindrical: true, inks: GREEN },
  'Pinot Gris': { wide: 0.72, long: 0.72, berry: 0.86, isCylindrical: true, inks: COPPER },
  Gewürztraminer: { wide: 0.84, long: 0.72, berry: 0.84, isLoose: true, inks: ROSY },
  'Chenin Blanc': { wide: 0.92, long: 0.96, berry: 0.9, isWinged: true },
  Albariño: { wide: 0.8, long: 0.76, berry: 0.84, isWinged: true, inks: GREEN },
  'Grüner Veltliner': { wide: 0.86, long: 1.02, berry: 0.96, isCylindrical: true, isWinged: true },
};
