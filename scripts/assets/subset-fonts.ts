/** Cuts the two families down to what the pages set; run by hand with `npm run fonts`, the result is committed. */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const PACKAGES = join(import.meta.dirname, '../../node_modules/@fontsource-variable');
const OUT = join(import.meta.dirname, '../../src/web/ui/fonts');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** ASCII, the accents of wine words (château, rosé, Grüner, Rías) and the marks the copy uses. */
const LATIN =
  range(0x20, 0x7e) +
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŒœ' +
  '©°·£€«»–—‘’“”…•×−→←\u00a0';
/** Central European growers and villages: Szepsy, Goriška Brda, Plešivica; fetched only where used. */
const LATIN_EXT = range(0x100, 0x17f).replace(/[Œœ]/g, '') + 'ȘșȚț';

// Above optical size 60 the bar of the e vanishes on screen; below 18 px Fraunces is not used.
// One weight between the 330 and 390 of the drafts: an axis for it would double the file.
const ROMAN = { SOFT: 0, WONK: 0, wght: 360, opsz: { min: 18, max: 60 } };
const ITALIC = { SOFT: 0, WONK: 0, wght: 350, opsz: 24 };
const HANKEN = { wght: { min: 400, max: 600 } };

const CUTS = [
  ['fraunces', 'latin-full-normal', 'fraunces.woff2', LATIN, ROMAN],
  ['fraunces', 'latin-ext-full-normal', 'fraunces-ext.woff2', LATIN_EXT, ROMAN],
  ['fraunces', 'latin-full-italic', 'fraunces-italic.woff2', LATIN, ITALIC],
  ['fraunces', 'latin-ext-full-italic', 'fraunces-italic-ext.woff2', LATIN_EXT, ITALIC],
  ['hanken-grotesk', 'latin-wght-normal', 'hanken.woff2', LATIN, HANKEN],
  ['hanken-grotesk', 'latin-ext-wght-normal', 'hanken-ext.woff2', LATIN_EXT, HANKEN],
] as const;

for (const [family, cut, target, text, variationAxes] of CUTS) {
  const source = await readFile(join(PACKAGES, family, 'files', `${family}-${cut}.woff2`));
  const font = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes,
    // rvrn, rclt and calt carry the plain letterforms that WONK 0 asks for.
    keepFeatures: ['kern', 'liga', 'tnum', 'ccmp', 'locl', 'rvrn', 'rlig', 'rclt', 'calt'],
    noHinting: true,
  });
  await writeFile(join(OUT, target), font);
  console.log(`${target} ${(font.length / 1000).toFixed(1)} kB`);
}
// The Open Font License asks to travel with the fonts.
await copyFile(join(PACKAGES, 'fraunces/LICENSE'), join(OUT, 'FRAUNCES-LICENSE.txt'));
await copyFile(join(PACKAGES, 'hanken-grotesk/LICENSE'), join(OUT, 'HANKEN-GROTESK-LICENSE.txt'));
