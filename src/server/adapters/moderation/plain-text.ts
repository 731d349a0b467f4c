const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Lower case, no accents, nothing invisible: what a reader sees. */
export function plainText(prompt: string): string {
  return prompt
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
}

/**
 * The same with disguises taken off: digits for letters (n4ked), and letters set apart (n a k e d,
 * n.a.k.e.d). Only words that mix letters and digits change: a vintage stays a vintage.
 */
export function undisguised(text: string): string {
  const joined = text.replaceAll(
    /(?<![\p{L}\d])(?:[\p{L}\d@$][ .*-]){3,}[\p{L}\d@$](?![\p{L}\d])/gu,
    (run) => run.replaceAll(/[ .*-]/g, ''),
  );
  return joined.replaceAll(/[\p{L}\d@$]+/gu, (word) =>
    /\p{L}/u.test(word) ? word.replaceAll(/[013457@$]/g, (sign) => LEET[sign] ?? sign) : word,
  );
}
