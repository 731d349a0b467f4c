import { capital } from '#studio/typography/capital.ts';
import { findDetails } from './find-details.ts';
import type { Lettering } from './find-lettering.ts';

const SHEET =
  /^\s*(?:(?:an?|une?|eine?|uno?|una|el|il|la)\s)?(?:[\p{L}-]+\s){0,2}?(?:posters?|affiche|plakat|manifesto|locandina|cartel)(?:\s*:\s*|\s(?:(?:for|pour|für|fürs|per|para|del|della|de|zum|zur|zu)\s)?(?:(?:our|the|an?|notre|la|le|les|une?|unser(?:en?|e)?|das|die|den|il|lo|una|el|nuestr[oa])\s)?)/iu;
/** Where the name ends and its picture, day or guests begin. */
const ENDS =
  /[,;:(\n]|\s[–-]\s|[.!?](?:\s|$)|\s(?:with|showing|featuring|avec|mit|con)\s|\s(?:on|am|le|il|el|den|vom|du|del)\s(?=\d|$)/iu;

/** What people come to; on a sheet that was ordered, or beside a day, it is the name. */
const EVENT =
  /\b(?:nights?|evening|opening|festivals?|fair|tastings?|days?|weekend|market|party|dinner|brunch|lunch|run|walk|hike|tour|workshop|class|masterclass|concert|picnic|harvest|release|club|quiz|soirée|fêtes?|foire|marché|dégustations?|journée|vendanges|repas|salon|atelier|festa|sagra|fiera|mercato|degustazion[ei]|serata|cena|vendemmia|corso|fiesta|feria|mercado|catas?|noche|vendimia|jornada|taller)\b|(?:fest|abend|nacht|markt|messe|probe|verkostung|wanderung|tage?|lese|lauf|konzert|kurs)\b/iu;
/** Kinds of meeting that are no scene: a poster that begins with one bears its name without being told. */
const MEETING =
  /\b(?:club|quiz|workshop|masterclass|class|bingo|karaoke|brunch|open mic|speed dating|afterwork|atelier|cours|corso|taller|curso)\b|(?:kurs|seminar)\b/iu;
const OF_AN_EVENING =
  /\b(?:and|&|et|e|y|und|wine|cheese|jazz|tango|salsa|blues|movie|film|game|games|burger|pasta|pizza|taco|tapas|steak|oyster|sushi|fondue|raclette|halloween|carnival|disco|comedy|poetry|date|girls|ladies|student)\s(?:\p{L}+\s){0,2}(?:night|evening|(?:sun|mon|tues|wednes|thurs|fri|satur)days?(?:\s(?:morning|night|evening|afternoon))?)s?$|^(?:soirée|serata|noche)\s(?:de |d['’]|di )?\p{L}+|(?:(?<!sommer|herbst|winter|frühlings|feier|mond|weih|mitter)(?<=\p{L}{3})(?:abend|nacht))$/iu;
/** 'Oyster Sunday: …'. */
const WEEKDAY =
  /\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?$|\b(?:dimanche|samedi|vendredi|jeudi|domenica|sabato|venerdì|domingo|sábado|viernes)$|(?:sonntag|samstag|freitag|donnerstag)$/iu;
const POSTER_LAST = /\s(?:posters?|plakat|affiche)\s*$/iu;
const POSTER_NEXT =
  /^[,;:–-]\s*(?:an?\s|une?\s|ein\s)?(?:vintage\s|retro\s|event\s)?(?:posters?|affiche|plakat|manifesto|locandina|cartel)\b/iu;
/** A scene is somewhere; who orders one begins with its article. */
const SCENE =
  /\s(?:for|in|at|over|under|by|near|of|from|into|through|among|dans|sous|sur|nel|nella|sotto|sul|bajo|im|unter|über|auf|zwischen)\s/iu;
const DESCRIBES =
  /^(?:an?|the|our|my|one|two|three|make|draw|create|design|please|of|with|showing|une?|des|le|la|les|l['’]|notre|avec|d['’]|eine?n?|unser|mit|una|uno|un|il|lo|gli|con|el|los|las|vintage|retro|art deco|quiet|romantic|cosy|cozy|starry|warm|cold|foggy|stormy)\b/iu;
const LONGEST = 7;
const FEW = 5;
/** 'Bottle of Merlot': a picture, though a day stands beside it. */
const THING_OF =
  /^(?:bottles?|glass(?:es)?|verres?|bouteilles?|bicchier[ei]|bottigli[ae]|copas?|botellas?|gl[aä]s(?:er)?|flaschen?|vineyards?|view|portrait|photo|picture)\b/iu;
/** A month and a year are the season of a scene. */
const DAY = /(?<!\d)\d{1,2}(?!\d)|\b(?:every|each|chaque|tous|ogni|cada|todos|jeden|jede)\b/iu;

/** 'Poster: Harvest Festival, 14 September', 'book club and Bordeaux, …': the first clause names what it calls to. Its words are wishes too. */
export function findHead(prompt: string): Lettering[] {
  const sheet = SHEET.exec(prompt)?.[0] ?? '';
  const rest = prompt.slice(sheet.length);
  const day = findDetails(rest).find(({ text }) => DAY.test(text));
  const end = Math.min(endOf(rest), day?.at ?? rest.length);
  const text = rest
    .slice(0, end)
    .replace(/\s(?:on|am|le|il|el|den|vom|du|del|posters?|plakat|affiche)\s*$/iu, '')
    .trim();
  const words = text.split(/\s+/u).length;
  if (text.length < 4 || words > LONGEST || DESCRIBES.test(text)) return [];
  // 'Summer jazz in the vineyard, poster with …': the name, and then what it is for.
  const isOfPoster = words > 1 && POSTER_NEXT.test(rest.slice(end));
  // 'Bike and wine tour poster with …'.
  const isPosters = words > 1 && EVENT.test(text) && POSTER_LAST.test(rest.slice(0, end));
  const isCalled = EVENT.test(text) && (sheet !== '' || day !== undefined);
  const isOwn =
    !SCENE.test(text) && ((words > 1 && MEETING.test(text)) || OF_AN_EVENING.test(text));
  const isHeading =
    rest[end] === ':' && words > 1 && !SCENE.test(text) && (EVENT.test(text) || WEEKDAY.test(text));
  // 'Thirsty Thursday, glass of rosé': a day with a name of its own.
  const isWeekly = words === 2 && WEEKDAY.test(text) && /^\p{Lu}/u.test(text);
  // 'Tango y Malbec, viernes 22 h': what has its day is announced, whatever it is.
  const isNamed = day !== undefined && words <= FEW && !THING_OF.test(text);
  const isNaming = isCalled || isOwn || isHeading || isWeekly || isNamed;
  if (!isNaming && !isOfPoster && !isPosters) return [];
  const title = GERMAN.test(text) ? nounsOf(capital(text)) : capital(text);
  return [{ at: prompt.indexOf(text), length: 0, text: title }];
}

/** German writes its nouns large, though customers type them small. */
const GERMAN =
  /(?:fest|abend|nacht|markt|messe|probe|verkostung|wanderung|lese|konzert)\b|\b(?:und|der|dem|am|im|beim|vom|zum|zur)\b/iu;
const SMALL =
  /^(?:und|oder|an|am|auf|bei|beim|der|die|das|dem|den|des|im|in|mit|ohne|vom|von|zum|zur|für|alle|neue[nrs]?|offene[nr]?|unser[en]?)$/u;
const nounsOf = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, (word) => (SMALL.test(word) ? word : capital(word)));

const endOf = (text: string): number => {
  const at = text.search(ENDS);
  return at < 0 ? text.length : at;
};
