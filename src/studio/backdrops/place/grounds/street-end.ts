import { box, line, oval, shaded, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { penAt } from '#studio/backdrops/place/skyline/pen.ts';
import { SKYLINES } from '#studio/backdrops/place/skyline/skylines.ts';

/** Asked of the painter where rain was. */
export const WET = 'wet';

/** How much of the frame the street beside the house takes. */
const WIDTH = 0.4;
const FOOT = 0.7;

/** The side of the street: away from the shop's door. */
const isLeft = ({ at, aspect }: Brush): boolean => at > aspect / 2;

/** Beside the house the street runs on to what the city is known for. */
export function paintStreetEnd(brush: Brush, isDark: boolean): void {
  if (!brush.city) return;
  const { aspect, random, c } = brush;
  const skyline = SKYLINES[brush.city];
  const left = isLeft(brush) ? 0 : aspect - WIDTH;
  const middle = left + WIDTH / 2;
  const fade = isDark ? 0.28 : 0.95;
  c.save();
  c.beginPath();
  c.rect(left, 0, WIDTH, FOOT);
  c.clip();
  shaded(
    brush,
    [left, 0, WIDTH, FOOT],
    isDark ? ['#121a3c', '#26305e', '#6a5674'] : ['#9fb6c8', '#c9d3d8', '#e4ddd0'],
  );
  brush.named('city_skyline', () => {
    for (let i = 0; i < 7; i++) {
      const x = left + (i / 6) * WIDTH - 0.05;
      const tall = 0.14 + random.range(0, 0.05);
      box(brush, [x, FOOT - 0.05 - tall, 0.1, tall + 0.05], isDark ? '#2b2f52' : '#c4c0ba');
    }
  });
  const { thing, height, draw } = skyline.landmark;
  const stand = { x: middle, foot: FOOT - 0.12, height: Math.min(0.46, height), isDark };
  brush.named(thing, () => draw(penAt(brush, stand)));
  brush.named('city_skyline', () => {
    for (const side of [-1, 1]) sideOfStreet(brush, { middle, side, fade, isDark });
  });
  c.restore();
  lamp(brush, isLeft(brush) ? left + WIDTH - 0.05 : left + 0.05, isDark);
}

interface Side {
  middle: number;
  side: number;
  fade: number;
  isDark: boolean;
}

/** Houses in perspective down to the end of the street. */
function sideOfStreet(brush: Brush, { middle, side, fade, isDark }: Side): void {
  const near = middle + side * WIDTH * 0.52;
  const far = middle + side * 0.07;
  const walls = tone('#cfc0a4', fade);
  shape(
    brush,
    [
      [near, 0.12],
      [far, 0.5],
      [far, 0.6],
      [near, FOOT],
    ],
    walls,
  );
  shape(
    brush,
    [
      [near, 0.04],
      [far, 0.475],
      [far, 0.5],
      [near, 0.12],
    ],
    tone('#5d6674', fade),
  );
  for (const t of [0.2, 0.5, 0.75])
    for (const row of [0.2, 0.5, 0.78]) {
      const x = near + (far - near) * t;
      const [top, foot] = [0.12 + 0.38 * t, FOOT - 0.1 * t];
      const tall = (foot - top) * 0.16;
      const isLit = isDark && brush.random.chance(0.7);
      box(
        brush,
        [x - 0.012 * (1 - t * 0.6), top + (foot - top) * row - tall, 0.024 * (1 - t * 0.6), tall],
        isLit ? '#ffc873' : tone('#4c5662', fade),
      );
    }
}

/** A lantern on its iron post at the corner. */
function lamp(brush: Brush, x: number, isDark: boolean): void {
  line(
    brush,
    [
      [x, 0.27],
      [x, FOOT + 0.02],
    ],
    { width: 0.012, colour: '#1c211f' },
  );
  if (isDark) {
    const glow = brush.c.createRadialGradient(x, 0.235, 0, x, 0.235, 0.16);
    glow.addColorStop(0, 'rgba(255,214,140,.75)');
    glow.addColorStop(1, 'rgba(255,190,110,0)');
    brush.c.fillStyle = glow;
    brush.c.fillRect(x - 0.16, 0.075, 0.32, 0.32);
  }
  shape(
    brush,
    [
      [x - 0.02, 0.27],
      [x - 0.03, 0.2],
      [x + 0.03, 0.2],
      [x + 0.02, 0.27],
    ],
    isDark ? '#ffcf74' : '#dfe6e4',
  );
  shape(
    brush,
    [
      [x - 0.036, 0.2],
      [x, 0.165],
      [x + 0.036, 0.2],
    ],
    '#1c211f',
  );
}

/** What is lit stands on its head in the wet street, broken by the drops. */
export function paintWetStreet(brush: Brush, lights: readonly number[], isDark: boolean): void {
  const { c, aspect, random } = brush;
  shaded(
    brush,
    [0, FOOT, aspect, 1 - FOOT],
    isDark ? ['#2c3048', '#1e2236', '#151827'] : ['#7c858c', '#8f979b', '#6d757b'],
  );
  for (const x of lights)
    for (let i = 0; i < 26; i++) {
      const y = FOOT + 0.012 + (1 - FOOT) * (i / 26) * random.range(0.8, 1);
      const wide = random.range(0.05, 0.17) * (1 - (i / 26) * 0.5);
      const shift = random.range(-0.03, 0.03);
      c.globalAlpha = (isDark ? 0.62 : 0.3) * (1 - i / 34);
      oval(brush, [x + shift, y, wide, 0.0065], random.pick(['#ffc468', '#ffdf9c', '#f0a04a']));
    }
  c.globalAlpha = 1;
  for (let i = 0; i < 40; i++) {
    const [x, y] = [random.range(0, aspect), random.range(FOOT + 0.03, 0.99)];
    c.strokeStyle = isDark ? 'rgba(190,205,235,.35)' : 'rgba(240,246,250,.5)';
    c.lineWidth = 0.0022;
    c.beginPath();
    c.ellipse(x, y, 0.012 + (y - FOOT) * 0.04, 0.004 + (y - FOOT) * 0.01, 0, 0, Math.PI * 2);
    c.stroke();
  }
}
