import { addTube, paint, startModel } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

export const WEB = { size: 30 } as const;
const [RADII, TURNS] = [7, 6];

/** A quarter of a spider's web, spun into the corner above it on its left: spokes, and threads that sag between them. */
export const makeCobweb: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'cobweb');
  const silk = paint(kit, '#e9e6de', { coat: 0.3, rough: 0.5 });
  const lengths = Array.from({ length: RADII }, () => WEB.size * random.range(0.8, 1));
  const at = (spoke: number, t: number): Vec3 => {
    const a = (spoke / (RADII - 1)) * (Math.PI / 2);
    const from = lengths[Math.floor(spoke)]!;
    const to = lengths[Math.ceil(spoke)]!;
    const length = (from + (to - from) * (spoke % 1)) * t;
    return [Math.cos(a) * length, WEB.size - Math.sin(a) * length, 0];
  };
  for (let i = 0; i < RADII; i++)
    addTube(model, [at(i, 0), at(i, 0.5), at(i, 1)], { radius: 0.07, material: silk, sides: 4 });
  for (let turn = 1; turn <= TURNS; turn++)
    for (let i = 0; i + 1 < RADII; i++) {
      const t = (turn / (TURNS + 0.4)) * random.range(0.96, 1.04);
      const thread = [0, 0.25, 0.5, 0.75, 1].map((s) =>
        at(i + s, t * (1 - 0.09 * Math.sin(s * Math.PI))),
      );
      addTube(model, thread, { radius: 0.05, material: silk, sides: 4 });
    }
};
