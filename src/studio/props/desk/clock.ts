import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBall,
  addBox,
  addLathe,
  addPanel,
  addTube,
  around,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import { metal } from '#studio/props/making/kit.ts';
import { AXIS } from '#studio/props/making/profile.ts';

/** Among its states: the year is about to end. */
export const NEAR_MIDNIGHT = 'near midnight';
/** Among its states: the full hour that it shows. */
export const atHour = (hour: number): string => `at ${hour}`;

/** Angles of the hour and the minute hand: ten past ten, and two minutes to twelve. */
const HANDS = { usual: [-1.05, 1.05], midnight: [-0.02, -0.21] } as const;

function handsFor(states: readonly string[]): readonly [number, number] {
  if (states.includes(NEAR_MIDNIGHT)) return HANDS.midnight;
  const full = HOURS.find((hour) => states.includes(atHour(hour)));
  return full ? [(full * Math.PI) / 6, 0] : HANDS.usual;
}
const HOURS = Array.from({ length: 12 }, (_, i) => i + 1);

/** An alarm clock with two bells. */
export const makeClock: MakeThing = (kit, place, { colour, states }) => {
  const model = startModel(kit, place, 'clock');
  const shell = colour
    ? paint(kit, colour, { coat: 0.8, rough: 0.15 })
    : metal(kit, [0.76, 0.55, 0.28], 0.25);
  const turn = { x: Math.PI / 2 };
  addLathe(
    model,
    [
      [AXIS, 0],
      [5.6, 0],
      [6, 0.6],
      [6, 3.4],
      [5.6, 3.8],
      [5.1, 3.5],
    ],
    shell,
    { at: [0, 7.6, -1.8], turn },
  );
  addPanel(model, {
    outline: around(44, () => 5.3),
    thickness: 0.1,
    at: [0, 7.6, 1.5],
    turn,
    material: paint(kit, '#f4efe2', { coat: 0.4 }),
  });
  const ink = paint(kit, '#1c1a18');
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.283;
    addBox(
      model,
      {
        at: [Math.sin(a) * 4.5, 7.6 + Math.cos(a) * 4.5, 1.7],
        half: [0.14, i % 3 ? 0.3 : 0.55, 0.05],
        turn: { z: -a },
      },
      ink,
    );
  }
  const [hour, minute] = handsFor(states);
  for (const [a, length] of [
    [hour, 2.6],
    [minute, 3.7],
  ] as const)
    addBox(
      model,
      {
        at: [(Math.sin(a) * length) / 2, 7.6 + (Math.cos(a) * length) / 2, 1.8],
        half: [0.17, length / 2, 0.05],
        turn: { z: -a },
      },
      ink,
    );
  for (const s of [-1, 1]) {
    addLathe(
      model,
      [
        [2.1, 0],
        [1.9, 0.9],
        [1, 1.6],
        [AXIS, 1.8],
      ],
      shell,
      { at: [s * 3.2, 13, 0], turn: { z: s * -0.4 } },
    );
    addTube(
      model,
      [
        [s * 3.4, 2.6, 0],
        [s * 4.8, 0.4, 0.4],
      ],
      { radius: 0.5, material: shell },
    );
    addBall(model, [s * 4.8, 0.5, 0.4], 0.6, shell);
  }
};
