import { describe, expect, it } from 'vitest';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { isPlaceAlone } from './place-alone.ts';

const read = (prompt: string, style: StyleId = 'cinematic') =>
  understand(prompt, { style, size: 'square' });

function built(prompt: string): (string | undefined)[] {
  const spec = read(prompt);
  const brief = { spec, styleId: 'cinematic', width: 64, height: 64, seed: 1 } as const;
  const { stage } = composeShot({ ...brief, detail: 'preview' });
  return stage.scene.objects.flatMap(({ role, thing }) => (role === 'decor' ? [] : [thing]));
}

describe('a place alone', () => {
  it.each([
    'Old vaulted stone cellar',
    'modern winery with steel tanks',
    'cypress road in Tuscany at golden hour',
    'chalk slopes of Champagne in autumn',
    'wine shop interior with wooden shelves',
    'wine shop shelves full of bottles',
    'Weinladen mit Regalen voller Flaschen',
    'a terrace in Tuscany',
    'vineyards in Burgundy on a clear summer day with a village in the distance',
    'Weinberge im Burgund und der Champagne',
    'cuisine rustique',
  ])('is the whole picture of %s', (prompt) => {
    expect(isPlaceAlone(read(prompt))).toBe(true);
    expect(built(prompt)).not.toContain('bottle');
    expect(built(prompt)).not.toContain('glass');
  });

  it.each([
    'Chianti by the fireplace',
    'Prosecco by the pool',
    'red wine in the kitchen',
    'a sommelier in the cellar',
    'a corkscrew in a wine bar',
    'close-up in a wine bar',
  ])('is not what %s asks for', (prompt) => {
    expect(isPlaceAlone(read(prompt))).toBe(false);
  });

  it('leaves dishes their table', () => {
    expect(isPlaceAlone(read('a trattoria', 'gastro'))).toBe(false);
  });
});
