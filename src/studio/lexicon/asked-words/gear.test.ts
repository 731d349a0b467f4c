import { describe, expect, it } from 'vitest';
import { readPrompt } from '#studio/reading/read-prompt.ts';
import { understand } from '#studio/lexicon/understand.ts';

describe('how a picture is to be taken', () => {
  it.each([
    'bottle of red wine, shot on Canon EOS R5 with 85mm lens at f/1.8, 8k, high contrast',
    'two glasses on a table, Sony A7R IV, 90mm macro lens, 1/200s, professional retouching',
    'a vineyard at dawn, DJI Mavic 3, anamorphic lens, cinematic color grade, V-Ray',
    'glass of wine, octane render, Unreal Engine 5 --ar 16:9 --v 6 --style raw',
    'verre de vin, objectif 85 mm, très détaillé, haute qualité',
    'bicchiere di vino, obiettivo 50mm, altissima definizione',
    'copa de vino, objetivo de 85 mm, alta calidad, realista',
    'Weinglas, 85-mm-Objektiv, gestochen scharf, realistisches Foto',
  ])('is not announced as missing: %s', (prompt) => {
    expect(readPrompt(prompt, 'cinematic').cannotDraw).toEqual([]);
  });

  it('leaves names alone that are no gear', () => {
    const { cannotDraw } = readPrompt('a glass of wine by Annie Leibovitz', 'cinematic');
    expect(cannotDraw.map(({ word }) => word)).toEqual(['Annie Leibovitz']);
  });

  it('refuses what other image makers are told to leave out', () => {
    expect(understand('a vineyard --no people, cars').people).toBe(false);
    expect(understand('a vineyard --no people, cars').things).toEqual([]);
  });

  it('sees no wine region in a palette, and no fruit in a colour grading', () => {
    const spec = understand('a bottle on a table, teal and orange color grading, earthy palette');
    expect(spec.region).toBeNull();
    expect(spec.things.map(({ thing }) => thing)).toEqual(['bottle']);
  });

  it('shows whoever is in their sixties as old, and in their forties as anybody', () => {
    const said = (age: string) =>
      understand(`a woman in her ${age} in a vineyard`).words.map(({ text }) => text);
    expect(said('sixties')).toContain('in her sixties');
    expect(said('forties')).toEqual(['woman', 'vineyard']);
  });
});
