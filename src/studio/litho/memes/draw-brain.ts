import type { Rect } from '#studio/litho/geometry.ts';
import { polygon, rectangle } from '#studio/litho/geometry.ts';
import { writeChoice } from './formats.ts';
import { drawThing } from './draw-thing.ts';
import { GROUNDS, inside, openPanel, WHITE } from './panel.ts';
import type { MemeSheet } from './panel.ts';

/** One step below the other: its words, and beside them a brain that grows and at last shines. */
export function drawBrain(sheet: MemeSheet): void {
  const { press, wish, random } = sheet;
  const { width, height, unit } = press;
  const gap = unit * 12;
  const grounds = random.fork('grounds').shuffle(GROUNDS);
  const tall = height / wish.lines.length;
  wish.lines.forEach((line, i) => {
    const row = { y: i * tall + gap / 2, height: tall - gap };
    const words: Rect = { ...row, x: gap / 2, width: width * 0.54 - gap };
    const art: Rect = { ...row, x: width * 0.54, width: width * 0.46 - gap / 2 };
    openPanel(sheet, words, WHITE);
    writeChoice(sheet, line, inside(words, 0.05, 0.08), {
      where: 'beside',
      ...(wish.panels?.[i] && { spec: wish.panels[i] }),
    });
    openPanel(sheet, art, grounds[i] ?? GROUNDS[0]);
    const share = wish.lines.length > 1 ? i / (wish.lines.length - 1) : 1;
    press.clipped(rectangle(art), () => {
      if (i > 1) drawRays(sheet, art, 8 + i * 4);
      const room = inside(art, 0.04);
      const size = 0.4 + share * 0.6;
      drawThing({ ...sheet, random: random.fork('brain') }, 'brain', {
        x: room.x + (room.width * (1 - size)) / 2,
        y: room.y + (room.height * (1 - size)) / 2,
        width: room.width * size,
        height: room.height * size,
      });
    });
  });
}

/** Light that breaks out on all sides. */
function drawRays({ press }: MemeSheet, { x, y, width, height }: Rect, count: number): void {
  const centre = [x + width / 2, y + height / 2] as const;
  const far = Math.hypot(width, height);
  press.withOutline(0, () => {
    for (let i = 0; i < count; i++) {
      const [from, to] = [(i * 2 * Math.PI) / count, ((i * 2 + 0.8) * Math.PI) / count];
      press.fill(
        polygon([
          centre,
          [centre[0] + far * Math.cos(from), centre[1] + far * Math.sin(from)],
          [centre[0] + far * Math.cos(to), centre[1] + far * Math.sin(to)],
        ]),
        '#fff3b8',
      );
    }
  });
}
