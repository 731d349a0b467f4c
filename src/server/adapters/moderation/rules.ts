import type { RefusedCategory } from '#server/ports/moderator.ts';

interface Rule {
  category: RefusedCategory;
  /** All of them must be found. */
  patterns: readonly RegExp[];
}

const words = (list: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${list})(?![\p{L}\d])`, 'u');

/** Phrases that name a forbidden word to keep it out, or mean something else at a table. */
export const HARMLESS = new RegExp(
  [
    String.raw`(?:\bno|\bwithout(?: any)?|\bnot for) (?:children|kids|minors|teenagers|nudity)`,
    String.raw`(?:child|kid|children|kids|family)[- ]friendly`,
    String.raw`(?:children's|childrens|kids'?|kid's) menu`,
    String.raw`nude (?:tones?|colou?rs?|palette|lipstick|beige|pink)`,
  ].join('|'),
  'gu',
);

const PERSON =
  'wom[ae]n|m[ae]n|girls?|boys?|lad(?:y|ies)|person|people|models?|bod(?:y|ies)|couples?|sommeliers?|waiters?|waitress(?:es)?|bride|actress|femmes?|mujer(?:es)?|frau(?:en)?|donn[ae]';
const MINOR =
  "child(?:ren)?(?:'s)?|kids?|toddlers?|preteens?|teens?|teenagers?|teenage|underage|minors|school ?(?:girls?|boys?|kids?|child(?:ren)?)|(?:little|young|small) (?:girls?|boys?)|pupils|enfants?|fillettes?|ninos?|ninas?|menores|bambin[oiae]|ragazzin[oiae]|kinder[n]?|kleinkind(?:er)?|jugendliche[rn]?";
const DRINK =
  "wine'?s?|glass(?:es)?|champagne|prosecco|cava|sherry|port|beers?|alcohol(?:ic)?|cocktails?|whisk(?:e)?y|vodka|spirits|drunk|bottles?|drink(?:s|ing)?|sip(?:s|ping)?|tast(?:es?|ing)|toast(?:s|ing)?|pour(?:s|ing)?|vins?|verres?|boi(?:t|vent|re)|vinos?|copas?|beb(?:e|en|iendo)|bicchier[ei]|bev(?:e|ono)|wein(?:e|glas)?|sekt|trink(?:t|en)";

/** Well-known living or recent people; a picture of their face would be a forgery. */
const FAMOUS =
  'donald trump|joe biden|barack obama|michelle obama|kamala harris|hillary clinton|bill clinton|george w bush|vladimir putin|volodymyr zelensky+|xi jinping|kim jong un|emmanuel macron|angela merkel|olaf scholz|friedrich merz|ursula von der leyen|rishi sunak|keir starmer|boris johnson|justin trudeau|narendra modi|benjamin netanyahu|recep tayyip erdogan|giorgia meloni|silvio berlusconi|javier milei|lula da silva|pope francis|pope leo|dalai lama|king charles|queen elizabeth|prince harry|prince william|meghan markle|kate middleton|elon musk|jeff bezos|bill gates|mark zuckerberg|steve jobs|sam altman|taylor swift|beyonce|kim kardashian|kanye west|rihanna|lady gaga|madonna louise|britney spears|justin bieber|ed sheeran|adele adkins|billie eilish|brad pitt|angelina jolie|leonardo dicaprio|tom cruise|tom hanks|scarlett johansson|jennifer aniston|jennifer lawrence|george clooney|johnny depp|will smith|emma watson|keanu reeves|robert de niro|al pacino|meryl streep|julia roberts|nicole kidman|margot robbie|ryan gosling|ryan reynolds|dwayne johnson|morgan freeman|oprah winfrey|cristiano ronaldo|lionel messi|david beckham|victoria beckham|serena williams|roger federer|rafael nadal|novak djokovic|michael jordan|lebron james|tiger woods|lewis hamilton|gordon ramsay|jamie oliver|nigella lawson|robert parker|jancis robinson|gary vaynerchuk|greta thunberg|stephen hawking|albert einstein';

export const RULES: readonly Rule[] = [
  {
    category: 'sexual',
    patterns: [
      words(
        'nudes?|nudity|nsfw|porn\\p{L}*|hentai|topless|erotic\\p{L}*|orgy|orgies|blow ?jobs?|genitals?|genitalia|penis(?:es)?|vaginas?|masturbat\\p{L}*|fetish\\p{L}*|bdsm|striptease|strippers?|sex (?:scene|act|tape)|having sex|sexual(?:ly)?|bare breasts?|upskirt|nackte?[rn]? (?:frau|mann|korper)|desnud[oa]s?|nud[oa] (?:donna|uomo)',
      ),
    ],
  },
  {
    category: 'sexual',
    patterns: [words('naked|undressed|unclothed|without clothes|lingerie'), words(PERSON)],
  },
  { category: 'minors', patterns: [words(MINOR), words(DRINK)] },
  {
    category: 'minors',
    patterns: [
      words(
        '(?:[1-9]|1[0-7])[- ]years?[- ]old (?:boys?|girls?|child|kid|daughter|son|student|person|teen)|(?:boy|girl|child|daughter|son) (?:aged?|of) (?:[1-9]|1[0-7])',
      ),
    ],
  },
  {
    category: 'minors',
    patterns: [
      words('bab(?:y|ies)|infants?|newborns?'),
      words('drink(?:s|ing)?|sip(?:s|ping)?|drunk|hold(?:s|ing)? (?:a )?(?:glass|bottle|wine)'),
    ],
  },
  {
    category: 'hate',
    patterns: [
      words(
        'nazis?|neo ?nazis?|swastikas?|hakenkreuz\\p{L}*|adolf hitler|hitler|heil hitler|sieg heil|third reich|ku klux klan|kkk|white (?:power|supremac\\p{L}*)|ethnic cleansing|holocaust|gas chambers?|blackface|niggers?|kikes?|faggots?|trann(?:y|ies)|wetbacks?|gooks?|sandniggers?|untermensch\\p{L}*',
      ),
    ],
  },
  {
    category: 'hate',
    patterns: [
      words('(?:death to|kill(?: all)?(?: the)?|exterminate(?: the)?|subhuman|vermin)'),
      words(
        'jews?|jewish|muslims?|christians|hindus|blacks?|black people|whites|arabs?|asians?|africans?|immigrants?|refugees?|gays?|lesbians?|trans(?:gender)?|women|roma|gypsies',
      ),
    ],
  },
  { category: 'real-person', patterns: [words(FAMOUS)] },
  {
    category: 'real-person',
    patterns: [words('deep ?fakes?|face ?swap\\p{L}*|celebrity look-?a-?likes?')],
  },
];
