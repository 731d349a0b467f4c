import { ellipse, polygon, smooth, type Point, type Rect } from '#studio/litho/geometry.ts';
import { drawCluster, drawVineLeaf } from '#studio/litho/props/grapes.ts';
import { PLATE_INK, PLATE_SOFT, write, type Plate } from './plate.ts';

interface Stage {
  name: string;
  months: string;
  leaf: string | null;
  leaves: number;
  bunch: 'none' | 'flower' | 'green' | 'ripe';
  hasSnow?: boolean;
}

/** Months of the northern hemisphere. */
const STAGES: readonly Stage[] = [
  {
    name: 'Dormancy | Repos | Riposo | Reposo | Winterruhe',
    months:
      'December to February | décembre à février | da dicembre a febbraio | diciembre a febrero | Dezember bis Februar',
    leaf: null,
    leaves: 0,
    bunch: 'none',
    hasSnow: true,
  },
  {
    name: 'Bud break | Débourrement | Germogliamento | Brotación | Austrieb',
    months: 'March and April | mars et avril | marzo e aprile | marzo y abril | März und April',
    leaf: '#b7c76a',
    leaves: 3,
    bunch: 'none',
  },
  {
    name: 'Flowering | Floraison | Fioritura | Floración | Blüte',
    months: 'May and June | mai et juin | maggio e giugno | mayo y junio | Mai und Juni',
    leaf: '#93ad55',
    leaves: 6,
    bunch: 'flower',
  },
  {
    name: 'Fruit set | Nouaison | Allegagione | Cuajado | Fruchtansatz',
    months: 'July | juillet | luglio | julio | Juli',
    leaf: '#7a9a4a',
    leaves: 8,
    bunch: 'green',
  },
  {
    name: 'Ripening | Véraison | Invaiatura | Envero | Reife',
    months: 'August | août | agosto | agosto | August',
    leaf: '#6f8f45',
    leaves: 8,
    bunch: 'ripe',
  },
  {
    name: 'Harvest | Vendange | Vendemmia | Vendimia | Lese',
    months:
      'September and October | septembre, octobre | settembre, ottobre | septiembre y octubre | September und Oktober',
    leaf: '#c98a3a',
    leaves: 7,
    bunch: 'ripe',
  },
];

/** One vine, six times a year. */
export function drawVineYearPlate(plate: Plate): void {
  const { area } = plate;
  const columns = area.width > area.height * 1.9 ? 6 : area.height > area.width * 1.3 ? 2 : 3;
  const rows = STAGES.length / columns;
  STAGES.forEach((stage, i) => {
    const cell: Rect = {
      x: area.x + ((i % columns) * area.width) / columns,
      y: area.y + (Math.floor(i / columns) * area.height) / rows,
      width: area.width / columns,
      height: area.height / rows,
    };
    drawStage(plate, stage, cell);
  });
}

function drawStage(plate: Plate, stage: Stage, cell: Rect): void {
  const size = Math.min(plate.textPx, cell.width * 0.085);
  const height = Math.min(cell.height - size * 3.6, cell.width * 0.95);
  const foot: Point = [cell.x + cell.width / 2, cell.y + cell.height - size * 3.3];
  drawVine(plate, stage, foot, height);
  write(plate, stage.name, [foot[0], foot[1] + size * 1.5], { sizePx: size * 1.15 });
  write(plate, stage.months, [foot[0], foot[1] + size * 2.45], {
    sizePx: size * 0.84,
    face: 'cormorantItalic',
    ink: PLATE_SOFT,
  });
}

/** A trunk with two arms on a wire, pruned the Guyot way. */
function drawVine({ press, spec, random }: Plate, stage: Stage, [x, y]: Point, h: number): void {
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
  for (let i = 0; i < 5; i++) {
    const u = -0.34 + i * 0.17;
    if (stage.bunch === 'ripe' || stage.bunch === 'green')
      hangBunch({ press, spec, random: dice.fork(`bunch ${i}`) }, stage, at(u + 0.04, 0.46), h, i);
    if (stage.leaf)
      press.stroke(
        smooth([at(u, 0.46), at(u + 0.02, 0.62), at(u, stage.leaves > 4 ? 0.86 : 0.6)], false),
        '#7d8a4a',
        h * 0.012,
      );
  }
  if (!stage.leaf) return;
  const reach = stage.leaves > 4 ? 0.9 : 0.6;
  for (let i = 0; i < stage.leaves * 3; i++) {
    const u = dice.range(-0.36, 0.36);
    const v = dice.range(0.48, reach);
    drawVineLeaf(press, {
      at: at(u, v),
      sizePx: h * (stage.leaves > 4 ? 0.15 : 0.09),
      turn: dice.range(-1.2, 1.2),
      colour: stage.leaf,
      vein: '#f0ecc0',
    });
  }
  if (stage.bunch === 'flower') {
    for (let i = 0; i < 4; i++) {
      for (let k = 0; k < 9; k++)
        press.fill(
          ellipse(
            at(-0.28 + i * 0.18 + dice.range(-0.02, 0.02), 0.44 - k * 0.011),
            h * 0.009,
            h * 0.009,
          ),
          '#fffbe0',
        );
    }
  }
}

function hangBunch(
  { press, spec, random }: Pick<Plate, 'press' | 'spec' | 'random'>,
  stage: Stage,
  stalk: Point,
  h: number,
  i: number,
): void {
  if (i % 2 === 1) return;
  drawCluster(press, {
    stalk,
    heightPx: h * (stage.bunch === 'ripe' ? 0.24 : 0.16),
    wine: stage.bunch === 'green' ? 'white' : spec.wine,
    random,
    lightSide: 1,
  });
}
