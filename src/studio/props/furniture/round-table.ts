import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRing, addTurned } from '#studio/props/making/joinery.ts';
import { layTop } from './laid-top.ts';
import { addBox, addTube, curve, paint, startModel, textured } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { CHECKED_CLOTH } from '#studio/things/tables.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

interface RoundTable {
  height: number;
  radius: number;
  isWooden?: boolean;
}

/** A square of gingham, its corners over the edge. */
function layCloth(model: Model, { height, radius }: Pick<RoundTable, 'height' | 'radius'>): void {
  const gingham = textured(
    model.kit,
    'checked cloth',
    { painter: 'gingham', params: { seed: 6, tone: [184, 34, 40] }, scale: [1 / 30, 1 / 30] },
    { coat: 0.05, rough: 0.6 },
  );
  const half = radius * 0.76;
  addBox(
    model,
    { at: [0, height + 0.05, 0], half: [half, 0.15, half], turn: { y: Math.PI / 4 } },
    gingham,
  );
}

/** One foot of cast iron under a round top; tall ones to stand at, low ones beside a chair. */
export const roundTable =
  (thing: ThingId, { height, radius, isWooden = false }: RoundTable): MakeThing =>
  (kit, place, look) => {
    const { colour, states } = look;
    const model = startModel(kit, place, thing);
    const iron = metal(kit, [0.06, 0.058, 0.055], 0.4);
    const plain = isWooden ? '#7a5232' : '#e4e0d8';
    const top = colour
      ? paint(kit, colour, { coat: 0.5, rough: 0.25 })
      : skinOf(kit, plain, [[isWooden ? '#5d3b20' : '#b9b4aa', 7, 0.55, 0.7, 0.5]], {
          coat: 0.8,
          rough: 0.15,
        });
    addDrum(model, { radius, height: 2.4, at: [0, height - 2.4, 0] }, top);
    addRing(
      model,
      { radius, thickness: 1.25, at: [0, height - 1.25, 0] },
      isWooden ? top : metal(kit, [0.6, 0.44, 0.2], 0.3),
    );
    addTurned(
      model,
      `4 6, 2.6 12, 2.4 ${height * 0.4}, 3.6 ${height * 0.5}, 2.2 ${height * 0.56}, 2.4 ${height - 8}, 6 ${height - 2.4}`,
      iron,
    );
    if (states.includes(CHECKED_CLOTH)) layCloth(model, { height, radius });
    if (states.includes('laid')) layTop(model, { height, radius }, look);
    for (let i = 0; i < 3; i++) {
      const a = (i / 3) * Math.PI * 2 + 0.5;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const reach = radius * 0.72;
      addTube(
        model,
        curve([
          [c * 2, 14, s * 2],
          [c * reach * 0.6, 10, s * reach * 0.6],
          [c * reach, 1.4, s * reach],
        ]),
        {
          radius: (t) => 2.6 - t * 0.8,
          material: iron,
        },
      );
    }
  };
