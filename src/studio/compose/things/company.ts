import { hullOf, hullPoints } from '#studio/compose/camera/bounds.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';
import type { ObjectId } from '#studio/scene-graph.ts';
import { uncovered } from './asked-things.ts';
import { placeThings } from './layout/place-things.ts';

/** Things that the prompt names besides an action ('pouring wine, with a cheese board') lie before it on the table. */
export function withCompany(stage: Stage, arrangement: Arrangement): Arrangement {
  const { archetype } = stage.direction;
  if (archetype === 'asked' || !arrangement.table) return arrangement;
  const things = uncovered(stage.spec, archetype);
  if (things.length === 0) return arrangement;
  const heroes = arrangement.frameOn ?? hullPoints(stage.scene);
  const near = Math.max(...heroes.map((p) => p[2]));
  const middle = heroes.reduce((sum, p) => sum + p[0] / heroes.length, 0);
  placeThings(stage, { things, before: near + 1.5, shift: middle });
  return {
    ...arrangement,
    framing: { ...arrangement.framing, pitch: Math.max(10, arrangement.framing.pitch) },
    frameOn: [...heroes, ...hullOf(stage.scene, thingsIn(stage))],
  };
}

/** All but the hands: an arm may leave the frame, and should. */
const thingsIn = ({ scene }: Stage): ReadonlySet<ObjectId> =>
  new Set(
    scene.objects
      .filter(({ role, thing }) => role === 'prop' && thing !== 'hand')
      .map(({ id }) => id),
  );
