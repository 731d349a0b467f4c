/** Few pixels on purpose: the browser smooths them, and dozens of blurs appear with one scroll. */
const SIDE = 12;
const COLOUR_BOOST = 1.25;

interface Wave {
  x: number;
  y: number;
  height: number;
}
interface Channel {
  mean: number;
  waves: Wave[];
}

/** A few screens of a gallery, back and forth. */
const KEPT_BLURS = 400;
const blurs = new Map<string, string>();

/** The blurred picture that a thumbhash stands for, as an address for CSS. */
export function blurOf(thumbhash: string): string {
  const known = blurs.get(thumbhash);
  if (known) return known;
  const blur = bitmapUrl(blurPixels(thumbhash, SIDE), SIDE);
  if (blurs.size >= KEPT_BLURS) blurs.clear();
  blurs.set(thumbhash, blur);
  return blur;
}

/** Whether parts of the picture are transparent: a blur behind it would show through. */
export function isSeeThrough(thumbhash: string): boolean {
  return (atob(thumbhash).charCodeAt(2) & 0x80) !== 0;
}

/** Red, green and blue, row by row. A thumbhash holds the lowest frequencies of three channels. */
export function blurPixels(thumbhash: string, side: number): Uint8ClampedArray {
  const [light, warm, green] = readChannels(atob(thumbhash)).map((channel) =>
    draw(channel, side),
  ) as [Float64Array, Float64Array, Float64Array];
  const pixels = new Uint8ClampedArray(side * side * 3);
  for (let i = 0; i < side * side; i += 1) {
    const [l, p, q] = [light[i] ?? 0, warm[i] ?? 0, green[i] ?? 0];
    const b = l - (2 / 3) * p;
    const r = (3 * l - b + q) / 2;
    pixels[i * 3] = r * 255;
    pixels[i * 3 + 1] = (r - q) * 255;
    pixels[i * 3 + 2] = b * 255;
  }
  return pixels;
}

/** Luminance, yellow against blue, red against green: means and scales first, then four bits a wave. */
function readChannels(bytes: string): Channel[] {
  const byte = (i: number) => bytes.charCodeAt(i) || 0;
  const head = byte(0) | (byte(1) << 8) | (byte(2) << 16);
  const tail = byte(3) | (byte(4) << 8);
  const hasAlpha = head >> 23 === 1;
  const [long, short] = [hasAlpha ? 5 : 7, tail & 7];
  const isWide = tail >> 15 === 1;
  let nibble = hasAlpha ? 12 : 10;
  const waves = (columns: number, rows: number, scale: number): Wave[] => {
    const found: Wave[] = [];
    for (let y = 0; y < rows; y += 1)
      for (let x = y === 0 ? 1 : 0; x * rows < columns * (rows - y); x += 1) {
        const four = (byte(nibble >> 1) >> ((nibble & 1) * 4)) & 15;
        found.push({ x, y, height: (four / 7.5 - 1) * scale });
        nibble += 1;
      }
    return found;
  };
  const [columns, rows] = isWide ? [long, short] : [short, long];
  const light = waves(Math.max(3, columns), Math.max(3, rows), ((head >> 18) & 31) / 31);
  const warm = waves(3, 3, (((tail >> 3) & 63) / 63) * COLOUR_BOOST);
  const green = waves(3, 3, (((tail >> 9) & 63) / 63) * COLOUR_BOOST);
  return [
    { mean: (head & 63) / 63, waves: light },
    { mean: ((head >> 6) & 63) / 31.5 - 1, waves: warm },
    { mean: ((head >> 12) & 63) / 31.5 - 1, waves: green },
  ];
}

function draw({ mean, waves }: Channel, side: number): Float64Array {
  const values = new Float64Array(side * side).fill(mean);
  const cosines = cosinesFor(side);
  for (const { x, y, height } of waves)
    for (let row = 0; row < side; row += 1) {
      const share = 2 * height * (cosines[y * side + row] ?? 0);
      for (let column = 0; column < side; column += 1)
        values[row * side + column]! += share * (cosines[x * side + column] ?? 0);
    }
  return values;
}

const WAVES_MAX = 8;
const cosineTables = new Map<number, Float64Array>();

function cosinesFor(side: number): Float64Array {
  const known = cosineTables.get(side);
  if (known) return known;
  const table = Float64Array.from({ length: WAVES_MAX * side }, (_, i) =>
    Math.cos((Math.PI / side) * ((i % side) + 0.5) * Math.floor(i / side)),
  );
  cosineTables.set(side, table);
  return table;
}

const HEADER_BYTES = 54;

/** An uncompressed bitmap: nothing has to be packed or summed up. Its rows stand upside down. */
function bitmapUrl(pixels: Uint8ClampedArray, side: number): string {
  const file = new Uint8Array(HEADER_BYTES + pixels.length);
  const view = new DataView(file.buffer);
  view.setUint16(0, 0x424d);
  view.setUint32(2, file.length, true);
  view.setUint32(10, HEADER_BYTES, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, side, true);
  view.setInt32(22, side, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  for (let i = 0; i < side * side; i += 1) {
    const at = HEADER_BYTES + ((side - 1 - Math.floor(i / side)) * side + (i % side)) * 3;
    for (let colour = 0; colour < 3; colour += 1)
      file[at + colour] = pixels[i * 3 + 2 - colour] ?? 0;
  }
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...file))}`;
}
