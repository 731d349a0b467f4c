/** How a joke is ordered; no part of its words. */
export const PREFIX =
  /^\s*(?:please )?(?:make |create |draw |generate )?(?:me )?(?:an? |the )?(?:(?:very |really )?(?:drake|distracted boyfriend|drake style|drake-style|funny|hilarious|silly|relatable|classic|wine|sommelier|two.panel|2.panel|versus|reaction|labell?ed|office) )*m[eè]me(?:s)?(?![\p{L}])(?:,? (?:about|of|with|where|in which|for|that says|saying|captioned|reading))?\s*[:,–—-]?\s*/iu;

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
