import type { Rewording } from './rewording.ts';

/** What stands between an article and who is there. */
const KIND =
  '((?:(?:elderly|older|old|young|younger|regular|new|curious|first|female|male|happy|smiling|loyal|undecided|last) )*)';
const DISH =
  '(?:(?:steaming|hot|large|small|big|white|round|full) )*(?:plates?|dish(?:es)?|bowls?|platters?|boards?|steaks?|pizzas?|desserts?|soups?)';

/** How people are told in shops, dining rooms and cellars. */
export const PEOPLE_TURNS: Rewording = [
  // With an article and a kind, or at a place, a customer is somebody who is there.
  [
    new RegExp(`\\b(an?|the|one|another|his|her|two|three|four) ${KIND}customer(s?)\\b`, 'giu'),
    '$1 $2guest$3',
  ],
  [
    /\bcustomers? (?=(?:at|in front of|before|beside|near|browsing|tasting|choosing|waiting|looking|paying|holding|with an?)\b)/giu,
    'guest ',
  ],
  [/(?<![\p{L}])(eine[rn]?) ((?:ältere|junge|neue)[rn]?) Kundin(?![\p{L}])/gu, '$1 $2 Frau'],
  [/(?<![\p{L}])(ein|einen|einem) ((?:älter|jung|neu)e[rnm]) Kunden?(?![\p{L}])/gu, '$1 $2 Mann'],
  [/\bun['’]anziana cliente\b/giu, "un'anziana donna"],
  [/\b(una|un) (giovane|vecchia|vecchio|anziano) cliente\b/giu, '$1 $2 cliente'],
  // One in each hand is two, and whoever holds them has a body.
  [
    /\b(?:an?|one) (bottle|glass|bucket|basket|jug|cup|crate) (?:in|on) (?:each|both|either) (?:hands?|arms?)\b/giu,
    'two $1s',
  ],
  [/\bune? (bouteille|panier|seau|verre) (?:dans|à) chaque (?:main|bras)\b/giu, 'deux $1s'],
  [/\buna? bottiglia in (?:ogni|ciascuna) mano\b/giu, 'due bottiglie'],
  [/\bun bicchiere in ogni mano\b/giu, 'due bicchieri'],
  [/\buna (botella|copa|cesta) en cada mano\b/giu, 'dos $1s'],
  [/\beine Flasche in jeder Hand\b/giu, 'zwei Flaschen'],
  [/\bein Glas in jeder Hand\b/giu, 'zwei Gläser'],
  // Wine is delivered in what the catalogue calls crates.
  [/\b(?:cardboard |wine )?boxes (?=(?:of|full of|with) (?:wines?|bottles)\b)/giu, 'crates '],
  [/\bwine boxes\b/giu, 'wine crates'],
  [/\bcartons (?=de (?:vins?|bouteilles)\b)/giu, 'caisses '],
  [/\bscatol[ei] (?=di (?:vino|bottiglie)\b)/giu, 'casse '],
  // An hour of the house: nobody opens anything.
  [
    /\b(?:just |shortly |right )?(?:before|until) (?:the )?opening(?: time| hours| the doors)?\b/giu,
    '',
  ],
  [/\b(?:juste )?avant l['’]ouverture\b/giu, ''],
  [/\bprima dell['’]apertura\b/giu, ''],
  [/\bantes de (?:abrir|la apertura)\b/giu, ''],
  [/\bvor (?:der Öffnung|dem Öffnen)\b/giu, ''],
  // Whose feet they are is told beside them.
  [
    /\b(?:bare )?feet (?:crushing|stomping|treading|pressing)\b(?=[^.]{0,80}\b(?:kids?|child(?:ren)?|m[ao]n|wom[ae]n|mother|father|people|girls?|boys?|family|friends?)\b)/giu,
    'stomping',
  ],
  // A waiter's work at the table.
  [
    new RegExp(
      `\\b(?:placing|places|putting|puts|setting|sets|laying|lays) (?:down )?(?=(?:an?|the|two|three|his|her|our) ${DISH}\\b)`,
      'giu',
    ),
    'serving ',
  ],
  [
    /\b(?:pose|posant|dépose|déposant) (?=(?:une?|l[ae]|les|deux|trois|des) (?:assiettes?|plats?|pizzas?|desserts?)\b)/giu,
    'apporte ',
  ],
  [/\b(?:mette|posa|poggia) (?=(?:un|il|due|i) piatt[oi]\b)/giu, 'serve a tavola '],
  [/\b(?:pone|coloca|deja) (?=(?:un|el|dos|los) platos?\b)/giu, 'trae '],
  [/\bstellt (?=(?:einen|den|zwei|die) (?:\p{L}+ )?Teller\b)/giu, 'serviert '],
  [/\bzeigt (?=(?:einem|einer|den|der|dem|seine[nrm]|ihre[nrm])\b)/giu, 'präsentiert '],
  // What is looked at in the hands is read or examined there.
  [
    /\blook(?:s|ing)? (?:at|into|through) (?=(?:an?|the|their|his|her|our) (?:menu|wine list|wine card|newspaper|book|catalogue|brochure|letter)\b)/giu,
    'reading ',
  ],
  [
    /\bregard(?:e|ent|ant) (?=(?:la|le|une?) (?:carte(?: des vins)?|menu|livre|catalogue)\b)/giu,
    'lit ',
  ],
];
