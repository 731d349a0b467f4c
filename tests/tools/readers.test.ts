import { beforeAll, describe, expect, it } from 'vitest';
import { reviewByRules } from '#server/adapters/moderation/rule-moderator.ts';
import { downloadName, wineStyleOf } from '#shared/rules/pictures/gallery.ts';
import { PROMPT_MAX_LENGTH } from '#shared/rules/pictures/generation.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { stream } from '#studio/random.ts';

// Whoever writes a prompt chooses its letters: no reader may take longer over a nasty text. Cost is
// CPU time beside that of a plain text of the same length, so it means the same on any machine.

type Read = (text: string) => unknown;

const READERS: Record<string, Read> = {
  'the lexicon': (text) => understand(text),
  'the lexicon of plates': (text) => understand(text, { style: 'education' }),
  moderation: reviewByRules,
  'the wine style': wineStyleOf,
  'the download name': (text) => downloadName(text, new Date(0)),
};

const PLAIN = 'a glass of red in a vineyard, two old bottles on slate with bread and cheese. ';
const NASTY = [
  'de la ',
  'Château ',
  'Château de la ',
  'named Anna and the ',
  'A & ',
  "d'A ",
  'label: ',
  'label:\n',
  'label = ;',
  '"',
  "'a ",
  '‘',
  '“a ',
  '„',
  '«',
  '"a" ',
  ' ',
  '\n',
  ' . ',
  'a.',
  'red ',
  'red and ',
  'no ',
  'no red ',
  'without or ',
  'two ',
  'white wine white ',
  '1 ',
  '2015 ',
  'left of ',
  'scala ',
  'glas halt ',
  'how to ',
  'a plate of thing, ',
  'wein',
  'a glass in ',
  'n a k e d ',
  'a',
  'é',
  '\u0301',
  '🍷',
  '(',
  '-',
  's',
  'es ',
];
/** What the repeats may follow: a name, a quotation, a field or a refusal that never ends. */
const OPENINGS = ['', 'Château ', 'a bottle named A ', '"a', "'", 'label: ', 'no '];
const PIECES = [...NASTY, ...PLAIN.split(/(?<= )/)];
/** Small steps first: a reader whose cost doubles with each repeat is caught, not waited for. */
const SHORT = [24, 48, 72, 96, 144, 192];
/** After an opening: long enough to double often, in steps that a doubling cannot leap over unseen. */
const AFTER_OPENING = [24, 72, 192];
/** As long as a prompt may be. */
const LENGTHS = [...SHORT, 400, PROMPT_MAX_LENGTH];
/** Dense text costs more than plain text, but never more and more. */
const WORST_RATIO = 20;
/** Below this a ratio is noise. */
const NOISE_US = 4000;

function cpuOf(read: Read, text: string, tries = 3): number {
  let best = Infinity;
  for (let i = 0; i < tries && best > NOISE_US; i++) {
    const before = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, user + system);
  }
  return best;
}

const stretch = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const allowedFor = (plain: number) => Math.max(WORST_RATIO * plain, NOISE_US);

/** What a text of each length may cost this reader, by the plain text that it reads when it is warm. */
function allowances(read: Read): (length: number) => number {
  for (let i = 0; i < 20; i++) read(stretch(PLAIN, 192));
  const known = new Map(
    LENGTHS.map((length) => {
      const tries = Array.from({ length: 5 }, () => cpuOf(read, stretch(PLAIN, length), 1));
      return [length, allowedFor(Math.min(...tries))];
    }),
  );
  return (length) => known.get(length) ?? 0;
}

interface Trial {
  read: Read;
  allowed: (length: number) => number;
  textOf: (length: number) => string;
  lengths?: readonly number[];
}

/** The first length at which a text costs out of proportion, or `null`. */
function breakdown({ read, allowed, textOf, lengths = LENGTHS }: Trial) {
  for (const length of lengths) {
    const text = `${textOf(length)} x`;
    if (cpuOf(read, text, 1) <= allowed(length)) continue;
    // A fault, or a moment in which the machine had much else to do: both once more, side by side.
    const nasty = cpuOf(read, text);
    const plain = cpuOf(read, stretch(PLAIN, length));
    if (nasty > allowedFor(plain)) return { length, nasty, plain };
  }
  return null;
}

describe.each(Object.entries(READERS))('%s', (name, read) => {
  let allowed: (length: number) => number;
  beforeAll(() => {
    allowed = allowances(read);
  });

  it('takes no longer over a text that repeats itself', () => {
    // Plates read with the lexicon's own readers: their openings were tried there.
    const openings = name === 'the lexicon of plates' ? [''] : OPENINGS;
    const slow = openings.flatMap((opening) =>
      NASTY.map((piece) => {
        const lengths = opening ? AFTER_OPENING : LENGTHS;
        const textOf = (length: number) => opening + stretch(piece, length);
        const at = breakdown({ read, allowed, textOf, lengths });
        return { opening, piece, at };
      }),
    );
    expect(slow.filter(({ at }) => at)).toEqual([]);
  });

  it('takes no longer over words and marks thrown together', () => {
    const random = stream(1, 'readers');
    const slow = Array.from({ length: 20 }, () => {
      const mix = Array.from({ length: random.int(2, 7) }, () => random.pick(PIECES)).join('');
      return { mix, at: breakdown({ read, allowed, textOf: (n) => stretch(mix, n) }) };
    });
    expect(slow.filter(({ at }) => at)).toEqual([]);
  });
});
