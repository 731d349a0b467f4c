import { fold } from '#studio/lexicon/matching/normalise.ts';
import { polygon } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { Stage } from '#studio/litho/places/ground.ts';
import { isView } from '#studio/places/place.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

const GROUNDS = new Set<PlaceId>(['picnic', 'garden_party', 'beach', 'pergola', 'wedding', 'pool']);

/** A checked blanket lies on the ground, outdoors; indoors it is the cloth of the table, and nobody cycles over one. */
export const hasBlanket = (
  { surface, prompt, figures }: SceneSpec,
  place: PlaceId | null,
): boolean =>
  !figures.some(({ action }) => action === 'riding') &&
  (surface === 'gingham' || BLANKET.test(fold(prompt)) || PICNIC.test(fold(prompt))) &&
  place !== null &&
  (isView(place) || GROUNDS.has(place));

const PICNIC =
  /(?<!(?:panier|cestas?|cestin[oi]|cesto) d[ea] )\b(?:picnic|pique[- ]nique|picknick)\b(?! (?:table|bench|basket))/;
const BLANKET =
  /\b(?:blankets?|picnic cloth|picknickdecken?|decke|nappe de pique nique|plaid|coperta|telo da picnic|manta|mantel de picnic)\b/;

const COLUMNS = 13;
const ROWS = 5;

/** Squares that grow towards us, under whatever stands there. */
export function paintBlanket(
  press: LithoPress,
  { area, stage, spec }: { area: Rect; stage: Stage; spec: SceneSpec },
): void {
  const depth = area.height * 0.15;
  const front = Math.min(area.y + area.height * 0.995, stage.floor + area.height * 0.07);
  const middle = area.x + area.width / 2;
  const at = (u: number, v: number): Point => {
    const half = area.width * (0.36 + 0.11 * v);
    return [middle + (u * 2 - 1) * half, front - depth * (1 - v) ** 1.12];
  };
  const field = (u0: number, u1: number, v0: number, v1: number) =>
    polygon([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]);
  const ink = spec.surfaceColour?.hex ?? '#b8353a';
  press.fill(field(0, 1, 0, 1), '#fbf3e2');
  for (let i = 0; i < COLUMNS; i += 2)
    press.veil(field(i / COLUMNS, (i + 1) / COLUMNS, 0, 1), ink, 0.62);
  for (let i = 0; i < ROWS; i += 2) press.veil(field(0, 1, i / ROWS, (i + 1) / ROWS), ink, 0.62);
  press.stroke(field(0, 1, 0, 1), ink, press.unit * 3);
}
