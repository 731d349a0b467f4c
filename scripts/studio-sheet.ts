// A contact sheet for looking at: one row per prompt, one column per style.
// npm run studio:sheet -- --side 320 --out docs/studio/sheet.png "a prompt" "another prompt"
// With --things the prompts are lists of things ('oyster*6, lemon right_of 0') and fill the rows one after the other.
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { DEFAULT_SIZE_ID, STYLE_IDS } from '#shared/rules/pictures/generation.ts';
import { createStudio } from '#studio/engine.ts';
import type { Quality } from '#studio/quality.ts';

const PROMPTS = [
  'A glass of red wine in a vineyard at sunset',
  'A bottle of Bordeaux 2015 on dark slate',
  'Rosé by the sea on a summer day',
  'Barrels in an old cellar with candles',
  'A champagne toast at a party',
  'A sommelier pouring red wine',
];
const GAP = 12;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    styles: { type: 'string', default: STYLE_IDS.join() },
    size: { type: 'string', default: DEFAULT_SIZE_ID },
    seeds: { type: 'string', default: '1' },
    side: { type: 'string', default: '320' },
    quality: { type: 'string', default: 'draft' },
    out: { type: 'string', default: 'docs/studio/sheet.png' },
    things: { type: 'boolean', default: false },
    columns: { type: 'string', default: '6' },
  },
});

const columns = values.styles
  .split(',')
  .flatMap((styleId) => values.seeds.split(',').map((seed) => ({ styleId, seed: Number(seed) })));
const prompts = positionals.length > 0 ? positionals : PROMPTS;
const studio = createStudio(
  values.things
    ? { stepsUrl: new URL('../src/studio/testing/asked-steps.ts', import.meta.url).href }
    : {},
);
const perRow = values.things ? Number(values.columns) : columns.length;
const tiles: OverlayOptions[] = [];
let cell = { width: 0, height: 0 };
for (const [row, prompt] of prompts.entries()) {
  for (const [column, { styleId, seed }] of columns.entries()) {
    const picture = await studio.generate(
      { prompt, styleId, size: values.size, seed },
      { maxSide: Number(values.side), quality: values.quality as Quality },
    );
    const { width, height, pixels } = picture;
    cell = { width: width + GAP, height: height + GAP };
    const input = await sharp(pixels, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
    const at = row * columns.length + column;
    tiles.push({
      input,
      left: GAP + (at % perRow) * cell.width,
      top: GAP + Math.floor(at / perRow) * cell.height,
    });
    console.log(`${row + 1}.${column + 1} ${styleId}: ${prompt} → ${picture.shown.join(', ')}`);
  }
}
await studio.close();
await sharp({
  create: {
    width: GAP + perRow * cell.width,
    height: GAP + Math.ceil(tiles.length / perRow) * cell.height,
    channels: 3,
    background: '#1d1a18',
  },
})
  .composite(tiles)
  .toFile(values.out);
