import type { Rewording } from './rewording.ts';
import { reworded } from './rewording.ts';

/** 'A blue-rimmed plate' is a plate with a blue rim. */
const RIMMED: Rewording = [
  [
    /\b((?:(?:light|dark|pale|navy|sage) )?\p{L}+)[- ](?:rimmed|edged|trimmed|bordered) ((?:(?:white|cream|ceramic|porcelain|china|dinner|dessert|soup|round|large|small) )*(?:plates?|bowls?|dish(?:es)?|crockery|tableware|china))\b/giu,
    '$2 with a $1 rim',
  ],
  [
    /\b(with an?) (?:thin|fine|delicate|narrow|slim|elegant|hand-?painted) (?=(?:\p{L}+ ){1,2}(?:rim|edge|border|band)\b)/giu,
    '$1 ',
  ],
  [/\b(teller|schüsseln?|schale)(n?) mit gold(?:enem )?rand\b/giu, '$1$2 mit goldenem Rand'],
  [/\b(teller|schüsseln?|schale)(n?) mit silberrand\b/giu, '$1$2 mit silbernem Rand'],
];

export const nameRims = (text: string): string => reworded(text, RIMMED);
