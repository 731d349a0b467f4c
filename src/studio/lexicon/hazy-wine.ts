import { plainText } from './matching/normalise.ts';

/** Said of wine, not of the sky: both stand close together. */
const HAZE =
  '(?:cloudy|hazy|murky|turbid|trouble|troubles|voile|torbid[oa]|velat[oa]|turbi[oa]|trub\\w*)';
const WINE =
  '(?:wines?|vins?|vin[oi]|wein\\w*|white|red|orange|rose|riesling|cider|glass|bottle|verre|bicchiere|copa|glas|flasche|natural|pet nat|skin contact)';
const HAZY = new RegExp(HAZE);
const SAID = new RegExp(`\\b${HAZE}(?: \\w+)? ${WINE}\\b|\\b${WINE}(?: \\w+)? ${HAZE}\\b`);

/** Wines that are never clear, and words that nobody says of a sky. */
const ALWAYS =
  /\b(?:federweisse\w*|federroter?|neuer wein|sauser|suser|junger wein|bourru|vin bourru|pet nat\w*|petnats?|petillant naturel|col fondo|unfiltered|non filtre\w*|non filtrat[oa]|sin filtrar|naturtrub\w*|ungefiltert\w*|unfiltriert\w*)\b/;

/** Whether the wine of this prompt lets no clear light through. */
export function isHazy(prompt: string): boolean {
  const text = plainText(prompt);
  return ALWAYS.test(text) || (HAZY.test(text) && SAID.test(text));
}
