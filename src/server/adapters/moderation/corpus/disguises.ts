/** How people hide a word from a list: each turns a plain text into a disguised one. */
export const DISGUISES: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'capitals here and there': (text) =>
    text.replaceAll(/[a-z]/g, (char, at: number) => (at % 2 ? char.toUpperCase() : char)),
  'digits for letters': (text) => swap(text, { a: '4', e: '3', i: '1', o: '0' }),
  'signs for letters': (text) => swap(text, { a: '@', s: '$', i: '!' }),
  'nothing between the letters': (text) => text.replaceAll(/(?<=\p{L})(?=\p{L})/gu, '\u200B'),
  'soft hyphens': (text) => text.replaceAll(/(?<=\p{L})(?=\p{L})/gu, '\u00AD'),
  'Cyrillic letters': (text) =>
    swap(text, { a: 'а', e: 'е', o: 'о', c: 'с', p: 'р', x: 'х', y: 'у', i: 'і' }),
  'Greek letters': (text) => swap(text, { a: 'α', o: 'ο', i: 'ι', v: 'ν' }),
  'wide letters': (text) => shift(text, 0xff41),
  'bold letters': (text) => shift(text, 0x1d41a),
  'letters in circles': (text) => shift(text, 0x24d0),
  'letters in squares': (text) => shift(text, 0x1f170),
  'small capitals': (text) =>
    swap(text, { a: 'ᴀ', e: 'ᴇ', n: 'ɴ', k: 'ᴋ', i: 'ɪ', t: 'ᴛ', r: 'ʀ', l: 'ʟ' }),
  'strokes through the letters': (text) => text.replaceAll(/\p{L}/gu, '$&\u0336'),
  'letters set apart, words further': (text) =>
    text.replaceAll(' ', '   ').replaceAll(/\p{L}{4,}/gu, (word) => word.split('').join(' ')),
  'letters set apart': (text) => text.replaceAll(/\p{L}{4,}/gu, (word) => word.split('').join(' ')),
  'letters set apart by dots': (text) =>
    text.replaceAll(/\p{L}{4,}/gu, (word) => word.split('').join('.')),
  'letters drawn out': (text) => text.replaceAll(/[aeiou]/g, '$&$&$&$&'),
};

function swap(text: string, signs: Record<string, string>): string {
  return text.replaceAll(/\p{L}/gu, (char) => signs[char] ?? char);
}

function shift(text: string, start: number): string {
  return text.replaceAll(/[a-z]/g, (char) => String.fromCodePoint(start + char.charCodeAt(0) - 97));
}
