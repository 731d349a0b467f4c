import { addDisc } from '#studio/backdrops/bokeh-lights.ts';
import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { oval, shape } from './brush.ts';
import type { Brush } from './brush.ts';
import { paintBaubles, paintBulbs, paintTree } from './christmas.ts';

/** A room at Christmas: a lit tree where the heroes leave room for it, fir and lamps along the wall. */
export function decorateForChristmas(brush: Brush): void {
  const x = treeAt(brush);
  brush.named('christmas_tree', () => {
    paintTree(brush, x);
    garland(brush);
  });
  brush.named('string_lights', () => paintBulbs(brush, x));
  brush.named('bauble', () => paintBaubles(brush, x));
}

/** The lamps of tree and garland glow after the lens has blurred them. */
export function lightChristmas(soft: HdrImage, brush: Brush): void {
  const random = brush.random.fork('christmas lamps');
  const x = treeAt(brush);
  for (let i = 0; i < 46; i++) {
    const t = Math.sqrt(random.next());
    const at = x + random.range(-1, 1) * t * 0.25;
    const size = { radius: random.range(0.004, 0.009), colour: [1, 0.76, 0.38] as const };
    addDisc(soft, { ...size, u: at / brush.aspect, v: 0.03 + t * 0.62, gain: 1.6 });
  }
}

/** Beside what makes the place. */
const treeAt = ({ at, aspect }: Brush): number =>
  at > aspect / 2 ? Math.max(0.16, at - 0.5) : Math.min(aspect - 0.16, at + 0.5);

function garland(brush: Brush): void {
  const { aspect, random } = brush;
  const swag = aspect / 3;
  for (let i = 0; i < 260; i++) {
    const x = (i / 260) * aspect;
    const sag = 0.035 + 0.05 * Math.sin(((x % swag) / swag) * Math.PI);
    const [dx, dy] = [random.range(-0.02, 0.02), random.range(-0.018, 0.018)];
    shape(
      brush,
      [
        [x, sag],
        [x + dx, sag + dy],
        [x + dx * 0.8 + 0.006, sag + dy],
      ],
      random.pick(['#16361f', '#1f4a2c', '#2b5c38']),
    );
    if (i % 13 === 0)
      oval(brush, [x, sag + 0.012, 0.009, 0.009], random.pick(['#b3202a', '#d8a63a']));
  }
}
