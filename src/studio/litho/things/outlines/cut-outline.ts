import { Path2D } from '@napi-rs/canvas';
import { dropShadow } from '#studio/litho/props/table-item.ts';
import type { LithoPress, Shade } from '#studio/litho/press.ts';
import type { DrawnLook, DrawnThing, Standing } from '#studio/litho/things/drawn-thing.ts';
import { mixInk } from '#studio/litho/things/mix-ink.ts';
import { outlineOf } from './outlines.ts';
import type { FlatCut } from './outlines.ts';
import type { OutlineThing } from './outline-thing.ts';

/** A thing cut after one of Noto's outlines. */
export function fromOutline({ icon, height, dye, main }: OutlineThing): DrawnThing {
  return {
    get aspect() {
      const { box } = outlineOf(icon);
      return box[2] / box[3];
    },
    height,
    draw: (press, standing, look) => {
      const colour = look.colour ?? dye ?? null;
      const outline = outlineOf(icon);
      printCut(press, main ? { ...outline, main } : outline, standing, { ...look, colour });
    },
  };
}

/** A thing of our own, cut by hand. */
export function fromCut(cut: FlatCut, height: number): DrawnThing {
  return {
    aspect: cut.box[2] / cut.box[3],
    height,
    draw: (press, standing, look) => printCut(press, cut, standing, look),
  };
}

/** Parts smaller than this share of the thing get a thinner outline, where a press draws any. */
const BODY_SHARE = 0.06;
const THINNER = 4;

/** Flat inks with one light over the whole thing, so that its parts hold together. */
function printCut(
  press: LithoPress,
  { box, main, shapes }: FlatCut,
  { base: [x, y], heightPx }: Standing,
  look: DrawnLook,
): void {
  const [left, top, width, height] = box;
  const scale = heightPx / height;
  if (!look.isAloft) {
    dropShadow(press, [x, y], width * scale * 0.52, Math.min(width, height) * scale * 0.06);
  }
  const shades = lightOver(box, look.lightSide);
  const bodyArea = width * height * BODY_SHARE;
  press.placed([x, y], 0, scale, () => {
    press.placed([-left - width / 2, -top - height], 0, 1, () => {
      for (const [colour, outline, opacity = 100] of shapes) {
        const path = new Path2D(outline);
        const ink = mixInk(colour, main, look);
        if (opacity < 75) press.veil(path, ink, opacity / 100);
        else {
          const lineScale = areaOf(path) > bodyArea ? scale : scale * THINNER;
          press.cut(path, ink, { scale: lineScale, shades });
        }
      }
    });
  });
}

function areaOf(path: Path2D): number {
  const [left, top, right, bottom] = path.getBounds();
  return (right - left) * (bottom - top);
}

/** Lit from above on one side, in shadow below on the other. */
function lightOver([left, top, width, height]: FlatCut['box'], side: 1 | -1): [Shade, Shade] {
  const middle = left + width / 2;
  return [
    {
      from: [middle + (side * width) / 2, top],
      to: [middle - (side * width) / 2, top + height],
      start: 0.34,
      end: -0.62,
      middle: [0.45, 0],
    },
    { from: [middle, top + height * 0.72], to: [middle, top + height], start: 0, end: -0.35 },
  ];
}
