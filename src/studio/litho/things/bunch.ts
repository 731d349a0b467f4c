import { darken, mixHex } from '#studio/litho/mix-colours.ts';
import { drawCluster, drawVineLeaf } from '#studio/litho/props/grapes.ts';
import type { ClusterForm } from '#studio/litho/props/cluster-form.ts';
import type { DrawnLook, DrawnThing } from './drawn-thing.ts';

/** A bunch as it lies on a table or in a basket. */
export const grapes: DrawnThing = {
  aspect: 0.72,
  height: 0.5,
  draw: (press, { base: [x, y], heightPx }, look) => {
    const { wine, random, lightSide } = look;
    drawVineLeaf(press, {
      at: [x + heightPx * 0.05, y - heightPx * 0.86],
      sizePx: heightPx * 0.34,
      turn: 1.1,
      colour: '#5f7d3e',
      vein: '#8fa65c',
    });
    drawCluster(press, {
      stalk: [x, y - heightPx],
      heightPx,
      wine,
      random,
      lightSide,
      ...formOf(look),
    });
  },
};

/** The colour that was said wins over that of the wine: 'blue grapes' in a land of Riesling. */
function formOf({ colour, spec }: DrawnLook): { form?: ClusterForm } {
  if (colour === null) return {};
  // Prints in wild inks dye a bunch; elsewhere it keeps to what a vine bears.
  if (spec.style === 'pop_art') return { form: dyed([darken(colour, 0.3), colour]) };
  // Of 'white' and 'black' grapes neither is so.
  if (channelsOf(colour).every((one) => one > 190)) return { form: dyed(PALE) };
  const [dark, light] = isPale(colour) ? PALE : DARK;
  return { form: dyed([mixHex(dark, colour, SAID), mixHex(light, colour, SAID)]) };
}

const dyed = (inks: readonly [string, string]): ClusterForm => ({
  wide: 1,
  long: 1,
  berry: 1,
  inks,
});

const DARK = ['#3a1f4d', '#5b2a63'] as const;
const PALE = ['#a9b84a', '#c9cf6a'] as const;
/** How much of the colour that was said shows in that of the berries. */
const SAID = 0.42;

/** Green, yellow and golden berries have more green than blue in them, and no more red than that. */
function isPale(hex: string): boolean {
  const [r = 0, g = 0, b = 0] = channelsOf(hex);
  return g > b * 1.15 && g > r * 0.62 && g > 70;
}

const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
