import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Held } from '#studio/people/held/hold.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { BATH, PIANO, scooterOf } from '#studio/people/held/work-wares.ts';
import { isCounter } from '#studio/people/acting/act-scene.ts';
import type { Act, Scene } from '#studio/people/acting/act-scene.ts';
import type { LeantOn } from '#studio/people/acting/staging/stands-with.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import { ON_LEDGE } from '#studio/people/acting/who-may.ts';

/** Who leans behind the bar that all of them share has none of their own. */
const leansAt = (on: Exclude<LeantOn, 'back'>, { furniture }: Scene): Act['beside'] => {
  if (on === 'barrel') return 'upright_barrel';
  if (on !== 'counter') return on;
  return isCounter(furniture) ? null : 'counter';
};

type Resting = Pick<Act, 'pose' | 'holds' | 'beside' | 'does' | 'raised' | 'hasClosedEyes'> &
  Pick<PersonShape, 'sofaFor'>;

/** Who is farther ahead steers. */
function scoots({ things, people }: Scene, index: number): Resting {
  const scooter = things.find(({ thing }) => thing === 'scooter');
  const steers = index === people - 1;
  return {
    pose: 'scooting',
    holds: steers ? [null, null, scooterOf(scooter?.colour?.hex)] : [],
    beside: steers ? 'scooter' : null,
    does: ['riding', 'sitting'],
  };
}

/** Arms on a barrel, a counter or a wall, somebody who sits on steps, a wall or a crate, or at a steering wheel. */
export function restsOn(
  { action, said = '' }: AskedFigure,
  scene: Scene,
  { index, held }: { index: number; held: readonly Held[] },
): Resting | null {
  if (scene.isTractorDriven && index === 0)
    return { pose: 'driving', holds: [], beside: 'tractor', does: ['riding', 'sitting'] };
  if (scene.isScootered) return scoots(scene, index);
  const has = (id: ThingId): boolean => scene.things.some(({ thing }) => thing === id);
  if (has('piano') && action === 'playing' && index === 0)
    return { pose: 'at_piano', holds: [PIANO], beside: 'chair', does: ['playing', 'sitting'] };
  if (scene.isInBath && index === 0)
    return {
      pose: 'sitting',
      holds: [held[0] ?? null, held[1] ?? null, BATH],
      beside: 'bath',
      does: ['sitting', 'holding', ...(action ? [action] : [])],
    };
  if (scene.isInHammock && index === 0)
    return {
      pose: 'reclining',
      holds: held.slice(0, 1),
      beside: 'hammock',
      raised: 0.5,
      does: ['sitting', 'hammock', ...(action ? [action] : [])],
      ...(action === 'sleeping' && { hasClosedEyes: true }),
    };
  if (action !== null && !ON_LEDGE.has(action)) return null;
  if (scene.leantOn === 'back')
    return {
      pose: 'leaning_back',
      holds: held.slice(0, 1),
      beside: null,
      does: ['tilted', 'leaning_back', 'holding', ...(action ? [action] : [])],
    };
  if (scene.leantOn)
    return {
      pose: 'leaning',
      holds: held.slice(0, 1),
      beside: leansAt(scene.leantOn, scene),
      // What things do by standing aslant.
      does: ['tilted', 'holding', ...(action ? [action] : [])],
    };
  if (scene.sitsOn === 'box_seat')
    return {
      pose: 'sitting',
      holds: held.slice(0, 1),
      beside: 'box_seat',
      does: [
        'sitting',
        'holding',
        ...(action ? [action] : []),
        ...(EATS.test(said) && held.length > 0 ? ['eating'] : []),
      ],
    };
  const ledge =
    scene.sitsOn === 'jetty'
      ? 'jetty'
      : has('stone_steps')
        ? 'steps'
        : has('stone_wall') || scene.sitsOn === 'wall'
          ? 'wall'
          : null;
  if (!ledge) return null;
  return {
    pose: 'sitting',
    holds: held.slice(0, index === 0 ? 2 : 1),
    beside: ledge,
    // The whole of it is built round the first.
    ...(index === 0 && { sofaFor: scene.people }),
    does: ['sitting', 'holding', ...(action === 'tasting' ? ['tasting'] : [])],
  };
}

const EATS = /\b(?:eat(?:s|ing)|mange(?:ant)?|mangia(?:ndo)?|come|comiendo|isst|essend)\b/;
