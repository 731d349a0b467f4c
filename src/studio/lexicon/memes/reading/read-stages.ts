import { capital } from '#studio/typography/capital.ts';
import { doneBy } from '#studio/lexicon/memes/done-by.ts';
import { tidyLine } from '#studio/lexicon/memes/tidy-line.ts';

/** What two panels say, and what each of them shows. */
export interface Stages {
  lines: readonly string[];
  scenes: readonly string[];
}

/** 'How it started / how it's going: one grape, a whole vineyard'. */
const NAMED = /^([^/:]{4,40}?)\s*\/\s*([^/:]{4,40}?)\s*:\s*([^,;/]+?)\s*[,;/]\s*([^,;/]+)$/isu;
/** 'Expectation: a castle, reality: the sofa'. */
const PAIRS =
  /^(?:(?:two|2).?panels?\s*(?:memes?)?\s*[:,–—-]\s*)?(expectations?|expected|before|how it started|in theory|dream|monday|me at 20|plan|attente|aspettativa|expectativa|erwartung|vorher|avant|prima|antes)\s*[:=–-]?\s+(?!vs\b|versus\b)([^:]+?)[\s,;.]+(?:and |but |vs\.? |then )?(reality|after|how it[’']?s going|in practice|friday|me at 40|réalité|realtà|realidad|realität|nachher|après|dopo|después)\s*[:=–-]?\s+([^:]+)$/isu;

const SPAN =
  '(?:day|week|month|year|hour|glass|bottle|jour|semaine|mois|heure|verre|giorno|settimana|bicchiere|día|semana|copa|tag|woche|stunde|glas)';
/** 'Harvest: day 1 happy picker, day 30 exhausted picker', 'glass 1: polite, glass 4: singing'. */
const COUNTED_UP = new RegExp(
  String.raw`^(?:([^:,;/]{3,40}?)\s*:\s*)?(${SPAN}\s\d{1,3})\s*[:=–-]?\s+([^:,;/]{3,60}?)\s*[,;./]\s*(?:and |then )?(${SPAN}\s\d{1,3})\s*[:=–-]?\s+([^:,;/]{3,60})$`,
  'isu',
);

/** 'Monday morning vs Friday evening': the words of two sides, not two stages and their pictures. */
const DAYS_APART = /^\s*monday [^:]*\b(?:vs|versus)\b/iu;

const WHO = String.raw`(?:(?:me|us|moi|nous|ich|wir|io|noi|yo|nosotros|my \p{L}+|mon \p{L}+|ma \p{L}+|mein\p{L}* \p{L}+|mi \p{L}+|the \p{L}+)\s+)?`;
const BEFORE = String.raw`(?:before|avant|vor|prima|antes|at the (?:start|beginning) of|au début d\p{L}*|am anfang)`;
const AFTER = String.raw`(?:after|après|nach|dopo|después|at the end of|à la fin d\p{L}*|am ende)`;
const TURN = String.raw`\s*(?:\/|\||,|;|\n|→|->|…|\bvs\.?|\bversus|\bgegen|\bcontre|\bcontro|\bcontra|\band|\bund|\bet|\by|\be)\s*`;
const TOLD = String.raw`(?:\s*:\s*([^:/|]+?))?`;
/** 'Me before wine / me after wine', each with what it shows behind a colon or without. */
const AROUND = new RegExp(
  String.raw`^(${WHO}${BEFORE}\s[^:/|]{2,60}?)${TOLD}${TURN}(${WHO}${AFTER}\s[^:/|]{2,60}?)${TOLD}$`,
  'isu',
);

const FIRST =
  'top|upper|left|first|haut|en haut|gauche|à gauche|sopra|in alto|sinistra|a sinistra|arriba|izquierda|oben|links';
const SECOND =
  'bottom|lower|right|second|bas|en bas|droite|à droite|sotto|in basso|destra|a destra|abajo|derecha|unten|rechts';
const IS_PANEL = String.raw`(?:\s+(?:panel|case|vignetta|viñeta|bild))?`;
/** 'Top panel: a picnic, bottom panel: ants': where each stands is no part of its words. */
const PLACED = new RegExp(
  String.raw`^(?:(?:two|2|deux|due|dos|zwei).?(?:panels?|cases?|vignette|viñetas|bilder)\s*(?:memes?)?\s*[:,–—-]\s*)?(?:the )?(?:${FIRST})${IS_PANEL}(\s*[:=–-])?\s+([^:]{3,80}?)[\s,;.]+(?:and |the )*(?:${SECOND})${IS_PANEL}(\s*[:=–-])?\s+([^:]{3,80})$`,
  'isu',
);

/** 'Me before wine: a sleepy cat, me after wine: a dancing cat'. */
export function readAround(body: string): Stages | null {
  const around = AROUND.exec(body.trim());
  return around ? turned(around) : readPlaced(body.trim());
}

/** Without marks or a word for panels, left and right may be sides of one picture. */
function readPlaced(body: string): Stages | null {
  const [whole, mark, first, , second] = PLACED.exec(body) ?? [];
  if (!whole || (!mark && !/panel|case|vignett|viñeta|bilder/iu.test(whole))) return null;
  return pair(first, second, first, second);
}

/** 'How it started, how it's going: a glass': the same thing, full and then empty. */
const STARTED =
  /^(how it (?:started|began))\s*[,;/|]?\s*(?:and |vs\.? )?(how it(?:['’]s| is) going|how it ended)\s*[:,–-]?\s*([^,;/:]*)$/isu;
/** 'How it started, how it's going: one glass, five empty bottles'. */
const STARTED_SO =
  /^(how it (?:started|began))\s*[,;/|]?\s*(?:and |vs\.? )?(how it(?:['’]s| is) going|how it ended)\s*[:–-]\s*([^,;/:]+?)\s*(?:[,;/]|\bvs\.?|\bthen\b)\s*([^,;/:]+)$/isu;
const HOLDS_WINE = /\b(?:glass|bottle|carafe|decanter|barrel|wine)\b/iu;

/** 'How it started, how it's going: wine cellar': one bottle became many. */
const COLLECTED =
  /\b(?:cellar|collections?|collecting|cave|cantina|bodega|keller|weinkeller|wine rack|wine fridge|sammlung)\b/iu;

/** 'How it started, how it's going: dry January': the vow, and what became of it. */
const VOW =
  /\b(?:dry (?:january|july)|sober october|janvier (?:sobre|sec)|gennaio senza|enero seco|detox|diet|di[eè]te|r[eé]gime|dieta|di[aä]t|fasten|lent|resolutions?|vors[aä]tze|healthy|gesund|(?:just |only )?one glass)\b/iu;

function startedWith(topic: string): readonly [string, string] {
  if (VOW.test(topic))
    return [
      'proud person holding a glass of water',
      'guilty person holding a glass of red wine, two empty bottles',
    ];
  if (COLLECTED.test(topic))
    return ['happy person holding a bottle of wine', 'wine cellar with racks full of bottles'];
  const what = topic.trim() || 'glass of wine';
  const named = /^an?\s/iu.test(what) ? what.replace(/^an?\s/iu, '') : what;
  return HOLDS_WINE.test(named)
    ? [`a full ${named}`, `an empty ${named.replace(/\sof\s.*$/iu, '')}`]
    : [`happy person with ${what}`, `tired person with ${what}`];
}

/** 'How I think I look / how I actually look', 'what my friends think I do / what I really do'. */
const THOUGHT =
  /^((?:how|what) (?:i|we|you|they|people|my \p{L}+)\b[^/|:]{2,60}?)\s*(?:\/|\||,|;|\bvs\.?|\band\b)\s*((?:how|what) (?:i|we|you|they|it)\b[^/|:]{2,60})$/isu;

const POURS = /\b(?:pour|drink|fill)\b/iu;
const FOR_ME = /\b(?:myself|me|alone|at home)\b/iu;

/** Somebody at their best, and as they are. */
function thoughtOf(first: string, second: string, topic: string): Stages {
  if (POURS.test(first) && FOR_ME.test(second))
    return pair(
      first,
      second,
      'person holding a small glass of wine',
      'happy person holding a giant glass of wine',
    );
  const glass = DRINK.test(`${topic} ${first} ${second}`) ? ' with a glass of wine' : '';
  return pair(first, second, `proud person in a suit${glass}`, `tired person${glass}`);
}

const HEADED = /^([^:/|]{3,40}):\s+(?=how|what)/iu;

/** What both are about stands above them. */
const underTopic = (stages: Stages, topic: string): Stages =>
  topic ? { ...stages, lines: [...stages.lines, tidyLine(topic)] } : stages;

/** Panels that carry the names of two stages above what happens in each. */
export function readStages(body: string): Stages | null {
  const named = NAMED.exec(body.trim());
  if (named) return pair(named[1], named[2], named[3], named[4]);
  const [isUp, about = '', ...days] = COUNTED_UP.exec(body.trim()) ?? [];
  if (isUp)
    return underTopic(
      pair(capital(days[0] ?? ''), capital(days[2] ?? ''), days[1], days[3]),
      about,
    );
  const so = STARTED_SO.exec(body.trim());
  if (so) return pair(so[1], so[2], so[3], so[4]);
  const started = STARTED.exec(body.trim());
  if (started) {
    const stages = pair(started[1], started[2], ...startedWith(started[3] ?? ''));
    return VOW.test(started[3] ?? '') ? underTopic(stages, started[3] ?? '') : stages;
  }
  // 'Wine tasting: what my friends see / what I see'.
  const [head = '', topic = ''] = HEADED.exec(body.trim()) ?? [];
  const thought = THOUGHT.exec(body.trim().slice(head.length));
  if (thought) return underTopic(thoughtOf(thought[1] ?? '', thought[2] ?? '', topic), topic);
  // 'Monday morning after the tasting' is one time, and no two stages.
  const isParted = /[:,;./|–—-]|\b(?:vs|versus|then|and|but)\b/iu.test(body);
  const told = DAYS_APART.test(body) || !isParted ? null : PAIRS.exec(body.trim());
  return told ? pair(capital(told[1] ?? ''), capital(told[3] ?? ''), told[2], told[4]) : null;
}

/** What one looks forward to; after anything else one is tired. */
const TREAT =
  /\b(?:wines?|vins?|vin[oi]s?|wein\p{L}*|tastings?|dégustation\p{L}*|degustazion\p{L}*|cata|catas|verkostung\p{L}*|champagne|prosecco|riesling|barolo|ros[eé]|glass|verre|bicchiere|copa|glas|bottle|bouteille|bottiglia|botella|flasche|party|fête|festa|fiesta|feier|weekend|week-end|holidays?|vacances|vacanze|vacaciones|urlaub|coffee|café|caffè|kaffee)\b/iu;
const DRINK =
  /\b(?:wines?|vins?|vin[oi]s?|wein\p{L}*|tastings?|dégustation\p{L}*|degustazion\p{L}*|cata|catas|verkostung\p{L}*|champagne|prosecco|riesling|barolo|ros[eé]|glass|verre|bicchiere|copa|glas|bottle|bouteille|bottiglia|botella|flasche)\b/iu;

const CUP = /\b(?:coffee|café|caffè|kaffee|espresso|cappuccino|latte)\b/iu;
const TEA = /\b(?:tea|thé|tè|té|tee)\b/iu;

/** Before it the cup is empty, after it there is some in hand. */
const awaited = (before: string): string =>
  CUP.test(before) || TEA.test(before)
    ? ' with an empty cup'
    : DRINK.test(before)
      ? ' with an empty glass'
      : '';
const had = (after: string): string =>
  CUP.test(after)
    ? ' with a cup of coffee'
    : TEA.test(after)
      ? ' with a cup of tea'
      : DRINK.test(after)
        ? ' with a glass of wine'
        : '';

/** One person in two moods, unless the prompt tells what is seen. */
function turned([, before = '', first, after = '', second]: RegExpExecArray): Stages {
  if (first && second) return pair(before, after, first, second);
  const isTreat = TREAT.test(after);
  const holding = [
    awaited(before) || (DRINK.test(after) ? ' with an empty glass' : ''),
    had(after),
  ];
  const [down, up] = ['tired person', 'happy person'];
  return pair(
    before,
    after,
    first ?? (isTreat ? `${down}${holding[0] ?? ''}` : up),
    second ?? (isTreat ? `${up}${holding[1] ?? ''}` : down),
  );
}

const pair = (a = '', b = '', first = '', second = ''): Stages => ({
  lines: [tidyLine(a), tidyLine(b)],
  scenes: [tidyLine(first), tidyLine(second)].map(doneBy),
});
