import type { Rgb } from '#studio/textures/colour.ts';
import { addRgb, scaleRgb } from '#studio/textures/colour.ts';
import { hash2 } from '#studio/textures/noise.ts';
import type { Rows } from '#studio/row-bands.ts';
import type { TileSize } from '#studio/textures/material-map.ts';
import type { PlacedStand } from '#studio/people/furniture.ts';
import type { RenderedPerson } from '#studio/people/painting/person-view.ts';
import { layBunch } from './bunch.ts';
import { layLeaf } from './leaf.ts';
import { perspectiveOf } from './row-line.ts';
import type { Perspective } from './row-line.ts';
import type { RowLight } from './row-light.ts';
import { blankSheet } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { CELL, CORDON, woodAt } from './vine-wood.ts';
import { layStick } from './wood.ts';

/** Metres up to the lowest leaves and the highest. */
const LOW = 0.9;
const HIGH = 1.74;
const WIRES = [CORDON, 1.2, 1.6];

const WIRE: Rgb = [0.2, 0.2, 0.2];
const DARK_GRAPES: Rgb = [0.03, 0.012, 0.042];

/** Further than this leaves are not told apart. */
const FARTHEST = 0.2;

interface Row {
  sheet: Sheet;
  view: Perspective;
  light: RowLight;
  leaves: Rgb;
  grapes: Rgb;
}

/** The row at which somebody works, from beyond one side of the frame to the other or to the horizon. */
export function paintVineRow(
  size: TileSize,
  { row, foot, metres, wardrobe }: PlacedStand,
  { light, rows, margin }: { light: RowLight; rows: Rows; margin: number },
): RenderedPerson {
  const sheet = blankSheet(size, [rows.from - margin, rows.to + margin]);
  if (!row) return sheet;
  const view = perspectiveOf(row, { ...size, foot, metres });
  const { leaves = WIRE, grapes = DARK_GRAPES } = wardrobe ?? {};
  const of: Row = { sheet, view, light, leaves, grapes };
  const to = view.depth * (1 / FARTHEST - 1);
  const from = -view.depth * 0.62;
  const first = Math.floor(from / CELL);
  strandWires(of, from, to);
  for (let i = Math.min(400, Math.ceil(to / CELL)); i >= first; i--) {
    const x = view.columnAt(i * CELL);
    const room = view.unit * view.scaleAt(i * CELL);
    if (x < -room || x > size.width + room) continue;
    plantAt(of, i);
    if (row.isBare) continue;
    leavesAt(of, i, 0);
    if (!row.isGreen) bunchesAt(of, i);
    leavesAt(of, i, 1);
    leavesAt(of, i, 2);
  }
  return sheet;
}

const pointAt = (view: Perspective, along: number, up: number): [number, number] => [
  view.columnAt(along),
  view.rowAt(up, view.scaleAt(along)),
];

function strandWires({ sheet, view, light }: Row, from: number, to: number): void {
  for (const up of WIRES)
    layStick(
      sheet,
      {
        from: pointAt(view, from, up),
        to: pointAt(view, to, up),
        thick: [0.003 * view.unit * view.scaleAt(from), 0.3],
        colour: WIRE,
        rough: 0,
      },
      light,
    );
}

function plantAt({ sheet, view, light }: Row, i: number): void {
  const along = i * CELL;
  const unit = view.unit * view.scaleAt(along);
  for (const { from, to, thick, colour, rough } of woodAt(i))
    layStick(
      sheet,
      {
        from: pointAt(view, along + from[0], from[1]),
        to: pointAt(view, along + to[0], to[1]),
        thick: [thick[0] * unit, thick[1] * unit],
        colour,
        rough,
      },
      light,
    );
}

/** Bunches hang irregularly from the cordon's spurs. */
function bunchesAt({ sheet, view, light, grapes }: Row, i: number): void {
  const along = (i + hash2(i, 1, 29)) * CELL;
  if (hash2(i, 2, 29) > 0.52) return;
  const [x, y] = pointAt(view, along, 0.98 + 0.2 * hash2(i, 3, 29));
  const unit = view.unit * view.scaleAt(along);
  layBunch(sheet, { x, y, unit, colour: grapes, number: i }, light);
}

/** How many of a layer's leaves there are: dense in the shade, loose before it. */
const DENSE = [1, 0.8, 0.5] as const;

function leavesAt(row: Row, i: number, layer: 0 | 1 | 2): void {
  for (let j = 0; LOW + j * CELL < HIGH + 0.12; j++) {
    const chance = (of: number): number => hash2(i * 3 + layer, j, 37 + of);
    const up = LOW + (j + chance(0) - 0.3) * CELL;
    const along = (i + chance(1) * 1.4) * CELL;
    // Shoots stand out above, and below the leaves are thinner where bunches ripen.
    const top =
      HIGH - 0.14 + 0.12 * Math.sin(along * 3.1) * Math.sin(along * 7.7 + 1) + 0.1 * chance(2);
    const low = layer === 0 ? 0.94 : layer === 1 ? 1.06 : 1.1 + 0.1 * chance(3);
    if (up > top || (up < low && chance(4) > 0.12) || chance(5) > DENSE[layer]) continue;
    leafAt(row, { along, up, layer, chance });
  }
}

function leafAt(
  { sheet, view, light, leaves }: Row,
  {
    along,
    up,
    layer,
    chance,
  }: { along: number; up: number; layer: 0 | 1 | 2; chance: (of: number) => number },
): void {
  const [x, y] = pointAt(view, along, up);
  const scale = view.scaleAt(along);
  const radius = (0.052 + 0.03 * chance(6)) * view.unit * scale;
  // Young and turning ones are paler; the sun shines through the highest and through some others.
  const age = chance(7);
  const colour: Rgb = [
    leaves[0] * (0.6 + 0.8 * age),
    leaves[1] * (0.85 + 0.3 * chance(8)),
    leaves[2] * (0.7 + 0.7 * chance(9)),
  ];
  const height = (up - LOW) / (HIGH - LOW);
  const shade = (layer === 0 ? 0.22 : layer === 1 ? 0.5 : 0.85) * (0.55 + 0.5 * height);
  const through =
    chance(10) < 0.16 + 0.34 * height * height && layer > 0 ? 0.5 + 0.5 * chance(11) : 0;
  const lit = (gain: number): Rgb =>
    addRgb(scaleRgb(light.open, shade * gain), scaleRgb(light.sun, through * gain * 0.75));
  const tilt = 0.6 + 0.8 * chance(12);
  layLeaf(sheet, {
    x,
    y,
    radius,
    turn: (chance(13) - 0.5) * 2.2,
    open: 0.6 + 0.4 * chance(14),
    colour,
    left: lit(tilt),
    right: lit(1.7 - tilt * 0.8),
  });
}
