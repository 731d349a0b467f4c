import { fold } from '#studio/lexicon/matching/normalise.ts';

/** A name that the customer gave, and where it stands. */
export interface ProperName {
  at: number;
  length: number;
  text: string;
  role: 'label' | 'title';
}

const words = (list: string) => new Set(list.split(/\s+/));

const CALLED = words(
  'named called labelled labeled nomme nommee appele appelee chiamato chiamata llamado llamada namens genannt name nom nome nombre namen',
);
const TITLED = words('titled intitule intitulee');
const HOUSES = words(
  `Château Chateau Domaine Clos Maison Tenuta Castello Bodega Bodegas Weingut Quinta Cantina Fattoria
  Podere Cascina Schloss Finca Viña Villa Casa Mas`,
);
const JOINERS = words('de la du des della delle di del los le les of the von zu vom & and et y');
/** 'de la' and one more; beyond that a new thought begins. */
const MOST_JOINERS = 3;
const ELISIONS = ['d', 'dell', 'l', 'all'];

interface Piece {
  text: string;
  at: number;
  end: number;
  /** Only spaces stand before it. */
  follows: boolean;
}

/** 'a bottle named Vento d’Oro', 'Château de la Tour 2015': read piece by piece, never twice. */
export function findProperNames(text: string): ProperName[] {
  const pieces = cutPieces(text);
  const names: ProperName[] = [];
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    if (!piece) continue;
    const isTitle = TITLED.has(fold(piece.text));
    const isIntroduced = isTitle || CALLED.has(piece.text) || CALLED.has(fold(piece.text));
    const isHouse = HOUSES.has(piece.text);
    if (!isIntroduced && !isHouse) continue;
    const first = nextCapital(pieces, i, isIntroduced ? 0 : MOST_JOINERS);
    if (first < 0) continue;
    const last = endOfName(pieces, first);
    const [from, to] = [isHouse ? i : first, last].map((at) => pieces[at]);
    if (!from || !to) continue;
    const name = text.slice(from.at, to.end);
    names.push({
      at: from.at,
      length: name.length,
      text: name,
      role: isTitle ? 'title' : 'label',
    });
    i = last;
  }
  return names;
}

/** Index of the last piece of a name that begins at `first`. */
function endOfName(pieces: readonly Piece[], first: number): number {
  let last = first;
  for (;;) {
    const next = nextCapital(pieces, last, MOST_JOINERS);
    if (next < 0) return last;
    last = next;
  }
}

/** The capitalised word that follows, over at most so many joining words; -1 when there is none. */
function nextCapital(pieces: readonly Piece[], at: number, joiners: number): number {
  for (let i = at + 1; i <= at + 1 + joiners; i++) {
    const piece = pieces[i];
    if (!piece?.follows) return -1;
    if (isCapital(piece.text)) return i;
    if (!JOINERS.has(piece.text)) return -1;
  }
  return -1;
}

function isCapital(text: string): boolean {
  const apostrophe = text.search(/[’']/);
  const isElided = apostrophe > 0 && ELISIONS.includes(text.slice(0, apostrophe));
  return /^[\p{Lu}\p{N}]/u.test(isElided ? text.slice(apostrophe + 1) : text);
}

/** Words with their hyphens and apostrophes. */
function cutPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}’'&-]+/gu)) {
    const end = match.index + match[0].length;
    const gap = text.slice(pieces.at(-1)?.end ?? 0, match.index);
    pieces.push({ text: match[0], at: match.index, end, follows: /^ *$/.test(gap) });
  }
  return pieces;
}
