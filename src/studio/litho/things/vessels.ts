import type { BottleGlass, BottleShape, GlassShape, WineColour } from '#studio/scene/wine.ts';
import { onPaper } from '#studio/labels/label-colours.ts';
import { labelFor } from '#studio/labels/label-for.ts';
import { isWornLabel } from '#studio/labels/worn-label.ts';
import { drawBarrel } from '#studio/litho/props/barrel.ts';
import { bottleProfile } from '#studio/litho/props/bottle-profiles.ts';
import { drawBottle } from '#studio/litho/props/bottle.ts';
import { drawDecanter } from '#studio/litho/props/decanter.ts';
import { glassProfile } from '#studio/litho/props/glass-profiles.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { drawIceBucket } from '#studio/litho/props/table-things.ts';
import type { DrawnThing } from './drawn-thing.ts';

/** A bottle's height against that of the usual one. */
const USUAL = 30;

/** Glass in which a wine is told from those beside it. */
const OTHER_GLASS: Readonly<Record<WineColour, BottleGlass>> = {
  red: 'dark',
  white: 'clear',
  rose: 'clear',
  orange: 'clear',
  sparkling: 'green',
  sparkling_rose: 'clear',
};

/** The shape is the wine's own unless the thing names one. */
export function bottleThing(
  shape: BottleShape | null,
  { scale = 1 }: { scale?: number } = {},
): DrawnThing {
  const profile = bottleProfile(shape ?? 'bordeaux');
  return {
    aspect: (profile.belly * 2) / profile.height,
    height: (profile.height / USUAL) * scale,
    draw: (press, { base, heightPx }, look) => {
      const { spec, random } = look;
      const worn = spec.things.find((asked) => isWornLabel(asked, spec.things));
      const label = labelFor(spec, random.fork('label').next());
      drawBottle(press, {
        base,
        heightPx,
        shape: shape ?? spec.bottle,
        // Beside bottles of another wine each shows which it is.
        glass: look.wine === spec.wine ? spec.bottleGlass : OTHER_GLASS[look.wine],
        wine: look.wine,
        closure: spec.closure,
        label: worn?.colour ? onPaper(label, worn.colour.hex) : label,
        isLabelAsked: worn !== undefined,
        lightSide: look.lightSide,
        // What is drunk lets the light through.
        ...(look.fill === 'empty' && { ink: '#9db8a2' }),
        ...(look.colour !== null && { ink: look.colour }),
      });
    },
  };
}

const FILLS = { empty: 0.001, low: 0.14, half: 0.5, full: 0.92 } as const;

export function glassThing(shape: GlassShape | null): DrawnThing {
  const profile = glassProfile(shape ?? 'bordeaux');
  return {
    aspect: (profile.belly * 2) / profile.rim[1],
    height: 0.72,
    draw: (press, { base, heightPx }, look) =>
      drawGlass(press, {
        base,
        heightPx,
        shape: shape ?? (look.spec.glass === 'flute' ? 'white' : look.spec.glass),
        wine: look.wine,
        random: look.random,
        line: look.line,
        lightSide: look.lightSide,
        ...(look.fill && { fill: FILLS[look.fill] }),
        ...(look.colour !== null && { ink: look.colour }),
      }),
  };
}

export const decanterThing: DrawnThing = {
  aspect: 19.6 / 22,
  height: 0.7,
  draw: (press, { base, heightPx }, { wine, lightSide, line }) =>
    drawDecanter(press, { base, heightPx, wine, lightSide, line }),
};

export const barrelThing: DrawnThing = {
  aspect: 0.83,
  height: 0.95,
  draw: (press, { base, heightPx }, { lightSide, colour }) =>
    drawBarrel(press, {
      at: base,
      radiusPx: heightPx / 2.7,
      lightSide,
      ...(colour !== null && { wood: colour }),
    }),
};

export const iceBucketThing: DrawnThing = {
  aspect: 1.14,
  height: 0.5,
  draw: (press, { base, heightPx }, { lightSide, random }) =>
    drawIceBucket(press, { at: base, sizePx: heightPx / 0.93, lightSide, random }),
};
