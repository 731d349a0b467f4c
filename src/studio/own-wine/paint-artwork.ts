import type { LabelSpec } from '#studio/labels/label-spec.ts';
import { paintLabel } from '#studio/labels/paint-label.ts';
import type { PaintedLayers } from '#studio/scene-graph.ts';
import type { TileSize } from '#studio/textures/material-map.ts';
import type { OwnLabel } from '#studio/labels/label-spec.ts';

/** Artwork as the painters' parameters carry it. */
export interface ArtworkParams {
  rgba: Uint8Array;
  corner: OwnLabel['corner'];
  paper: OwnLabel['paper'];
  mask?: Uint8Array | undefined;
  isFoil: boolean;
}

const FLAT = 128;
/** Brighter than this in every channel, film without an alpha channel counts as unprinted. */
const UNPRINTED = 244;

/** A customer's label on its paper: the artwork's own pixels, cut to shape, with the paper's relief. */
export function paintArtwork({ width, height }: TileSize, params: ArtworkParams): PaintedLayers {
  const { rgba, corner, paper, mask, isFoil } = params;
  const color = new Uint8ClampedArray(width * height * 4);
  const relief = new Uint8ClampedArray(width * height * 4);
  const isClear = paper === 'clear';
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      const alpha = rgba[i + 3]! / 255;
      // Paper is white where nothing is printed; film lets the bottle through.
      const ground = isClear ? 0 : 255 * (1 - alpha);
      for (let c = 0; c < 3; c++)
        color[i + c] = isClear ? rgba[i + c]! : rgba[i + c]! * alpha + ground;
      const isPrinted = isClear ? alpha > 0.5 && !isWhite(rgba, i) : true;
      color[i + 3] = isPrinted ? 255 : 0;
      const raised = mask ? mask[i >> 2]! : 0;
      relief[i] = FLAT + grain(paper, x, y) + raised * 0.28;
      relief[i + 1] = isFoil ? raised : 0;
      relief[i + 2] = FLAT;
      relief[i + 3] = 255;
    }
  }
  cutOut(color, corner, { width, height });
  return { color, relief };
}

/** One of our own designs in the customer's words, cut to the customer's shape. */
export function paintOwnDesign(
  size: TileSize,
  { spec, corner }: { spec: LabelSpec; corner: OwnLabel['corner'] },
): PaintedLayers {
  const { color, relief } = paintLabel(spec, size);
  cutOut(color, corner, size);
  return { color, relief };
}

function isWhite(rgba: Uint8Array, i: number): boolean {
  return rgba[i]! > UNPRINTED && rgba[i + 1]! > UNPRINTED && rgba[i + 2]! > UNPRINTED;
}

/** Height of the paper's own structure. */
function grain(paper: OwnLabel['paper'], x: number, y: number): number {
  if (paper === 'laid') return Math.sin(y * 0.9) * 6 + (x % 96 === 0 ? 5 : 0);
  if (paper !== 'textured') return 0;
  const hash = Math.sin((x >> 1) * 12.9898 + (y >> 1) * 78.233) * 43758.5453;
  return (hash - Math.floor(hash) - 0.5) * 26;
}

/** Takes away what lies outside the shape. Every shape is the same left and right and has no gaps in a row. */
function cutOut(
  color: Uint8ClampedArray,
  corner: OwnLabel['corner'],
  { width, height }: TileSize,
): void {
  if (corner === 'square') return;
  const isInside = outlineOf(corner, width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x * 2 < width && !isInside(x, y); x++) {
      color[(y * width + x) * 4 + 3] = 0;
      color[((y + 1) * width - 1 - x) * 4 + 3] = 0;
    }
  }
}

/** Whether a pixel belongs to the label; arched ones have a round head, as on old ports. */
function outlineOf(corner: OwnLabel['corner'], width: number, height: number) {
  const radius = corner === 'rounded' ? Math.min(width, height) * 0.08 : 0;
  const arch = Math.min(width / 2, height * 0.6);
  return (x: number, y: number): boolean => {
    const [px, py] = [x + 0.5, y + 0.5];
    switch (corner) {
      case 'square':
        return true;
      case 'oval':
        return ((px / width) * 2 - 1) ** 2 + ((py / height) * 2 - 1) ** 2 <= 1;
      case 'arched':
        return py >= arch || ((px - width / 2) / (width / 2)) ** 2 + ((py - arch) / arch) ** 2 <= 1;
      case 'rounded': {
        const dx = Math.max(radius - px, px - (width - radius), 0);
        const dy = Math.max(radius - py, py - (height - radius), 0);
        return dx * dx + dy * dy <= radius * radius;
      }
    }
  };
}
