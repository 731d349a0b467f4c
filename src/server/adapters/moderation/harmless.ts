/**
 * Phrases that name a forbidden word to keep it out, or that mean something else at a table. They are
 * taken out before the rules look.
 */
const PHRASES = [
  // Said to keep it out.
  String.raw`\b(?:no|without(?: any)?|not for|sans|senza|sin|ohne) (?:children|kids|minors|teenagers|nudity|enfants|bambini|ninos|menores|kinder|jugendliche)\b`,
  String.raw`\b(?:child|kid|children|kids|family)[- ](?:friendly|free|proof)\b`,
  String.raw`\b(?:children's|childrens|kids'?|kid's) (?:menu|room|corner|playground|drawing)`,
  String.raw`\binterdit aux mineurs\b|\bvietato ai minori\b|\bprohibido (?:a|para) menores\b|\babgabe (?:nur )?ab 18\b|\bkein(?:e)? (?:abgabe|alkohol) (?:an|unter) \S+\b`,
  // Bare things, brands and colours.
  String.raw`\bnude(?: and \w+)? (?:tones?|colou?rs?|palette|lipstick|beige|pink|labels?|bottles?|glass(?:es|ware)?|stems?|wines?|backdrop|background|shades?|heels?|branding|packaging)\b`,
  String.raw`\bnaked (?:wines?|grapes?|vines?|bottles?|labels?|branch(?:es)?|trees?|barrels?|corks?|walls?|mountains?|hills?|earth|soil|bulbs?|flames?|eye|light|rock|stone|winery|cellar|table|cake)\b`,
  String.raw`\bkrover nacktarsch\b|\bnacktarsch\b|\bnackte[nrs]? (?:flaschen?|reben?|felsen?|wande?|steine?|zweige?|erde|wand|holz\w*)\b`,
  String.raw`\b(?:botellas?|piedras?|paredes|pared|ramas?|tierra|vinas?|cepas?|madera|mesa) desnudas?\b|\b(?:bouteilles?|pierres?|murs?|branches|vignes|terre|bois) nue?s?\b|\b(?:bottigli[ae]|pietr[ae]|mur[oi]|viti|terra|roccia|legno) nud[aoei]\b|\bvins? nus?\b|\bvin[oi] nud[oi]\b`,
  String.raw`\borg(?:y|ie|ia) (?:of|de|di|von|an|des|der) [a-z]+|\bfoodporn\b|\bfood porn\b|\bwine porn\b|\btopless (?:bottles?|barrels?|cars?|convertibles?|jeeps?)\b`,
  String.raw`\bsex on the beach\b|\bsex appeal\b|\bsex and the city\b|\b(?:same|opposite|both|either|fair|gentle|weaker)[- ]sex(?:es)?\b|\bsexe? faible\b|\bbeau sexe\b|\bdu meme sexe\b|\bmismo sexo\b|\bstesso sesso\b|\berotica? (?:del gusto|du gout)\b`,
  // Children who are none.
  String.raw`\b\d+[- ]?years?[- ]old (?:tasting (?:rooms?|menus?|bars?|counters?|cellars?)|drinking (?:fountains?|horns?))\b`,
  String.raw`\bbaby (?:blue|pink|grand|vines?|leaf|leaves|spinach|carrots?|potatoes|greens|lamb|octopus|artichokes?|doll|bottles?)\b|\binner child\b|\bchild's play\b|\benfants? terribles?\b|\bwunderkind\b|\bkinder (?:surprise|bueno|egg)\b|\bkid (?:leather|gloves?)\b|\bkindergarten\b|\bchristkind\w*|\bmadonna (?:and|with) child\b|\bmadonna (?:col|con) bambino\b|\bvierge a l'enfant\b|\bbambino gesu\b|\bgesu bambino\b|\bnino jesus\b|\benfant jesus\b|\bchild of the\b|\bchildren of the (?:sun|vine|night|revolution)\b|\benfants du (?:pays|soleil)\b|\bkind(?:er)? der (?:sonne|berge)\b`,
  // Names on bottles, glasses and dogs.
  String.raw`\b(?:robert parker|jancis robinson)(?:'s)? (?:\d+|points?|scores?|rat(?:ed|ing)|punkte|punti|puntos|(?:wine )?glass(?:es)?|style|selection)\b|\bking charles spaniels?\b|\bqueen elizabeth (?:roses?|2|ship|hall)\b|\bprince william sound\b|\bgordon ramsay (?:restaurant|steak\w*|burger)\b`,
  // A dish of the West Midlands.
  String.raw`\bfaggots (?:and|with|in) (?:mushy )?(?:peas|gravy|mash|onions?)\b`,
  // Drinks of children, and who has the wine beside them.
  String.raw`\b(?:children|kids|child's|enfants|bambini|ninos|kinder)\b[^.;]{0,40}\b(?:juice|lemonade|hot chocolate|milk|water|jus|limonade|succo|limonata|zumo|limonada|saft|limo)\b(?=[^.;]{0,40}\b(?:parents|adults|grown-?ups|adultes|genitori|adulti|padres|adultos|eltern|erwachsene))`,
  // Marble and bronze.
  String.raw`\bnude (?:statues?|sculptures?|marbles?|bronzes?)\b`,
  // Killing that is praise, and colours beside it.
  String.raw`\bdressed to kill\b|\bkiller\b|\bkill for\b`,
  String.raw`\btetes? de negre\b`,
];

export const HARMLESS = new RegExp(PHRASES.join('|'), 'gu');
