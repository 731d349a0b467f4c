import { addMaterial } from '#studio/scene-builder.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addInscription } from '#studio/props/making/inscription.ts';
import { addBox, apart, paint, startModel } from '#studio/props/making/model.ts';
import { addFramed } from '#studio/props/house/framed.ts';
import { addDrum, SIDES } from '#studio/props/making/joinery.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** The shop's own lamps; before gilt letters the pane stays dark, or they could not be read. */
const lit = (kit: Kit): number =>
  addMaterial(kit.scene, { kind: 'emissive', radiance: [0.24, 0.1, 0.026], sides: 'both' });

const [WIDTH, HEIGHT, BAR] = [92, 66, 5];

/** A painted shop front: its pane with gilt letters, bottles on the ledge inside. */
export const makeShopWindow: MakeThing = (kit, place, { text, colour }) => {
  const model = startModel(kit, place, 'shop_window');
  const wood = paint(kit, colour ?? '#1f3b33', { coat: 0.5, rough: 0.3 });
  addFramed(
    model,
    { width: WIDTH, height: HEIGHT, bar: BAR },
    { frame: wood, face: text ? paint(kit, '#2b1e16', { coat: 0.9, rough: 0.06 }) : lit(kit) },
  );
  addBox(model, { at: [0, 5, 3], half: [WIDTH / 2 + 2, 2.4, 5] }, wood);
  addBox(model, { at: [0, HEIGHT + 4, 1], half: [WIDTH / 2 + 3, 5, 3] }, wood);
  const goods = apart(model, 'goods');
  const glass = paint(kit, '#3f5a34', { coat: 0.9, rough: 0.1 });
  for (const s of SIDES)
    for (const x of [14, 22, 30]) {
      addDrum(goods, { radius: 2.6, height: 13, at: [s * x, 7.6, 0.4] }, glass);
      addDrum(goods, { radius: 0.9, height: 7, at: [s * x, 20.4, 0.4] }, glass);
    }
  if (!text) return;
  addInscription(model, {
    text,
    at: [0, HEIGHT * 0.66, 0.6],
    size: [WIDTH - BAR * 2 - 4, HEIGHT * 0.42],
    face: 'playfairBlack',
    ink: '#f3cf7a',
    maxLines: 2,
  });
};
