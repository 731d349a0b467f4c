import { figuresOf } from '#studio/people/figures-of.ts';
import { SKINS, SLEEVES, addHand } from '#studio/props/hand.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/thing.ts';
import { rotation } from '#studio/vector.ts';
import { hullPoints } from '#studio/compose/bounds.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { putDown } from '#studio/compose/things/place-things.ts';

const SMALL = new Set(THINGS.filter(({ stance }) => stance === 'small').map(({ id }) => id));
const LIFT = 26;

/** 'A hand holding a cork': the one small thing that is held instead of a glass. */
export function heldThing(spec: SceneSpec): AskedThing | null {
  const isHeld = figuresOf(spec).some((f) => f.part === 'hands' && f.action === 'holding');
  const [thing, ...others] = askedThings(spec);
  return isHeld && thing && others.length === 0 && SMALL.has(thing.thing) ? thing : null;
}

/** It lies on the closed fingers, raised to the camera. */
export function arrangeHeld(stage: Stage, thing: AskedThing): Arrangement {
  const { direction } = stage;
  const random = stage.random('held');
  const side = direction.side > 0 ? -1 : 1;
  putDown(stage, { ...thing, count: 1, relation: null }, { position: [0, LIFT, 0], yaw: 0.3 });
  const frameOn = hullPoints(stage.scene, 'prop');
  addHand(stage.kit, {
    at: [0, LIFT - 3.6, 0],
    turn: rotation({ z: 0 }),
    radius: 0.9,
    side,
    drop: 0.55,
    skin: random.pick(SKINS),
    sleeve: random.pick(SLEEVES),
  });
  return {
    framing: {
      pitch: 8,
      yaw: 0,
      fieldOfView: 30,
      fillWidth: 0.4,
      fillHeight: 0.34,
      anchor: [0.5 - side * 0.06, 0.42],
      margin: 0.05,
      lensRadius: direction.isPainterly ? 0 : 0.2,
      focus: [0, LIFT, 1],
    },
    centre: [0, LIFT, 0],
    reach: 12,
    table: null,
    frameOn: [...frameOn, [-5, LIFT - 7, 0], [5, LIFT - 7, 0]],
  };
}
