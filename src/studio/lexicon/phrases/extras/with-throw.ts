import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

const THROW =
  /\b(?:blankets?|throws?|plaids?|couvertures?|copert[ae]|mantas?|decken?|\w*(?:woll|strick|kuschel)decken?)\b/;
const SEATS: readonly ThingId[] = ['armchair', 'sofa'];

const isThrown = (things: readonly AskedThing[], source: string): boolean =>
  things.some(({ thing }) => SEATS.includes(thing)) && THROW.test(fold(source));

/** 'A blanket over the armchair': the chair wears it. */
export const withThrow = (things: readonly AskedThing[], source: string): AskedThing[] =>
  isThrown(things, source)
    ? things.map((one) =>
        SEATS.includes(one.thing) ? { ...one, states: [...one.states, 'covered'] } : one,
      )
    : [...things];

/** And no table is laid with it. */
export const besidesThrow = (
  surface: SceneSpec['surface'],
  things: readonly AskedThing[],
  source: string,
): SceneSpec['surface'] => (surface === 'gingham' && isThrown(things, source) ? null : surface);
