import { fold } from './normalise.ts';

export type TextRole = 'label' | 'title' | 'subtitle' | 'caption' | 'any';

/** Words that the customer wants to read in the picture, kept letter by letter. */
export interface ExactText {
  text: string;
  role: TextRole;
}

export interface ExtractedTexts {
  texts: ExactText[];
  /** The prompt with those words blanked out, so that they are not read as wishes. */
  rest: string;
}

const QUOTED =
  /"([^"\n]{1,200})"|“([^”\n]{1,200})”|„([^“”\n]{1,200})[“”]|«\s?([^»\n]{1,200}?)\s?»|(?<![\p{L}\p{N}])['‘]([^'‘’\n][^‘\n]{0,198}?)['’](?![\p{L}\p{N}])/gu;

const ROLE_WORDS: readonly (readonly [TextRole, string])[] = [
  ['subtitle', 'subtitle|tagline|subheading|sous-titre|sottotitolo|subtitulo|untertitel'],
  [
    'title',
    'title|titled|headline|heading|poster|titre|titolo|titulo|titel|intitulee?|affiche|plakat',
  ],
  ['caption', 'captions?|meme|top text|bottom text|punchline|legende|didascalia|bildunterschrift'],
  ['label', 'labels?|labell?ed|etiquette|etichetta|etiqueta|etikett|brand|named|called|winery'],
];

const NAMED_FIELD =
  /(?<![\p{L}\p{N}])(label|étiquette|etiquette|etichetta|etiqueta|etikett|title|headline|titre|titolo|título|titulo|titel|subtitle|tagline|caption|top text|bottom text|text)\s*[:=]\s*([^\n;]+)/giu;

const CAPITALISED = String.raw`[\p{Lu}\p{N}][\p{L}\p{N}’'-]*`;
const JOINER = String.raw`(?:de la|de|du|des|della|dell[’']|delle|di|del|de los|la|le|les|of the|of|the|von|zu|vom|d[’']|&|and|et|y)`;
const PROPER_NAME = String.raw`${CAPITALISED}(?:[ ]+(?:${JOINER}[ ]*)?${CAPITALISED})*`;

const CALLED = new RegExp(
  String.raw`(?<![\p{L}])(named|called|labelled|labeled|titled|nommée?|appelée?|intitulée?|chiamat[oa]|llamad[oa]|namens|genannt)[ ]+(${PROPER_NAME})`,
  'gu',
);
const ESTATE_NAME = new RegExp(
  String.raw`(?<![\p{L}])((?:Château|Chateau|Domaine|Clos|Maison|Tenuta|Castello|Bodegas?|Weingut|Quinta|Cantina|Fattoria|Podere|Cascina|Schloss|Finca|Viña|Villa|Casa|Mas)[ ]+(?:${JOINER}[ ]*)*${PROPER_NAME})`,
  'gu',
);

export function extractExactTexts(prompt: string): ExtractedTexts {
  const found: (ExactText & { at: number })[] = [];
  let rest = prompt;
  const take = (at: number, length: number, text: string, role: TextRole) => {
    if (text.trim()) found.push({ text: text.trim(), role, at });
    rest = rest.slice(0, at) + ','.padEnd(length) + rest.slice(at + length);
  };
  for (const match of prompt.matchAll(QUOTED)) {
    const text = match.slice(1).find((group) => group !== undefined) ?? '';
    take(match.index, match[0].length, text, roleNear(prompt, match.index, match[0].length));
  }
  for (const match of rest.matchAll(NAMED_FIELD)) {
    const value = ownSegments(match[2] ?? '');
    const start = match.index + match[0].length - (match[2] ?? '').length;
    // The rest has a comma where a quotation stood: then the field is already taken.
    if (value) take(start, value.length, value, roleOf(match[1] ?? ''));
  }
  if (!isTitleCase(prompt)) takeProperNames(rest, take);
  const texts = found.toSorted((a, b) => a.at - b.at).map(({ text, role }) => ({ text, role }));
  return { texts, rest };
}

type Take = (at: number, length: number, text: string, role: TextRole) => void;

function takeProperNames(rest: string, take: Take): void {
  for (const match of rest.matchAll(CALLED)) {
    const name = match[2] ?? '';
    const role = /^(titled|intitul)/.test(match[1] ?? '') ? 'title' : 'label';
    take(match.index + match[0].length - name.length, name.length, name, role);
  }
  for (const match of rest.matchAll(ESTATE_NAME)) {
    take(match.index, match[0].length, match[1] ?? '', 'label');
  }
}

/**
 * 'label: Clos Aubin, 2018, on slate at dusk' ends where the description goes on: the first part
 * always belongs to the label, later ones while they begin with a capital or a digit.
 */
function ownSegments(value: string): string {
  const segments = value.split(',');
  let end = segments[0]?.length ?? 0;
  for (const segment of segments.slice(1)) {
    if (!/^\s*[\p{Lu}\p{N}]/u.test(segment)) break;
    end += 1 + segment.length;
  }
  const own = value.slice(0, end);
  const sentenceEnd = own.search(/[.!?]\s+\p{Lu}/u);
  return (sentenceEnd < 0 ? own : own.slice(0, sentenceEnd + 1)).trimEnd().replace(/\.$/, '');
}

function roleNear(prompt: string, at: number, length: number): TextRole {
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
function roleOf(context: string): TextRole {
  const folded = fold(context);
  let best: { role: TextRole; at: number } = { role: 'any', at: -1 };
  for (const [role, words] of ROLE_WORDS) {
    for (const match of folded.matchAll(new RegExp(`\\b(?:${words})\\b`, 'g'))) {
      if (match.index > best.at) best = { role, at: match.index };
    }
  }
  return best.role;
}

/** In 'A Glass Of Wine At Villa Sunset' capitals tell nothing. */
function isTitleCase(prompt: string): boolean {
  const words = prompt.match(/\p{L}{3,}/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length >= 5 && capitals / words.length > 0.7;
}
