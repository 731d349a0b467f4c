import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { TextRole } from './written-text.ts';

const ROLE_WORDS: readonly (readonly [TextRole, string])[] = [
  ['subtitle', 'subtitle|tagline|subheading|sous-titre|sottotitolo|subtitulo|untertitel'],
  [
    'title',
    'title|titled|headline|heading|poster|titre|titolo|titulo|titel|intitulee?|affiche|plakat',
  ],
  ['caption', 'captions?|meme|top text|bottom text|punchline|legende|didascalia|bildunterschrift'],
  ['label', 'labels?|labell?ed|etiquette|etichetta|etiqueta|etikett|brand|named|called|winery'],
];

const ROLES = ROLE_WORDS.map(
  ([role, words]) => [role, new RegExp(`\\b(?:${words})\\b`, 'g')] as const,
);
const ANY_ROLE = new RegExp(`\\b(?:${ROLE_WORDS.map(([, words]) => words).join('|')})\\b`);

/** What the words around a text say it is. */
export function roleNear(prompt: string, at: number, length: number): TextRole {
  const before =
    prompt
      .slice(Math.max(0, at - 40), at)
      .split(/[,.;\n"”»]/)
      .at(-1) ?? '';
  const after = prompt.slice(at + length, at + length + 24).split(/[,.;\n"“«]/)[0] ?? '';
  const role = roleOf(before);
  return role === 'any' ? roleOf(after) : role;
}

/** The role word nearest to the end wins: 'a bottle on a poster titled …' is a title. */
export function roleOf(context: string): TextRole {
  const folded = fold(context);
  let best: { role: TextRole; at: number } = { role: 'any', at: -1 };
  if (!ANY_ROLE.test(folded)) return best.role;
  for (const [role, words] of ROLES) {
    for (const match of folded.matchAll(words)) {
      if (match.index > best.at) best = { role, at: match.index };
    }
  }
  return best.role;
}
