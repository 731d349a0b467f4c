import { hash2, noise2 } from '#studio/textures/noise.ts';

/** Side of the tiles; a power of two, so that wrapping is a mask. */
export const TILE = 256;

/** Evenly spread thresholds 0…1: white noise with its low frequencies taken out, ranked. */
function makeSpeckle(): Float32Array {
  const white = new Float32Array(TILE * TILE);
  for (let i = 0; i < white.length; i++) white[i] = hash2(i, 31, 7);
  return ranked(highPassed(white));
}

let speckle: Float32Array | undefined;

/** Always the same tile, so it is made once a process; pictures shift it by their seed. */
export function speckleTile(): Float32Array {
  speckle ??= makeSpeckle();
  return speckle;
}

function highPassed(noise: Float32Array): Float32Array {
  const out = new Float32Array(noise.length);
  // The places above, in and below a row, and left of, in and right of a column.
  const rowAt = (y: number) => (y & (TILE - 1)) * TILE;
  for (let y = 0; y < TILE; y++) {
    const rows = [rowAt(y - 1), rowAt(y), rowAt(y + 1)] as const;
    for (let x = 0; x < TILE; x++) {
      const left = (x - 1) & (TILE - 1);
      const right = (x + 1) & (TILE - 1);
      let around = 0;
      for (let k = 0; k < 3; k++) {
        const row = rows[k]!;
        around = around + noise[row + left]! + noise[row + x]! + noise[row + right]!;
      }
      out[y * TILE + x] = noise[rows[1] + x]! - (around / 9) * 0.9;
    }
  }
  return out;
}

/** Replaces each value by its rank, so that a tone of 0.3 blackens exactly 30 % of the pixels. */
function ranked(values: Float32Array): Float32Array {
  const order = orderOf(values);
  const out = new Float32Array(values.length);
  for (let rank = 0; rank < order.length; rank++) out[order[rank]!] = rank / values.length;
  return out;
}

/** Places from the least value to the greatest; of equal ones the first comes first. */
function orderOf(values: Float32Array): Uint32Array {
  const count = values.length;
  const plain = new Float32Array(count);
  // A zero with a sign would not lie beside one without.
  for (let i = 0; i < count; i++) plain[i] = values[i]! + 0;
  const bits = new Int32Array(plain.buffer);
  // Value and place in one number, which sorts without a callback: the bits of a float, negative ones turned round.
  const keys = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const word = bits[i]!;
    keys[i] = (word < 0 ? -2_147_483_648 - word : word) * count + i;
  }
  keys.sort();
  const order = new Uint32Array(count);
  for (let i = 0; i < count; i++) order[i] = keys[i]! - Math.floor(keys[i]! / count) * count;
  return order;
}

/** Slow clouds over the whole sheet, -0.5…0.5, interpolated from a coarse grid. */
export function mottle(width: number, height: number, cellPx: number, seed: number): Float32Array {
  const columns = Math.ceil(width / cellPx) + 2;
  const rows = Math.ceil(height / cellPx) + 2;
  const grid = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++)
      grid[j * columns + i] = noise2(i * 0.35, j * 0.35, seed) - 0.5;
  }
  const out = new Float32Array(width * height);
  // Where a column lies between two knots is the same in every row.
  const knots = Uint16Array.from({ length: width }, (_, x) => Math.floor(x / cellPx));
  const shares = Float64Array.from(
    { length: width },
    (_, x) => x / cellPx - Math.floor(x / cellPx),
  );
  for (let y = 0; y < height; y++) {
    const v = y / cellPx;
    const j = Math.floor(v);
    for (let x = 0; x < width; x++) {
      const i = knots[x] ?? 0;
      const t = shares[x] ?? 0;
      const top = mix(grid, j * columns + i, t);
      const bottom = mix(grid, (j + 1) * columns + i, t);
      out[y * width + x] = top + (bottom - top) * (v - j);
    }
  }
  return out;
}

function mix(grid: Float32Array, index: number, t: number): number {
  const a = grid[index] ?? 0;
  return a + ((grid[index + 1] ?? 0) - a) * t;
}
