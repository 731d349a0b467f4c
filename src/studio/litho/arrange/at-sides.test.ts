import { expect, it } from 'vitest';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

it.each<[string, StyleId, ThingId]>([
  [
    'saxophone player on the left, big glass of red wine on the right',
    'illustration_poster',
    'glass',
  ],
  ['a vineyard with a windmill on the right', 'illustration_poster', 'windmill'],
  ['woman with a hat, tower on the right', 'illustration_poster', 'tower'],
  ['a woman with a glass on the right', 'pop_art', 'glass'],
  ['a bottle on the right', 'illustration_poster', 'bottle'],
])('what is told of one side of the sheet stands there: %s', (prompt, styleId, thing) => {
  const middle = (told: string) => {
    const sheet = { styleId, width: 256, height: 256, seed: 3, detail: 'full' } as const;
    const drawn = drawPicture({ spec: understand(told, { style: styleId }), ...sheet });
    const seen = inventoryDrawing(drawn, drawn.names).things.find((one) => one.thing === thing);
    const [left, , right] = seen?.box ?? [Number.NaN, 0, Number.NaN];
    return (left + right) / 2;
  };
  const mirrored = prompt.replace('left', '?').replace('right', 'left').replace('?', 'right');
  expect(middle(mirrored)).toBeLessThan(0.42);
  expect(middle(prompt)).toBeGreaterThan(0.58);
});
