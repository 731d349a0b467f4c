import type { WineColour } from '#studio/scene/wine.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';

/** One colour of wine in the glass, and what it tells. */
export interface Tint {
  hex: string;
  /** Other words for it, folded. */
  also: RegExp;
  name: string;
  note: string;
}

export interface Scale {
  name: string;
  wine: WineColour;
  tints: readonly Tint[];
}

/** From young to old, in the words of the tasting schools. */
export const SCALES: readonly Scale[] = [
  {
    name: 'White | Blanc | Bianco | Blanco | Weiß',
    wine: 'white',
    tints: [
      {
        hex: '#e9e9a8',
        also: /^(?:green|greenish|lemon[ -]green|pale green|vert|verte|verdatre|jaune[ -]vert|verdolino|verde|verdoso|verdosa|grun|grunlich\w*|grungelb\w*)$/,
        name: 'Lemon-green | Jaune-vert | Giallo verdolino | Amarillo verdoso | Grüngelb',
        note: 'very young, cool climate | très jeune, climat frais | molto giovane, clima fresco | muy joven, clima fresco | sehr jung, kühles Klima',
      },
      {
        hex: '#efdc84',
        also: /^(?:yellow|lemon|straw|pale yellow|jaune|citron|paille|giallo|paglierino|paglia|amarillo|limon|pajizo|gelb|zitronengelb\w*|strohgelb\w*)$/,
        name: 'Lemon | Citron | Paglierino | Limón | Zitronengelb',
        note: 'most young whites | la plupart des jeunes | la maggior parte dei giovani | la mayoría de los jóvenes | die meisten jungen Weine',
      },
      {
        hex: '#e2b94f',
        also: /^(?:gold|golden|dore|doree|or|oro|dorato|dorado|goldgelb\w*|golden\w*|altgold)$/,
        name: 'Gold | Or | Dorato | Dorado | Gold',
        note: 'oak, age or sweetness | bois, âge ou sucre | legno, età o dolcezza | madera, edad o dulzor | Holz, Alter oder Süße',
      },
      {
        hex: '#c8862c',
        also: /^(?:amber|ambre|ambra|ambrato|ambar|bernstein\w*)$/,
        name: 'Amber | Ambre | Ambra | Ámbar | Bernstein',
        note: 'long ageing, skin contact | long élevage, macération | lungo affinamento, macerato | larga crianza, con pieles | lange Reife, Maischegärung',
      },
      {
        hex: '#8a5426',
        also: /^(?:brown|brun|bruno|marrone|marron|braun)$/,
        name: 'Brown | Brun | Bruno | Marrón | Braun',
        note: 'oxidative or past its time | oxydatif ou trop vieux | ossidativo o passato | oxidativo o pasado | oxidativ oder zu alt',
      },
    ],
  },
  {
    name: 'Rosé | Rosé | Rosato | Rosado | Rosé',
    wine: 'rose',
    tints: [
      {
        hex: '#f3a9b4',
        also: /^(?:pink|rose|rosa|pale pink|petal)$/,
        name: 'Pink | Rose | Rosa | Rosa | Rosa',
        note: 'young, no hint of orange | jeune, sans orangé | giovane, senza arancio | joven, sin naranja | jung, ohne Orange',
      },
      {
        hex: '#f2ad92',
        also: /^(?:salmon|saumon|saumone|salmone|salmon|lachs\w*)$/,
        name: 'Salmon | Saumon | Salmone | Salmón | Lachs',
        note: 'a hint of orange | une note orangée | una nota d’arancio | un toque naranja | ein Hauch Orange',
      },
      {
        hex: '#e2934f',
        also: /^(?:orange|copper|onion skin|orange|cuivre|aranciato|ramato|anaranjado|kupfer\w*)$/,
        name: 'Orange | Orangé | Aranciato | Anaranjado | Orange',
        note: 'aged rosé | rosé évolué | rosato evoluto | rosado evolucionado | gereifter Rosé',
      },
    ],
  },
  {
    name: 'Red | Rouge | Rosso | Tinto | Rot',
    wine: 'red',
    tints: [
      {
        hex: '#5a1546',
        also: /^(?:purple|violet|pourpre|violace|porpora|violaceo|purpura|violeta|purpur\w*|violett\w*)$/,
        name: 'Purple | Pourpre | Porpora | Púrpura | Purpur',
        note: 'very young, blue rim | très jeune, reflet bleu | molto giovane, unghia blu | muy joven, ribete azul | sehr jung, blauer Rand',
      },
      {
        hex: '#85132f',
        also: /^(?:ruby|cherry|rubis|cerise|rubino|rubi|rubin\w*|kirschrot\w*)$/,
        name: 'Ruby | Rubis | Rubino | Rubí | Rubin',
        note: 'most red wines | la plupart des rouges | la maggior parte dei rossi | la mayoría de los tintos | die meisten Rotweine',
      },
      {
        hex: '#8f2f26',
        also: /^(?:garnet|grenat|granato|granate|granat\w*)$/,
        name: 'Garnet | Grenat | Granato | Granate | Granat',
        note: 'some years old | quelques années | qualche anno | algunos años | einige Jahre alt',
      },
      {
        hex: '#9a5530',
        also: /^(?:tawny|brick|tile|tuile|tuilee|brique|aranciato|mattone|teja|ladrillo|ziegel\w*)$/,
        name: 'Tawny | Tuilé | Aranciato | Teja | Ziegelrot',
        note: 'long in wood or bottle | longtemps en fût ou bouteille | a lungo in legno o bottiglia | mucho tiempo en madera o botella | lange in Holz oder Flasche',
      },
      {
        hex: '#5e3820',
        also: /^(?:brown|mahogany|brun|acajou|bruno|mogano|marron|caoba|braun|mahagoni\w*)$/,
        name: 'Brown | Brun | Bruno | Marrón | Braun',
        note: 'very old | très vieux | molto vecchio | muy viejo | sehr alt',
      },
    ],
  },
];

/** 'From greenish yellow to amber', 'du jaune-vert à l’ambré', 'von Strohgelb bis Gold'. */
const ENDS =
  /\b(?:from|between|du|de la|de|entre|dal|dalla|da|del|desde|von|vom|zwischen) ((?:[a-z-]+ ){0,2}?[a-z-]+) (?:to|and|through to|au|a la|a|et|al|alla|ad|e|y|hasta|bis zum|bis zu|bis|und) (?:l )?((?:[a-z-]+ )?[a-z-]+)(?=$|[^a-z-])/g;
const DARK =
  /^(?:dark|deep|darkest|deepest|foncee?|sombre|scur[oa]|intenso|oscur[oa]|dunkel|tief|kraftig)$/;
const PALE = /^(?:pale|light|lightest|palest|claire?|chiar[oa]|clar[oa]|palid[oa]|hell|blass)$/;
const YOUNG = /^(?:young|jeune|giovane|joven|jung)$/;
const OLD = /^(?:old|aged|vieux|vecchio|viejo|alt)$/;

/** The tints of a scale between the two ends that are asked for, from the one that is named first. */
export function tintsAsked(scale: Scale, prompt: string): readonly Tint[] {
  const text = fold(prompt).replace(/['’]/g, ' ');
  const asked = [...text.matchAll(ENDS)].flatMap(([, from = '', to = '']) => {
    const [first, last] = [endOf(scale, from), endOf(scale, to)];
    return first === null || last === null || first === last ? [] : [{ first, last }];
  });
  // 'From pale to dark, from straw to amber': the nearer ends say more.
  const [ends] = asked.toSorted((a, b) => spanOf(a) - spanOf(b));
  if (!ends) return scale.tints;
  const [low, high] = [Math.min(ends.first, ends.last), Math.max(ends.first, ends.last)];
  const part = scale.tints.slice(low, high + 1);
  return ends.first > ends.last ? part.toReversed() : part;
}

const spanOf = ({ first, last }: { first: number; last: number }): number => Math.abs(first - last);

/** 'Greenish yellow' is the greener of its two. */
function endOf({ wine, tints }: Scale, said: string): number | null {
  const words = said.split(/[ -]+/);
  const has = (end: RegExp) => words.some((word) => end.test(word));
  const named = tints.findIndex(({ also }) => also.test(said) || has(also));
  if (named >= 0) return named;
  const last = tints.length - 1;
  // With the years red wine turns paler, all others darker.
  const isFading = wine === 'red';
  if (has(YOUNG) || has(isFading ? DARK : PALE)) return 0;
  return has(OLD) || has(isFading ? PALE : DARK) ? last : null;
}

/** Whether a word names a colour that these scales show, or an end from which they are read. */
export const isTintWord = (word: string, wines: readonly WineColour[]): boolean =>
  [PALE, DARK, YOUNG, OLD].some((end) => end.test(word)) ||
  SCALES.some(
    ({ wine, tints }) =>
      (wines.length === 0 || wines.includes(wine)) && tints.some(({ also }) => also.test(word)),
  );
