import { describe, expect, it } from 'vitest';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { PROMPT_CASES } from './prompt-cases.ts';
import { understand } from './understand.ts';

describe('reading a prompt', () => {
  it.each(PROMPT_CASES)('understands: %s', (prompt, expected) => {
    const spec = understand(prompt);
    expect(pickExpected(spec, expected)).toEqual(expected);
  });

  it.each([
    ['still life, diagram, step by step view from outside', []],
    ['a vineyard without tall billboards', []],
    ['a label-free bottle and a zeppelin', ['zeppelin']],
  ])('leaves over of: %s', (prompt, expected) => {
    expect(understand(prompt).notUnderstood).toEqual(expected);
  });

  it.each([
    ['vinyard in fog', { place: 'vineyard' }],
    ['a glass of chardonay', { varietal: 'Chardonnay' }],
    ['champange in an ice bucket', { region: 'Champagne' }],
    ['a bench by the sea', { place: 'sea' }],
    ['a monk in a monastery cellar', { place: 'vault_cellar' }],
    ['an empty restaurant with a glass of red', { people: false }],
    ['packshot on white, no shadow', { isShadowless: true }],
    ['fireworks over the vineyard', { time: 'night' }],
    ['Terraced vineyards above the Douro river', { bottles: 0, glasses: 0 }],
    ['hot air balloons over Napa valley vineyards', { bottles: 0, glasses: 0 }],
    ['albarino by the sea', { glasses: 1 }],
    ['the third bottle is lit, a cane beside it', { bottles: 1 }],
  ])('reads %s', (prompt, expected) => {
    expect(pickExpected(understand(prompt), expected)).toEqual(expected);
  });

  it('takes a plural without a number for more than one', () => {
    const several = (prompt: string) =>
      understand(prompt)
        .things.filter(({ isSeveral }) => isSeveral)
        .map(({ thing }) => thing);
    expect(several('candles and a bottle with grapes')).toEqual(['candle']);
    expect(several('bougies et un verre')).toEqual(['candle']);
    expect(several('drei Kerzen und Laternen im Keller')).toEqual(['lantern']);
    expect(several('Gläser auf dem Tisch')).toEqual(['glass']);
    expect(several('bottiglie, fiori e una candela sul tavolo')).toEqual(['bottle']);
  });

  it('takes a word for two things for the one that the style can show', () => {
    const thing = (style: 'gastro' | 'illustration_poster') =>
      understand('popping cork', { style }).things[0]?.thing;
    expect(thing('gastro')).toBe('popping_cork');
    expect(thing('illustration_poster')).toBe('popping_bottle');
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
    surfaceColour: spec.surfaceColour?.name ?? null,
    label: spec.texts.label,
    shot: spec.camera.shot,
    angle: spec.camera.angle,
    placement: spec.camera.placement,
    isShallow: spec.camera.isShallow,
  };
  return Object.fromEntries(Object.keys(expected).map((key) => [key, flat[key]]));
}
