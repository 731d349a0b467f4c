import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Shade } from '#studio/things/asked-thing.ts';

const [STONEWARE, CLOTH, STAINED] = ['#2a2c2f', '#33353b', '#3a281c'];

/** What comes in any colour: said to be dark, it is glazed, dyed or stained so. */
const DARK: Partial<Record<ThingId, string>> = {
  plate: STONEWARE,
  bowl: STONEWARE,
  cup: STONEWARE,
  mug: STONEWARE,
  jug: STONEWARE,
  vase: STONEWARE,
  napkin: CLOTH,
  cushion: CLOTH,
  crate: STAINED,
  gift_box: STONEWARE,
  candle: STONEWARE,
};

/** Whether 'dark' is a colour of this thing, and not of the light. */
export const isDyed = (thing: string | null): boolean => thing !== null && thing in DARK;

/** 'A dark plate' has a colour; so has nothing that is dark by nature or by its light. */
export function darkShade(said: readonly Effect[], thing: ThingId): Shade | null {
  const isDark = effectsOf(said, 'quality').some(({ value }) => value === 'dark');
  const hex = isDark ? DARK[thing] : undefined;
  return hex ? { name: 'dark', hex } : null;
}
