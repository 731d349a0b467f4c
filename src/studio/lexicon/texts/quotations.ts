/** A stretch of the prompt, marks included, and the words between the marks. */
export interface Quotation {
  at: number;
  length: number;
  text: string;
}

interface Marks {
  open: string;
  close: string;
  /** What cannot stand between the two. */
  never: string;
  /** An apostrophe is a mark only at the edge of a word: 'the winemaker's bottle'. */
  isApostrophe?: true;
}

const MARKS: readonly Marks[] = [
  { open: '"', close: '"', never: '\n' },
  { open: '“', close: '”', never: '\n' },
  { open: '„', close: '“”', never: '\n' },
  { open: '«', close: '»', never: '\n' },
  { open: "'‘", close: "'’", never: '\n‘', isApostrophe: true },
];
const OPENING = MARKS.map(({ open }) => open).join('');
const LONGEST = 200;

/** Words between quotation marks, from left to right, in one pass over the text. */
export function findQuotations(text: string): Quotation[] {
  const ends = MARKS.map((marks) => ({
    close: seeker(text, (at) => isClosing(text, at, marks)),
    never: seeker(text, (at) => marks.never.includes(text[at] ?? '')),
  }));
  const found: Quotation[] = [];
  for (let at = 0; at < text.length; at++) {
    if (!OPENING.includes(text[at] ?? ' ')) continue;
    const kind = MARKS.findIndex((marks) => isOpening(text, at, marks));
    const end = kind < 0 ? undefined : ends[kind];
    // The closing mark may not follow at once: '' says nothing.
    const close = end?.close(at + 2) ?? text.length;
    const isWhole = close < text.length && close - at <= LONGEST + 1;
    if (!end || !isWhole || end.never(at + 1) < close) continue;
    found.push({ at, length: close + 1 - at, text: text.slice(at + 1, close) });
    at = close;
  }
  return found;
}

function isOpening(text: string, at: number, marks: Marks): boolean {
  if (!marks.open.includes(text[at] ?? ' ')) return false;
  return !marks.isApostrophe || (!isWord(text[at - 1]) && !"'‘’".includes(text[at + 1] ?? "'"));
}

function isClosing(text: string, at: number, marks: Marks): boolean {
  return marks.close.includes(text[at] ?? ' ') && !(marks.isApostrophe && isWord(text[at + 1]));
}

const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Finds the next place from ever later starts; together the calls read the text once. */
function seeker(text: string, isWanted: (at: number) => boolean): (from: number) => number {
  let at = 0;
  return (from) => {
    at = Math.max(at, from);
    while (at < text.length && !isWanted(at)) at++;
    return at;
  };
}
