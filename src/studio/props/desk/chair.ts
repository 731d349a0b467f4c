import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBox, addPanel, addTube, paint, startModel } from '#studio/props/making/model.ts';
import { roundedRect } from '#studio/props/tableware.ts';

/** A plain bistro chair; alone it is turned a little, at a table it looks at it. */
export const makeChair: MakeThing = (kit, place, { colour, states }) => {
  const turn = states.includes('seated') ? 0 : 0.5;
  addChair(kit, { ...place, yaw: place.yaw - turn }, colour);
};

/** Its back is behind its place, and looks where the place looks. */
export function addChair(kit: Kit, place: Place, colour: Vec3 | string | null = null): void {
  const model = startModel(kit, place, 'chair');
  const wood = paint(kit, colour ?? '#6b4426', { coat: 0.5, rough: 0.25 });
  addPanel(model, {
    outline: roundedRect(42, 40, 6),
    thickness: 3,
    at: [0, 43, 0],
    material: wood,
  });
  for (const x of [-1, 1]) {
    addTube(
      model,
      [
        [x * 19, 0, 19],
        [x * 17, 44, 16],
      ],
      { radius: 1.9, material: wood },
    );
    addTube(
      model,
      [
        [x * 19, 0, -21],
        [x * 17, 44, -17],
        [x * 17, 92, -25],
      ],
      { radius: 1.9, material: wood },
    );
  }
  for (const y of [88, 74, 60]) addBox(model, { at: [0, y, -23], half: [17, 2.6, 0.9] }, wood);
}
