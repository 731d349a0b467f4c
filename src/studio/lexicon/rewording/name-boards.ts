import { reworded } from './rewording.ts';
import type { Rewording } from './rewording.ts';

/** One board of both, however its two parts are ordered: otherwise each would lie on a board of its own. */
const OF_BOTH: Rewording = [
  [
    /\b(?:charcuterie|cured meats?|cold cuts?|meats?|ham|salumi) (?:and|&) cheeses? (board|platter|plate)(s?)\b/giu,
    'cheese and charcuterie $1$2',
  ],
  [
    /\b(tagliere|taglieri|piatto|vassoio) di formaggi e (?:di )?(salumi|affettati)\b/giu,
    '$1 di $2 e formaggi',
  ],
  [
    /\b(planche|plateau|assiette|ardoise|planchette) de fromages? et (?:de )?(charcuteries?)(?![\p{L}])/giu,
    '$1 de $2 et fromages',
  ],
  [
    /\b(tabla|bandeja|plato) de quesos? y (?:de )?(embutidos?|ibéricos?|jamón)(?![\p{L}])/giu,
    '$1 con quesos y $2',
  ],
  [
    /\b(?:käse-? ?(?:und|&)[ -]wurst|wurst-? ?(?:und|&)[ -]käse)[ -]?(?:platte|brett|teller)n?(?![\p{L}])/giu,
    'Brett mit Schinken, Salami und Käse',
  ],
];

/** 'Tagliere di formaggi e salumi', 'charcuterie and cheese board'. */
export const nameBoards = (said: string): string => reworded(said, OF_BOTH);
