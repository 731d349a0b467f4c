import { addDrum, addRing, addRod } from '#studio/props/making/joinery.ts';
import { metal } from '#studio/props/making/kit.ts';
import { paint, startModel } from '#studio/props/making/model.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A bar stool: round seat, four splayed legs, a ring for the feet. */
export const makeStool: MakeThing = (kit, place, { colour }) => addStool(kit, place, colour);

export function addStool(kit: Kit, place: Place, colour: Vec3 | null): void {
  const model = startModel(kit, place, 'stool');
  const wood = paint(kit, colour ?? '#6b4426', { coat: 0.5, rough: 0.25 });
  const isDarkest = metal(kit, [0.09, 0.085, 0.08], 0.35);
  addDrum(model, { radius: 17, height: 4, at: [0, 71, 0] }, wood);
  addRing(model, { radius: 17, thickness: 2, at: [0, 73, 0] }, wood);
  for (let i = 0; i < 4; i++) {
    const a = Math.PI / 4 + (i * Math.PI) / 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    addRod(
      model,
      [
        [c * 21, 0, s * 21],
        [c * 12, 72, s * 12],
      ],
      { radius: 1.5, material: isDarkest },
    );
  }
  addRing(model, { radius: 17.6, thickness: 1, at: [0, 26, 0] }, isDarkest);
}
