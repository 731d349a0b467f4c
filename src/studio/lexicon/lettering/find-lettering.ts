import { fold, tokenise } from '#studio/lexicon/matching/normalise.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import { endsInCarrier } from './find-carrier.ts';

/** Words that the customer wants to read, with what announced them. */
export interface Lettering {
  at: number;
  length: number;
  text: string;
}

const table = (phrases: string): string[][] =>
  phrases.split('|').map((phrase) => phrase.trim().split(/\s+/));

/** 'Text WEINFEST': what follows is lettering if it begins as a name does. */
const NAMING = table(
  `with the caption | with caption | caption | in a speech bubble | with a speech bubble | with speech bubble
  | speech bubble | in einer sprechblase | mit sprechblase | sprechblase | dans une bulle | bulle
  | fumetto | bocadillo | with the word | the word | avec le mot | le mot | con la parola
  | la parola | con la palabra | la palabra | mit dem wort | das wort | with the text | with text | the text | text | with the title | title | titled | headline | heading
  | slogan | lettering | motto | avec le texte | le texte | texte | avec le titre | titre | intitule
  | intitulee | con il testo | il testo | testo | con il titolo | titolo | con el texto | el texto
  | texto | con el titulo | titulo | lema | rotulo | mit dem text | mit text | mit dem titel | titel
  | uberschrift | schriftzug | aufschrift | beschriftung | label reads | label says | label saying | label reading
  | label text | with the label | with label | labelled | labeled | avec l etiquette | avec etiquette
  | con l etichetta | con etichetta | etichetta con scritto | con la etiqueta | con etiqueta | mit dem etikett
  | mit etikett`,
);

/** 'That says drink more': what follows is lettering however it begins. */
const SAYING = table(
  `that says | which says | saying | that reads | which reads | with the words | the words
  | with words | speech bubble saying | bubble saying | qui dit | disant | avec les mots | avec la mention
  | avec l inscription | avec inscription | che dice | con scritto | con la scritta | con scritta
  | con le parole | que dice | que diga | con las palabras | con el lema | mit der aufschrift
  | mit aufschrift | mit dem schriftzug | mit schriftzug | mit den worten | mit der schrift
  | mit der uberschrift`,
);
interface Introduction {
  words: readonly string[];
  isSaid: boolean;
  isBorne?: true;
}

/** 'A sign reading Cellar Door': said of a thing that bears words, what follows is on it if it begins as a name does. */
const BORNE = table(
  `reading | that reads | says | reads | dit | dice | sagt | branded | branded with | stamped | stamped with | engraved | engraved with | carved with
  | marked | marked with | inscribed | inscribed with | lettered | lettered with | printed with | with the name
  | with name | with the inscription | spelling | spelling out | announcing | on which is written | grave | gravee
  | marque | marquee | avec le nom | au nom de | portant | con il nome | inciso | incisa | con el nombre | grabado
  | grabada | marcada | mit dem namen | mit namen | auf dem steht | auf der steht | beschriftet mit | graviert mit
  | eingebrannt`,
);
/** By their first word, the longest first. */
const INTRODUCTIONS = Map.groupBy(
  [
    ...SAYING.map((words): Introduction => ({ words, isSaid: true })),
    ...NAMING.map((words): Introduction => ({ words, isSaid: false })),
    ...BORNE.map((words): Introduction => ({ words, isSaid: false, isBorne: true })),
  ].toSorted((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? '',
);

/** What ends a text within its clause: the picture goes on. */
const GOES_ON =
  /\s(?:with|avec|con|mit|featuring|showing|above|below|over|under|beneath|sopra|sotto|sobre|bajo|über|unter|(?:and|et|e|y|und)\s+(?:an?|the|une?|le|la|les|una?|il|el|los|las|eine?n?|der|die|das)|in\s+(?:an?|the|gold|golden|red|white|black|bold|big|large|art|retro|vintage|capital)|at\s+the|en\s+(?:haut|bas|lettres|grand)|oben|unten|in\s+(?:alto|basso|großen|grossen)|arriba|abajo|on\s+(?:an?|the|top)|sur\s+(?:une?|la|le)|auf\s+(?:eine[mr]|der|dem)|su\s+una?)\s/iu;
const LONGEST = 90;

/** Every text that is announced without quotation marks, from left to right. */
export function findLettering(prompt: string): Lettering[] {
  const tokens = tokenise(prompt);
  const found: Lettering[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const introduction = INTRODUCTIONS.get(tokens[i]?.word ?? '')?.find(
      ({ words, isBorne }) =>
        standsAt(tokens, i, words) &&
        (!isBorne || endsInCarrier(justBefore(prompt, tokens[i]?.start ?? 0))),
    );
    if (!introduction) continue;
    const first = tokens[i + introduction.words.length];
    const lettering = first && readFrom(prompt, tokens[i] as Token, first, introduction);
    if (!lettering) continue;
    found.push(lettering);
    while (tokens[i + 1] && (tokens[i + 1] as Token).start < lettering.at + lettering.length) i++;
  }
  return found;
}

/** No name of a board is longer, and most of a prompt lies before it. */
const justBefore = (prompt: string, at: number): string =>
  prompt.slice(Math.max(0, at - LONGEST), at);

const standsAt = (tokens: readonly Token[], at: number, words: readonly string[]): boolean =>
  words.every(
    (word, i) => tokens[at + i]?.word === word && (i === 0 || !tokens[at + i]?.opensClause),
  );

function readFrom(
  prompt: string,
  opening: Token,
  first: Token,
  { words, isSaid }: { words: readonly string[]; isSaid: boolean },
): Lettering | null {
  const gap = prompt.slice(endOf(prompt, opening, words.length), first.start);
  const hasSign = /[:=]/.test(gap);
  // A quotation was taken out already; 'text, bottle' announces nothing.
  if (/[,;.\n]/.test(gap) || (hasSign && !isSaid && words.length === 1)) return null;
  const isName = /^[\p{Lu}\p{N}]/u.test(first.text);
  if (!isName && !isSaid && !hasSign) return null;
  const text = ownWords(prompt.slice(first.start - markBefore(prompt, first)));
  if (text.length === 0) return null;
  const from = first.start - markBefore(prompt, first);
  return { at: opening.start, length: from + text.length - opening.start, text };
}

function endOf(prompt: string, opening: Token, words: number): number {
  const tokens = tokenise(prompt.slice(opening.start, opening.start + 60));
  return opening.start + (tokens[words - 1]?.end ?? 0);
}

/** '-20 %' begins with its sign. */
const markBefore = (prompt: string, { start }: Token): number =>
  /[-–+€$]/.test(prompt[start - 1] ?? '') ? 1 : 0;

/** Up to the end of the clause, or to where capitals end if it begins in them. */
function ownWords(rest: string): string {
  const [clause = ''] = rest.slice(0, LONGEST).split(/[,;\n()"“”]|\.(?:\s|$)|(?<=[!?])\s/u, 1);
  const shout =
    /^[\p{Lu}\p{N}][\p{Lu}\p{N}\p{M}'’.:%€$-]+(?:[ ][\p{Lu}\p{N}&+–%€$-][\p{Lu}\p{N}\p{M}'’.:%€$-]*)*[!?…]*/u.exec(
      clause,
    )?.[0];
  if (shout && /\p{Lu}{2}/u.test(shout)) return shout.trimEnd();
  const end = GOES_ON.exec(`${clause} `)?.index ?? clause.length;
  return clause.slice(0, end).trimEnd();
}

const TAIL = new RegExp(
  `(?:^|[^\\p{L}\\p{N}])(${[...SAYING, ...NAMING, ...BORNE]
    .map((words) => words.join("[\\s’']+"))
    .toSorted((a, b) => b.length - a.length)
    .join('|')})\\s*[:=]?\\s*$`,
  'u',
);

/** Where the announcement of a quotation begins: in 'Titel "X"' the first word asks for nothing. */
export function announcedFrom(prompt: string, at: number): number {
  const before = prompt.slice(Math.max(0, at - 60), at);
  const folded = fold(before);
  // Folding may change the length of a few letters; then the announcement stays where it is.
  if (folded.length !== before.length) return at;
  const match = TAIL.exec(folded);
  const [all = '', told] = match ?? [];
  if (!match || !told) return at;
  // 'A red label reading': the label itself is asked for, and its colour.
  const noun = LABEL.exec(told)?.[0].length ?? 0;
  return at - before.length + match.index + all.indexOf(told) + noun;
}
const LABEL = /^(?:label|etikett|etichetta|etiqueta|etiquette)\s+(?=\S)/u;
