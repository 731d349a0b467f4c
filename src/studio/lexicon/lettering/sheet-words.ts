import { fold } from '#studio/lexicon/normalise.ts';

/** Printed matter that a winery orders: lettering in a frame rather than a scene. */
export const SHEET_KINDS = [
  'invitation',
  'menu',
  'wine_list',
  'sale',
  'voucher',
  'logo',
  'flyer',
  'card',
] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

const WORDS: Readonly<Record<SheetKind, RegExp>> = {
  invitation:
    /\b(?:invitations?|invite card|save the date|faire part|invito|partecipazione(?: di nozze)?|invitacion(?:es)?|einladung(?:en|skarte)?|hochzeitseinladung|geburtstagseinladung)\b/,
  wine_list:
    /\b(?:wine list|wine menu|wine card|weinkarte|liste des vins|lista dei vini|carta dei vini|carta de vinos|lista de vinos)\b/,
  menu: /\b(?:menu|menu card|menus|menukarte|speisekarte|carte du menu|carta menu)\b/,
  sale: /\b(?:sale|sales|discount|special offer|black friday|soldes|promo(?:tion)?s?|saldi|sconto|offerta|rebajas|descuento|oferta|rabatt(?:aktion)?|ausverkauf|sonderangebot|angebot)\b|\d\s?%(?: off)?/,
  voucher:
    /\b(?:vouchers?|gift cards?|gift certificates?|bon cadeau|cheque cadeau|carte cadeau|buono regalo|tarjeta regalo|vale regalo|gutscheine?|geschenkgutschein)\b/,
  logo: /\b(?:logo|logotype|emblem|monogram|wordmark)\b/,
  flyer:
    /\b(?:flyers?|leaflets?|handbills?|prospectus|depliant|volantino|folleto|octavilla|handzettel|flugblatt|event poster|instagram post|social (?:media )?post|facebook post|announcement|annonce|annuncio|anuncio|ankundigung)\b/,
  card: /\b(?:greeting card|thank you card|birthday card|christmas card|postcard|place card|business card|carte de voeux|carte de visite|biglietto|tarjeta|grusskarte|dankeskarte|weihnachtskarte|postkarte|visitenkarte|tischkarte)\b/,
};

/** Which sheet a prompt orders, if any; a map ('carte des vins de France') is none. */
export function sheetKind(prompt: string): SheetKind | null {
  const text = fold(prompt).replaceAll(/[^\p{L}\p{N}%]+/gu, ' ');
  return SHEET_KINDS.find((kind) => WORDS[kind].test(text)) ?? null;
}

export const isSheet = (prompt: string): boolean => sheetKind(prompt) !== null;
