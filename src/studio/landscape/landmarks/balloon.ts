import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '#studio/random.ts';

const SETS: readonly (readonly [string, string, string])[] = [
  ['#a8283a', '#e9c46a', '#7a1f2e'],
  ['#31598c', '#e8e0cc', '#d96c3f'],
  ['#c9772b', '#f0dcae', '#8c2f2b'],
  ['#4c7a5d', '#efe3c2', '#c24a3a'],
];

/** The envelope in gores with the light from one side, the ropes and the basket. */
export function drawBalloon(random: Random) {
  const colours = random.pick(SETS);
  const sun = random.chance(0.5) ? 0.32 : 0.68;
  return (c: SKRSContext2D, tall: number): void => {
    const [cx, cy, r] = [0.5, 0.5, 0.49];
    const mouth = tall * 0.84;
    c.save();
    c.beginPath();
    c.arc(cx, cy, r, Math.PI * 0.86, Math.PI * 2.14);
    c.quadraticCurveTo(0.72, tall * 0.74, 0.57, mouth);
    c.lineTo(0.43, mouth);
    c.quadraticCurveTo(0.28, tall * 0.74, cx - r * Math.cos(Math.PI * 0.14), cy + r * 0.43);
    c.closePath();
    c.clip();
    const gores = 12;
    for (let i = 0; i < gores; i++) {
      // Gores are narrow at the edges, as on a ball.
      const at = (k: number) => cx - r * Math.cos((Math.PI * k) / gores);
      c.fillStyle = colours[i % 3]!;
      c.fillRect(at(i), 0, at(i + 1) - at(i) + 0.004, mouth);
    }
    c.fillStyle = 'rgba(30,18,10,0.35)';
    c.fillRect(0, cy + r * 0.28, 1, r * 0.16);
    const round = c.createRadialGradient(sun, cy * 0.6, 0.05, cx, cy, r * 1.25);
    round.addColorStop(0, 'rgba(255,246,220,0.45)');
    round.addColorStop(0.45, 'rgba(255,246,220,0)');
    round.addColorStop(1, 'rgba(12,8,20,0.62)');
    c.fillStyle = round;
    c.fillRect(0, 0, 1, tall);
    c.restore();
    c.strokeStyle = '#4a3a2a';
    c.lineWidth = 0.006;
    for (const side of [-1, 1]) {
      c.beginPath();
      c.moveTo(cx + side * 0.06, mouth);
      c.lineTo(cx + side * 0.045, tall * 0.93);
      c.stroke();
    }
    c.fillStyle = '#6b4a2c';
    c.fillRect(cx - 0.055, tall * 0.92, 0.11, tall * 0.075);
  };
}
