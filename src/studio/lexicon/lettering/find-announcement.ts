import { capital } from '#studio/typography/capital.ts';
import { findDetails, findOffers } from './find-details.ts';
import type { Lettering } from './find-lettering.ts';

/** What is said on a poster whoever orders it: news, wishes and offers. */
const SAID =
  /(?<![\p{L}\p{N}])(?:(?:new year|nouvel an|capodanno|nochevieja|año nuevo|silvester|neujahr)(?:['’]s eve)? 20\d\d|grand (?:re-?)?opening|we(?: are|['’]re) hiring|(?:staff|help) wanted|(?:we(?: are|['’]re) )?(?:closed|open) (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:am )?(?:mon|diens|donners|frei|sams|sonn)tags? (?:geschlossen|ruhetag)|wir suchen (?:dich|verstärkung)|on recrute|fermé le \p{L}+|chiuso il \p{L}+|cerrado los \p{L}+|open[- ]air[- ](?:kino|cinema|konzert|concert)|now open|coming soon|save the date|happy hour|happy (?:new year|birthday|easter|holidays|valentine['’]s day)|merry christmas|thank you|(?:wines?|cheeses?|dish|bottle|grape|cocktail|producer|winemaker) of the (?:month|week|year|day)|new (?:arrival|vintage|release)|open (?:cellar|winery) (?:day|night|weekend)|ladies['’]? night|grande ouverture|portes ouvertes|joyeux noël|joyeuses fêtes|bonne année|(?:vin|fromage|plat) du (?:mois|jour)|(?:le )?(?:beaujolais|vin) nouveau est arrivé|gran(?:de)? apertura|prossima apertura|buon natale|buone feste|buon anno|(?:vino|formaggio|piatto|queso|plato) del (?:mese|mes|giorno|día)|porte aperte|cantine aperte|gran inauguración|próxima apertura|puertas abiertas|feliz (?:navidad|año nuevo)|felices fiestas|neueröffnung|große eröffnung|tag der offenen (?:kellert|t)ür|frohe weihnachten|frohes (?:fest|neues jahr)|guten rutsch|(?:wein|käse|gericht) des (?:monats|jahres|tages))(?![\p{L}\p{N}])/iu;

/** Words of feasts and meetings; without one the first clause is a picture. */
const EVENT =
  /(?:\b(?:music|musique|musica|música|musik|nights?|evening|openings?|festivals?|fest|fair|tastings?|day|days|weekend|market|party|dinner|brunch|lunch|run|walk|hike|tour|workshop|class|concert|jazz|picnic|harvest|release|soirée|fêtes?|foire|marché|dégustations?|journée|vendanges|concert|repas|salon|festa|sagra|fiera|mercato|degustazion[ei]|serata|cena|vendemmia|festa|fiesta|feria|mercado|cata|catas|noche|vendimia|jornada)\b|(?:fest|abend|nacht|markt|messe|probe|verkostung|wanderung|tag|tage|lese|lauf|konzert)\b)/iu;
/** A poster that begins with the name of a feast, and goes on with its picture. */
const FESTIVAL =
  /^\s*(?:\p{L}*wein(?:fest|markt)|(?:\p{L}+\s){1,3}festival|fête (?:du vin|des vendanges)|festa (?:del vino|della vendemmia|dell['’]uva)|fiesta (?:del vino|de la vendimia))(?=\s+(?:in|im|am|mit|with|at|avec|au|con|nel|en)\s|\s*,)/iu;
/** 'Weinfest am Rhein', 'wine festival in Lyon': the town or the river belongs to the name, the garden does not. */
const HELD_IN =
  /^\s(?:(?:in|à|a|en)\s\p{Lu}[\p{L}'’-]+|am (?:Rhein|Main|Neckar|Bodensee|Kaiserstuhl|Zürichsee|Inn)|an der (?:Mosel|Nahe|Ahr|Saar|Donau))(?=\s|[,;.]|$)/u;
/** 'Visit Alsace': who is invited reads it. */
const INVITED =
  /^\s*((?:visit|discover|explore|welcome to|visitez|découvrez|bienvenue (?:en|à|au)|visitate|scopri|scoprite|benvenuti (?:in|a)|visita|descubre|bienvenidos a|besuchen sie|besuche|entdecken sie|entdecke|willkommen (?:in|im))\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})(?=\s*(?:[,:;.!–]|$)|\s(?:with|avec|con|mit)\s|\s(?:vintage |retro |art deco )*(?:travel |tourism )?poster\b)/iu;
/** 'Affiche fête des vendanges', 'Plakat Weinfest am Samstag': the sheet, and right after it what it is for. */
const SHEET_OF =
  /^\s*(?:(?:une?|ein|un|el|il)\s)?(?:poster|affiche|plakat|manifesto|locandina|cartel)\s(?:(?:de la|del|de|du|della|dell['’]|des|der|fürs?)\s)?((?:\p{L}*wein(?:fest|markt)|winzerfest|fête (?:du vin|des vendanges|de la vigne)|foire aux vins|festa (?:del vino|della vendemmia|dell['’]uva)|sagra dell['’]uva|fiera del vino|fiesta (?:del vino|de la vendimia)|feria del vino)(?:\s(?:am|im|le|du|sabato|domenica|el|del?)\s\p{L}+)?)\s*(?=$|,|\s(?:mit|avec|con)\s)/iu;
/** 'Summer Wine Festival, hot-air balloon …': a name, each word of it with its capital, and then the picture. */
const NAMED =
  /^\s*(\p{Lu}[\p{L}\p{M}'’-]+(?:\s(?:(?:of the|of|and|de la|de|du|des|del|della|di|y|e|et|und|&)\s)?\p{Lu}[\p{L}\p{M}'’-]+){1,5})\s*(?=[,:;–]|\s-\s)/u;
/** The name of a place; 'visit our cellar' is what is done. */
const CAPITAL = /\s\p{Lu}[\p{L}'’-]+$/u;
const DESCRIBES =
  /^(?:an?|the|our|my|one|two|three|make|draw|create|design|please|une?|des|le|la|les|l['’]|notre|ein|eine|einen|unser|una|uno|un|il|lo|gli|el|los|las|poster|affiche|plakat|locandina|manifesto|cartel|vintage|retro|art deco)\b/iu;
const LONGEST = 7;
const DAY = /(?<!\d)\d{1,2}(?!\d)|\b(?:every|each|chaque|ogni|cada|jeden)\b/iu;

/** The first clause of an order that names a day, or the news in it: 'Fête du vin nouveau, 18 novembre'. Its words are read as wishes too. */
export function findAnnouncement(prompt: string): Lettering[] {
  const said = SAID.exec(prompt);
  if (said) return [lettered(wholeOf(said[0], prompt), said.index)];
  const [offer] = findOffers(prompt);
  if (offer) return [offer];
  const invited = INVITED.exec(prompt)?.[1];
  if (invited && CAPITAL.test(invited)) return [lettered(invited, prompt.indexOf(invited))];
  const festival = FESTIVAL.exec(prompt);
  if (festival) {
    const where = HELD_IN.exec(prompt.slice(festival[0].length))?.[0] ?? '';
    return [lettered((festival[0] + where).trim(), 0)];
  }
  const feast = NAMED.exec(prompt)?.[1];
  if (feast && EVENT.test(feast) && !DESCRIBES.test(feast))
    return [lettered(feast, prompt.indexOf(feast))];
  const named = SHEET_OF.exec(prompt)?.[1];
  if (named) return [lettered(named, prompt.indexOf(named))];
  const [head = ''] = prompt.split(/\s*(?:[,;\n(]|\s[–-]\s|[.!?](?:\s|$))/u, 1);
  // A month and a year are the season of a scene.
  const days = findDetails(prompt).filter(({ text }) => DAY.test(text));
  const from = days[0]?.at ?? 0;
  const words = head.slice(0, Math.min(head.length, from)).trim().split(/\s+/u);
  const isHead = words.length <= LONGEST && EVENT.test(head) && !DESCRIBES.test(head.trim());
  if (!isHead || days.length === 0 || from < 4) return [];
  const text = prompt
    .slice(0, Math.min(head.length, from))
    .replace(/\s+(?:posters?|plakat|affiche|on|am|le|il|el|at|um)\s*$/iu, '')
    .trim();
  return text.length < 4 ? [] : [lettered(text, 0)];
}

/** News that was quoted beside a name: 'grand opening', below 'Bar Lumière'. */
export function findNews(prompt: string): Lettering[] {
  const said = SAID.exec(prompt);
  return said ? [lettered(said[0], said.index)] : [];
}

/** 'Open air cinema and wine, 14 July': both are what is announced. */
function wholeOf(said: string, prompt: string): string {
  const [, both] = /^\s*([^,;:.!?\n(]{4,60})/u.exec(prompt) ?? [];
  const after = both?.startsWith(said) ? both.slice(said.length) : '';
  return JOINED.test(after) ? `${said}${after}`.trim() : said;
}
const JOINED = /^\s(?:and|&|et|und|e|y)\s(?:\p{L}+\s?){1,3}$/iu;

const lettered = (text: string, at: number): Lettering => ({
  at,
  length: 0,
  text: capital(text),
});
