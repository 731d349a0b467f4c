import type { AskedThing, ThingSize } from '#studio/things/asked-thing.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';

const SIZES: Readonly<Record<ThingSize, number>> = {
  tiny: 0.4,
  small: 0.62,
  lesser: 0.9,
  greater: 1.12,
  large: 1.4,
  giant: 2,
};

/** What is small by nature is seen to be big only as tall as a bottle. */
const LEAST: Partial<Record<ThingSize, number>> = { large: 1.1, giant: 1.6 };

/** Of what fills its room in any case: a small house takes less of it. */
export const lessOf = (size: ThingSize | undefined): number =>
  size === 'tiny' ? 0.4 : size === 'small' ? 0.64 : 1;

/** 'A giant glass' beside its neighbours; alone it fills the sheet anyway. */
export const sized = (maker: DrawnThing, { size }: AskedThing): DrawnThing =>
  size
    ? {
        ...maker,
        aspect: maker.aspect,
        height: Math.max(maker.height * SIZES[size], LEAST[size] ?? 0),
      }
    : maker;
