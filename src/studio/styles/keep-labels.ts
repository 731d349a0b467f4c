import type { Film } from '#studio/film.ts';
import type { SceneGraph } from '#studio/scene-graph.ts';

export type Ink = (
  r: number,
  g: number,
  b: number,
  white: number,
  index: number,
) => readonly [number, number, number];

export interface LabelKeeping {
  film: Film;
  scene: SceneGraph;
  /** The picture before the style touched it. */
  clean: Uint8ClampedArray;
  /** 0..1: how much of the clean label shows through. */
  amount: number;
  /** Maps the clean label to the style's own colours. */
  ink: Ink;
}

/** Text stays exact under brushes and dots: the label's own pixels are laid back over the picture. */
export function keepLabels(
  picture: Uint8ClampedArray,
  { film, scene, clean, amount, ink }: LabelKeeping,
): void {
  const labels = new Set(scene.objects.filter((o) => o.role === 'label').map((o) => o.id));
  if (labels.size === 0) return;
  const { width, height, ids } = film;
  const isLabel = (i: number): number => (labels.has(ids[i]!) ? 1 : 0);
  const white = paperWhite(clean, ids, labels);
  if (white === null) return;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (!isLabel(i)) continue;
      const inside =
        (isLabel(i - 1) + isLabel(i + 1) + isLabel(i - width) + isLabel(i + width) + 2) / 6;
      const o = i * 4;
      const tone = ink(clean[o]!, clean[o + 1]!, clean[o + 2]!, white, i);
      for (let c = 0; c < 3; c++)
        picture[o + c] = picture[o + c]! + (tone[c]! - picture[o + c]!) * amount * inside;
    }
  }
}

/** The brightness a quarter of the label exceeds: its paper. */
function paperWhite(
  clean: Uint8ClampedArray,
  ids: Uint16Array,
  labels: ReadonlySet<number>,
): number | null {
  const histogram = new Uint32Array(256);
  let count = 0;
  for (let i = 0; i < ids.length; i++) {
    if (!labels.has(ids[i]!)) continue;
    const bin = Math.max(clean[i * 4]!, clean[i * 4 + 1]!, clean[i * 4 + 2]!);
    histogram[bin]! += 1;
    count++;
  }
  if (count === 0) return null;
  let sum = 0;
  for (let v = 255; v > 0; v--) {
    sum += histogram[v]!;
    if (sum > count / 4) return v;
  }
  return 1;
}
