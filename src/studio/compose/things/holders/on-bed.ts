import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

/** 'Roses on the bed' are laid on its sheet: nobody puts a vase there. */
export const onBed = (things: readonly AskedThing[], { place, surface }: SceneSpec): AskedThing[] =>
  things.map((one) =>
    place === 'hotel_room' && surface === 'linen' && one.thing === 'rose'
      ? { ...one, states: [...one.states, 'lying'] }
      : one,
  );
