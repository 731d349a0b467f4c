import type { SKRSContext2D } from '@napi-rs/canvas';
import { stream } from '#studio/random.ts';

const LEAVES = ['#2f5a26', '#3f7030', '#4f843a', '#284c20'] as const;

/** A bush of red roses, as it stands before a row of vines to warn of mildew. In a frame one wide. */
export function drawRoseBush(c: SKRSContext2D, height: number): void {
  const random = stream(7, 'rose bush');
  const dab = (x: number, y: number, r: number, fill: string): void => {
    c.fillStyle = fill;
    c.beginPath();
    c.ellipse(x, y * height, r, r * 0.8, random.range(0, 3), 0, Math.PI * 2);
    c.fill();
  };
  const spot = (): [number, number] => {
    const [angle, away] = [random.range(0, Math.PI * 2), Math.sqrt(random.next())];
    return [0.5 + Math.cos(angle) * away * 0.42, 0.44 + Math.sin(angle) * away * 0.4];
  };
  c.fillStyle = '#4a3420';
  c.fillRect(0.47, height * 0.7, 0.06, height * 0.3);
  for (let i = 0; i < 230; i++) dab(...spot(), 0.045, random.pick(LEAVES));
  for (let i = 0; i < 26; i++) {
    const [x, y] = spot();
    dab(x, y, 0.05, '#8a0f1c');
    dab(x - 0.006, y - 0.008, 0.036, '#cc1f30');
    dab(x - 0.01, y - 0.014, 0.017, '#ee5a62');
  }
}
