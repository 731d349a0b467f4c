import { capital } from '#studio/typography/capital.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { partsFrom } from './find-dictated.ts';
import type { Lettering } from './find-lettering.ts';

export interface BoardList extends Lettering {
  thing: ThingId;
}

const SLATE =
  'chalk ?boards?|black ?boards?|(?:specials|menu|slate) board|slate|ardoise|tableau noir|lavagn(?:a|etta)|pizarra|(?:kreide|schiefer|menu|wand)tafel';
const CARD =
  'menu(?: cards?)?|wine list|wine menu|carte des vins|carta dei vini|carta de vinos|(?:wein|speise|getranke)karte';
/** What is chalked or printed line by line, up to its colon: 'chalkboard with today's wines: …'. */
const HEAD = new RegExp(String.raw`\b(?:${SLATE}|${CARD})\b[^,.;:\n"“«()]{0,48}:\s(?=\S)`);
/** 'A chalkboard listing Chablis 9, Rioja 8'. */
const LISTING = new RegExp(
  String.raw`\b(?:${SLATE})(?: \w+){0,2} (?:listing|offering|announcing|advertising)\s(?=\S)`,
);
const IS_SLATE = new RegExp(String.raw`\b(?:${SLATE})\b`);
/** Names and prices; 'listing today's specials' tells none. */
const ENTRY = /^(?:\p{Lu}|\p{L}+ \d)/u;

/** Where the picture goes on behind the last line: 'Rioja 8 on a brick wall', 'and two glasses'. */
const GOES_ON =
  /\s(?:(?:on|in|beside|next to|behind|above|over|at|near|hanging|standing|leaning|with|sur|à côté|avec|su|accanto|con|auf|neben|mit|junto a)\s|(?:and|et|e|y|und)\s(?:an?|the|some|one|two|three|four|une?|des|deux|una?|due|dos|eine?n?|zwei)\s)/iu;
/** What begins so is seen, not read. */
const SEEN =
  /^(?:an?|the|some|one|two|three|four|five|six|une?|des|deux|trois|una?|due|tre|dos|tres|eine?n?|zwei|drei)\s\p{L}/iu;
/** A menu that a prompt begins with, and nobody says that it is a card. */
const COURSES = /^(?:\p{L}+ ){0,2}menu: /u;
const LONGEST = 34;
const MOST_LINES = 8;

/** 'Chalkboard menu: Rosé 7, Chablis 9': what a photographed board or card lists, one line for each. */
export function findBoardList(prompt: string): BoardList[] {
  const folded = fold(prompt);
  // Folding may change the length of a few letters; then nothing could be cut out.
  if (folded.length !== prompt.length) return [];
  const head = HEAD.exec(folded) ?? LISTING.exec(folded);
  if (!head) return findBoardHeading(prompt, folded);
  const from = head.index + head[0].length;
  if (!head[0].includes(':') && !ENTRY.test(prompt.slice(from)))
    return findBoardHeading(prompt, folded);
  const lines = linesFrom(prompt, from);
  const isList = lines.length > 1 && lines.length <= MOST_LINES;
  if (!isList || lines.some(({ text }) => text.length > LONGEST))
    return findBoardHeading(prompt, folded);
  const last = lines.at(-1)!;
  // 'Vegetarian menu: stuffed aubergine, chickpea salad': that is cooked, not printed.
  if (COURSES.test(folded) && lines.every(({ text }) => /^\p{Ll}/u.test(text)))
    return findBoardHeading(prompt, folded);
  const house = HOUSE.exec(prompt.slice(head.index, from))?.[1];
  return [
    {
      at: from,
      length: last.at + last.length - from,
      text: [...(house ? [house] : []), ...lines.map(({ text }) => capital(text))].join('\n'),
      thing: IS_SLATE.test(head[0]) ? 'blackboard' : 'menu_card',
    },
  ];
}

/** 'Wine list of Trattoria da Gino:': whose it is stands above its lines. */
const HOUSE =
  /\s(?:of|at|for|della|dell['’]|del|di|da|de la|du|des|de|chez|vom|von|bei|im)\s?((?:\p{Lu}[\p{L}'’&-]*)(?:\s(?:\p{Lu}[\p{L}'’&-]*|&|da|de|di|la|le|du|del|della|am|im|zum|zur|der)){0,4})\s*:\s*$/u;

/** What stands at the top of a board in every bar, in five languages. */
const HEADINGS =
  /\b(?:today s specials?|daily specials?|specials of the day|wines? by the glass|wine of the (?:day|week|month)|dish of the day|soup of the day|happy hour|our wines|house wines?|vins? au verre|plats? du jour|menu du jour|vin du (?:mois|jour)|vini al (?:calice|bicchiere)|piatt[oi] del giorno|menu del (?:giorno|dia)|vino del mese|vinos? por copas?|platos? del dia|offene[nr]? weinen?|wein des monats|tagesgerichte?|tageskarte|tagesempfehlung)\b/;

/** 'A chalkboard with wines by the glass': it says so, and no glass stands beside it for that. */
function findBoardHeading(prompt: string, folded: string): BoardList[] {
  const slate = IS_SLATE.exec(folded);
  const heading = slate && HEADINGS.exec(folded.replaceAll(/['’]/g, ' '));
  if (!heading) return [];
  const [first, second] = heading.index < slate.index ? [heading, slate] : [slate, heading];
  const between = folded.slice(first.index + first[0].length, second.index);
  if (between.length > REACH || /[,.;]/.test(between)) return [];
  const text = prompt.slice(heading.index, heading.index + heading[0].length);
  // 'On' in 'plat du jour on a slate' is spent: nothing else lies there.
  const length = first === heading ? slate.index - heading.index : heading[0].length;
  return [{ at: heading.index, length, text: capital(text), thing: 'blackboard' }];
}
/** Letters between the board and what it says. */
const REACH = 30;

function linesFrom(prompt: string, from: number): Lettering[] {
  const lines: Lettering[] = [];
  for (const part of partsFrom(prompt, from).flatMap(withLast)) {
    if (SEEN.test(part.text)) break;
    const end = Math.max(0, (GOES_ON.exec(` ${part.text}`)?.index ?? part.length + 1) - 1);
    if (end === 0) break;
    lines.push({ ...part, text: part.text.slice(0, end), length: end });
    if (end < part.length) break;
  }
  return lines;
}

/** 'Merlot 6 and Rioja 8' are two lines; 'Steak and fries 18' is one. */
function withLast(part: Lettering): Lettering[] {
  const [, first, joint = '', second] =
    /^(?:and\s|et\s|und\s|y\s|e\s)?(.*\d\S*)(\s(?:and|et|und|y|e)\s)(.*\d.*)$/iu.exec(part.text) ??
    [];
  if (first === undefined || second === undefined) {
    const lead = /^(?:and|et|und|y|e)\s/iu.exec(part.text)?.[0].length ?? 0;
    return [{ at: part.at + lead, length: part.length - lead, text: part.text.slice(lead) }];
  }
  const at = part.at + part.text.indexOf(first);
  const next = at + first.length + joint.length;
  return [
    { at, length: first.length, text: first },
    { at: next, length: second.length, text: second },
  ];
}
