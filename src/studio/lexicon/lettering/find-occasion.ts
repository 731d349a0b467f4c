import { capital } from '#studio/typography/capital.ts';
import { findDetails } from './find-details.ts';
import type { Lettering } from './find-lettering.ts';

const SHEET = String.raw`(?:posters?|affiches?|plakate?|manifesto|locandina|cartel|poster)`;
const FOR = String.raw`(?:for|pour|für|per|para)`;
const OUR = String.raw`(?:our|the|an?|my|notre|nos|le|la|les|une?|l['’]|unser(?:en?|em|e)?|das|die|den|der|eine?n?|il|lo|la|i|gli|le|un[ao']?|nostr[oaie]|el|los|las|nuestr[oa]s?)`;
const OCCASION = new RegExp(
  String.raw`^\s*(?:an?\s|une?\s|ein\s|un[ao]?\s)?(?:[\p{L}-]+\s){0,2}?${SHEET}\s+${FOR}\s+(?:${OUR}(?:\s+|(?<=['’]))){0,2}([^,;:.!?"“«\n]{4,48})`,
  'iu',
);
/** 'Open cellar day poster, Saturday 18 May'. */
const BEFORE = new RegExp(
  String.raw`^\s*(?:an?\s|the\s)?([\p{L}\p{N}'’& -]{4,40}?)\s+(?:posters?|plakat|flyer)\b`,
  'iu',
);
const LOOKS =
  /^(?:vintage|retro|art deco|minimal\w*|modern|black and white|colou?rful|travel|simple|event|wine|old|big|large)(?:\s(?:style|travel|event))?$/iu;

/** Where the name of the occasion ends and the picture begins. */
const GOES_ON =
  /\s(?:with|showing|featuring|on|at|in|avec|montrant|le|au|mit|am|im|con|il|el|en|um|ab)\s.*$/iu;

/** 'In Turin' belongs to the name of a fair, 'in the garden' to its picture. */
const IN_TOWN =
  /^(.*\p{L}\s(?:in|à|a|en|am|an der|bei))\s(?!(?:\p{L}+tag|Wochenende|Abend)\b)(\p{Lu}[\p{L}'’-]+(?:\s(?:19|20)\d\d)?)(?=\s|$)/u;

function nameOf(said: string): string {
  const [whole, , town = ''] = IN_TOWN.exec(said) ?? [];
  const name = said.replace(GOES_ON, '').trim();
  return whole && EVENT.test(name) && whole.startsWith(name)
    ? `${whole.slice(0, -town.length)}${town}`
    : name;
}

/** 'Cosecha 2026, tractor …': an event and its year at the head of the prompt. */
const DATED =
  /^\s*((?:[\p{L}'’-]+\s){0,3}?(?:harvest|vintage|vendanges?|cosecha|vendimia|vendemmia|raccolto|wein(?:lese|fest)|lese|ernte|herbst|festival|f[êe]te|festa|fiesta|fair|foire|feria|fiera|salon|primeurs?|tour)(?:\s[\p{L}'’-]+){0,3}?\s(?:19|20)\d\d)\s*[,:.;–-]/iu;

function findDated(prompt: string): Lettering[] {
  const text = DATED.exec(prompt)?.[1];
  if (!text) return [];
  const title = capital(text);
  return [{ at: prompt.indexOf(text), length: text.length, text: title }];
}

/** What people are invited to: such a poster bears its name, with a day or without. */
const EVENT =
  /^(?:(?:father|mother|valentine)['’]?s['’]? day|easter|halloween|thanksgiving|new year['’]?s eve|oktoberfest|carnival|vatertag|muttertag|ostern|fête des (?:pères|mères)|saint-valentin|festa d(?:el papà|ella mamma)|día d(?:el padre|e la madre))$|\b(?:brunch|tastings?|nights?|evenings?|party|walk|run|hike|festival|fair|market|dinner|lunch|picnic|concert|opening|weekend|club|quiz|workshop|class|course|courses|masterclass|seminar|school|cours|corso|curso|soirées?|dégustations?|marché|repas|balade|salon|fêtes?|foire|festa|serata|degustazion[ei]|mercato|sagra|fiera|fiesta|feria|cata|mercado|noche)\b|(?:fest|abend|nacht|markt|probe|verkostung|wanderung|messe|lauf|feier|kurs|seminar)\b/iu;

/** 'Affiche pour notre marché des vignerons, … dimanche 6 juin': what a dated poster announces is its title. */
export function findOccasion(prompt: string): Lettering[] {
  const hasDay = findDetails(prompt).some(({ text }) => /\d/u.test(text));
  const told = hasDay ? announcedBy(prompt) : null;
  if (!told) return findDated(prompt);
  return told.text.length < 4 ? [] : [told];
}

/** 'Poster for our Easter brunch', 'wine walk poster': without a day the words that name it are wishes too. */
export function findEvent(prompt: string): Lettering[] {
  const told = announcedBy(prompt);
  const isEvent = told && EVENT.test(told.text) && !/^(?:an?|the|two|three)\s/iu.test(told.text);
  return isEvent ? [told] : [];
}

function announcedBy(prompt: string): Lettering | null {
  const before = BEFORE.exec(prompt);
  const match = OCCASION.exec(prompt) ?? (LOOKS.test(before?.[1]?.trim() ?? '') ? null : before);
  if (!match?.[1]) return null;
  const text = nameOf(match[1]);
  const at = match.index + match[0].indexOf(match[1]);
  return { at, length: 0, text: capital(text) };
}
