import { addSurface, paint, startModel, within } from '#studio/props/making/model.ts';
import { PARTY_COLOURS } from '#studio/props/party/party-colours.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Bright paper, scattered. */
export const makeConfetti: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'confetti');
  const papers = colour
    ? // Of one colour it glitters as foil does.
      [0.9, 0.5, 0.15].map((rough) => paint(kit, colour, { coat: 1 - rough / 2, rough }))
    : [...PARTY_COLOURS, '#f2efe6', '#8e55b0'].map((c) => paint(kit, c, { coat: 0.2 }));
  for (let i = 0; i < 170; i++) {
    const r = 15 * Math.sqrt(random.next());
    const a = random.range(0, 6.283);
    const part = within(
      model,
      [Math.cos(a) * r, 0.1 + random.range(0, 0.5), Math.sin(a) * r * 0.8],
      { x: random.range(-0.7, 0.7), y: random.range(0, 6), z: random.range(-0.7, 0.7) },
    );
    addSurface(part, {
      columns: 1,
      rows: 1,
      material: random.pick(papers),
      point: (u, v) => [(u - 0.5) * 1.1, 0.3, (v - 0.5) * 0.8],
    });
  }
  for (let k = 0; k < 3; k++)
    addSurface(model, {
      columns: 60,
      rows: 1,
      material: papers[k]!,
      point: (u, v) => [
        -9 + k * 8 + u * 7,
        1.1 + Math.cos(u * 26) * 0.95,
        -4 + k * 4 + v * 0.9 + Math.sin(u * 26) * 0.4,
      ],
    });
};
