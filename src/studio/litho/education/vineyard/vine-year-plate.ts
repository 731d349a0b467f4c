import { ellipse, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import type { Random } from '#studio/random.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { drawCluster, drawVineLeaf } from '#studio/litho/props/grapes.ts';
import { drawField } from '#studio/litho/education/field.ts';
import {
  NAME_FACE,
  NOTE_FACE,
  PLATE_INK,
  PLATE_SOFT,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { stagesAsked } from './vine-stages.ts';
import type { Stage } from './vine-stages.ts';

/** One vine, six times a year, once in each season, or at the stages that are dictated. */
export function drawVineYearPlate(plate: Plate): void {
  const { area, spec, wish } = plate;
  const stages = stagesAsked(wish.items ?? [], spec.prompt);
  const most = stages.length;
  const square = most > 4 ? 3 : 2;
  const columns =
    area.width > area.height * 1.9 ? most : area.height > area.width * 1.3 ? 2 : square;
  const rows = Math.ceil(most / columns);
  stages.forEach((stage, i) => {
    const cell: Rect = {
      x: area.x + ((i % columns) * area.width) / columns,
      y: area.y + (Math.floor(i / columns) * area.height) / rows,
      width: area.width / columns,
      height: area.height / rows,
    };
    drawField(plate, cell);
    drawStage(plate, stage, cell);
  });
}

/** What the tallest shoots reach, in heights of the vine. */
const TALL = 0.97;

function drawStage(plate: Plate, stage: Stage, cell: Rect): void {
  const size = Math.min(plate.textPx * 1.15, cell.width * 0.085);
  const height = Math.min((cell.height - size * 4) / TALL, cell.width * 0.95);
  const foot: Point = [cell.x + cell.width / 2, cell.y + cell.height - size * 3.3];
  drawVine(plate, stage, foot, height);
  write(plate, stage.name, [foot[0], foot[1] + size * 1.5], {
    sizePx: size * 1.15,
    face: NAME_FACE,
  });
  writeLines(plate, stage.months, [foot[0], foot[1] + size * 2.5], {
    sizePx: size * 0.95,
    maxWidth: cell.width * 0.92,
    maxLines: 1,
    face: NOTE_FACE,
    ink: PLATE_SOFT,
  });
}

/** A trunk with two arms on a wire, pruned the Guyot way. */
function drawVine(plate: Plate, stage: Stage, [x, y]: Point, h: number): void {
  const { press, spec, random } = plate;
  const dice = random.fork(stage.name);
  const at = (u: number, v: number): Point => [x + u * h, y - v * h];
  const mound = ellipse(at(0, 0), h * 0.46, h * 0.035);
  press.fill(mound, stage.hasSnow ? '#f7f6f0' : '#b99a72', {
    from: at(0, 0.04),
    to: at(0, -0.04),
    start: 0.2,
    end: -0.5,
  });
  press.stroke(polygon([at(-0.46, 0.46), at(0.46, 0.46)], false), PLATE_SOFT, press.unit * 1.2);
  const trunk = smooth(
    [at(-0.03, 0), at(-0.05, 0.2), at(-0.02, 0.42), at(0.03, 0.44), at(0.04, 0.2), at(0.035, 0)],
    true,
    0.4,
  );
  press.fill(trunk, '#7a5638', { from: at(-0.05, 0), to: at(0.05, 0), start: -0.5, end: 0.3 });
  press.stroke(trunk, PLATE_INK, press.unit * 1.6);
  for (const side of [-1, 1]) {
    press.stroke(
      smooth([at(0, 0.42), at(side * 0.12, 0.47), at(side * 0.4, 0.46)], false),
      '#6a4a30',
      h * 0.022,
    );
  }
  for (const [i, u] of SHOOTS.entries())
    drawShoot(plate, stage, { at, h, u, dice: dice.fork(`${i}`) });
  for (const [i, u] of BUNCHES.entries()) {
    const random = dice.fork(`bunch ${i}`);
    if (stage.bunch === 'flower') drawBlossom(press, at(u, 0.46), h, random);
    else if (stage.bunch !== 'none') hangBunch({ press, spec, random }, stage, at(u, 0.46), h);
  }
}

/** Where shoots rise from the arms, and where bunches hang: never before the trunk. */
const SHOOTS = [-0.38, -0.26, -0.13, 0.02, 0.14, 0.26, 0.38];
const BUNCHES = [-0.33, -0.19, 0.2, 0.34];

/** A shoot with its leaves left and right; in winter a bare cane. */
function drawShoot(
  { press }: Plate,
  { leaf, leaves, shoot }: Stage,
  { at, h, u, dice }: { at: (u: number, v: number) => Point; h: number; u: number; dice: Random },
): void {
  const top = 0.46 + shoot * dice.range(0.9, 1.05);
  const lean = dice.range(-0.02, 0.02);
  press.stroke(
    smooth([at(u, 0.46), at(u + lean * 0.4, (0.46 + top) / 2), at(u + lean, top)], false),
    leaf ? '#7d8a4a' : '#7a5638',
    h * (leaf ? 0.012 : 0.009),
  );
  if (!leaf) return;
  const size = h * (leaves > 2 ? 0.125 : 0.075);
  for (let k = 0; k < leaves; k++) {
    const share = leaves > 1 ? k / (leaves - 1) : 1;
    const side = k === leaves - 1 ? 0 : k % 2 ? 1 : -1;
    drawVineLeaf(press, {
      at: at(u + lean * share + side * 0.018, 0.5 + (top - 0.5) * share * 0.92),
      sizePx: size * dice.range(0.86, 1.1),
      turn: side * dice.range(0.7, 1.1) + dice.range(-0.2, 0.2),
      colour: leaf,
      vein: '#f0ecc0',
    });
  }
}

/** The flower of the vine: a small green cone set with pale specks. */
function drawBlossom(press: LithoPress, [x, y]: Point, h: number, dice: Random): void {
  press.stroke(
    smooth(
      [
        [x, y],
        [x, y - h * 0.005],
        [x, y + h * 0.13],
      ],
      false,
    ),
    '#7d8a4a',
    h * 0.007,
  );
  for (let k = 0; k < 34; k++) {
    const down = dice.next();
    const wide = h * 0.034 * (1 - down * 0.7);
    const at: Point = [x + dice.range(-wide, wide), y + h * (0.02 + down * 0.12)];
    press.fill(ellipse(at, h * 0.008, h * 0.008), k % 3 ? '#a9b85e' : '#f4eeb4');
  }
}

function hangBunch(
  { press, spec, random }: Pick<Plate, 'press' | 'spec' | 'random'>,
  stage: Stage,
  stalk: Point,
  h: number,
): void {
  drawCluster(press, {
    stalk,
    heightPx: h * (stage.bunch === 'green' ? 0.15 : 0.22),
    // At véraison half the bunches have turned.
    wine:
      stage.bunch === 'green' || (stage.bunch === 'turning' && random.next() < 0.5)
        ? 'white'
        : spec.wine,
    random,
    lightSide: 1,
  });
}
