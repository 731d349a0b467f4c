import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { StyleId } from '#shared/rules/pictures/generation.ts';

function thingsOn(prompt: string, style: StyleId = 'gastro'): (string | undefined)[] {
  const spec = understand(prompt, { style });
  const { stage } = composeShot({
    spec,
    styleId: style,
    width: 600,
    height: 400,
    seed: 3,
    detail: 'preview',
  });
  const built = new Set(stage.scene.primitives.map(({ object }) => object));
  return stage.scene.objects
    .filter(({ id }) => built.has(id))
    .map(({ thing, name }) => thing ?? name);
}

describe('what a stylist lays beside a dish', () => {
  it('is a napkin, a fork and a knife', () => {
    const things = thingsOn('grilled steak with potatoes and a glass of Malbec');
    for (const thing of ['linen napkin', 'fork', 'knife']) expect(things).toContain(thing);
  });

  it('is no fork where one eats with the fingers', () => {
    expect(thingsOn('margherita pizza and a glass of Chianti')).not.toContain('fork');
  });

  it('is nothing where the table was laid by who asked', () => {
    const things = thingsOn('grilled steak with a red napkin and a glass of Malbec');
    expect(things.filter((thing) => thing === 'napkin')).toHaveLength(1);
    expect(things).not.toContain('linen napkin');
    expect(things).not.toContain('fork');
  });

  it('is nothing that was refused', () => {
    expect(thingsOn('grilled steak and a glass of Malbec, no cutlery, no napkin')).not.toContain(
      'linen napkin',
    );
  });

  it('is nothing in a still life of an old master', () => {
    expect(thingsOn('oysters and a glass of wine', 'classical_heritage')).not.toContain(
      'linen napkin',
    );
  });
});
