import type { Rewording } from './rewording.ts';

const RIVERS = 'Rhine|Danube|Moselle|Mosel|Loire|Douro|Rh[oô]ne|Garonne|Dordogne|Neckar|Sa[oô]ne';

/** Names that mean a thing where they stand, and a wine elsewhere. */
export const NAMES_OF_THINGS: Rewording = [
  // What stands behind a river stands behind its water.
  [new RegExp(`\\b(behind|across|beyond) the (?=(?:${RIVERS})\\b)`, 'gu'), '$1 the river '],
  [
    /\b(hinter|jenseits) (dem|des|der) (?=(?:Rhein|Main|Neckar|Mosel|Donau|Loire)s?\b)/gu,
    '$1 $2 Fluss ',
  ],
  [
    /(?<![\p{L}])(derrière|au-delà) (le|la|du|de la) (?=(?:Rhin|Danube|Moselle|Loire|Rhône|Garonne|Dordogne|Saône)(?![\p{L}]))/gu,
    '$1 $2 fleuve ',
  ],
  [/\b(dietro|oltre) (il|la) (?=(?:Reno|Danubio|Mosella|Loira|Rodano|Po)\b)/gu, '$1 il fiume '],
  [
    /(?<![\p{L}])(detrás del|más allá del) (?=(?:Rin|Danubio|Mosela|Loira|Duero|Ródano|Ebro)\b)/gu,
    '$1 río ',
  ],
  // Who lives alone in a hermitage has a chapel; the wine has its capital.
  [
    /\b((?:an?|the|old|small|little|tiny|stone|ruined|white|lonely) )hermitage(?! (?:wine|hill|rouge|blanc|red|white|aoc))\b/gu,
    '$1chapel',
  ],
  [/(?<![\p{L}])((?:un|l['’]|vieil|petit|ancien) ?)ermitage\b/gu, '$1chapelle '],
  [/\b(?:eremo|romitorio)\b/gu, 'cappella'],
  [/(?<![\p{L}])Einsiedelei(?![\p{L}])/gu, 'Kapelle'],
  // The wine of a glass that is one word with it; each in a clause of its own is one of its own.
  [/(?<=^|[,;]\s)(Rot|Wei(?:ß|ss))weinglas(?![\p{L}])/gu, 'ein Glas $1wein'],
  [/(?<![\p{L}])Rotweingl(?:a|ä)s(er)?(?![\p{L}])/gu, 'Glas$1 Rotwein'],
  [/(?<![\p{L}])Wei(?:ß|ss)weingl(?:a|ä)s(er)?(?![\p{L}])/gu, 'Glas$1 Weißwein'],
  [/(?<![\p{L}])Ros[ée]weingl(?:a|ä)s(er)?(?![\p{L}])/gu, 'Glas$1 Roséwein'],
  // The shape of a frame is no cat.
  [/\bcat[- ]?eyed? (sun)?(glasses|spectacles|frames)\b/giu, '$1$2'],
  [/\blunettes (?:œil|oeil|yeux) de chat\b/giu, 'lunettes'],
  [/\bocchiali (?:a|da) (?:occhi di )?gatto\b/giu, 'occhiali'],
  [/\bgafas (?:de )?(?:ojo de )?gato\b/giu, 'gafas'],
  [/(?<![\p{L}])(?:Cat-?Eye-?|Katzenaugen-?)(Sonnen)?[Bb]rille(?![\p{L}])/gu, '$1brille'],
  // At the neck of a bottle it is a ribbon.
  [
    /\b((?:bottles?|magnums?)(?: of \p{L}+)? (?:with|wearing|in) an? (?:\p{L}+ )?)bow[- ]?tie\b/giu,
    '$1ribbon',
  ],
];
