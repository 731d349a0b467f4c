import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { STYLE_IDS } from '#shared/rules/pictures/generation.ts';
import { BINDING } from './prompts/binding.ts';
import { CAMERA } from './prompts/camera.ts';
import { COLOUR } from './prompts/colour.ts';
import { CONTAINING } from './prompts/containing.ts';
import { COUNTING } from './prompts/counting.ts';
import { DRAWN } from './prompts/drawn.ts';
import { FRENCH } from './prompts/french.ts';
import { GERMAN } from './prompts/german.ts';
import { HONESTY } from './prompts/honesty.ts';
import { ITALIAN } from './prompts/italian.ts';
import { KNOWLEDGE } from './prompts/knowledge.ts';
import { MEMES } from './prompts/memes.ts';
import { NONSENSE } from './prompts/nonsense.ts';
import { ONE_THING } from './prompts/one-thing.ts';
import { OCCASIONS } from './prompts/occasions.ts';
import { PEOPLE_PROMPTS } from './prompts/people.ts';
import { PLACE } from './prompts/place.ts';
import { PLATES } from './prompts/plates.ts';
import { POSITION } from './prompts/position.ts';
import { SPANISH } from './prompts/spanish.ts';
import { TWO_THINGS } from './prompts/two-things.ts';
import { TEXT } from './prompts/words.ts';

const CATEGORIES = {
  'one thing': ONE_THING,
  'two things': TWO_THINGS,
  counting: COUNTING,
  colour: COLOUR,
  position: POSITION,
  binding: BINDING,
  containing: CONTAINING,
  occasions: OCCASIONS,
  place: PLACE,
  camera: CAMERA,
  text: TEXT,
  people: PEOPLE_PROMPTS,
  plates: PLATES,
  memes: MEMES,
  'wine knowledge': KNOWLEDGE,
  drawn: DRAWN,
  french: FRENCH,
  italian: ITALIAN,
  spanish: SPANISH,
  german: GERMAN,
  nonsense: NONSENSE,
  honesty: HONESTY,
} as const;

export type Category = keyof typeof CATEGORIES;

export interface CorpusCase {
  category: Category;
  prompt: string;
  styleId: StyleId;
  /** What must be seen, one demand a word; the signs are explained in `judge-picture.ts`. */
  demands: readonly string[];
}

/** Prompts as customers write them, each with what its picture must show. */
export const CORPUS: readonly CorpusCase[] = Object.entries(CATEGORIES).flatMap(
  ([category, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => readCase(category as Category, line)),
);

function readCase(category: Category, line: string): CorpusCase {
  const at = line.lastIndexOf('=>');
  const before = line.slice(0, at).trim();
  const styleId = STYLE_IDS.find((id) => before.endsWith(`[${id}]`)) ?? 'cinematic';
  const prompt = before.replace(`[${styleId}]`, '').trim();
  return { category, prompt, styleId, demands: splitDemands(line.slice(at + 2)) };
}

/** Words apart, quotations whole. */
function splitDemands(text: string): string[] {
  return text
    .split('"')
    .flatMap((part, i) =>
      i % 2 === 1 ? [`"${part}"`] : part.split(' ').filter((word) => word !== ''),
    );
}
