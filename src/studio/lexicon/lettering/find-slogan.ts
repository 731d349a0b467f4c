import type { Lettering } from './find-lettering.ts';

/** How a whole sentence begins that is meant to be read, in five languages. */
const SPOKEN =
  /^(?:we(?:['’]re| are| have| love| drink| run)|i(?:['’]m| am| need| love| drink| only| make| cook)|you(?:['’]re| are| had| can['’]?t| deserve)|there(?:['’]s| is) (?:no|always)|it(?:['’]s| is)|(?:life|love|wine|rosé|champagne) (?:is|makes|a little|because|not|happens|flies|first)|good (?:wine|things|times|friends|food)\b|great wine |keep calm|save water|trust me|stay |sip |sip,|eat,? drink|drink (?:more|well|local|responsibly|pink|up|wine)|in vino veritas|never |always |no (?:more )?wine\b|all you need|age (?:gets|improves)|home is|happiness is|but first|first (?:we|wine)|a day without|la vie est|le vin (?:est|c['’]est)|on (?:ne|boit|aime)|je |il n['’]y a|plus de vin|la vita (?:è|e)|il vino (?:è|e|fa)|non c['’](?:è|e)|la vida es|el vino (?:es|hace)|no hay |no queda |das leben ist|wein (?:ist|macht)|im wein |wir (?:haben|sind|lieben)|ich (?:bin|trinke|liebe|brauche)|kein wein|ohne wein)/iu;
/** 'Rosé all day', 'wine o'clock', 'wine a little, laugh a lot'. */
const SAYING = /^[^,]{3,24} all (?:day|night)$|\bo['’]clock\b|\ba little,? .+ a lot$/iu;
/** Who orders a picture speaks as well: 'I need a poster', 'we have a table in the garden'. */
const ORDERS =
  /\b(?:poster|picture|image|photo|illustration|drawing|print|flyer|card|menu|label|logo|banner|sign|affiche|plakat|bild|cartel|manifesto|locandina|etikett|etiquette|have an?|with an?|showing|of an?|(?:on|in|at) (?:an?|the)|mit einem|mit einer|avec une?|con una?)\b/iu;
const HOUR = /^\s*((?:\p{L}+\s){1,3}o['’]clock)\s*[,:;]/iu;
const MOST_WORDS = 10;
const LONGEST = 60;

/** 'Life is too short to drink bad wine': a prompt that is nothing but a saying is the words of its print. */
export function findSlogan(prompt: string): Lettering[] {
  // 'Prosecco o'clock, clock and glass': the saying, and then what is seen.
  const hour = HOUR.exec(prompt)?.[1];
  if (hour) return [{ at: prompt.indexOf(hour), length: hour.length, text: hour }];
  const text = prompt.trim().replace(/\.$/, '');
  const isShort = text.length <= LONGEST && text.split(/\s+/u).length <= MOST_WORDS;
  if (!isShort || ORDERS.test(text) || !(SPOKEN.test(text) || SAYING.test(text))) return [];
  return [{ at: prompt.indexOf(text), length: text.length, text }];
}

/** 'We are out of wine', 'kein Wein mehr': then none is seen. */
export const lacksWine = (prompt: string): boolean => LACKS.test(prompt.trim());
const LACKS =
  /\b(?:out of|no more|no|without) wine\b(?! (?:list|bar|shop|glass|bottle|cellar|label))|\bplus de vin\b|\bfinito il vino\b|\bno (?:hay|queda) vino\b|\bkein(?:en)? wein\b/iu;
