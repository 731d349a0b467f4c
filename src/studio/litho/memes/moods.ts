import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { Mood } from '#studio/litho/figures/faces/face-shape.ts';
import { readEmotion } from '#studio/lexicon/words/people/emotions.ts';

const SAD =
  /\b(?:after (?:\w+ ){1,3}(?:days|hours|weeks|shifts)|apres (?:\w+ ){1,3}(?:jours|heures|semaines)|dopo (?:\w+ ){1,3}(?:giorni|ore|settimane)|despues de (?:\w+ ){1,3}(?:dias|horas|semanas)|nach (?:\w+ ){1,3}(?:tagen|stunden|wochen)|at work|at the office|au travail|al lavoro|en el trabajo|bei der arbeit|wallet|bank account|hangover|hungover|dead|dies|died|tot|mort|morta|muerto|kaputt|gueule de bois|kater|resaca|portafoglio|geldbeutel|empty|gone|last(?! day)|no more|is finished|runs out|ran out|ist alle|est fini|e finito|se acabo|forgot|forget|forgets|forgotten|ran out|no wine|left at|nobody brought|no one brought|designated driver|bouchonnee?|korkt|korkig|korkelt|sa di tappo|tiene corcho|rains|raining|pleut|piove|llueve|regnet|solo queda|only .{1,12} left|reste que|resta solo|smells? (?:off|bad|like (?:an? )?(?:barn|vinegar|feet|wet|rotten|socks?|stable|goat|cardboard))|puzza|huele mal|stinkt|sent mauvais|without|missing|broke|broken|breaks|(?:won|doesn|can|didn|wouldn|isn) ?[’']?t (?:start|work|open|come|stop raining|fit|pay|arrive)|not working|n[’']y a plus|plus de vin|plus rien|demarre pas|marche pas|non c[’']e piu|finito il|non parte|non funziona|ya no hay|no queda|no arranca|no funciona|kein\w* \w+ mehr|springt nicht an|funktioniert nicht|geht nicht auf|spill|spilled|spilt|corked|declined|rejected|sold out|abgelehnt|ausverkauft|refusee|epuise|rifiutata|esaurito|rechazada|agotado|abbricht|abgebrochen|breaks|monday|out of|drop|drops|dropping|dropped|closed|lost|lundi|lunedi|lunes|montag|half (?:an? )?(?:glass|pour|full|empty)|(?:solo |solamente )?media copa|mezzo (?:bicchiere|calice)|demi[- ]verre|halbes? glas|bills|taxes|meetings?|deadlines?|alarm|laundry|dishes|traffic|gym|diet|homework|impots|factures|tasse|bollette|impuestos|facturas|steuern|rechnungen|n[’']y a plus|cassee?|vide|finisce|vuota|acaba|rompe|bricht|leer|letzte|alle)\b/i;
const SHOCK =
  /\b(?:hail|hails|hagelt|grandina|graniza|frost|freezes|friert|gele|gela|hiela|has only|only has|nur noch|forecast|storm|grele|gel|grandine|gelata|granizo|helada|hagel|unwetter|alcohol[- ]free|sin alcohol|sans alcool|analcolico|alkoholfrei\w*|price|bill|costs?|expensive|boss|mother|ice|microwave|screw ?cap|box|boxed|ketchup|cola|wrong|room temperature|plastic|prix|addition|glacons?|conto|prezzo|ghiaccio|cuenta|precio|hielo|preis|rechnung|eiswurfel|(?:do|does|did)(?: not|n[’']?t) (?:even )?(?:like|drink)|hates? wine|n[’']?aime(?:nt)? pas|non (?:gli |le |ti |mi )?piace|non beve|no (?:le |te )?gusta|no bebe|mag keinen|trinkt keinen|reality|really look|actually look|really looks|realitat|realite|realta|realidad|also me|auch ich)\b|€|\$/i;
/** 'When you find a forgotten bottle' is luck, whatever was forgotten; to find out is not. */
const FOUND =
  /\b(?:find|finds|found|discovers?|discovered)(?! (?:out|no|nothing))\b|\b(?:trouves?|retrouves?|trovi|trova|ritrovi|encuentras|encuentra|findest|findet|gefunden)\b/i;
const SMUG =
  /\b(?:says?|explains?|notes? of|swirl\w*|pronounce|sommelier|expert|pretend\w*|know|second cheapest|expectation|wine people)\b/i;

/** 'Das ist kein Riesling', 'that is not wine': whoever says so has tasted it. */
const DENIES =
  /^(?:das ist kein\w*|das soll \w+ (?:\w+ )?sein|(?:that|this|it)(?: is|[’']?s) (?:not|no)|ce n[’']?est pas|c[’']est pas|questo non e|non e|esto no es|eso no es)\b/;

/** Whoever serves a guest thinks his part. */
const GUEST =
  /^(?:when |wenn |quand |quando |cuando )?(?:the |a |my |le |la |un |une |il |el |der |ein )?(?:customer|guest|client|tourist|visitor|cliente|turista|gast|kunde)s?\b/i;

const MINE =
  /\b(?:me|moi|ich|io|yo)(?:\s*:|\s+(?:open|pour|drink|hold|eat|buy|try|on|at|with|after|before|when|ouvr|boi|buv|bev|apr|beb|abr|trink|offn|\w+ing\b))/i;

/** 'My cat watching me open a bottle', 'also me:': whoever tells it is in the picture. */
export const isMine = (text: string): boolean => MINE.test(text);

const BEFORE = /\b(?:before|avant|vor|prima|antes|start|beginning|anfang|début)\b/iu;
const AFTER = /\b(?:after|après|nach|dopo|después|end|fin|ende)\b/iu;

/** 'Me before wine', 'me after wine': one and the same. */
export const isBeforeAfter = ([first = '', second = '']: readonly string[]): boolean =>
  BEFORE.test(first) && AFTER.test(second);

const TELLER =
  /^(?:also |even )?(?:\p{L}+ )?(?:me|moi|ich|io|yo)\b|^(?:aussi|auch|anche|también|tambien) (?:moi|ich|io|yo)\b|^(?:moi|ich|io|yo) (?:aussi|auch|anche|también|tambien)\b/iu;

/** 'Me: one glass / also me: the bottle': every panel of whoever tells it shows one face. */
export const isMineAgain = (lines: readonly string[], at: number): boolean =>
  TELLER.test(lines[at] ?? '') && lines.filter((line) => TELLER.test(line)).length > 1;

/** 'Monday me vs Friday me'. */
export const isAgainstMyself = (prompt: string): boolean =>
  /\b(me|moi|ich|io|yo)\b[^/]{0,60}\b(?:vs\.?|versus|gegen|contre|contro|contra)\s[^/]{0,60}\b\1\b/iu.test(
    prompt,
  );

/** 'How I think I look', 'how I actually look'; 'a winemaker …', 'then it hails': one and the same. */
export const isSameLater = ([first = '', second = '']: readonly string[]): boolean =>
  /^(?:then|puis|poi|luego|dann|after|après|nach|dopo|después)\b/iu.test(second) ||
  /^how it (?:started|began)/iu.test(first) ||
  (/^(?:expect|attente|aspettativ|expectativ|erwartung)/iu.test(first) &&
    /^(?:realit|réalit|realt|realid)/iu.test(second)) ||
  (/^(?:how|what)\b.*\b(?:think|thinks|thought)\b/iu.test(first) &&
    /^(?:how|what)\b/iu.test(second));

/** 'Harvest day 1 vs harvest day 30': the same one, so many days later. */
export const isDaysLater = ([first = '', second = '']: readonly string[]): boolean =>
  /\d/.test(first) && first !== second && undated(first) === undated(second);
const undated = (line: string): string => fold(line).replaceAll(/\d+/g, '').trim();

const ACTED =
  /^(?:drink|sipp?|tast|pour|hold|hugg|open|cry|danc|swirl|sniff|smell|chug|gulp)ing\b|^(?:buvant|boire|ouvrant|bevendo|bere|bebiendo|beber|trinken|trinkend)\b/i;

/** 'Drinking from the bottle': nobody is named, and somebody does it. */
export const isActed = (scene: string): boolean => ACTED.test(scene.trim());

/** What a line makes somebody feel: as it says itself, else as its words suggest. */
export function moodOf(text: string): Mood {
  const told = readEmotion(text);
  if (told) return told;
  // Folded: no word ends for a pattern behind an accented letter.
  const plain = fold(text);
  if (GUEST.test(plain) && !SHOCK.test(plain)) return 'judge';
  if (DENIES.test(plain)) return 'judge';
  if (FOUND.test(plain)) return 'joy';
  if (SHOCK.test(plain)) return 'shock';
  if (SAD.test(plain)) return 'sad';
  return SMUG.test(plain) ? 'smug' : 'joy';
}
