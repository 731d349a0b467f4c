import { pool, verticalFade } from '#studio/backdrops/paint-room.ts';
import type { Season } from '#studio/scene/surroundings.ts';
import { isDark, line, oval, shaded, shape } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { paintLeaves } from './open-sky.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

/** Where the floor of the wood begins. */
const FLOOR = 0.56;

interface Wood {
  light: string;
  depth: string;
  leaves: readonly string[];
  floor: readonly [string, string];
}

const WOODS: Readonly<Record<Season, Wood>> = {
  spring: {
    light: '#d2e2ac',
    depth: '#7f9c62',
    leaves: ['#6f9a3c', '#8fb84e', '#b3d46a', '#d0e68a'],
    floor: ['#8aa25a', '#5f7a3c'],
  },
  summer: {
    light: '#c8d8a0',
    depth: '#58784a',
    leaves: ['#33562a', '#47702f', '#648f3c', '#8cb452'],
    floor: ['#6f8248', '#4a5c30'],
  },
  autumn: {
    light: '#e6cc94',
    depth: '#a8824e',
    leaves: ['#8a4a1c', '#b5661f', '#d98a2a', '#efb340'],
    floor: ['#b3743a', '#7d4a24'],
  },
  winter: {
    light: '#eef3f6',
    depth: '#a9b4bc',
    leaves: ['#d6dde2', '#e8eef2', '#f4f8fa', '#c6d0d8'],
    floor: ['#f0f4f8', '#d4dde6'],
  },
};

/** Trunks one behind the other, paler the farther; leaves above, the floor in the colour of its season. */
export const FOREST: PlacePainter = {
  draw(brush) {
    const { c, aspect, random } = brush;
    const wood = WOODS[brush.season ?? 'summer'];
    const dim = isDark(brush);
    brush.named('forest', () => {
      verticalFade(c, aspect, [
        [0, dim ? '#1c2418' : wood.depth],
        [FLOOR * 0.8, dim ? '#3c4630' : wood.light],
        [FLOOR, dim ? '#2c3424' : wood.light],
        [1, dim ? '#181c14' : wood.floor[1]],
      ]);
      for (const [layer, fade] of [0.72, 0.45, 0.15].entries())
        trunks(brush, wood, { layer, fade });
      shaded(brush, [0, FLOOR, aspect, 1 - FLOOR], dim ? ['#39402c', '#1c2016'] : [...wood.floor]);
      for (let i = 0; i < 420; i++) {
        const y = FLOOR + random.next() ** 1.5 * (1 - FLOOR);
        const size = 0.003 + (y - FLOOR) * 0.03;
        oval(brush, [random.range(0, aspect), y, size * 1.4, size * 0.6], random.pick(wood.leaves));
      }
      for (const k of [0, 1]) trunks(brush, wood, { layer: 3 + k, fade: 0 });
      if (brush.season !== 'winter')
        for (let x = -0.05; x < aspect + 0.1; x += 0.13)
          paintLeaves(brush, [x, random.range(-0.02, 0.06), 0.15, 0.1], {
            count: 60,
            tones: wood.leaves,
            leaf: 0.014,
          });
    });
    if (!dim) {
      for (let i = 0; i < 4; i++) beam(brush, brush.at + random.range(-0.25, 0.25));
      pool(c, { x: brush.at, y: 0.34, radius: 0.36, colour: 'rgba(255,240,190,.14)' });
    }
  },
};

function trunks(
  brush: Brush,
  { light, leaves }: Wood,
  { layer, fade }: { layer: number; fade: number },
): void {
  const { aspect, random } = brush;
  const isNear = layer > 2;
  const count = isNear ? 2 : Math.round((13 - layer * 3) * aspect);
  for (let i = 0; i < count; i++) {
    const x = isNear
      ? (layer === 3 ? 0.02 : aspect - 0.08) + random.range(-0.05, 0.1)
      : random.range(-0.02, aspect + 0.02);
    const wide = (isNear ? 0.075 : 0.012 + layer * 0.011) * random.range(0.8, 1.2);
    const foot = isNear ? 0.74 : FLOOR + layer * 0.03;
    const lean = random.range(-0.02, 0.02);
    shape(
      brush,
      [
        [x - wide * 0.42 + lean, -0.02],
        [x + wide * 0.42 + lean, -0.02],
        [x + wide * 0.5, foot - 0.03],
        [x + wide * 0.8, foot],
        [x - wide * 0.8, foot],
        [x - wide * 0.5, foot - 0.03],
      ],
      isNear ? '#3a2c20' : '#5a4836',
    );
    if (fade > 0) {
      brush.c.globalAlpha = fade;
      shape(
        brush,
        [
          [x - wide * 0.5 + lean, -0.02],
          [x + wide * 0.5 + lean, -0.02],
          [x + wide * 0.8, foot],
          [x - wide * 0.8, foot],
        ],
        light,
      );
      brush.c.globalAlpha = 1;
    }
    if (isNear || layer === 0) continue;
    paintLeaves(brush, [x, random.range(0.02, 0.2), 0.09, 0.06], {
      count: 26,
      tones: leaves,
      leaf: 0.011,
    });
    line(
      brush,
      [
        [x, random.range(0.12, 0.3)],
        [x + random.range(-0.08, 0.08), random.range(0.04, 0.12)],
      ],
      { width: wide * 0.25, colour: '#5a4836' },
    );
  }
}

/** Light that falls between the crowns. */
function beam({ c, random }: Brush, x: number): void {
  c.save();
  c.globalCompositeOperation = 'lighter';
  c.globalAlpha = 0.08;
  c.fillStyle = '#fff2c8';
  c.beginPath();
  const wide = random.range(0.02, 0.06);
  c.moveTo(x, 0);
  c.lineTo(x + wide, 0);
  c.lineTo(x + wide * 2.6 - 0.16, FLOOR + 0.06);
  c.lineTo(x - 0.18, FLOOR + 0.06);
  c.fill();
  c.restore();
}
