import { tokenise } from '#studio/lexicon/matching/normalise.ts';
import { roleOf } from './text-role.ts';
import type { FoundText } from './written-text.ts';

const FIELD_WORDS = new Set(
  'label etiquette etichetta etiqueta etikett title headline titre titolo titulo titel subtitle tagline caption text texte testo texto slogan uberschrift schriftzug aufschrift scritta bubble sprechblase bulle fumetto bocadillo'.split(
    ' ',
  ),
);

/** 'label: Clos Aubin' or 'top text = …', up to the end of the line. */
export function findFields(text: string): FoundText[] {
  const fields: FoundText[] = [];
  const tokens = tokenise(text);
  let after = 0;
  for (const [i, token] of tokens.entries()) {
    if (token.start < after || !FIELD_WORDS.has(token.word)) continue;
    const sign = text.slice(token.end, tokens[i + 1]?.start).trimStart()[0] ?? '';
    if (sign !== ':' && sign !== '=') continue;
    const from = text.indexOf(sign, token.end) + 1;
    const [line = ''] = text.slice(from).split('\n', 1);
    const [own = ''] = line.split(';', 1);
    after = from + own.length;
    const value = ownSegments(own.trimStart());
    // A comma stands where a quotation was: then the field is already taken.
    if (!value || isPictured(text.slice(0, token.start), value)) continue;
    const at = text.indexOf(value, from);
    const before = tokens[i - 1]?.word ?? '';
    const role = roleOf(`${before} ${token.word}`);
    fields.push({ at, length: value.length, text: value, role });
  }
  return fields;
}

/** 'Illustration for a wine label: old olive tree', 'wine label: a fox in the snow': what it shows, not what it says. */
const isPictured = (before: string, value: string): boolean =>
  /^(?:an?|une|ein|eine|einen)\s\p{Ll}/u.test(value) ||
  (/^\p{Ll}/u.test(value) && PICTURE.test(before)) ||
  // 'The parts of a wine label: Prädikat, Lage': a lesson, and nothing printed on it.
  ((value.includes(',') || /^\p{Ll}/u.test(value)) && TAUGHT.test(before));
const TAUGHT =
  /\b(?:parts?|anatomy|how to read|reading|explain\w*|understand\w*|elements?|terms?|teile|aufbau|lesen|verstehen|erklär\w*|parties|comment lire|éléments|parti|come leggere|elementi|partes|cómo leer|elementos)\s/iu;
const PICTURE =
  /\b(?:art|artwork|illustration|drawing|painting|motif|motiv|dessin|disegno|dibujo|illustrazione|ilustraci[oó]n|zeichnung)\s/iu;

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
