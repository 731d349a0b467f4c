import { BLUE_NOISE_SIDE } from '../layout.ts';
import { expNeg } from './math.ts';
import { hash } from './random.ts';

const SIDE: i32 = BLUE_NOISE_SIDE;
const COUNT: i32 = SIDE * SIDE;
const REACH: i32 = 9;
const SIGMA2: f64 = 1.9 * 1.9;

/** Ranks a tile of points so that every prefix is evenly spread: each step fills the largest void. `scratch` holds COUNT floats. */
export function fillBlueNoise(mask: usize, scratch: usize): void {
  for (let i = 0; i < COUNT; i++) {
    store<f32>(scratch + <usize>(i << 2), <f32>(<f64>hash(<u32>i + 12345) * 2.3e-14));
  }
  for (let rank = 0; rank < COUNT; rank++) {
    const at = largestVoid(scratch);
    store<f32>(mask + <usize>(at << 2), <f32>((<f64>rank + 0.5) / <f64>COUNT));
    crowd(scratch, at);
    store<f32>(scratch + <usize>(at << 2), 1e9);
  }
}

function largestVoid(energy: usize): i32 {
  let best = 0;
  let least: f32 = 1e10;
  for (let i = 0; i < COUNT; i++) {
    const e = load<f32>(energy + <usize>(i << 2));
    if (e < least) {
      least = e;
      best = i;
    }
  }
  return best;
}

function crowd(energy: usize, at: i32): void {
  const px = at % SIDE,
    py = at / SIDE;
  for (let j = -REACH; j <= REACH; j++) {
    const y = (py + j) & (SIDE - 1);
    for (let i = -REACH; i <= REACH; i++) {
      const p = energy + <usize>((y * SIDE + ((px + i) & (SIDE - 1))) << 2);
      store<f32>(p, load<f32>(p) + <f32>expNeg(<f64>(i * i + j * j) / (2 * SIGMA2)));
    }
  }
}
