import { findDetails } from './find-details.ts';
import type { Lettering } from './find-lettering.ts';

const SHEET = String.raw`(?:posters?|affiches?|plakate?|manifesto|locandina|cartel|poster)`;
const FOR = String.raw`(?:for|pour|für|per|para)`;
const OUR = String.raw`(?:our|the|an?|my|notre|nos|le|la|les|une?|l['’]|unser(?:en?|em|e)?|das|die|den|der|eine?n?|il|lo|la|i|gli|le|un[ao']?|nostr[oaie]|el|los|las|nuestr[oa]s?)`;
const OCCASION = new RegExp(
  String.raw`^\s*(?:an?\s|une?\s|ein\s|un[ao]?\s)?(?:[\p{L}-]+\s){0,2}?${SHEET}\s+${FOR}\s+(?:${OUR}\s*){0,2}([^,;:.!?"“«\n]{4,48})`,
  'iu',
);
/** 'Open cellar day poster, Saturday 18 May'. */
const BEFORE = new RegExp(
  String.raw`^\s*(?:an?\s|the\s)?([\p{L}'’& -]{4,40}?)\s+(?:posters?|plakat|flyer)\b`,
  'iu',
);
const LOOKS =
  /^(?:vintage|retro|art deco|minimal\w*|modern|black and white|colou?rful|travel|simple|event|wine|old|big|large)(?:\s(?:style|travel|event))?$/iu;

/** Where the name of the occasion ends and the picture begins. */
const GOES_ON =
  /\s(?:with|showing|featuring|on|at|in|avec|montrant|le|au|mit|am|im|con|il|el|en|um|ab)\s.*$/iu;

/** 'Cosecha 2026, tractor …': an event and its year at the head of the prompt. */
const DATED =
  /^\s*((?:[\p{L}'’-]+\s){0,3}?(?:harvest|vintage|vendanges?|cosecha|vendimia|vendemmia|raccolto|wein(?:lese|fest)|lese|ernte|herbst|festival|f[êe]te|festa|fiesta|fair|foire|feria|fiera|salon|primeurs?|tour)(?:\s[\p{L}'’-]+){0,3}?\s(?:19|20)\d\d)\s*[,:.;–-]/iu;

function findDated(prompt: string): Lettering[] {
  const text = DATED.exec(prompt)?.[1];
  if (!text) return [];
  const title = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return [{ at: prompt.indexOf(text), length: text.length, text: title }];
}

/** 'Affiche pour notre marché des vignerons, … dimanche 6 juin': what a dated poster announces is its title. */
export function findOccasion(prompt: string): Lettering[] {
  const before = BEFORE.exec(prompt);
  const match = OCCASION.exec(prompt) ?? (LOOKS.test(before?.[1]?.trim() ?? '') ? null : before);
  const hasDay = findDetails(prompt).some(({ text }) => /\d/u.test(text));
  if (!match?.[1] || !hasDay) return findDated(prompt);
  const text = match[1].replace(GOES_ON, '').trim();
  const at = match.index + match[0].indexOf(match[1]);
  return text.length < 4
    ? []
    : [{ at, length: text.length, text: text.charAt(0).toLocaleUpperCase() + text.slice(1) }];
}
