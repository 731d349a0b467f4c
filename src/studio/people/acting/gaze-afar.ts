import { fold } from '#studio/lexicon/matching/normalise.ts';

const LOOKS =
  '(?:watch\\w*|look(?:s|ing)?(?: out| down| up)? (?:at|over|across|towards?|to|on(?:to)?)|gaz\\w+(?: out)? (?:at|over|across|into)|admir\\w+|contempl\\w+|facing|overlooking|regard\\w+(?: vers)?|face a|guard\\w+(?: verso)?|ammir\\w+|mira(?:n|ndo)?(?: hacia)?|viendo|schau\\w*(?: auf| uber| in)?|blick\\w*(?: auf| uber| in)?|betracht\\w+|bewunder\\w+)';
const VIEWS =
  'sunset|sunrise|view|views|sea|ocean|horizon|landscape|valley|vineyards?|vines|hills|mountains|stars|lake|river|panorama|fireworks|coucher de soleil|mer|vue|paysage|vallee|vignes|vignoble|collines|etoiles|tramonto|mare|orizzonte|paesaggio|valle|vigneti|vigne|colline|stelle|atardecer|puesta de sol|mar|horizonte|paisaje|vinedos?|vinas|colinas|sonnenuntergang|meer|horizont|landschaft|tal|weinberge?|reben|hugel|sterne';
const AFAR = new RegExp(
  `\\b${LOOKS}(?: (?:the|a|an|over|le|la|les|l|il|lo|gli|el|los|las|den|die|das|dem|der))?(?: \\w+)? (?:${VIEWS})\\b`,
);

/** 'A couple watching the sunset': we look with them, over their shoulders. */
export const looksAfar = (prompt: string): boolean =>
  AFAR.test(fold(prompt).replace(/[^\p{L}\p{N}]+/gu, ' '));
