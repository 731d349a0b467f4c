import { describe, expect, it } from 'vitest';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { PROMPT_CASES } from './prompt-cases.ts';
import { understand } from './understand.ts';

describe('reading a prompt', () => {
  it.each(PROMPT_CASES)('understands: %s', (prompt, expected) => {
    const spec = understand(prompt);
    expect(pickExpected(spec, expected)).toEqual(expected);
  });

  it('knows more than 120 prompts', () => {
    expect(PROMPT_CASES.length).toBeGreaterThanOrEqual(120);
  });
});

/** Only what the case names, with ids in place of regions, grapes and colours. */
function pickExpected(spec: SceneSpec, expected: object): object {
  const flat: Record<string, unknown> = {
    ...spec,
    region: spec.region?.name ?? null,
    varietal: spec.varietal?.name ?? null,
    colours: spec.colours.map(({ name }) => name),
    label: spec.texts.label,
    shot: spec.camera.shot,
    angle: spec.camera.angle,
    placement: spec.camera.placement,
    isShallow: spec.camera.isShallow,
  };
  return Object.fromEntries(Object.keys(expected).map((key) => [key, flat[key]]));
}
