import { isSaid } from '#studio/lexicon/matching/may-stand-in.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { onceAText } from '#studio/once-a-text.ts';

/** Printed matter that a winery orders: lettering in a frame rather than a scene. */
export const SHEET_KINDS = [
  'invitation',
  'menu',
  'wine_list',
  'voucher',
  'sale',
  'logo',
  'label',
  'flyer',
  'card',
] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

const WORDS: Readonly<Record<SheetKind, RegExp>> = {
  invitation:
    /\b(?:invitation cards?|invitations?|invite card|save the date|faire part|invito|partecipazione(?: di nozze)?|invitacion(?:es)?|einladung(?:en|skarte)?|hochzeitseinladung|geburtstagseinladung)\b/,
  wine_list:
    /\b(?:opening hours|opening times|offnungszeiten|horaires d ouverture|orari di apertura|horarios? de apertura|(?:wine )?(?:tasting )?flight (?:cards?|menus?|lists?|mats?)|tasting (?:menu cards?|lists?|mats?)|wine list|wine menu|wine card|price list|list of prices|liste des? prix|carte des tarifs|grille tarifaire|listino(?: prezzi)?|lista (?:dei )?prezzi|lista de precios|preisliste|carte des vins(?! de france| d italie| du monde)|weinkarte|liste des vins|lista dei vini|carta dei vini|carta de vinos|lista de vinos)\b/,
  menu: /\b(?:(?:couverture|portada) de(?: la)? (?:menu|carte|carta)|copertina del(?: la)? (?:menu|carta)|menu covers?|menu cards?|menukarte|speisekarte|carte du menu|carta menu|menus?)\b/,
  sale: /\b(?:sale|sales|discount|special offer|black friday|soldes|promo(?:tion)?s?|saldi|sconto|offerta|rebajas|descuento|oferta|rabatt(?:aktion)?|ausverkauf|sonderangebot|angebot)\b|(?:minus )?\d+\s?% (?:off|auf|on|sur|sui?|sulle|sugli|en|sobre|discount|rabatt|nachlass|gunstiger|de (?:remise|reduction|rabais|descuento)|di sconto)\b/,
  voucher:
    /\b(?:gift vouchers?|vouchers?|gift cards?|gift certificates?|bon cadeau|cheque cadeau|carte cadeau|buono regalo|tarjeta regalo|vale regalo|gutscheine?|geschenkgutschein|coupons?|buono sconto|cupon(?:es)?)\b/,
  logo: /\b(?:logo(?! style)|logotype|emblem|monogram|wordmark)\b/,
  label:
    /\b(?:label designs?|design (?:of )?(?:an? |the |our |my )?(?:wine )?label|etikettendesign|etikett entwurf|projet d etiquette|disegno etichetta|diseno de etiqueta)\b|^(?:an? |the |une |un |una |ein )?(?:wine |wein|front )?(?:label|etikett|etiquette(?: de vin)?|etichetta(?: di vino| da vino)?|etiqueta(?: de vino)?) (?:for|fur|pour|per|para|with|showing|featuring|called|named|avec|mit|con)\b|^(?:an? |the |une |un |una |ein )?(?:wine |wein|front )(?:label|etikett) (?!on |of (?:an? |the )|explained|anatomy|peeling|being|close|collection|reading|lesen|macro)\p{L}|\b(?:back label|ruckenetikett|contre etiquette|retroetichetta|contraetiqueta)\b/u,
  flyer:
    /\b(?:flyers?|leaflets?|handbills?|prospectus|depliant|volantino|folleto|octavilla|handzettel|flugblatt|event poster|instagram post|social (?:media )?post|facebook post|announcement|annonce|annuncio|anuncio|ankundigung)\b/,
  card: /^(?:an? |the |une |eine )?(?:card|karte|carte) (?:for|with|that says|saying|reading|pour|avec|mit|fur)\b|\b(?:shelf talkers?|shelf (?:cards?|tags?)|(?:neck|hang|bottle) tags?|regalstopper|regaletikett|stop rayon|greeting card|thank you (?:for|to|from)(?: \p{L}+){1,5} cards?|(?:thank you|birthday|christmas|anniversary|new year|mother ?s day|father ?s day|valentine s(?: day)?|easter|congratulations?|get well|farewell|retirement|graduation|baby shower|wedding|engagement|christening|baptism|communion|new home|housewarming|good luck|tasting|welcome|membership|loyalty|sympathy) (?:greeting )?cards?|carte (?:de|pour) (?:la )?(?:fete des (?:meres|peres)|saint valentin|paques)|(?:muttertags|vatertags|valentins|oster|gluckwunsch)karte|carte de remerciements?|carte d anniversaire|carte de noel|biglietto di (?:ringraziamento|auguri|compleanno|natale)|tarjeta de (?:agradecimiento|cumpleanos|navidad)|dankes?karte|geburtstagskarte|postcard|place card|business card|carte de voeux|carte de visite|biglietto|tarjeta|grusskarte|weihnachtskarte|postkarte|visitenkarte|tischkarte)\b/u,
};

/** A menu that lies somewhere is a thing in a scene. */
const LIES =
  /\b(?:menu|card|list|invitation|flyer|voucher|karte|carte|carta|logo)s? (?:on|lying|next to|beside|in (?:her|his) hand|auf|neben|sur|posee?|sul|sulla|sobre|encima)\b|\b(?:reading|holding|reads|holds|hands|lit|tient|legge|tiene|liest|halt) (?:an? |the |une? |la |le |il |el |die |eine |das )?(?:wine )?(?:menu|list|card|invitation|flyer|karte|carte|carta|speisekarte|weinkarte)\b/;

/** Which sheet a prompt orders, if any. */
export const sheetKind = onceAText((prompt): SheetKind | null => {
  const text = fold(prompt).replaceAll(/[^\p{L}\p{N}%]+/gu, ' ');
  const named = SHEET_KINDS.find((kind) => isSaid(WORDS[kind], text));
  return named && !isSaid(LIES, text) ? named : null;
});

/** The words of the prompt that name the sheet, as they were written. */
export function sheetName(prompt: string, kind: SheetKind): string {
  const { folded, at } = foldedLetters(prompt);
  const match = WORDS[kind].exec(folded);
  if (!match) return '';
  return prompt.slice(at[match.index], at[match.index + match[0].length]).trim();
}

/** A prompt letter by letter, signs as blanks, and where in it each folded letter came from, and the end: 'ß' folds to two. */
const foldedLetters = onceAText((prompt) => {
  let folded = '';
  const at: number[] = [];
  let from = 0;
  for (const letter of prompt) {
    const own = fold(letter);
    folded += own;
    for (let i = 0; i < own.length; i++) at.push(from);
    from += letter.length;
  }
  at.push(prompt.length);
  return { folded: folded.replaceAll(/[^\p{L}\p{N}%]/gu, ' '), at };
});
