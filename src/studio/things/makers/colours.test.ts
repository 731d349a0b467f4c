import { expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { askFor } from '#studio/testing/asked-steps.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const COLOURED: readonly ThingId[] = [
  'napkin',
  'candle',
  'candlestick',
  'plate',
  'bowl',
  'book',
  'gift_box',
  'ribbon',
  'balloon',
  'bottle',
  'rose',
  'flowers',
  'apple',
  'pear',
  'grapes',
  'olive',
  'macaron',
  'jug',
];

/** Everything that tells a surface's colour. */
function paintsOf(thing: ThingId, hex: string): string {
  const spec = askFor(`${thing}*1 ${hex}`, { style: 'gastro' });
  const brief = { spec: { ...spec, prompt: thing }, seed: 4, width: 256, height: 256 };
  const { scene } = composeShot({ ...brief, styleId: 'gastro', detail: 'preview' }).stage;
  return JSON.stringify([scene.materials, scene.media, scene.paintings]);
}

it.each(COLOURED)('makes a %s in the colour that is asked for', (thing) => {
  expect(paintsOf(thing, '#141214')).not.toEqual(paintsOf(thing, '#3f9b3f'));
});
