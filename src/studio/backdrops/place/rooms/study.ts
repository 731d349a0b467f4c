import { verticalFade } from '#studio/backdrops/paint-room.ts';
import { box, isDark, line, oval, shaded, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { paintLeaves } from '#studio/backdrops/place/outdoors/open-sky.ts';
import { LIBRARY } from '#studio/backdrops/place/hearth.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

/** A desk with a screen, files on the shelf, a window over roofs; an old master's is a study full of books. */
export const OFFICE: PlacePainter = {
  draw(brush) {
    if (brush.isPeriod) {
      LIBRARY.draw(brush);
      return;
    }
    const { c, aspect, at, random } = brush;
    const k = isDark(brush) ? 0.55 : 1;
    verticalFade(c, aspect, [
      [0, tone('#dfe3e4', k)],
      [1, tone('#c2c6c6', k)],
    ]);
    const side = at > aspect / 2 ? aspect * 0.2 : aspect * 0.8;
    brush.named('window', () =>
      shaded(
        brush,
        [side - 0.2, 0.06, 0.4, 0.42],
        k < 1 ? ['#16203c', '#3c4668'] : ['#9fd0ee', '#eaf6fa'],
      ),
    );
    for (let y = 0.07; y < 0.3; y += 0.02)
      box(brush, [side - 0.2, y, 0.4, 0.006], tone('#f6f7f6', k));
    box(brush, [at - 0.3, 0.16, 0.6, 0.012], tone('#7a5c40', k));
    for (let x = at - 0.28; x < at + 0.26; x += 0.05)
      box(
        brush,
        [x, 0.05, 0.042, 0.11],
        tone(random.pick(['#2f4f6e', '#8a2f34', '#30604a', '#d8d2c4']), k),
      );
    box(brush, [at - 0.2, 0.26, 0.4, 0.26], tone('#22262a', k));
    shaded(brush, [at - 0.185, 0.275, 0.37, 0.22], ['#cfe5f6', '#86b7dd']);
    for (const y of [0.31, 0.35, 0.39]) box(brush, [at - 0.15, y, 0.2, 0.012], '#ffffff');
    box(brush, [at - 0.02, 0.52, 0.04, 0.05], tone('#33383d', k));
    box(brush, [at - 0.08, 0.56, 0.16, 0.012], tone('#33383d', k));
    for (let i = 0; i < 4; i++)
      box(brush, [at + 0.27, 0.55 - i * 0.012, 0.16, 0.01], tone(i % 2 ? '#f7f5ef' : '#dcd8ce', k));
    shaded(brush, [0, 0.57, aspect, 0.03], [tone('#c89c68', k), tone('#a97d4c', k)]);
    shaded(brush, [0, 0.6, aspect, 0.4], [tone('#8f6a44', k), tone('#6d4e30', k)]);
  },
};

/** A green board with a drawn vine, pupils' desks, a map on the wall. */
export const CLASSROOM: PlacePainter = {
  draw(brush) {
    const { c, aspect, at } = brush;
    const k = isDark(brush) ? 0.6 : 1;
    verticalFade(c, aspect, [
      [0, tone('#f0e7d2', k)],
      [0.66, tone('#dfd3b8', k)],
      [1, tone('#a98e68', k)],
    ]);
    brush.named('blackboard', () => {
      box(brush, [at - 0.48, 0.07, 0.96, 0.4], tone('#9a6b3e', k));
      box(brush, [at - 0.46, 0.09, 0.92, 0.36], tone('#2b5a47', k));
    });
    const chalk = { width: 0.008, colour: '#eef4ea' };
    line(
      brush,
      [
        [at - 0.3, 0.38],
        [at - 0.3, 0.18],
        [at - 0.14, 0.16],
      ],
      chalk,
    );
    for (const [dx, y] of [
      [-0.2, 0.22],
      [-0.17, 0.22],
      [-0.185, 0.25],
      [-0.2, 0.28],
    ] as const)
      oval(brush, [at + dx, y, 0.012, 0.012], '#eef4ea');
    for (const [i, w] of [0.3, 0.24, 0.28].entries())
      line(
        brush,
        [
          [at + 0.05, 0.18 + i * 0.08],
          [at + 0.05 + w, 0.18 + i * 0.08],
        ],
        chalk,
      );
    box(brush, [at - 0.4, 0.47, 0.8, 0.016], tone('#7d5632', k));
    for (let x = 0.02; x < aspect; x += 0.42) {
      box(brush, [x, 0.62, 0.34, 0.03], tone('#d5a567', k));
      for (const dx of [0.02, 0.3]) box(brush, [x + dx, 0.65, 0.02, 0.3], tone('#6f7479', k));
      box(brush, [x + 0.08, 0.54, 0.18, 0.09], tone('#b98246', k));
    }
  },
};

/** Stone arches round a green court with a well. */
export const CLOISTER: PlacePainter = {
  draw(brush) {
    const { c, aspect, at } = brush;
    const k = isDark(brush) ? 0.55 : 1;
    verticalFade(
      c,
      aspect,
      k < 1
        ? [
            [0, '#1d2746'],
            [0.5, '#6d6a84'],
            [1, '#33402e'],
          ]
        : [
            [0, '#8fc6ea'],
            [0.42, '#e9f4f6'],
            [0.5, '#86a95c'],
            [1, '#6f9148'],
          ],
    );
    box(brush, [0, 0.3, aspect, 0.14], tone('#b9a483', k));
    shape(
      brush,
      [
        [0, 0.3],
        [aspect / 2, 0.22],
        [aspect, 0.3],
      ],
      tone('#a4573c', k),
    );
    for (let x = 0.04; x < aspect; x += 0.09) {
      box(brush, [x, 0.36, 0.05, 0.08], tone('#4e4233', k));
      oval(brush, [x + 0.025, 0.36, 0.025, 0.025], tone('#4e4233', k));
    }
    box(brush, [at - 0.07, 0.47, 0.14, 0.08], tone('#cdbfa4', k));
    oval(brush, [at, 0.47, 0.07, 0.018], tone('#6c6252', k));
    paintLeaves(brush, [at + 0.24, 0.47, 0.08, 0.06], {
      count: 50,
      tones: ['#3e6a32', '#5e8c46', '#86ad60'],
      leaf: 0.014,
    });
    arcade(brush, k);
    shaded(brush, [0, 0.62, aspect, 0.38], [tone('#c3b396', k), tone('#8d7d63', k)]);
  },
};

/** The near arches, through which one looks into the court. */
function arcade({ c, aspect }: Brush, k: number): void {
  const bay = 0.46;
  c.fillStyle = tone('#d8c8a8', k);
  c.beginPath();
  c.rect(0, 0, aspect, 0.64);
  for (let x = (aspect % bay) / 2 - bay; x < aspect; x += bay) {
    const [left, right] = [x + 0.035, x + bay - 0.035];
    c.moveTo(left, 0.64);
    c.lineTo(left, 0.24);
    c.arc((left + right) / 2, 0.24, (right - left) / 2, Math.PI, 0);
    c.lineTo(right, 0.64);
    c.closePath();
  }
  c.fill('evenodd');
  c.strokeStyle = tone('#a5936f', k);
  c.lineWidth = 0.01;
  for (let x = (aspect % bay) / 2 - bay; x < aspect; x += bay) {
    c.beginPath();
    c.arc(x + bay / 2, 0.24, bay / 2 - 0.028, Math.PI, 0);
    c.stroke();
    c.fillStyle = tone('#bba985', k);
    c.fillRect(x - 0.05, 0.23, 0.1, 0.025);
    c.fillRect(x - 0.05, 0.6, 0.1, 0.04);
  }
}
