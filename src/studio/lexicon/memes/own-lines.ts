import { fold } from '#studio/lexicon/matching/normalise.ts';
import { tidyLine } from './tidy-line.ts';
import { occasionOfScene } from './occasion-of-scene.ts';
import { isOneThing, isPlainScene } from './plain-scene.ts';
import { isSaidOfWine, LEADS } from './split-scene.ts';
import { PANELS, PREFIX, SAYS, SUFFIX, TWO_PANELS } from './wrapping.ts';

/** The customer's own words where no quotation marks tell them apart. */
export function linesOf(prompt: string): string[] {
  const says = SAYS.exec(prompt)?.[1];
  if (says) return split(says);
  const body = prompt.replace(PREFIX, '').replace(SUFFIX, '').replace(PANELS, '').trim();
  const hasMark = /\bmemes?\b[^:]{0,24}:/i.test(prompt);
  if (
    hasMark ||
    SPOKEN.test(body) ||
    ASKS.test(body) ||
    IN_THREES.test(body) ||
    tellsWhen(body) ||
    IS_SENTENCE.test(body) ||
    LEADS.test(body) ||
    TELLS.test(body) ||
    TWO_PANELS.test(prompt)
  )
    return split(body);
  const joke = isSaidOfWine(body) ? null : jokeIn(body);
  if (joke) return [joke];
  if (isSaidOfWine(body) || isSaying(body)) return split(body);
  // What only says what is seen is no joke yet; any other prompt is its own caption.
  if (isPlainScene(body) || isOneThing(body)) return [];
  return occasionOfScene(body) ?? split(body);
}

/** 'It's 5 o'clock somewhere', 'I need wine': somebody says it, however short it is. */
const SPOKEN =
  /^(?:it['’]s|i['’]m|i|we|you|don['’]t|never|always|save|keep|drink|trust|life|that one|wine is|c['’]est|je|ich|es ist|io|sono|è|yo|es hora)\s/iu;

/** 'Kids asleep, wine open, couch ready': three short breaths are said. */
const IN_THREES = /^\p{L}+ \p{L}+,\s*\p{L}+ \p{L}+,\s*(?:and |et |e |y |und )?\p{L}+ \p{L}+[.!]?$/u;

/** 'Monday morning after the tasting', 'the day after', 'after two glasses of Port': when it is so is told, not seen. */
export const tellsWhen = (body: string): boolean => IS_WHEN.test(fold(body));
const IS_WHEN =
  /^(?:(?:the |le |la |il |el |der |die )?(?:day|morning|evening|lendemain|giorno|mattina|dia|manana|tag|morgen)|(?:on |le |il |el |am )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|lunes|martes|miercoles|jueves|viernes|domingo|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?: (?:mornings?|nights?|evenings?|matin|soir|mattina|sera|por la manana|noche|morgen|abend))?(?: |, )(?:after|before|apres|avant|dopo|prima|despues|antes|nach|vor)\b|^(?:after|before|apres|avant|dopo|despues de|antes de|nach|vor) (?:two|three|four|the|my|one|deux|trois|la|le|il|el|dos|tres|due|tre|zwei|drei|dem|der|einer)\b/;

/** 'Grumpy cat says no to ice', 'my dog hates screw caps': a sentence with its verb. */
const IS_SENTENCE =
  /^(?:\p{L}+\s){1,4}(?:says?|refuses?|wants?|needs?|loves?|hates?|knows?|thinks?|dit|veut|aime|d[ée]teste|dice|vuole|ama|odia|quiere|sagt|liebt|hasst)\s/iu;

/** 'Brain at 3 am: did you cork the bottle?', 'red or white? Yes.' is said by somebody. */
const ASKS = /\?\s*(?:\p{L}+[\s.,!]*){0,3}$/u;

/** 'Wine o'clock', 'rosé all day', 'wine not?': short, and said rather than seen. */
const isSaying = (body: string): boolean =>
  body.split(/\s+/u).length <= LONGEST_SAYING && SAYINGS.test(fold(body));
const LONGEST_SAYING = 6;
const SAYINGS =
  /\bo['’ ]?clock\b|\ball (?:day|night|you need)\b|\bhour\b|[a-z][!?]+$|\b(?:not|but first|first|please|time|life|mode|therapy|mood|vibes?|squad|mom|mum|dad|queen|king|lover|o late|hooray|veritas|carpe|weekend|friday|monday|happens|o sole|needed|loading|now|later|somewhere|together|forever|always|never|l heure|heure de|apero|toujours|jamais|vie|e vita|ora del|sempre|mai|siempre|nunca|hora del?|vida|feierabend|immer|leben|zeit|endlich)\b/u;

/** 'Chef wenn der Gast Ketchup bestellt': who feels it, and when. */
export const TELLS =
  /^(?:\p{L}+\s+){1,4}(?:when|whenever|wenn|quand|lorsque|quando|cuando)\s+\p{L}+\s+\p{L}+/iu;

/** Where a described picture turns into what it is about: 'a skeleton at a bar *waiting for the 2010*'. */
const TURNS = new Set(
  `waiting trying pretending explaining thinking realising realizing hoping dreaming wondering
  remembering discovering because attendant essayant pensant quand aspettando
  cercando mentre esperando intentando mientras cuando wartend wahrend der`.split(/\s+/),
);
const SHORTEST_JOKE = 4;

const NAMES_SOMEBODY =
  /^(?:students?|teachers?|man|woman|dad|mum|mom|grandma|grandpa|husband|wife|boss|chef|sommelier|waiter|waitress|winemakers?|customers?|guests?|tourists?|interns?|mann|frau|papa|mama|oma|opa|chef|koch|kellner(?:in)?|winzer(?:in)?|kunde|gast|studenten?|lehrer(?:in)?|uomo|donna|nonna|nonno|studente|cliente|cameriere|hombre|mujer|abuela|abuelo|estudiante|camarero|homme|femme|mamie|papy|étudiant|serveur|vigneron)\s/iu;

/** What is done for others to see; any other turn is the thought above the picture. */
const ACTED = /^(?:explaining|pretending)$/iu;

export function jokeIn(body: string): string | null {
  const words = body.split(/\s+/);
  const at = words.findIndex((word, i) => i >= 1 && TURNS.has(fold(word)));
  // 'Student explaining terroir to his family': without an article it is whom the joke is about.
  if (NAMES_SOMEBODY.test(body) && ACTED.test(words[at] ?? '')) return null;
  if (at < 0 || words.length - at < SHORTEST_JOKE) return null;
  return tidyLine(words.slice(at).join(' '));
}

const BREAK = /\s+\/\s+|\s*\|\s*|\s*\n\s*|\s*;\s*|\s*(?:…|\.\.\.)\s*/;

/** A caption in its lines: where it is broken, else where its sentence turns. */
export function split(text: string): string[] {
  const parts = text.split(BREAK).map(tidyLine).filter(Boolean);
  const [only = ''] = parts;
  if (parts.length !== 1 || only.length < 34)
    return parts.length > 2 ? [parts[0] ?? '', parts.slice(1).join(' ')] : parts;
  // A long line turns where its sentence turns.
  const comma = only.indexOf(', ', 10);
  return comma > 0 && comma < only.length - 8
    ? [only.slice(0, comma + 1), only.slice(comma + 2)]
    : [only];
}
