import { reworded } from './rewording.ts';
import type { Rewording } from './rewording.ts';

/** 'Drinking water': out of a glass of it. */
const DRINKS_WATER: Rewording = [
  [/\b((?:drink|sipp?)(?:s|ing)?) (?:some )?water\b/giu, '$1 a glass of water'],
  [/\b(buvant|boit|boivent) de l['’]eau\b/giu, "$1 un verre d'eau"],
  [/\b(bevendo|beve|bevono|che beve) (?:dell['’])?acqua\b/giu, "$1 un bicchiere d'acqua"],
  [/\b(bebiendo|bebe|beben) agua\b/giu, '$1 un vaso de agua'],
  [/\b(trinkt|trinken|trinkend) wasser\b/giu, '$1 ein glas wasser'],
];

/** In prints a hand holds the glass it drinks from, whatever is in it. */
export const withWaterGlass = (text: string): string => reworded(text, DRINKS_WATER);
