import { BLUE_NOISE_SIDE } from '../layout.ts';
import { expNeg } from './math.ts';
import { hash } from './random.ts';

const SIDE: i32 = BLUE_NOISE_SIDE;
const COUNT: i32 = SIDE * SIDE;
const REACH: i32 = 9;
const SIGMA2: f64 = 1.9 * 1.9;

const WIDTH: i32 = 2 * REACH + 1;

/**
 * Ranks a tile of points so that every prefix is evenly spread: each step fills the largest void. `scratch` holds COUNT
 * floats, behind them the least of each row, and then how much a point crowds each place around it.
 */
export function fillBlueNoise(mask: usize, scratch: usize): void {
  const rows = scratch + <usize>(COUNT << 2);
  const crowding = rows + <usize>(SIDE << 2);
  fillCrowding(crowding);
  for (let i = 0; i < COUNT; i++) {
    store<f32>(scratch + <usize>(i << 2), <f32>(<f64>hash(<u32>i + 12345) * 2.3e-14));
  }
  for (let y = 0; y < SIDE; y++) noteLeast(scratch, rows, y);
  for (let rank = 0; rank < COUNT; rank++) {
    const at = largestVoid(scratch, rows);
    store<f32>(mask + <usize>(at << 2), <f32>((<f64>rank + 0.5) / <f64>COUNT));
    crowd(scratch, crowding, at);
    store<f32>(scratch + <usize>(at << 2), 1e9);
    for (let j = -REACH; j <= REACH; j++) noteLeast(scratch, rows, (at / SIDE + j) & (SIDE - 1));
  }
}

function fillCrowding(crowding: usize): void {
  for (let j = -REACH; j <= REACH; j++) {
    for (let i = -REACH; i <= REACH; i++) {
      const p = crowding + <usize>(((j + REACH) * WIDTH + i + REACH) << 2);
      store<f32>(p, <f32>expNeg(<f64>(i * i + j * j) / (2 * SIGMA2)));
    }
  }
}

/** A point crowds few rows: the others keep their least. */
function noteLeast(energy: usize, rows: usize, y: i32): void {
  const row = energy + <usize>((y * SIDE) << 2);
  let four = v128.load(row);
  for (let x = 4; x < SIDE; x += 4) {
    four = f32x4.min(four, v128.load(row + <usize>(x << 2)));
  }
  const left = min(f32x4.extract_lane(four, 0), f32x4.extract_lane(four, 1));
  const right = min(f32x4.extract_lane(four, 2), f32x4.extract_lane(four, 3));
  store<f32>(rows + <usize>(y << 2), min(left, right));
}

/** The first place of the least energy. */
function largestVoid(energy: usize, rows: usize): i32 {
  let y = 0;
  let least = load<f32>(rows);
  for (let i = 1; i < SIDE; i++) {
    const own = load<f32>(rows + <usize>(i << 2));
    if (own < least) {
      least = own;
      y = i;
    }
  }
  let at = y * SIDE;
  while (load<f32>(energy + <usize>(at << 2)) != least) at++;
  return at;
}

function crowd(energy: usize, crowding: usize, at: i32): void {
  const px = at % SIDE,
    py = at / SIDE;
  for (let j = -REACH; j <= REACH; j++) {
    const row = ((py + j) & (SIDE - 1)) * SIDE;
    const by = crowding + <usize>(((j + REACH) * WIDTH + REACH) << 2);
    for (let i = -REACH; i <= REACH; i++) {
      const p = energy + <usize>((row + ((px + i) & (SIDE - 1))) << 2);
      store<f32>(p, load<f32>(p) + load<f32>(by + <usize>(i << 2)));
    }
  }
}
