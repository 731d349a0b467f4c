import type { PlacedPerson, PlacedBeast, Standing } from '#studio/people/acting/staging/placed.ts';
import { defocusReach } from '#studio/backdrops/defocus.ts';
import type { PaintedLayers } from '#studio/scene-graph.ts';
import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { blendPixel } from '#studio/textures/hdr-image.ts';
import type { TileSize } from '#studio/textures/material-map.ts';
import type { Rows } from '#studio/row-bands.ts';
import { glowOfCandles } from './candle-glow.ts';
import { keptFigure } from './kept-figure.ts';
import { fillOf, lightsOn } from './light-person.ts';
import { BEFORE_THEM, BEHIND_THEM, veil } from './mist.ts';
import { softness } from './focus.ts';
import { layOver } from './lay-over.ts';
import type { StoodUp } from './lay-over.ts';
import type { Placed } from '#studio/people/body/name-parts.ts';
import { coatOf } from '#studio/people/body/beast.ts';
import type { PlacedStand } from '#studio/people/furniture.ts';
import { renderPerson } from './render-person.ts';
import { paintVineRow } from './vine-row/paint-vine-row.ts';
import { rowLight } from './vine-row/row-light.ts';
import type { RoomLight } from './room-light.ts';
import type { Eye, PersonView } from './person-view.ts';
import { combHair } from './strands/comb-hair.ts';
import { coatReach, strokeCoat } from './strands/stroke-coat.ts';

export interface Gathering {
  people: readonly PlacedPerson[];
  beasts: readonly PlacedBeast[];
  stands: readonly PlacedStand[];
  blur: number;
  /** Mist hangs between the rows. */
  isMisty?: boolean;
  /** Photographed from near, with the lens on what they hold: all else of them is a little soft. */
  isFocused?: boolean;
  /** How far out of focus that is which they stand before, in frame heights. */
  behind?: number;
  /** One lamp aside and deep shade, as old masters have them. */
  isChiaroscuro?: boolean;
}

/** Stands people into some rows of a painted backdrop, far ones first, lit by what was painted round them. */
export function layPeople(
  layers: PaintedLayers,
  size: TileSize,
  {
    people,
    beasts,
    stands,
    blur,
    isFocused = false,
    behind = 0,
    isMisty = false,
    isChiaroscuro = false,
  }: Gathering,
  { light, rows }: { light: RoomLight; rows: Rows },
): void {
  const room: HdrImage = { ...size, data: layers.hdr! };
  const all: Placed[] = [...people, ...beasts, ...stands].toSorted((a, b) => b.metres - a.metres);
  for (const person of all) {
    if (person.isInWater) ripple(room, person, rows);
    else castShadow(room, person, rows);
    const radius =
      isFocused && 'shape' in person ? softness(size, person, behind) : blur * size.height * 0.75;
    const hair = 'beast' in person ? coatReach(coatOf(person.beast), unitOf(person, size)) : 0;
    const margin = Math.ceil(radius * 2) + 2 + hair;
    const stood = standUp(size, person, { light, rows, margin, radius, isChiaroscuro, isFocused });
    layOver(room, layers, stood, { person, blur: radius, rows });
    if (isMisty && 'row' in person && person.row) veil(room, light, { rows, ...BEHIND_THEM });
  }
  if (isMisty) veil(room, light, { rows, ...BEFORE_THEM });
  glowOfCandles(room, stands, { light, rows });
}

/** A chef in his toque, a raised glass. */
const TALL = 2.02;

interface Lit {
  light: RoomLight;
  rows: Rows;
  margin: number;
  /** Pixels by which they are out of focus. */
  radius: number;
  isChiaroscuro: boolean;
  isFocused: boolean;
}

function standUp(
  { width, height }: TileSize,
  person: Placed,
  { light, rows, margin, radius, isChiaroscuro, isFocused }: Lit,
): StoodUp {
  if ('row' in person && person.row)
    return {
      figure: paintVineRow({ width, height }, person, {
        light: rowLight(fillOf(light), light.bright, -person.lightFrom),
        rows,
        margin,
      }),
    };
  const eye: Eye = {
    unit: unitOf(person, { height }),
    foot: [person.at * width, person.foot * height],
    facing: person.facing,
    pitch: person.pitch,
  };
  const { inFocus, isSoft, ...model } = keptFigure({ figure: person, eye, radius, isFocused });
  const view: PersonView = {
    ...eye,
    width,
    height,
    rows: neededFor(person, { rows, radius, height }),
    margin,
    reach: person.reach,
    tall: person.tall ?? TALL,
    isClothed: 'shape' in person && person.wardrobe.cut !== 'swim',
    ...lightsOn(person, { light, aspect: width / height, isChiaroscuro, isFocused }),
  };
  const figure = renderPerson(model, { ...view, ...(isSoft && { isSoft }) });
  if ('beast' in person) strokeCoat(figure, coatOf(person.beast), view);
  if (!('shape' in person)) return { figure };
  combHair(figure, person, view);
  return { figure, inFocus };
}

/** Rows of which some light comes into those that are painted. */
function neededFor(
  person: Placed,
  { rows, radius, height }: { rows: Rows; radius: number; height: number },
): Rows {
  const hair = 'beast' in person ? coatReach(coatOf(person.beast), unitOf(person, { height })) : 0;
  // A thin ray's neighbours lie two pixels on.
  const reach = defocusReach(radius) + hair + 3;
  return { from: rows.from - reach, to: rows.to + reach };
}

/** Metres that one pixel shows of them. */
const unitOf = ({ metres, size }: Placed, { height }: Pick<TileSize, 'height'>): number =>
  metres / height / size;

/** Whoever stands on the ground darkens it a little round the feet. */
function castShadow(room: HdrImage, standing: Placed, rows: Rows): void {
  const { at, foot, metres, reach } = standing;
  if (foot > 1.02) return;
  const { width, height } = room;
  // On four feet the shadow is as long as the body.
  const half = 'beast' in standing ? reach * 0.62 : Math.min(reach, 1.1) * 0.55;
  const wide = (half * height) / metres;
  const tall = wide * 0.22;
  const [cx, cy] = [at * width, foot * height - tall * 0.2];
  for (let y = Math.max(rows.from, Math.floor(cy - tall)); y < Math.min(rows.to, cy + tall); y++)
    for (let x = Math.max(0, Math.floor(cx - wide)); x < Math.min(width, cx + wide); x++) {
      const d = Math.hypot((x - cx) / wide, (y - cy) / tall);
      if (d < 1) blendPixel(room, y * width + x, [0.01, 0.01, 0.01], 0.55 * (1 - d) ** 0.8);
    }
}

/** Rings of light on the water round whoever stands in it. */
function ripple(room: HdrImage, { at, foot, metres, cutBelow }: Standing, rows: Rows): void {
  const { width, height } = room;
  const [cx, cy] = [at * width, (foot - cutBelow / metres) * height];
  const wide = (RIPPLE * height) / metres;
  const tall = wide * 0.2;
  for (let y = Math.max(rows.from, Math.floor(cy - tall)); y < Math.min(rows.to, cy + tall); y++)
    for (let x = Math.max(0, Math.floor(cx - wide)); x < Math.min(width, cx + wide); x++) {
      const d = Math.hypot((x - cx) / wide, (y - cy) / tall);
      if (d >= 1) continue;
      const crest = Math.max(0, Math.sin(d * 22)) * (1 - d);
      blendPixel(room, y * width + x, d < 0.5 ? [0.12, 0.42, 0.5] : [0.9, 0.95, 0.95], crest * 0.5);
    }
}
/** Metres to the last ring. */
const RIPPLE = 0.5;
