import { addFlame } from '#studio/props/candle.ts';
import { addDrum } from '#studio/props/making/joinery.ts';
import { addBall, addSurface, apart, paint, startModel } from '#studio/props/making/model.ts';
import { addThing } from '#studio/props/making/place.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A lying wreath of fir with berries and four candles. */
export const makeWreath: MakeThing = (kit, place, { colour, random, wears }) => {
  const model = startModel(kit, place, 'wreath');
  const greens = ['#244a2a', '#2f5c33', '#1d3d24'].map((tone) =>
    paint(kit, tone, { coat: 0.1, rough: 0.6, translucency: 0.2 }),
  );
  for (let i = 0; i < 620; i++) {
    const a = random.range(0, Math.PI * 2);
    const b = random.range(-0.6, 3.7);
    const root: Vec3 = [
      Math.cos(a) * (13 + Math.cos(b) * 2),
      2 + Math.sin(b) * 1.6,
      Math.sin(a) * (13 + Math.cos(b) * 2),
    ];
    const out = 3.4;
    const [lean, up] = [Math.cos(b) * out, Math.max(-0.4, Math.sin(b)) * out];
    const tip: Vec3 = [
      root[0] + Math.cos(a) * lean - Math.sin(a) * 1.6,
      root[1] + up,
      root[2] + Math.sin(a) * lean + Math.cos(a) * 1.6,
    ];
    addSurface(model, {
      columns: 1,
      rows: 1,
      material: greens[i % 3]!,
      point: (u, v) => [
        root[0] + (tip[0] - root[0]) * v + (u - 0.5) * 0.4,
        Math.max(0.1, root[1] + (tip[1] - root[1]) * v),
        root[2] + (tip[2] - root[2]) * v + (u - 0.5) * 0.3,
      ],
    });
  }
  const dyed = wears.find(({ thing }) => thing === 'candle');
  const rest = apart(model, 'berries');
  for (let i = 0; i < 18; i++) {
    const a = i * 0.72;
    addBall(
      rest,
      [Math.cos(a) * (13 + (i % 3) * 1.2), 4.6 + (i % 2) * 0.6, Math.sin(a) * (13 + (i % 3) * 1.2)],
      0.65,
      paint(kit, '#b3141e', { coat: 1, rough: 0.1 }),
    );
  }
  for (let i = 0; i < 4; i++) {
    const a = Math.PI / 4 + (i * Math.PI) / 2;
    const at: Vec3 = [Math.cos(a) * 13, 3, Math.sin(a) * 13];
    addDrum(
      { ...model, object: addThing(kit, 'candle') },
      { radius: 2.2, height: 8, at },
      paint(kit, dyed?.colour ?? colour ?? '#a3141e', { coat: 0.3, translucency: 0.4 }),
    );
    addFlame(kit, model.put([at[0], 11, at[2]]), 260, 0.9);
  }
};
