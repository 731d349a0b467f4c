import type { Trait } from '#studio/accounting/proof.ts';
import { LACQUER_KEY } from '#studio/props/bottle/bottle.ts';
import { DUST_NAME } from '#studio/props/bottle/dress/dust.ts';
import { HAZE_KEY } from '#studio/props/haze.ts';
import type { Stage } from '#studio/compose/stage.ts';

/** What is seen of bottles and their wine: dust, paint, haze. */
export function glassTraits({ kit, scene }: Stage): Trait[] {
  const isMade = (part: string): boolean =>
    [...kit.shared.keys()].some((key) => key.includes(part));
  return [
    ...(isMade(HAZE_KEY) ? ['wine:hazy'] : []),
    ...(isMade(LACQUER_KEY) ? ['glass:lacquered'] : []),
    ...(scene.objects.some(({ name }) => name === DUST_NAME) ? ['glass:dusty'] : []),
  ];
}
