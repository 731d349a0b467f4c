import { clothColour } from './table-cloth.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Placed } from '#studio/people/body/name-parts.ts';
import type { Part } from '#studio/people/body/part.ts';
import { createBeast } from '#studio/people/body/beast.ts';
import { BAR, createStand } from '#studio/people/furniture.ts';
import type { PlacedStand } from '#studio/people/furniture.ts';
import { isWareHeld } from '#studio/people/held/hold.ts';
import { createPerson } from '#studio/people/body/person.ts';
import { offHip, upright } from '#studio/people/acting/leaning.ts';
import { stanceOf } from '#studio/people/acting/pose.ts';
import type { Figure } from './person-view.ts';
import { complexionOf } from './complexion.ts';
import {
  colourOf,
  plainColours,
  stavesAt,
  wareColour,
} from '#studio/people/dress/cloth-colours.ts';

const plainColour = (part: Part, p: Vec3): Rgb =>
  part === 'bar'
    ? BAR
    : part === 'barrel'
      ? stavesAt(p)
      : part === 'basket'
        ? WICKER
        : plainColours(part);
const WICKER: Rgb = [0.34, 0.2, 0.085];

/** Top and front of a marble counter, and the top of such a table. */
const stoneOf = ({ isMarble, stand }: PlacedStand, part: Part): Rgb | undefined =>
  isMarble && (part === 'table' || (part === 'bar' && stand === 'counter')) ? MARBLE : undefined;
const MARBLE: Rgb = [0.66, 0.65, 0.63];

/** Pale wine is seen through its glass. */
const bottleOf = ({ bottle, wine }: PlacedStand, part: Part): Rgb | undefined =>
  part === 'wine' || part === 'decanted'
    ? wine
    : part === 'bottle' || part === 'foil'
      ? bottle?.[part]
      : undefined;

/** The body of somebody or of what is with them, and the colour of each of its points. */
export function modelOf(figure: Placed): Figure {
  if ('shape' in figure) {
    const { shape, wardrobe } = figure;
    const stance = stanceOf(shape.pose);
    const [unbent, eased] = [upright(stance), offHip(stance, shape.isOtherFoot)];
    const standing = (p: Vec3): Vec3 => {
      const [x, y, z] = unbent(p);
      return [x - (eased?.(y) ?? 0), y, z];
    };
    const tinted = complexionOf(shape, wardrobe.hair);
    const wares = shape.holds.map((held) => (isWareHeld(held) ? held : null));
    return {
      ...createPerson(shape),
      // Collar and belt go with whoever bends or sits.
      colour: (part, p) => {
        const worn =
          wareColour(wares, part) ?? colourOf(wardrobe, part, part === 'torso' ? standing(p) : p);
        return part === 'skin' || part === 'lip' ? tinted(worn, p) : worn;
      },
    };
  }
  if ('stand' in figure) {
    const wares = figure.bears.map(({ held }) => (isWareHeld(held) ? held : null));
    return {
      body: createStand(figure),
      solid: createStand(figure, false),
      colour: (part, p) =>
        wareColour(wares, part) ??
        bottleOf(figure, part) ??
        stoneOf(figure, part) ??
        clothColour(figure.cloth, part, p) ??
        (figure.wardrobe ? colourOf(figure.wardrobe, part, p) : plainColour(part, p)),
    };
  }
  const { body, colour } = createBeast(figure.beast);
  return { body, solid: body, colour };
}
