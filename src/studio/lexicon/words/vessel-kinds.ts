/** How glasses and bottles are called by their shape, folded, in five languages. */

const GLASS_BEFORE = String.raw`(?:(?:verres?|calic[ei]|bicchier[ei]|copas?) (?:(?:a|da|per|de|di|para|pour) )?(?:(?:il|le|el|la|les) )?)?`;
const GLASS_AFTER = String.raw`(?: ?(?:wine ?)?(?:glass(?:es)?|glas|glaser))?`;
const glass = (stems: string): RegExp =>
  new RegExp(`^${GLASS_BEFORE}(?:${stems})${GLASS_AFTER}$`, 'u');

const BOTTLE_BEFORE = String.raw`(?:(?:bouteilles?|bottigli[ae]|botellas?) (?:(?:de|di|da|del|du|della) )?(?:type )?)?`;
const BOTTLE_AFTER = String.raw`(?: ?(?:wine ?)?(?:bottles?|flaschen?))?`;
const bottle = (stems: string): RegExp =>
  new RegExp(`^${BOTTLE_BEFORE}(?:${stems})${BOTTLE_AFTER}$`, 'u');

export const GLASSES_CALLED = {
  red: glass('reds?(?: wine)?|(?:vin )?rouge|(?:vino )?rosso|(?:vino )?tinto|rotwein'),
  white: glass('whites?(?: wine)?|(?:vin )?blanc|(?:vino )?bianco|(?:vino )?blanco|weisswein'),
  rose: glass('rose(?: wine)?|vin rose|(?:vino )?rosato|(?:vino )?rosado|rosewein'),
  bordeaux: glass('bordeaux|bordelais|cabernet(?: sauvignon)?'),
  burgundy: glass('burgundy|bourgogne|borgogna|borgona|burgunder|pinot (?:noir|nero)'),
  flute: glass(
    '(?:(?:champagne|sparkling(?: wine)?|prosecco) )?flutes?(?: (?:a|da|de|di|per|para) (?:champagne|champan|cava|prosecco|spumante))?|flauta(?: de (?:cava|champan))?|(?:sekt|champagner)?flote|champagne|champan|champagner|sparkling(?: wine)?|prosecco|cava|sekt|spumante|(?:vin )?effervescent|(?:vino )?espumoso|schaumwein',
  ),
  coupe: glass(
    '(?:champagne )?(?:coupes?|saucers?)(?: a champagne)?|coppa(?: da (?:champagne|spumante))?|(?:copa )?pompadour|(?:sekt|champagner)?schale',
  ),
  tulip: glass('(?:champagne )?tulip|tulipe|tulipano|tulipan|tulpe'),
  sweet: glass(
    'sweet(?: wine)?|dessert(?: wine)?|sherry|copita|xeres|jerez|(?:vin )?doux|(?:vino )?dolce|(?:vino )?dulce|sussweins?|dessertwein',
  ),
  port: glass('port(?: wine)?|porto|oporto|portwein'),
  stemless: glass('stemless(?: wine)?|sans pied|senza stelo|sin (?:tallo|pie)'),
} satisfies Readonly<Record<string, RegExp>>;

export const BOTTLES_CALLED = {
  bordeaux: bottle('bordeaux|bordelaises?|bordolese|bordelesa|bordeles'),
  burgundy: bottle(
    'burgundy|bourgogne|bourguignonnes?|borgognona|borgogna|borgonona|borgona|burgunder',
  ),
  champagne: bottle(
    'champagne|champenoises?|champagnotta|champan|champanesa|champagner|sekt|sparkling(?: wine)?',
  ),
  hock: bottle(
    "riesling|hock|mosel|rhine|rhin|renana|alsace|alsatian|alsacienne|alsaziana|alsaciana|flute d[’' ]?alsace|schlegel",
  ),
  provence: bottle('provence|provencale|provenza|provenzale|provenzal'),
  bocksbeutel: bottle('bocksbeutel|franconian|frankenwein'),
  clavelin: bottle('clavelin|jura'),
  port: bottle('port(?: wine)?|porto|oporto|portwein'),
} satisfies Readonly<Record<string, RegExp>>;
