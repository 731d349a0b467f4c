import type { Trait } from '#studio/accounting/proof.ts';
import { isMirror } from '#studio/compose/setting/reflections.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { isWeddingTable } from '#studio/places/place-of.ts';
import { canBeWet } from '#studio/props/making/surface-finish.ts';
import type { Surface } from '#studio/scene/surroundings.ts';

const DARK: ReadonlySet<Surface> = new Set<Surface>(['slate', 'dark_marble']);
const PALE: ReadonlySet<Surface> = new Set<Surface>(['linen', 'marble']);
/** Means of a tone's three bytes. */
const [DARKEST, PALEST] = [96, 200];

/** What the table is made of, and how dark or pale it is. */
export function tableTraits({ direction, spec }: Stage): Trait[] {
  const { surface, surfaceTone } = direction;
  const mean = surfaceTone && (surfaceTone[0] + surfaceTone[1] + surfaceTone[2]) / 3;
  const isDark = mean === null ? DARK.has(surface) : mean < DARKEST;
  const isPale = mean === null ? PALE.has(surface) : mean > PALEST;
  return [
    `surface:${surface}`,
    ...(isDark ? ['tone:dark'] : []),
    ...(isPale ? ['tone:bright'] : []),
    ...(spec.isSurfaceWet && canBeWet(surface) ? ['surface:wet'] : []),
    ...(isMirror(spec, surface) ? ['surface:mirror'] : []),
    ...(surface === 'linen' && isWeddingTable(spec) ? ['wedding'] : []),
    // Checks are half of them white.
    ...(surface === 'gingham' ? ['cloth:white'] : []),
    ...(surfaceTone && spec.surfaceColour ? [`cloth:${spec.surfaceColour.name}`] : []),
  ];
}
