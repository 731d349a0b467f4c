import type { Brief } from '#studio/brief.ts';
import type { DrawnPicture } from '#studio/film.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { stream } from '#studio/random.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { drawPieces } from './arrange/paint-arrangement.ts';
import { piecesFor } from './arrange/pieces.ts';
import { setOut } from './arrange/set-out.ts';
import type { SetPiece } from './arrange/set-piece.ts';
import { rectangle } from './geometry.ts';
import type { Rect } from './geometry.ts';
import { posterPalette } from './posters/poster-palette.ts';
import { LithoPress } from './press.ts';
import { printLitho } from './print-litho.ts';

const STICKER = /\b(?:stickers?|die[- ]?cut|autocollants?|adesiv[oi]|pegatinas?|aufkleber\w*)\b/;

/** A motif with a white border on a plain ground; words of its own are set on posters and cards. */
export const isSticker = (
  spec: Pick<SceneSpec, 'prompt' | 'style' | 'texts' | 'things' | 'figures'>,
): boolean =>
  spec.style === 'illustration_poster' &&
  STICKER.test(fold(spec.prompt)) &&
  spec.texts.title === null &&
  spec.things.length + spec.figures.length > 0;

const GROUNDS = ['#a9c4c9', '#c9b7a4', '#b8c3a1', '#c6b0bd'] as const;

/** What is cut out along its outline, its border left white. */
export function drawSticker({ spec: asked, width, height, seed }: Brief): DrawnPicture {
  const random = stream(seed, 'sticker');
  const spec: SceneSpec = { ...asked, place: null };
  const palette = posterPalette(spec, random.fork('palette'));
  const press = new LithoPress(width, height);
  const sheet = { x: 0, y: 0, width, height };
  press.fill(rectangle(sheet), asked.ground?.hex ?? random.fork('ground').pick(GROUNDS));
  const ground = press.colour.getImageData(0, 0, 1, 1).data;
  const area = { x: width * 0.14, y: height * 0.14, width: width * 0.72, height: height * 0.72 };
  const stage = { floor: area.y + area.height, horizon: area.y + area.height, line: '#fff7ea' };
  const pieces = filling(setOut(piecesFor(spec), { area, stage, random }), area);
  drawPieces({ press, spec, random: random.fork('pieces') }, pieces, stage);
  const print = printLitho(press, { dark: palette.dark, light: palette.light, seed });
  const inks = press.colour.getImageData(0, 0, width, height).data;
  const isInked = (p: number) => [0, 1, 2].some((c) => inks[p * 4 + c] !== ground[c]);
  return withBorder(print, { isInked, ground, reach: Math.min(width, height) * 0.03 });
}

/** All pieces together, as large as the sheet allows. */
function filling(pieces: readonly SetPiece[], area: Rect): SetPiece[] {
  const halfOf = ({ heightPx, maker }: SetPiece) => (heightPx * maker.aspect) / 2;
  const left = Math.min(...pieces.map((piece) => piece.base[0] - halfOf(piece)));
  const right = Math.max(...pieces.map((piece) => piece.base[0] + halfOf(piece)));
  const top = Math.min(...pieces.map(({ base, heightPx }) => base[1] - heightPx));
  const foot = Math.max(...pieces.map(({ base }) => base[1]));
  const scale = Math.min(area.width / (right - left), area.height / (foot - top));
  const middle = [area.x + area.width / 2, area.y + area.height / 2] as const;
  return pieces.map((piece) => ({
    ...piece,
    heightPx: piece.heightPx * scale,
    base: [
      middle[0] + (piece.base[0] - (left + right) / 2) * scale,
      middle[1] + (piece.base[1] - (top + foot) / 2) * scale,
    ] as const,
  }));
}

interface Border {
  isInked: (pixel: number) => boolean;
  ground: ArrayLike<number>;
  reach: number;
}

/** Paints everything within `reach` of the motif white, with a thin shadow round it; nothing else throws one. */
function withBorder(print: DrawnPicture, { isInked, ground, reach }: Border): DrawnPicture {
  const away = distances(isInked, print);
  const pixels = Uint8ClampedArray.from(print.pixels);
  away.forEach((distance, p) => {
    if (distance === 0) return;
    const i = p * 4;
    const shade = distance < reach * 1.3 ? 0.8 : 1;
    for (let c = 0; c < 3; c++)
      pixels[i + c] = distance <= reach ? 255 : (ground[c] ?? 255) * shade;
  });
  return { ...print, pixels };
}

/** How far each pixel is from the nearest inked one: two sweeps, straight and slanting steps. */
function distances(
  isInked: (pixel: number) => boolean,
  { width, height }: Pick<DrawnPicture, 'width' | 'height'>,
): Float32Array {
  const away = new Float32Array(width * height);
  for (let p = 0; p < away.length; p++) away[p] = isInked(p) ? 0 : 1e6;
  const relax = (p: number, from: number, step: number) => {
    const next = (away[from] ?? 1e6) + step;
    if (next < (away[p] ?? 0)) away[p] = next;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      if (x > 0) relax(p, p - 1, 1);
      if (y > 0) relax(p, p - width, 1);
      if (y > 0 && x > 0) relax(p, p - width - 1, Math.SQRT2);
      if (y > 0 && x < width - 1) relax(p, p - width + 1, Math.SQRT2);
    }
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--) {
      const p = y * width + x;
      if (x < width - 1) relax(p, p + 1, 1);
      if (y < height - 1) relax(p, p + width, 1);
      if (y < height - 1 && x < width - 1) relax(p, p + width + 1, Math.SQRT2);
      if (y < height - 1 && x > 0) relax(p, p + width - 1, Math.SQRT2);
    }
  return away;
}
