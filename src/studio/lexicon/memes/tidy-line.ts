const AROUND = /^[\s:,-]+|[\s,;-]+$/g;
const WITHIN_WORDS = /(?<=\p{L})['’](?=\p{L})/gu;
const CLOSERS: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '‘': '’' };

/** Without the marks around it; those of a word that is quoted in it stay. */
export function tidyLine(text: string): string {
  const line = text.replaceAll(AROUND, '');
  const said = line.replaceAll(WITHIN_WORDS, '');
  const closer = CLOSERS[said[0] ?? ''];
  const closedAt = closer ? said.indexOf(closer, 1) : -1;
  if (closer && closedAt === -1) return tidyLine(line.slice(1));
  if (closer && closedAt === said.length - 1) return tidyLine(line.slice(1, -1));
  return endsUnopened(said) ? tidyLine(line.slice(0, -1)) : line;
}

function endsUnopened(said: string): boolean {
  const [opener, closer] = Object.entries(CLOSERS).find((pair) => said.endsWith(pair[1])) ?? [];
  if (opener === undefined || closer === undefined) return false;
  const before = said.slice(0, -1);
  return opener === closer ? before.split(opener).length % 2 === 1 : !before.includes(opener);
}
