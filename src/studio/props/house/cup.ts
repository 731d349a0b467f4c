import { addTube, curve, paint, startModel } from '#studio/props/making/model.ts';
import { addRing, addTurned, pathOf } from '#studio/props/making/joinery.ts';
import { madeOf } from '#studio/props/making/made-of.ts';
import { WINE_PAINTS } from '#studio/props/making/wine-paints.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A plain beaker of metal, wood or clay, wine in it. */
const makeBeaker: MakeThing = (kit, place, look) => {
  const model = startModel(kit, place, 'cup');
  const skin = madeOf(kit, look, { colour: '#b8b2a8', coat: 0.5, rough: 0.3 });
  addTurned(
    model,
    '0 .1, 3.2 .1, 3.4 .5, 3 1.1, 3.3 4, 3.9 8.6, 4.1 9.2, 3.8 9.3, 3.4 8, 2.8 2, 0 1.6',
    skin,
  );
  addRing(model, { radius: 3.45, thickness: 0.16, at: [0, 4.6, 0] }, skin);
  if (look.fill === 'empty') return;
  addTurned(model, '0 7.6, 3.5 7.6', paint(kit, WINE_PAINTS[look.wine], { coat: 1, rough: 0.04 }), {
    isSharp: true,
  });
};

/** A china cup on its saucer. */
export const makeCup: MakeThing = (kit, place, look) => {
  const { colour, fill, material } = look;
  if (material && material !== 'ceramic') return makeBeaker(kit, place, look);
  const model = startModel(kit, place, 'cup');
  const china = paint(kit, colour ?? '#efeae0', { coat: 1, rough: 0.1 });
  addTurned(model, '0 .1, 4 .1, 7 1.3, 7.2 1.5, 4 .7, 0 .7', china);
  addTurned(
    model,
    '0 .8, 2.4 .8, 2.4 1.2, 3.6 2.4, 4.3 5, 4.5 7.2, 4.3 7.2, 4 5, 3.3 2.8, 0 2',
    china,
  );
  addTube(model, curve(pathOf('4.2 6.4 0, 6.6 6.4 0, 6.8 4 0, 3.9 3 0')), {
    radius: 0.42,
    material: china,
  });
  if (fill !== 'empty')
    addTurned(model, '0 6.2, 4.1 6.2', paint(kit, '#8a4a18', { coat: 1, rough: 0.04 }), {
      isSharp: true,
    });
};
