const HOLDER = '(?:bowl|basket|crate|platter|tray|hamper)s?';
const BEFORE = new RegExp(String.raw`\b(?:fresh |mixed )?fruit (${HOLDER})\b`, 'giu');
const GERMAN = /\bobst(korb|schale|kiste)\b/giu;
const GERMAN_HOLDERS: Readonly<Record<string, string>> = {
  korb: 'Korb',
  schale: 'Schale',
  kiste: 'Kiste',
};
/** 'A bowl of fruit', with what is named behind it: 'with apples and pears'. */
const OF_FRUIT = new RegExp(
  String.raw`\b(${HOLDER}|corbeille|coupe|panier|cest[oa]|cestino|ciotola|cuenco|bol|korb|schale|kiste) (of|full of|de|di|con|mit|voller)(?: fresh| mixed| frischem| frischen)? (?:fruits?|frutta|frutas?|obst)\b(?! salad)(\s*(?:with|of|avec|con|mit)\b)?`,
  'giu',
);
/** Some of each, in the language of the word before it. */
const SOME: Readonly<Record<string, string>> = {
  de: 'pommes, oranges et poires',
  di: 'mele, arance e pere',
  con: 'mele, arance e pere',
  mit: 'Äpfeln, Orangen und Birnen',
  voller: 'Äpfel, Orangen und Birnen',
};
const IN_SPANISH = /^(?:cest[ao]|cuenco|bol)$/iu;

/** 'A fruit bowl with apples and pears' holds those; 'a bowl of fruit' some of every kind. */
export function nameFruit(text: string): string {
  if (!/fruit|frutt|fruta|obst/iu.test(text)) return text;
  return text
    .replace(BEFORE, '$1 of fruit')
    .replace(GERMAN, (_, holder: string) => `${GERMAN_HOLDERS[holder.toLowerCase()]} mit Obst`)
    .replace(OF_FRUIT, (_, holder: string, link: string, named: string | undefined) => {
      if (named) return `${holder}${named}`;
      const isSpanish = IN_SPANISH.test(holder) && link.toLowerCase() === 'de';
      const some = isSpanish ? 'manzanas, naranjas y peras' : SOME[link.toLowerCase()];
      return `${holder} ${link} ${some ?? 'apples, oranges and pears'}`;
    });
}
