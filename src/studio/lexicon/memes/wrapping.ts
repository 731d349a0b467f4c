const ORDER =
  '(?:please |bitte )?(?:make |create |draw |generate |mach |erstelle |fais |crée |crea |fai )?(?:me |mir |moi |mi )?(?:an? |the |some |une? |des |una? |uno |unos |ein(?:en?)? )?';
/** What kind of a joke it is to be. */
const KIND =
  '(?:(?:very |really )?(?:drake|distracted boyfriend|drake[- ]style|funny|hilarious|silly|relatable|classic|witty|ironic|sarcastic|viral|short|wine|sommelier|winery|winemaker|two.panel|2.panel|versus|reaction|labels?|labell?ed|office|instagram|lustig(?:e[sn]?)?|witzig(?:e[sn]?)?|petit|drôle|bon|simpatico|divertente|gracioso|divertido))';
const OF =
  'about|of|with|where|in which|for|that says|saying|captioned|reading|über|ueber|zum thema|mit|für|sur|à propos de|au sujet de|avec|pour|su|sul|sui|sulla|sulle|sugli|con|per|sobre|acerca de|para';

/** How a joke is ordered; no part of its words: 'a funny meme about …', 'Meme lustig über …', 'un meme divertente su …'. */
export const PREFIX = new RegExp(
  String.raw`^\s*${ORDER}(?:${KIND} )*m[eèé]mes?(?![\p{L}])(?: ${KIND}(?![\p{L}]))*(?:,? (?:${OF})(?= ))?\s*[:,–—-]?\s*`,
  'iu',
);

/** Ordered by what it is about: its joke is somebody who feels it. */
export const isAbout = (prompt: string): boolean => ABOUT.test(PREFIX.exec(prompt)?.[0] ?? '');
const ABOUT =
  /\s(?:about|über|ueber|zum thema|sur|à propos de|au sujet de|su|sul|sui|sulla|sulle|sugli|sobre|acerca de)\s*[:,–—-]?\s*$/iu;

/** '… vs white wine meme': what it is to be is no part of its words. */
export const SUFFIX = /[\s,]+(?:as an? )?(?:funny )?memes?(?: (?:style|format))?\s*$/i;

/** What follows is the caption. */
export const SAYS =
  /\b(?:captioned|caption|that says|saying|which says|reading|with the (?:text|words|caption|line))\s*[:=]?\s+(.+)$/is;

/** Two pictures, one above the other. */
export const TWO_PANELS =
  /\b(?:two|2).?panels?\b|\bdrake\b|\bno to\b.*\byes to\b|\bno ?\/ ?yes\b|\breject\w* .* (?:approv|accept)/i;

/** 'Two panels: …' says how, not what. */
export const PANELS = /^\s*(?:an? )?(?:two|2).?panels?(?: memes?)?\s*[:,–—-]\s*/i;
