import { visibleAt } from '#studio/compose/setting/hang-backdrop.ts';
import type { Shot, Stage } from '#studio/compose/stage.ts';
import type { PlacedPerson } from '#studio/people/acting/staging/placed.ts';
import { stanceOf } from '#studio/people/acting/pose.ts';
import { oak } from '#studio/props/cellar/oak.ts';
import { addInscription } from '#studio/props/making/inscription.ts';
import { addBox, addTube, paint, startModel } from '#studio/props/making/model.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const BOARDS: ReadonlySet<ThingId> = new Set<ThingId>(['sign', 'blackboard']);

/** A board with words on it hangs over people: in a hand nobody could read it. */
export const isHungBoard = ({ thing, text }: AskedThing): boolean =>
  text !== undefined && BOARDS.has(thing);

const WIDE = 0.4;
const FROM_TOP = 0.035;
/** Shares of the frame's height: as much as the heads leave, but no letter below a glance. */
const MOST_TALL = 0.15;
const LEAST_TALL = 0.1;

/** Hangs the board of the prompt on two cords over that side of the frame where the heads leave most room. */
export function hangBoard(stage: Stage, shot: Shot, people: readonly PlacedPerson[]): void {
  const asked = stage.spec.things.find(isHungBoard);
  if (!asked || stage.direction.archetype !== 'people' || people.length === 0) return;
  const { kit, aspect } = stage;
  const z = shot.centre[2];
  const plane = visibleAt(shot.camera, aspect, z);
  const { at, tall } = roomFor(people, aspect);
  const half = [(plane.width * WIDE) / 2, (plane.height * tall) / 2] as const;
  const x = plane.left + plane.width * at;
  const y = plane.bottom + plane.height * (1 - FROM_TOP) - half[1];
  const model = startModel(kit, { position: [x, y, z], yaw: 0 }, asked.thing);
  const isSlate = asked.thing === 'blackboard';
  const face = asked.colour
    ? paint(kit, asked.colour.hex, { coat: 0.1, rough: 0.6 })
    : isSlate
      ? paint(kit, '#20302a', { coat: 0, rough: 0.9 })
      : oak(kit, [96, 62, 34]);
  const deep = half[1] * 0.08;
  addBox(model, { at: [0, 0, 0], half: [half[0], half[1], deep] }, face);
  const rim = half[1] * 0.1;
  const frame = oak(kit, [70, 44, 24]);
  for (const side of [-1, 1]) {
    addBox(
      model,
      { at: [0, side * (half[1] - rim / 2), deep], half: [half[0], rim / 2, deep] },
      frame,
    );
    addBox(
      model,
      { at: [side * (half[0] - rim / 2), 0, deep], half: [rim / 2, half[1], deep] },
      frame,
    );
    const hook = side * half[0] * 0.8;
    addTube(
      model,
      [
        [hook, half[1], 0],
        [hook, half[1] + plane.height * 0.1, 0],
      ],
      { radius: plane.height * 0.0025, material: paint(kit, '#1b1612', { rough: 0.8 }), sides: 5 },
    );
  }
  addInscription(model, {
    text: asked.text!,
    at: [0, 0, deep * 1.4],
    size: [half[0] * 1.78, half[1] * 1.55],
    face: 'josefinBold',
    ink: '#fff3d6',
    maxLines: 2,
  });
}

/** Left, middle or right, where the highest head below is lowest. */
function roomFor(people: readonly PlacedPerson[], aspect: number): { at: number; tall: number } {
  const spots = [0.25, 0.5, 0.75].map((at) => ({ at, top: topBelow(people, at, aspect) }));
  const best = spots.reduce((a, b) => (b.top > a.top + 0.01 ? b : a));
  return {
    at: best.at,
    tall: Math.max(LEAST_TALL, Math.min(MOST_TALL, best.top - FROM_TOP - 0.02)),
  };
}

const CROWN = 1.86;
const HEAD = 0.22;

function topBelow(people: readonly PlacedPerson[], at: number, aspect: number): number {
  const tops = people
    .filter((one) => Math.abs(one.at - at) < WIDE / 2 + HEAD / (one.metres * aspect))
    .map(
      ({ foot, metres, size, shape }) =>
        foot - ((CROWN - stanceOf(shape.pose).sunk) * size) / metres,
    );
  return Math.min(1, ...tops);
}
