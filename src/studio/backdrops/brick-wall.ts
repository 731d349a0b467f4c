import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '#studio/random.ts';

const [WIDE, TALL, JOINT] = [0.17, 0.062, 0.008] as const;

/** Bare bricks from the ceiling down, large enough to be known out of focus. */
export function paintBricks(
  c: SKRSContext2D,
  { aspect, isDay, random }: { aspect: number; isDay: boolean; random: Random },
): void {
  c.fillStyle = isDay ? '#b3a190' : '#2c1a12';
  c.fillRect(0, 0, aspect, 1);
  const tones = isDay
    ? ['#a3583c', '#8f4a32', '#b3674a', '#97523c', '#7d4230']
    : ['#7e3c22', '#6a301b', '#8f4a2b', '#5c2a19', '#753822'];
  for (let row = 0; row * TALL < 1; row++)
    for (let x = (row % 2) * -0.5 * WIDE; x < aspect; x += WIDE) {
      c.fillStyle = random.pick(tones);
      c.fillRect(x + JOINT / 2, row * TALL + JOINT / 2, WIDE - JOINT, TALL - JOINT);
    }
}
