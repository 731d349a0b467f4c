import type { Comparison } from './comparisons.ts';

const ROWS = [
  'Oxygen | Oxygène | Ossigeno | Oxígeno | Sauerstoff',
  'Taste of its own | Goût propre | Gusto proprio | Sabor propio | Eigengeschmack',
  'Makes wine | Rend le vin | Rende il vino | Hace el vino | Macht den Wein',
  'For example | Par exemple | Per esempio | Por ejemplo | Zum Beispiel',
] as const;

interface Vessel {
  names: RegExp;
  tells: readonly [oxygen: string, taste: string, wine: string, example: string];
}

/** What each vessel does to the wine in it; sources: docs/studio/facts.md. */
const VESSELS: readonly Vessel[] = [
  {
    names: /steel|stahl|inox|acciaio|acero/,
    tells: [
      'none | aucun | nessuno | ninguno | keiner',
      'none | aucun | nessuno | ninguno | keiner',
      'fresh, fruity | frais, fruité | fresco, fruttato | fresco, afrutado | frisch, fruchtig',
      'Riesling, Sauvignon',
    ],
  },
  {
    names: /oak|barrel|cask|barrique|holz|eiche|fass|fut|tonneau|bott[ei]|barrica|roble/,
    tells: [
      'a little, through the wood | un peu, par le bois | poco, dal legno | algo, por la madera | etwas, durchs Holz',
      'new: vanilla, toast | neuf : vanille, grillé | nuovo: vaniglia, tostato | nuevo: vainilla, tostado | neu: Vanille, Toast',
      'rounder, spicier | plus rond, épicé | più rotondo, speziato | más redondo, especiado | runder, würziger',
      'Rioja, Barolo',
    ],
  },
  {
    names: /amphor|anfora|clay|qvevri|kvevri|tinaja|talha|jarre|\bton/,
    tells: [
      'a little, through the clay | un peu, par l’argile | poco, dalla terracotta | algo, por el barro | etwas, durch den Ton',
      'none to earthy | nul à terreux | nullo o terroso | ninguno o terroso | keiner bis erdig',
      'textured, savoury | texturé, salin | materico, sapido | con textura, sabroso | griffig, herb',
      'Georgia, Alentejo',
    ],
  },
  {
    names: /concrete|beton|cemento|hormigon/,
    tells: [
      'very little | très peu | pochissimo | muy poco | sehr wenig',
      'none | aucun | nessuno | ninguno | keiner',
      'round, still fruity | rond, encore fruité | rotondo, ancora fruttato | redondo, aún afrutado | rund, noch fruchtig',
      'Pomerol, Rhône',
    ],
  },
];

/** Each with each of the others. */
export const VESSELS_OF_AGEING: readonly Comparison[] = VESSELS.flatMap((one, i) =>
  VESSELS.slice(i + 1).map((other): Comparison => ({
    first: one.names,
    second: other.names,
    rows: ROWS.map((name, k) => [name, one.tells[k] ?? '–', other.tells[k] ?? '–'] as const),
  })),
);
