import { metal } from '#studio/props/making/kit.ts';
import { addDrum } from '#studio/props/making/joinery.ts';
import { addTube, apart, paint, startModel } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A cellar hose in coils, its coupling lying before it. */
export const makeHose: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'hose');
  const rubber = paint(kit, colour ?? '#8e1f24', { coat: 0.5, rough: 0.35 });
  const turns = 3.6;
  const path = Array.from({ length: 130 }, (_, i): Vec3 => {
    const t = i / 129;
    const a = t * turns * Math.PI * 2;
    const r = 26 - 5 * Math.sin(t * 3);
    const loose = Math.max(0, t - 0.92) * 12;
    return [
      Math.cos(a) * (r + loose * 12),
      2.6 + t * 11 * (1 - Math.min(1, loose)),
      Math.sin(a) * (r + loose * 12),
    ];
  });
  addTube(model, path, { radius: 2.5, material: rubber, sides: 12 });
  const end = path.at(-1)!;
  addDrum(
    apart(model, 'coupling'),
    { radius: 3.6, height: 8, at: [end[0], 3.6, end[2] + 5], turn: { x: Math.PI / 2, y: 0.5 } },
    metal(kit, [0.75, 0.74, 0.72], 0.2),
  );
};
