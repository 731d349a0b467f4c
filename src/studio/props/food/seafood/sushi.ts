import {
  addBlob,
  addLathe,
  addPanel,
  addSurface,
  around,
  paint,
  startModel,
  textured,
} from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Nigiri with salmon, tuna or prawn, and rolls with a dark rim, by turns. */
export const makeSushi: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'sushi');
  const rice = textured(
    kit,
    'sushi rice',
    {
      painter: 'mottled',
      params: {
        seed: 2,
        tone: [238, 236, 228],
        marks: [
          { tone: [206, 204, 194], cells: 26, from: 0.5, to: 0.6, amount: 0.7, height: -0.7 },
        ],
      },
      bump: 2.4,
    },
    { coat: 0.25, translucency: 0.2 },
  );
  if (random.chance(0.45)) {
    const nori = paint(kit, '#16201a', { coat: 0.4, rough: 0.35 });
    addLathe(
      model,
      [
        [1.85, 0.05],
        [1.9, 0.1],
        [1.9, 2.5],
        [1.8, 2.6],
      ],
      nori,
      { isSharp: true },
    );
    addPanel(model, {
      outline: around(24, () => 1.84),
      thickness: 2.55,
      material: rice,
      side: nori,
    });
    addPanel(model, {
      outline: around(14, (a) => 0.8 + 0.1 * Math.sin(a * 4)),
      thickness: 0.1,
      material: paint(kit, random.pick(['#e8643c', '#6fae3c', '#f0c040']), {
        coat: 0.7,
        rough: 0.2,
      }),
      at: [0, 2.56, 0],
    });
    return;
  }
  addBlob(model, { at: [0, 1.05, 0], radii: [2.9, 1.1, 1.35], material: rice });
  const isTuna = random.chance(0.3);
  const fish = textured(
    kit,
    `sushi ${isTuna}`,
    {
      painter: 'stripes',
      params: {
        seed: 4,
        tone: isTuna ? [176, 34, 40] : [240, 128, 78],
        stripe: isTuna ? [200, 70, 66] : [252, 206, 172],
        count: 6,
        share: 0.16,
        waver: 0.2,
      },
      hasRelief: false,
    },
    { coat: 0.9, rough: 0.12, translucency: 0.2 },
  );
  for (const lift of [0, 0.42])
    addSurface(model, {
      columns: 14,
      rows: 8,
      material: fish,
      point: (u, v) => {
        const [x, z] = [(u - 0.5) * 7, (v - 0.5) * 3];
        return [x, 1.85 + lift - 0.075 * x * x * (1 + lift * 0.2) - 0.34 * z * z, z];
      },
    });
};
