import { metal } from '#studio/props/making/kit.ts';
import { addDrum as addCylinder, addRing, addRod } from '#studio/props/making/joinery.ts';
import { addBall, apart, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A snare drum with its hoops, rods and two sticks. */
export const makeDrum: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'drum');
  const chrome = metal(kit, [0.78, 0.77, 0.75], 0.18);
  addCylinder(
    model,
    { radius: 17.5, height: 15, at: [0, 1, 0] },
    paint(kit, colour ?? '#8e1424', { coat: 1, rough: 0.15 }),
  );
  const rest = apart(model, 'fittings');
  addCylinder(
    rest,
    { radius: 17.2, height: 0.4, at: [0, 16, 0] },
    paint(kit, '#f3efe2', { coat: 0.2, rough: 0.6 }),
  );
  for (const y of [1.4, 16]) addRing(rest, { radius: 17.8, thickness: 0.7, at: [0, y, 0] }, chrome);
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * Math.PI * 2;
    const [x, z] = [Math.cos(a) * 18.2, Math.sin(a) * 18.2];
    addRod(
      rest,
      [
        [x, 1.4, z],
        [x, 16, z],
      ],
      { radius: 0.4, material: chrome },
    );
  }
  const wood = paint(kit, '#d9b57c', { coat: 0.5, rough: 0.3 });
  for (const [from, to] of [
    [
      [-14, 17.4, 12],
      [18, 17.6, -6],
    ],
    [
      [14, 17.9, 14],
      [-16, 18, -4],
    ],
  ] as const) {
    addRod(rest, [[...from], [...to]], { radius: 0.7, material: wood });
    addBall(rest, [...to], 1, wood);
  }
};
