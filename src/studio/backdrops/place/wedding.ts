import { addDisc } from '#studio/backdrops/bokeh-lights.ts';
import { box, greensOf, isDark, oval, shaded, shape } from './brush.ts';
import type { Brush } from './brush.ts';
import { paintFlowerArch } from './outdoors/flower-arch.ts';
import { paintLeaves, paintOpenSky } from './outdoors/open-sky.ts';
import type { PlacePainter } from './place-painter.ts';
import { paintVineHill } from './outdoors/vine-hill.ts';

/** An arch of white flowers, rows of chairs, drapes and petals. */
export const WEDDING: PlacePainter = {
  draw(brush) {
    const { aspect, at, c } = brush;
    paintOpenSky(brush, 0.44);
    if (brush.asked.has('vines')) brush.named('vines', () => paintVineHill(brush, 0.5));
    else
      for (let x = -0.1; x < aspect + 0.2; x += 0.2)
        paintLeaves(brush, [x, 0.34, 0.17, 0.16], {
          count: 90,
          tones: greensOf(brush),
          leaf: 0.018,
        });
    shaded(
      brush,
      [0, 0.48, aspect, 0.52],
      isDark(brush) ? ['#666c48', '#464c34'] : ['#b4d07a', '#84aa54'],
    );
    shape(
      brush,
      [
        [at - 0.05, 0.5],
        [at + 0.05, 0.5],
        [at + 0.2, 0.9],
        [at - 0.2, 0.9],
      ],
      '#fdfaf4',
    );
    for (const side of [-1, 1]) {
      c.fillStyle = 'rgba(255,255,255,.82)';
      c.beginPath();
      c.moveTo(at + side * 0.02, 0.07);
      c.quadraticCurveTo(at + side * 0.2, 0.2, at + side * 0.19, 0.58);
      c.lineTo(at + side * 0.25, 0.58);
      c.quadraticCurveTo(at + side * 0.26, 0.16, at + side * 0.1, 0.05);
      c.fill();
    }
    brush.named('flower_arch', () => paintFlowerArch(brush, at));
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 4; i++)
        for (const side of [-1, 1])
          chair(
            brush,
            at + side * (0.2 + row * 0.05 + i * (0.12 + row * 0.03)),
            0.56 + row * 0.055,
            1 + row * 0.3,
          );
  },
  lamps(soft, { random, aspect, at }) {
    const petals = random.fork('petals');
    for (let i = 0; i < 24; i++)
      addDisc(soft, {
        u: (at + petals.range(-0.5, 0.5)) / aspect,
        v: petals.range(0.05, 0.6),
        radius: petals.range(0.004, 0.01),
        colour: [1, 0.92, 0.9],
        gain: 0.7,
      });
  },
};

function chair(brush: Brush, x: number, y: number, k: number): void {
  const white = isDark(brush) ? '#d8c0a8' : '#ffffff';
  box(brush, [x - 0.028 * k, y - 0.07 * k, 0.056 * k, 0.075 * k], white);
  box(brush, [x - 0.03 * k, y, 0.06 * k, 0.012 * k], white);
  for (const dx of [-0.026, 0.02]) box(brush, [x + dx * k, y, 0.006 * k, 0.06 * k], white);
  oval(brush, [x, y - 0.02 * k, 0.016 * k, 0.01 * k], '#e8b4b0');
}
