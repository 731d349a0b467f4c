import { addMaterial, addMedium } from '#studio/scene-builder.ts';
import { metal, once } from '#studio/props/making/kit.ts';
import { addDrum, addTurned } from '#studio/props/making/joinery.ts';
import { addTube, apart, curve, paint, startModel } from '#studio/props/making/model.ts';
import { pathOf } from '#studio/props/making/joinery.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Dark glass is seen into by its edges only. */
const dyedLike = (colour: Vec3): Vec3 => {
  const dyed = (light: number): number => -Math.log(Math.max(0.02, light)) / 3.6;
  return [dyed(colour[0]), dyed(colour[1]), dyed(colour[2])];
};

/** A square-shouldered cruet with a steel pourer and a small label, filled with this liquid, in glass of the colour that was said. */
export const cruetOf =
  (thing: ThingId, absorption: Vec3, label: string): MakeThing =>
  (kit, place, { colour }) => {
    const model = startModel(kit, place, thing);
    const seen = colour ? dyedLike(colour) : absorption;
    const liquid = once(kit, `cruet ${seen.join()}`, () =>
      addMaterial(kit.scene, {
        kind: 'glass',
        inside: addMedium(kit.scene, { absorption: seen, refractiveIndex: 1.47 }),
      }),
    );
    addTurned(model, '0 .1, 3 .1, 3.4 .6, 3.4 14, 2.8 16, 1.3 18, 1.2 22, 0 22', liquid);
    const rest = apart(model, 'fittings');
    addTurned(
      rest,
      '3.42 5, 3.45 5.1, 3.45 11, 3.42 11.1',
      paint(kit, label, { coat: 0.1, rough: 0.6 }),
    );
    addTurned(rest, '3.46 7.2, 3.47 7.3, 3.47 8.6, 3.46 8.7', paint(kit, '#4c6b35', { coat: 0.1 }));
    addDrum(
      rest,
      { radius: 1.45, height: 1.6, at: [0, 21.6, 0] },
      paint(kit, '#241d18', { coat: 0.4 }),
    );
    addTube(rest, curve(pathOf('0 23 0, .2 25 0, 1.2 27 0, 2.6 28.2 0')), {
      radius: (t) => 0.5 - t * 0.2,
      material: metal(kit, [0.75, 0.74, 0.72], 0.2),
    });
  };
