import { plainText } from '#studio/lexicon/matching/normalise.ts';

const LOOKS =
  '(?:watch\\w*|look(?:s|ing)?(?: out| down| up)? (?:at|over|across|of|through|towards?|to|on(?:to)?)|gaz\\w+(?: out)? (?:at|over|across|into)|admir\\w+|contempl\\w+|facing|overlooking|regard\\w+(?: vers| par)?|face a|guard\\w+(?: verso| fuori| dalla| fuori dalla)?|ammir\\w+|mira(?:n|ndo)?(?: hacia| por)?|viendo|schau\\w*(?: auf| uber| in| aus)?|blick\\w*(?: auf| uber| in| aus)?|betracht\\w+|bewunder\\w+)';
const VIEWS =
  'barrels|casks|tonneaux|barriques|futs|botti|barricas|toneles|fasser|fassern|sky|clouds|ciel|nuages|cielo|nuvole|nubes|himmel|wolken|mountain|castle|chateau|village|window|fenetre|finestra|ventana|fenster|sunset|sunrise|view|views|sea|ocean|horizon|landscape|valley|vineyards?|vines|hills|mountains|stars|lake|river|panorama|fireworks|coucher de soleil|mer|vue|paysage|vallee|vignes|vignoble|collines|etoiles|tramonto|mare|orizzonte|paesaggio|valle|vigneti|vigne|colline|stelle|atardecer|puesta de sol|mar|horizonte|paisaje|vinedos?|vinas|colinas|sonnenuntergang|meer|horizont|landschaft|tal|weinberge?|reben|hugel|sterne';
const AFAR = new RegExp(
  `\\b${LOOKS}(?: (?:the|a|an|over|le|la|les|l|il|lo|gli|el|los|las|den|die|das|dem|der))?(?: \\w+)? (?:${VIEWS})\\b`,
);

// The long pattern is compiled only where something is named that is looked at.
const IS_VIEW = new RegExp(`\\b(?:${VIEWS})\\b`);

/** 'A couple watching the sunset': we look with them, over their shoulders. */
export const looksAfar = (prompt: string): boolean => {
  const text = plainText(prompt);
  return IS_VIEW.test(text) && AFAR.test(text);
};
