import unhomoglyph from 'unhomoglyph';

/** Letters that pass for Latin ones and are not in Unicode's table of confusables. */
const LOOKALIKES: Record<string, string> = {
  к: 'k',
  п: 'n',
  и: 'u',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  з: 'e',
  ĸ: 'k',
  π: 'n',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ᴀ: 'a',
  ʙ: 'b',
  ᴅ: 'd',
  ᴇ: 'e',
  ғ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ɪ: 'i',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴘ: 'p',
  ʀ: 'r',
  ᴛ: 't',
  ʏ: 'y',
  ɐ: 'a',
  ǝ: 'e',
  ʞ: 'k',
  ɹ: 'r',
};

/** Letters in squares and circles, and flags' letters: alphabets that normalisation leaves alone. */
const ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6, 0x1f130] as const;

/** Lower case, no accents, nothing invisible, every letter the Latin one it passes for. */
export function plainText(prompt: string): string {
  return (
    prompt
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
      .toLowerCase()
      .replaceAll(/[^\0-\x7F]/gu, latinOf)
      .replaceAll(/[’‘`´]/g, "'")
      .replaceAll('_', ' ')
      // Two spaces stay two: they part the words where letters are set apart.
      .replaceAll(/\s{2,}/g, '  ')
      .replaceAll(/\s/g, ' ')
      .trim()
  );
}

function latinOf(char: string): string {
  const known = LOOKALIKES[char];
  if (known) return known;
  const code = char.codePointAt(0) ?? 0;
  const alphabet = ALPHABETS.find((start) => code >= start && code < start + 26);
  if (alphabet) return String.fromCharCode(97 + code - alphabet);
  const same = unhomoglyph(char).toLowerCase();
  return LOOKALIKES[same] ?? (/^[\0-\x7F]+$/.test(same) ? same : char);
}

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
  '€': 'e',
  '£': 'l',
};

const LETTER = String.raw`[\p{L}\d@$!]`;
/** Letters set apart by signs (n.a.k.e.d, n-a-k-e-d) or by spaces (n a k e d), three or more. */
const BY_SIGNS = new RegExp(
  String.raw`(?<!${LETTER})${LETTER}(?:[.,*/\\~·•-]{1,2}${LETTER}){2,}(?!${LETTER})`,
  'gu',
);
const BY_SPACES = new RegExp(
  String.raw`(?<!${LETTER})${LETTER}(?: ${LETTER}){2,}(?!${LETTER})`,
  'gu',
);
const SIGNS_BETWEEN = /(?<=\p{L})[.*~·•]+(?=\p{L})/gu;
/** As many letters in a row hold more than one word, and nothing says where each begins. */
const MANY_LETTERS = 8;

export interface Reading {
  text: string;
  /** Words may stand anywhere, or with fewer double letters than they have. */
  as: 'words' | 'letters' | 'drawn-out';
}

/** The same text with one disguise after the other taken off. */
export function undisguised(plain: string): Reading[] {
  let isRunTogether = false;
  const join = (run: string) => run.replaceAll(/[^\p{L}\d@$!]/gu, '');
  const joined = plain
    .replaceAll(BY_SIGNS, join)
    .replaceAll(BY_SPACES, (run) => {
      const word = join(run);
      isRunTogether ||= word.length >= MANY_LETTERS;
      return word;
    })
    .replaceAll(SIGNS_BETWEEN, '');
  const texts = [plain, joined, ...unleet(joined), ...unleet(plain)].map(singleSpaced);
  const readings: Reading[] = [...new Set(texts)].map((text) => ({ text, as: 'words' }));
  if (isRunTogether) readings.push({ text: singleSpaced(joined), as: 'letters' });
  for (const text of new Set(texts))
    if (DRAWN_OUT.test(text)) readings.push({ text: withoutRepeats(text), as: 'drawn-out' });
  return readings;
}

const singleSpaced = (text: string) => text.replaceAll(/ {2,}/g, ' ');
const DRAWN_OUT = /(\p{L})\1{2}/u;
const withoutRepeats = (text: string) => text.replaceAll(/(\p{L})\1{2,}/gu, '$1');

/** An exclamation mark is a letter inside a word; at its ends it may be one. */
const WORDS = [
  /[\p{L}\d@$|+€£][\p{L}\d@$!|+€£]*[\p{L}\d@$|+€£]/gu,
  /[\p{L}\d@$!|+€£]{2,}/gu,
] as const;
const AS_L: Record<string, string> = { ...LEET, '1': 'l', '|': 'l', '!': 'l' };

/** Only words that mix letters and signs change: a vintage stays a vintage. */
function unleet(text: string): string[] {
  return WORDS.flatMap((word) =>
    [LEET, AS_L].map((alphabet) =>
      text
        .replaceAll(/(?<= )[@4](?= )/g, 'a')
        .replaceAll(word, (found) =>
          /\p{L}/u.test(found)
            ? found.replaceAll(/[^\p{L}]/gu, (sign) => alphabet[sign] ?? sign)
            : found,
        ),
    ),
  );
}
