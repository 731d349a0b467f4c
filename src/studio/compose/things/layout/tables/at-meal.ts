import { isDish } from '#studio/compose/things/holders/dishes/hero-dish.ts';
import type { Random } from '#studio/random.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { ASSORTED, SHADED } from '#studio/things/photo-maker.ts';
import type { PiecePlace } from '#studio/compose/things/layout/group.ts';
import { rowsAsked } from '#studio/compose/things/layout/in-a-row.ts';

const GLASSES: ReadonlySet<ThingId> = new Set<ThingId>(['glass', 'champagne_flute']);
/** More are counted sooner in lines. */
const A_FEW = 4;

/** Glasses that guests put down beside a dish: not those of a tasting, nor in a row that was asked for. */
export const isAtMeal = (
  spec: SceneSpec,
  { asked, things }: { asked: AskedThing; things: readonly AskedThing[] },
): boolean =>
  GLASSES.has(asked.thing) &&
  asked.relation === null &&
  !asked.wines &&
  !asked.states.some((state) => state === SHADED || state === ASSORTED) &&
  (spec.style === 'gastro' || spec.style === 'cinematic') &&
  rowsAsked(spec.prompt) === null &&
  things.some(isDish);

/** Each a step before or behind the last one, so that their bowls overlap a little; `null` for more than a few. */
export function standAbout(
  { width, depth }: { width: number; depth: number },
  count: number,
  random: Random,
): PiecePlace[] | null {
  if (count < 2 || count > A_FEW) return null;
  const first = random.chance(0.5) ? 0 : 1;
  return Array.from({ length: count }, (_, i) => ({
    x: (i - (count - 1) / 2) * width * 1.02 + random.range(-0.06, 0.06) * width,
    z: ((i + first) % 2 === 0 ? 0.36 : -0.36) * depth + random.range(-0.12, 0.12) * depth,
    yaw: random.range(-Math.PI, Math.PI),
  }));
}
