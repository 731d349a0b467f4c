import type { Trait } from '#studio/accounting/proof.ts';
import { SHADOW_WALL } from '#studio/compose/setting/shadow-wall.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { MARBLE_COUNTER, WOODEN_COUNTER } from '#studio/compose/decors/halls/bar-hall.ts';
import { RAIN } from '#studio/compose/decors/halls/street.ts';
import { SILL_SNOW } from '#studio/compose/things/events/frame-window.ts';
import { CASK } from '#studio/props/barrel.ts';
import { RIM_OF } from '#studio/props/crockery-rim.ts';
import { RIM_NAME } from '#studio/props/drinks/garnish.ts';
import { ICE_TRAY } from '#studio/props/food/seafood/oyster.ts';
import { THROW_NAME } from '#studio/props/furniture/throw.ts';
import { LIT_DOORWAY } from '#studio/props/house/door.ts';
import { OLD_TRACTOR } from '#studio/props/vehicles/tractor.ts';

/** What parts of things that were built show, by the names of those parts. */
const SHOWN_BY: ReadonlyMap<string, Trait> = new Map([
  [SHADOW_WALL, 'shadow:wall'],
  [SILL_SNOW, 'weather:snow'],
  [RAIN, 'weather:rain'],
  [ICE_TRAY, 'on:ice'],
  [RIM_NAME, 'on:rim'],
  [THROW_NAME, 'throw'],
  [LIT_DOORWAY, 'door:open'],
  [MARBLE_COUNTER, 'surface:marble'],
  [WOODEN_COUNTER, 'surface:wood'],
  [OLD_TRACTOR, 'look:old'],
  [CASK, 'size:large:barrel'],
]);

export const builtTraits = ({ scene }: Pick<Stage, 'scene'>): Trait[] =>
  scene.objects.flatMap(({ name }): Trait[] => {
    const shown = SHOWN_BY.get(name);
    if (shown !== undefined) return [shown];
    return name.startsWith(RIM_OF) ? [`rim:${name.slice(RIM_OF.length)}`] : [];
  });
