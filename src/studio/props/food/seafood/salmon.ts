import { startModel, within } from '#studio/props/making/model.ts';
import { plateUnder } from '#studio/props/plate-under.ts';
import { FISH } from '#studio/props/plating/components/fish.ts';
import { HERBS } from '#studio/props/plating/components/greens/herbs.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A fillet on a plate, dill on it. */
export const makeSalmon: MakeThing = (kit, place, look) => {
  plateUnder(kit, place, look, 10.4);
  const { random } = look;
  const model = within(startModel(kit, place, 'salmon'), [0, 0.7, 0], { y: 0.25 });
  FISH.salmonFillet.lay(model, { random, reach: 6 });
  HERBS.dill.lay(within(model, [0, 2.2, 0.3]), { random, reach: 3 });
};
