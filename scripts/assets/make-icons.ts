/** Draws the site's icons from the brand mark; run by hand with `npm run icons`, the result is committed. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const PUBLIC = join(import.meta.dirname, '../../src/web/public');
const GROUND = '#120c0c';
const GOLD = '#c8a365';
const ICO_PIXELS = 32;
const ICO_HEADER_BYTES = 22;

/** The mark as in `src/web/ui/display/brand.tsx`; `share` is how much of the square's height it fills. */
function tile(share: number): Buffer {
  const scale = (512 * share) / 30;
  const [x, y] = [(512 - 26 * scale) / 2, (512 - 30 * scale) / 2];
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
    <rect width="512" height="512" fill="${GROUND}"/>
    <g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${GOLD}"
      stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">
      <ellipse cx="13" cy="15" rx="12" ry="14.2"/>
      <path d="M8.2 7.5c-.5 5.6 1.2 9.6 4.8 9.6s5.3-4 4.8-9.6"/>
      <path d="M8.2 11.8c2 .9 3.2-.6 4.8-.6s2.8 1.2 4.7.6"/>
      <path d="M13 17.1v6M9.6 23.3h6.8"/>
    </g></svg>`);
}

async function writePng(name: string, svg: Buffer, pixels: number) {
  const png = sharp(svg, { density: 300 }).resize(pixels, pixels).png({ compressionLevel: 9 });
  await png.toFile(join(PUBLIC, name));
}

/** An .ico with one PNG inside, for what still asks for /favicon.ico. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(ICO_PIXELS, 6);
  header.writeUInt8(ICO_PIXELS, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(ICO_HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}

await writePng('apple-touch-icon.png', tile(0.62), 180);
await writePng('icon-192.png', tile(0.7), 192);
await writePng('icon-512.png', tile(0.7), 512);
// Launchers may cut a maskable icon down to its inner 80 %.
await writePng('icon-maskable-512.png', tile(0.5), 512);

const favicon = await readFile(join(PUBLIC, 'favicon.svg'));
const png = await sharp(favicon, { density: 300 }).resize(ICO_PIXELS, ICO_PIXELS).png().toBuffer();
await writeFile(join(PUBLIC, 'favicon.ico'), icoOf(png));
