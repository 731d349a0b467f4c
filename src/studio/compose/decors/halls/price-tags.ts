import type { Kit } from '#studio/props/making/kit.ts';
import { addBox, apart, modelOf, paint } from '#studio/props/making/model.ts';
import { addObject } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** Half a card: its width, its height. */
const CARD = [3.6, 2.5] as const;

interface TagPlace {
  at: Vec3;
  /** Its shelf runs along the aisle: the card looks across it. */
  isAcross: boolean;
}

/** Cards with prices, clipped to the edges of shelves; too small to be read, two lines of ink each. */
export function addPriceTags(kit: Kit, { places }: { places: readonly TagPlace[] }): void {
  const object = addObject(kit.scene, { role: 'decor', name: 'price tags', thing: 'price_tag' });
  const model = modelOf(kit, { position: [0, 0, 0], yaw: 0 }, object);
  const ink = apart(model, 'prices');
  const paper = paint(kit, '#f6f2e6', { coat: 0.1, rough: 0.6 });
  const red = paint(kit, '#8e1f2b', { coat: 0, rough: 0.8 });
  const [w, h] = CARD;
  for (const { at, isAcross } of places) {
    const half = (wide: number, tall: number, thick: number): Vec3 =>
      isAcross ? [thick, tall, wide] : [wide, tall, thick];
    const [x, y, z] = at;
    addBox(model, { at, half: half(w, h, 0.16) }, paper);
    const out = isAcross ? -Math.sign(x) * 0.1 : 0;
    const near = isAcross ? 0 : 0.1;
    addBox(ink, { at: [x + out, y + 0.6, z + near], half: half(w * 0.62, 0.7, 0.16) }, red);
  }
}
