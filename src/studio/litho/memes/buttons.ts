import { castPerson } from '#studio/litho/figures/full-figure.ts';
import { drawFace } from '#studio/litho/figures/faces/face.ts';
import { ellipse, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { writeTag } from './captions.ts';
import { GROUNDS, openPanel } from './panel.ts';
import type { MemeSheet } from './panel.ts';

/** Two red buttons with the words above them, and below somebody who cannot decide. */
export function drawButtons(sheet: MemeSheet): void {
  const { press, wish, random } = sheet;
  const { width, height, unit } = press;
  const half = height * 0.46;
  const [desk, face]: [Rect, Rect] = [
    { x: 0, y: 0, width, height: half },
    { x: 0, y: half, width, height: height - half },
  ];
  const grounds = random.fork('grounds').shuffle(GROUNDS);
  openPanel(sheet, desk, grounds[0] ?? GROUNDS[0]);
  press.fill(rectangle({ x: 0, y: half * 0.62, width, height: half * 0.38 }), '#6f7780', {
    from: [0, half * 0.62],
    to: [0, half],
    start: 0.2,
    end: -0.3,
  });
  wish.lines.slice(0, 2).forEach((line, i) => {
    const x = width * (i ? 0.73 : 0.27);
    drawButton(sheet, [x, half * 0.74], width * 0.16);
    const box = { x: x - width * 0.21, y: half * 0.07, width: width * 0.42, height: half * 0.36 };
    writeTag(press, line, box);
  });
  openPanel(sheet, face, grounds[1] ?? GROUNDS[1]);
  const centre: Point = [width / 2, half + face.height * 0.5];
  const sizePx = Math.min(face.width, face.height) * 0.86;
  press.clipped(rectangle(face), () => {
    press.named('person', () =>
      drawFace(press, castPerson(random.fork('person')), { centre, sizePx, mood: 'guilty' }),
    );
    for (const [dx, dy] of SWEAT)
      press.withOutline(unit * 4, () =>
        press.fill(
          drop([centre[0] + dx * sizePx, centre[1] + dy * sizePx], sizePx * 0.05),
          '#8fd0f2',
        ),
      );
  });
}

const SWEAT: readonly Point[] = [
  [-0.3, -0.3],
  [-0.24, -0.12],
  [0.31, -0.26],
  [0.26, -0.06],
  [-0.52, -0.2],
  [0.54, -0.14],
];

const drop = ([x, y]: Point, size: number) =>
  smooth(
    [
      [x, y - size * 1.7],
      [x + size * 0.85, y],
      [x, y + size * 0.9],
      [x - size * 0.85, y],
    ],
    true,
    0.42,
  );

function drawButton({ press }: MemeSheet, [x, y]: Point, radius: number): void {
  const squash = 0.42;
  press.fill(ellipse([x, y + radius * 0.16], radius * 1.25, radius * 1.25 * squash), '#3f454d');
  press.fill(ellipse([x, y], radius, radius * squash), '#a5142a');
  press.fill(ellipse([x, y - radius * 0.3], radius, radius * squash), '#e0283f', {
    from: [x - radius, y - radius],
    to: [x + radius, y + radius],
    start: 0.4,
    end: -0.3,
  });
}
