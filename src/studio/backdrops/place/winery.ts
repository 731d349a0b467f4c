import { verticalFade } from '#studio/backdrops/paint-room.ts';
import { box, isDark, line, oval, shaded, shape } from './brush.ts';
import type { Brush } from './brush.ts';
import type { PlacePainter } from './place-painter.ts';

/** Rows of steel tanks under a bright roof, a catwalk and pipes. */
export const WINERY: PlacePainter = {
  draw(brush) {
    const { c, aspect, random } = brush;
    const dark = isDark(brush);
    verticalFade(
      c,
      aspect,
      dark
        ? [
            [0, '#2a3036'],
            [0.7, '#4a4a48'],
            [1, '#2a2420'],
          ]
        : [
            [0, '#cfd6da'],
            [0.6, '#e4e6e4'],
            [1, '#9a9a96'],
          ],
    );
    for (let x = -0.1; x < aspect; x += 0.3) box(brush, [x, 0, 0.05, 0.035], '#ffffff');
    const vanish = aspect / 2;
    shape(
      brush,
      [
        [0, 0.62],
        [aspect, 0.62],
        [aspect, 1],
        [0, 1],
      ],
      dark ? '#4a3a34' : '#a9a49c',
    );
    // Far tanks first: those along the end wall, then two rows that lead there.
    const depths = [0.38, 0.55, 0.82];
    brush.named('tank', () => {
      for (const dx of [-0.24, 0.24, -0.12, 0.12, 0])
        tank(brush, { x: vanish + dx, foot: 0.625, wide: 0.1, tall: 0.25 }, dark ? 0.56 : 0.9);
      for (const k of depths)
        for (const side of [-1, 1])
          for (let i = k > 0.7 ? 1 : 0; i < 3; i++) {
            const x =
              vanish +
              side * (0.1 + (i + 0.4) * 0.34 * k + (1 - k) * 0.04 + random.range(-0.01, 0.01));
            if (Math.abs(x - vanish) < 0.08) continue;
            tank(
              brush,
              { x, foot: 0.56 + 0.16 * k, wide: 0.27 * k, tall: 0.66 * k },
              dark ? 0.62 : 1,
            );
          }
    });
    const rail = dark ? '#8a8f94' : '#6d757c';
    line(
      brush,
      [
        [0, 0.2],
        [aspect, 0.2],
      ],
      { width: 0.008, colour: rail },
    );
    line(
      brush,
      [
        [0, 0.25],
        [aspect, 0.25],
      ],
      { width: 0.004, colour: rail },
    );
    for (let x = 0.04; x < aspect; x += 0.12)
      line(
        brush,
        [
          [x, 0.2],
          [x, 0.3],
        ],
        { width: 0.005, colour: rail },
      );
    line(
      brush,
      [
        [0, 0.1],
        [aspect * 0.4, 0.1],
        [aspect * 0.4, 0.02],
      ],
      { width: 0.016, colour: '#b9c0c4' },
    );
  },
};

interface Tank {
  x: number;
  foot: number;
  wide: number;
  tall: number;
}

/** A cylinder of brushed steel: bright band, dark band, cone, manhole, legs, gauge. */
function tank(brush: Brush, t: Tank, light: number): void {
  const { c } = brush;
  const left = t.x - t.wide / 2;
  const top = t.foot - t.tall;
  const steel = (v: number): string => {
    const k = Math.round(v * light);
    return `rgb(${Math.round(k * 0.96)},${k},${Math.min(255, Math.round(k * 1.03))})`;
  };
  const bands = [70, 150, 246, 170, 120, 190, 96, 50].map(steel);
  for (const dx of [-0.36, 0, 0.36])
    box(brush, [t.x + dx * t.wide - 0.008, t.foot - 0.02, 0.016, 0.06], steel(90));
  shape(
    brush,
    [
      [left, t.foot - 0.02],
      [left + t.wide, t.foot - 0.02],
      [t.x + t.wide * 0.1, t.foot + 0.025],
      [t.x - t.wide * 0.1, t.foot + 0.025],
    ],
    steel(80),
  );
  shaded(brush, [left, top + t.tall * 0.12, t.wide, t.tall * 0.86 - 0.01], bands, 'across');
  const g = c.createLinearGradient(left, 0, left + t.wide, 0);
  bands.forEach((b, i) => g.addColorStop(i / (bands.length - 1), b));
  c.fillStyle = g;
  c.beginPath();
  c.moveTo(left, top + t.tall * 0.125);
  c.lineTo(t.x - t.wide * 0.14, top);
  c.lineTo(t.x + t.wide * 0.14, top);
  c.lineTo(left + t.wide, top + t.tall * 0.125);
  c.fill();
  box(brush, [t.x - t.wide * 0.1, top - t.tall * 0.03, t.wide * 0.2, t.tall * 0.05], steel(140));
  for (const y of [0.13, 0.42, 0.44, 0.72])
    box(brush, [left, top + t.tall * y, t.wide, t.tall * 0.007], steel(60));
  oval(brush, [t.x, top + t.tall * 0.84, t.wide * 0.17, t.wide * 0.2], steel(64));
  oval(brush, [t.x, top + t.tall * 0.84, t.wide * 0.135, t.wide * 0.165], steel(186));
  oval(brush, [t.x + t.wide * 0.05, top + t.tall * 0.6, t.wide * 0.06, t.wide * 0.06], '#f4f4f0');
  line(
    brush,
    [
      [t.x, top + t.tall * 0.95],
      [t.x, t.foot + 0.01],
    ],
    { width: 0.01, colour: steel(120) },
  );
}
