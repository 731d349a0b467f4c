/** 'Finishes the bottle', 'vide la bouteille': what is seen of it is empty. */
const EMPTIED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:finish(?:es|ed|ing)?|empt(?:y|ies|ied|ying)|drinks?|drank|downs?|downed|kills?|killed) (?:up |off )?(?:the|a|my|this) (?:whole |entire |full )?bottle\b/iu,
    'an empty bottle',
  ],
  [
    /\b(?:finit|finir|fini|vide|vider|termine|boit) (?:toute )?(?:la|une|ma) bouteille(?: entière)?/iu,
    'une bouteille vide',
  ],
  [
    /\b(?:finisce|finire|finito|svuota|svuotare|beve) (?:tutta )?(?:la|una|mia) bottiglia(?: intera)?/iu,
    'una bottiglia vuota',
  ],
  [
    /\b(?:termina|terminar|acaba|acabar|vacía|vaciar|bebe) (?:toda )?(?:la|una|mi) botella(?: entera)?/iu,
    'una botella vacía',
  ],
  [
    /\b(?:trinkt?|leert?|macht?|köpft?) (?:die|eine|meine) (?:ganze )?flasche(?: leer| aus)?/iu,
    'eine leere Flasche',
  ],
];

export const withEmptied = (said: string): string =>
  EMPTIED.reduce((text, [words, seen]) => text.replace(words, seen), said);
