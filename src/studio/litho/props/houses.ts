import type { EstateKind } from '#studio/scene/surroundings.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';

export interface HouseOptions {
  /** Middle of the ground floor. */
  foot: Point;
  /** Pixels of one unit; a house is some two units wide. */
  sizePx: number;
  wall: string;
  roof: string;
  /** Window and door openings. */
  opening: string;
  lightSide: 1 | -1;
}

interface Wing {
  x: number;
  width: number;
  height: number;
  roof: 'hip' | 'gable' | 'cone' | 'flat' | 'gable_curved';
  roofHeight: number;
  floors?: number;
}

/** Each kind of estate as wings, back to front; sizes in units of the house. */
const PLANS: Readonly<Record<EstateKind, readonly Wing[]>> = {
  villa: [
    { x: -0.9, width: 0.75, height: 0.42, roof: 'hip', roofHeight: 0.16 },
    { x: 0.25, width: 0.6, height: 0.36, roof: 'hip', roofHeight: 0.14 },
    { x: -0.2, width: 0.5, height: 0.8, roof: 'gable', roofHeight: 0.2, floors: 2 },
  ],
  farmhouse: [
    { x: -0.2, width: 1.1, height: 0.36, roof: 'gable', roofHeight: 0.24 },
    { x: -0.85, width: 0.75, height: 0.5, roof: 'gable', roofHeight: 0.28, floors: 2 },
  ],
  chateau: [
    { x: -1, width: 2, height: 0.42, roof: 'hip', roofHeight: 0.26, floors: 2 },
    { x: -0.28, width: 0.56, height: 0.56, roof: 'hip', roofHeight: 0.3, floors: 2 },
    { x: -1.12, width: 0.34, height: 0.62, roof: 'cone', roofHeight: 0.46, floors: 2 },
    { x: 0.78, width: 0.34, height: 0.62, roof: 'cone', roofHeight: 0.46, floors: 2 },
  ],
  castle: [
    { x: -0.1, width: 0.42, height: 1.16, roof: 'flat', roofHeight: 0.08, floors: 3 },
    { x: -0.62, width: 0.6, height: 0.66, roof: 'hip', roofHeight: 0.28, floors: 2 },
    { x: -0.9, width: 1.8, height: 0.4, roof: 'flat', roofHeight: 0.08 },
    { x: -1.02, width: 0.32, height: 0.72, roof: 'cone', roofHeight: 0.42, floors: 2 },
    { x: 0.66, width: 0.36, height: 0.62, roof: 'cone', roofHeight: 0.4, floors: 2 },
  ],
  abbey: [
    { x: -0.95, width: 1.35, height: 0.42, roof: 'gable', roofHeight: 0.26 },
    { x: 0.35, width: 0.34, height: 0.9, roof: 'cone', roofHeight: 0.52, floors: 2 },
  ],
  modern_winery: [
    { x: -1.1, width: 2.2, height: 0.26, roof: 'flat', roofHeight: 0.07 },
    { x: -0.35, width: 1.3, height: 0.46, roof: 'flat', roofHeight: 0.07, floors: 2 },
  ],
  cape_dutch: [
    { x: -1.05, width: 2.1, height: 0.38, roof: 'hip', roofHeight: 0.26 },
    { x: -0.26, width: 0.52, height: 0.5, roof: 'gable_curved', roofHeight: 0.34 },
  ],
};

/** What each kind is called in the inventory. */
const NAMES: Readonly<Record<EstateKind, ThingId>> = {
  villa: 'house',
  farmhouse: 'house',
  chateau: 'chateau',
  castle: 'chateau',
  abbey: 'abbey',
  modern_winery: 'house',
  cape_dutch: 'house',
};

export function drawHouse(press: LithoPress, kind: EstateKind, options: HouseOptions): void {
  press.named(NAMES[kind], () => {
    for (const wing of PLANS[kind]) drawWing(press, wing, kind, options);
  });
}

function drawWing(press: LithoPress, wing: Wing, kind: EstateKind, options: HouseOptions): void {
  const { foot, sizePx, wall, lightSide } = options;
  const at = (x: number, y: number): Point => [foot[0] + x * sizePx, foot[1] - y * sizePx];
  const { x, width, height } = wing;
  const face = polygon([at(x, -0.1), at(x + width, -0.1), at(x + width, height), at(x, height)]);
  press.fill(face, kind === 'cape_dutch' ? '#fdf6e6' : wall, {
    from: at(lightSide > 0 ? x : x + width, 0),
    to: at(lightSide > 0 ? x + width : x, 0),
    start: -0.75,
    end: 0.05,
  });
  drawRoof(press, wing, kind, options, at);
  drawOpenings(press, wing, options, at);
}

function drawRoof(
  press: LithoPress,
  { x, width, height, roof, roofHeight }: Wing,
  kind: EstateKind,
  { roof: tiles, wall, lightSide }: HouseOptions,
  at: (x: number, y: number) => Point,
): void {
  const eave = 0.05;
  const left = at(x - eave, height);
  const right = at(x + width + eave, height);
  const top = height + roofHeight;
  const outlines: Record<Wing['roof'], Point[]> = {
    hip: [left, at(x + width * 0.1, top), at(x + width * 0.9, top), right],
    gable: [left, at(x + width / 2, top), right],
    cone: [left, at(x + width / 2, top), right],
    flat: [left, at(x - eave, top), at(x + width + eave, top), right],
    gable_curved: [
      at(x, height),
      at(x + width * 0.08, height + roofHeight * 0.5),
      at(x + width * 0.3, height + roofHeight * 0.62),
      at(x + width * 0.36, top),
      at(x + width * 0.64, top),
      at(x + width * 0.7, height + roofHeight * 0.62),
      at(x + width * 0.92, height + roofHeight * 0.5),
      at(x + width, height),
    ],
  };
  if (kind === 'castle' && roof === 'flat') drawMerlons(press, { x, width, top, wall }, at);
  const colour =
    roof === 'gable_curved' ? '#fdf6e6' : kind === 'castle' && roof === 'flat' ? wall : tiles;
  press.fill(polygon(outlines[roof]), colour, {
    from: lightSide > 0 ? left : right,
    to: lightSide > 0 ? right : left,
    start: -0.55,
    end: 0.3,
  });
}

/** The teeth of a castle's wall. */
function drawMerlons(
  press: LithoPress,
  { x, width, top, wall }: { x: number; width: number; top: number; wall: string },
  at: (x: number, y: number) => Point,
): void {
  const count = Math.round(width / 0.13);
  const step = width / (count - 0.5);
  for (let i = 0; i < count; i++) {
    const left = x + i * step;
    const right = left + step / 2;
    press.fill(
      polygon([at(left, top), at(right, top), at(right, top + 0.07), at(left, top + 0.07)]),
      wall,
    );
  }
}

function drawOpenings(
  press: LithoPress,
  { x, width, height, floors = 1 }: Wing,
  { opening, sizePx }: HouseOptions,
  at: (x: number, y: number) => Point,
): void {
  const across = Math.max(1, Math.round(width / 0.24));
  for (let floor = 0; floor < floors; floor++) {
    for (let i = 0; i < across; i++) {
      const [left, top] = at(
        x + ((i + 0.5) * width) / across - 0.038,
        height * ((floor + 0.72) / floors),
      );
      press.fill(
        rectangle({ x: left, y: top, width: 0.076 * sizePx, height: 0.13 * sizePx }),
        opening,
      );
    }
  }
}
