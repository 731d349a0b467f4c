import { AREA_PHRASES } from './homes-and-grapes.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';

const LANGUAGES = ['', ' in french', ' in italian', ' in spanish', ' in german'] as const;

/** What a teacher types alone, folded, in five languages; and the plate that it means. */
const ROWS: readonly (readonly [asked: string, bare: string])[] = [
  ['wine types', 'wine, wines, types of wine | vin, vins | vino, vini | vinos | wein, weine'],
  ['how red wine is made', 'red wine | vin rouge | vino rosso | vino tinto | rotwein'],
  ['how white wine is made', 'white wine | vin blanc | vino bianco | vino blanco | weisswein'],
  [
    'how rosé wine is made',
    'rose, rose wine | vin rose | vino rosato, rosato | vino rosado, rosado | rosewein',
  ],
  [
    'how sparkling wine is made',
    'sparkling wine, sparkling wines, champagne, bubbles | vin mousseux, vin effervescent | spumante, vino spumante | vino espumoso, espumoso | schaumwein, sekt',
  ],
  [
    'orange wine explained',
    'orange wine, orange wines | vin orange | vino orange, vino arancione | vino naranja | orangewein',
  ],
  [
    'how sweet wine is made',
    'sweet wine, sweet wines, dessert wine, dessert wines | vin doux, vin liquoreux, vins liquoreux | vino dolce, vino passito | vino dulce | susswein, sussweine',
  ],
  [
    'port styles',
    'port, port wine | porto, vin de porto | vino porto | oporto, vino de oporto | portwein',
  ],
  ['sherry styles', 'sherry | xeres | vino di jerez | jerez, vino de jerez | sherrywein'],
  [
    'wine glass types',
    'wine glasses, glasses, glassware | verres a vin | bicchieri da vino, calici | copas de vino, copas | weinglaser',
  ],
  [
    'map of the wine regions of the world',
    'wine regions, wine map, wine world, wine countries | regions viticoles, vignobles | regioni vinicole | regiones vinicolas | weinregionen, weinbaugebiete',
  ],
  ['pruning vines', 'pruning | la taille, taille de la vigne | potatura | poda | rebschnitt'],
  [
    'tannins explained',
    'tannin, tannins | tanin, tanins | tannino, tannini | tanino, taninos | tannin, tannine, gerbstoffe',
  ],
  [
    'tannins, acidity, alcohol',
    'acidity, acid, structure, balance | acidite, structure | acidita, struttura | acidez, estructura | saure, struktur',
  ],
  ['what is body in wine: levels of body', 'body | corps | corpo | cuerpo | korper'],
  [
    'fermentation',
    'yeast, yeasts | levure, levures | lievito, lieviti | levadura, levaduras | hefe, hefen',
  ],
  [
    'why oak',
    'oak, oak barrels, barrels, barrel | chene, barriques, futs | rovere, botti, barrique | roble, barricas | eiche, barriquefass',
  ],
  [
    'how corks are made',
    'cork, corks | liege, bouchon, bouchons | sughero, tappo, tappi | corcho, corchos | kork, korken',
  ],
  [
    'old world vs new world',
    'old world and new world, old and new world | ancien monde et nouveau monde | vecchio mondo e nuovo mondo | viejo mundo y nuevo mundo | alte welt und neue welt',
  ],
  [
    'grape varieties',
    'grapes, grape, varietals | cepages, raisins | vitigni, uve | uvas, variedades de uva | rebsorten, trauben',
  ],
  [
    'how to serve wine',
    'sommelier, service | service | servizio | servicio | sommelier, weinservice',
  ],
];

const BARE: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([asked, bare]) =>
    bare
      .split('|')
      .flatMap((words, k) =>
        words.split(',').map((word) => [word.trim(), asked + (LANGUAGES[k] ?? '')] as const),
      ),
  ).toReversed(),
);

/** 'Tannins', 'a diagram of tannins', 'tannins for beginners': one noun and what frames it. */
const FRAME =
  /^(?:(?:an? |the )?(?:diagram|chart|infographic|poster|guide|plate|lesson|overview|basics|introduction|intro) (?:of|to|about|on) )?(?:the |les? |la |l'|il |gli |i |el |los |las |der |die |das )?(.+?)(?: (?:explained|diagram|chart|infographic|poster|guide|basics|101|overview|for beginners|lesson))*$/;

/** 'Italian red wines', 'French whites': the grapes that they are made of. */
const WINES_OF =
  /^(italian|french|spanish|german|portuguese|austrian|greek|argentin(?:e|ian)|chilean|australian|south african|californian)(?: (red|white))? (?:wines?|reds?|whites?)$/;

/** The prompt, or what a bare noun means on a teaching plate; regions alone are their maps. */
export function spelledOut(prompt: string): string {
  const [, noun = ''] = FRAME.exec(fold(prompt).trim()) ?? [];
  const known = BARE.get(noun);
  if (known) return known;
  const [, country, colour = ''] = WINES_OF.exec(noun) ?? [];
  if (country) return `${colour} grape varieties of ${country} wine`;
  const isArea = AREA_PHRASES.some(([, phrases]) =>
    phrases.some((phrase) => phrase.join(' ').replaceAll('*', '') === noun),
  );
  return isArea ? `map of ${prompt}` : prompt;
}
