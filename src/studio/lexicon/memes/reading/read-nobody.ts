import { pictured } from '#studio/lexicon/memes/pictured.ts';

const NOBODY =
  /^\s*(?:(?:absolutely|literally|absolument|assolutamente|absolutamente|wirklich)\s)?(?:nobody|no one|personne|nessuno|nadie|niemand|keiner)(?:\s(?:at all|ever|du tout|en absoluto))?\s*:/iu;
const MARKS = /["“”«»„]/gu;
const BREAK = /\s+\/\s+|\s*\|\s*|\s*\n\s*/u;
/** 'Nobody: Absolutely nobody: Me: …' on one line: each speaker begins a line of the caption. */
const NEXT_SPEAKER = /(?<=:)\s*(?:\.{2,}|…)?\s+(?=[\p{L}\p{N}'’ ]{2,40}:)/u;

/** 'Nobody: / Absolutely nobody: / Wine people: …': the lines of its caption; who comes last is the picture. */
export function readNobody(body: string): { lines: string[]; scene: string } | null {
  if (!NOBODY.test(body)) return null;
  const lines = body
    .replaceAll(MARKS, '')
    .split(BREAK)
    .flatMap((line) => line.split(NEXT_SPEAKER))
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.length > 1 ? { lines, scene: pictured(lines.at(-1) ?? '') } : null;
}
