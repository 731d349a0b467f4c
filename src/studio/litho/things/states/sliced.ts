import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import * as plants from '#studio/litho/things/cuts/plants.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';

const SLICES: Partial<Record<ThingId, DrawnThing>> = {
  lemon: plants.lemonSlice,
  orange: plants.orangeSlice,
  lime: plants.limeSlice,
  blood_orange: plants.bloodOrangeSlice,
  grapefruit: plants.grapefruitSlice,
};

/** 'An orange slice' shows its segments: no whole fruit stands there. */
export const slicedFor = ({ thing, states }: AskedThing): DrawnThing | null =>
  states.includes('sliced') || states.includes('halved') ? (SLICES[thing] ?? null) : null;
