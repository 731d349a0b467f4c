import { expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { asksForLongShadows } from './long-shadows.ts';

/** How high above the table the strongest lamp stands, over how far aside. */
function slopeOf(prompt: string): number {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const size = { width: 200, height: 200 };
  const shot = { spec, styleId: 'cinematic', ...size, seed: 16, detail: 'preview' } as const;
  const { scene } = composeShot(shot).stage;
  const lamps = scene.lights.flatMap((light) =>
    'origin' in light
      ? [
          {
            at: light.origin.map((value, k) => value + (light.u[k]! + light.v[k]!) / 2),
            light: light.radiance[0],
          },
        ]
      : [],
  );
  const [sun] = lamps.toSorted((a, b) => b.light - a.light);
  return sun!.at[1]! / Math.abs(sun!.at[0]!);
}

it.each(['two glasses on a terrace table', 'a bottle on a stone table'])(
  'the sun stands low and at the side where shadows are to be long: %s',
  (prompt) => {
    expect(slopeOf(`${prompt}, hard shadows`)).toBeGreaterThan(1);
    expect(slopeOf(`${prompt}, long shadows`)).toBeLessThan(0.8);
  },
);

it.each(['de longues ombres', 'ombre lunghe', 'sombras alargadas', 'lange Schatten'])(
  'is asked for in any language: %s',
  (prompt) => expect(asksForLongShadows({ prompt })).toBe(true),
);
