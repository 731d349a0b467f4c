import { addRod } from '#studio/props/making/joinery.ts';
import { addBall, addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A half-open box of matches, some of them lying before it. */
export const makeMatches: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'matches'), [0, 0, 0], { y: 0.35 });
  const wood = paint(kit, '#e2c48e', { coat: 0.05, rough: 0.7 });
  const head = paint(kit, '#b3202c', { coat: 0.1, rough: 0.6 });
  addBox(
    model,
    { at: [0, 0.9, 0], half: [2.8, 0.9, 1.9] },
    paint(kit, colour ?? '#c23a2a', { coat: 0.2, rough: 0.5 }),
  );
  const rest = apart(model, 'sticks');
  addBox(
    rest,
    { at: [0, 0.9, 1.92], half: [2.8, 0.7, 0.03] },
    paint(kit, '#3a2a26', { coat: 0, rough: 0.9 }),
  );
  addBox(rest, { at: [0, 1.82, 0], half: [1.7, 0.03, 1.2] }, paint(kit, '#f3e2b0', { coat: 0.1 }));
  addBox(
    rest,
    { at: [3.4, 0.7, 0], half: [1.6, 0.6, 1.7] },
    paint(kit, '#d9cdb6', { coat: 0, rough: 0.8 }),
  );
  for (let i = 0; i < 6; i++) {
    const z = -1.3 + i * 0.5;
    addRod(
      rest,
      [
        [0, 1.36, z],
        [4.7, 1.36, z],
      ],
      { radius: 0.13, material: wood, sides: 5 },
    );
    addBall(rest, [4.8, 1.36, z], 0.24, head);
  }
  for (const [x, z, turn] of [
    [-1, 4, 0.3],
    [2, 4.8, -0.5],
    [4.4, 3.6, 1.1],
  ] as const) {
    const stick = within(rest, [x, 0.16, z], { y: turn });
    addRod(
      stick,
      [
        [-2.2, 0, 0],
        [2.2, 0, 0],
      ],
      { radius: 0.14, material: wood, sides: 5 },
    );
    addBall(stick, [2.3, 0.1, 0], 0.26, head);
  }
};
