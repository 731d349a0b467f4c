const ROWS = [
  '2 two deux due dos zwei',
  '3 three trois tre tres drei',
  '4 four quatre quattro cuatro vier',
  '5 five cinq cinque cinco fünf funf',
  '6 six sei seis sechs',
  '7 seven sept sette siete sieben',
  '8 eight huit otto ocho acht',
  '9 nine neuf nove nueve neun',
  '10 ten dix dieci diez zehn',
  '12 twelve douze dodici doce zwölf zwolf',
];
const NUMBERS: ReadonlyMap<string, number> = new Map(
  ROWS.flatMap((row) => row.split(' ').map((word, _, [digits]) => [word, Number(digits)] as const)),
);

/** What a figure or a word of the five languages counts, from two to a dozen. */
export const numberOf = (word: string): number | undefined => NUMBERS.get(word.toLowerCase());
