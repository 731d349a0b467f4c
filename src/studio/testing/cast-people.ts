import { composeShot } from '#studio/compose/compose.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { understand } from '#studio/lexicon/understand.ts';

/** The people of a picture with all that stands among them: composed, not painted. */
export function castPeople(
  prompt: string,
  style: 'cinematic' | 'classical_heritage' = 'cinematic',
): Stage {
  const spec = understand(prompt, { style, size: 'square' });
  const brief = { spec, styleId: style, width: 64, height: 64, seed: 1 } as const;
  return composeShot({ ...brief, detail: 'preview' }).stage;
}

export const posesOf = (prompt: string): string[] =>
  castPeople(prompt).people.map(({ shape }) => shape.pose);
