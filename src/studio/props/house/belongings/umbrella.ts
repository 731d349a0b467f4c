import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import { addRing, addRod, pathOf } from '#studio/props/making/joinery.ts';
import {
  addSurface,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A canopy of eight gores, scalloped between its ribs; two cloths alternate. */
export function addCanopy(
  model: Model,
  { radius, height }: { radius: number; height: number },
  cloths: readonly [MaterialRef, MaterialRef],
): void {
  for (let i = 0; i < 8; i++)
    addSurface(model, {
      columns: 8,
      rows: 10,
      material: cloths[i % 2]!,
      point: (u, v) => {
        const a = ((i + u) / 8) * Math.PI * 2;
        const sag = 1 - 0.09 * Math.sin(Math.PI * u) * v;
        const r = radius * v * sag;
        return [
          Math.cos(a) * r,
          height * (1 - v ** 1.9) - 0.05 * height * Math.sin(Math.PI * u) * v,
          Math.sin(a) * r,
        ];
      },
    });
}

/** An open umbrella lying on its rim and handle; closed it lies rolled up. */
export const makeUmbrella: MakeThing = (kit, place, { colour, states }) => {
  if (states.includes('closed') || states.includes('folded')) return rolled(kit, place, colour);
  const model = within(startModel(kit, place, 'umbrella'), [0, 44, 0], { x: -0.8, z: 0.5 });
  const cloth = paint(kit, colour ?? '#8e1424', { coat: 0.15, rough: 0.5, translucency: 0.2 });
  addCanopy(model, { radius: 48, height: 22 }, [cloth, cloth]);
  const rest = apart(model, 'stick');
  addRod(
    rest,
    [
      [0, 28, 0],
      [0, -46, 0],
    ],
    { radius: 0.8, material: paint(kit, '#2a2421', { coat: 0.6 }) },
  );
  addTube(rest, curve(pathOf('0 -44 0, 0 -52 0, 4 -57 0, 8 -54 0, 8 -50 0')), {
    radius: 1.4,
    material: paint(kit, '#6b4426', { coat: 0.6, rough: 0.25 }),
  });
};

/** The cloth wound round the stick and held by its band. */
function rolled(kit: Kit, place: Place, colour: Vec3 | null): void {
  const model = within(startModel(kit, place, 'umbrella'), [0, 3.4, 0], { y: 0.3 });
  const cloth = paint(kit, colour ?? '#8e1424', { coat: 0.15, rough: 0.5 });
  addSurface(model, {
    columns: 48,
    rows: 24,
    isClosed: true,
    material: cloth,
    point: (u, v) => {
      const a = u * Math.PI * 2;
      const fold = 1 + 0.16 * Math.sin(a * 8 + v * 5) * Math.sin(Math.PI * v);
      const r = (0.7 + 2.7 * Math.sin(Math.PI * (0.1 + 0.8 * v)) ** 0.8) * fold;
      return [-34 + v * 58, Math.cos(a) * r, Math.sin(a) * r];
    },
  });
  const rest = apart(model, 'stick');
  addRing(
    rest,
    { radius: 3.5, thickness: 0.4, at: [8, 0, 0], turn: { z: Math.PI / 2 } },
    paint(kit, '#2a2421', { coat: 0.4 }),
  );
  addRod(
    rest,
    [
      [-40, 0, 0],
      [36, 0, 0],
    ],
    { radius: 0.7, material: paint(kit, '#2a2421', { coat: 0.6 }) },
  );
  addTube(rest, curve(pathOf('34 0 0, 42 0 0, 47 0 4, 44 0 8, 40 0 8')), {
    radius: 1.3,
    material: paint(kit, '#6b4426', { coat: 0.6, rough: 0.25 }),
  });
}

/** A parasol in its foot: white and one colour by turns. */
export const makeParasol: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'beach_umbrella');
  const own = paint(kit, colour ?? '#c23a2a', { coat: 0, rough: 0.8, translucency: 0.3 });
  const pale = paint(kit, '#f4efe2', { coat: 0, rough: 0.8, translucency: 0.3 });
  addCanopy(within(model, [0, 178, 0]), { radius: 105, height: 36 }, [own, colour ? own : pale]);
  const rest = apart(model, 'pole');
  addRod(
    rest,
    [
      [0, 0, 0],
      [0, 218, 0],
    ],
    { radius: 2.2, material: paint(kit, '#a9804e', { coat: 0.4 }) },
  );
  addRod(
    rest,
    [
      [0, 0, 0],
      [0, 8, 0],
    ],
    { radius: 18, material: paint(kit, '#6f6a62', { coat: 0.1 }), sides: 24 },
  );
};
