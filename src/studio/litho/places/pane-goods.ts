import { polygon } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import { lookFor } from '#studio/litho/things/look.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** What lies in the window of each trade; all others show bottles. */
const GOODS: Partial<Record<PlaceId, readonly ThingId[]>> = {
  bakery: ['bread', 'croissant', 'baguette'],
  cheese_shop: ['hard_cheese', 'soft_cheese', 'blue_cheese'],
  butcher_shop: ['ham', 'salami', 'steak'],
  flower_shop: ['rose', 'sunflower', 'lavender'],
  delicatessen: ['ham', 'hard_cheese', 'salami'],
  chocolate_shop: ['chocolate', 'macaron', 'cake'],
  fish_shop: ['fish', 'prawn', 'oyster'],
  greengrocer: ['apple', 'pear', 'orange'],
  bookshop: ['book', 'book', 'book'],
  cafe: ['cake', 'croissant', 'macaron'],
};

/** On the sill behind the glass: a part of the house, told by no name of its own. */
export function paintGoods(scene: PosterScene, pane: Rect): void {
  const { press, random, spec } = scene;
  const goods = spec.place ? GOODS[spec.place] : undefined;
  const dice = random.fork(`pane ${Math.round(pane.x)}`);
  if (!goods) return paintBottles(scene, pane);
  goods.forEach((thing, i) => {
    const maker = drawnMaker(thing);
    const base: Point = [
      pane.x + (pane.width * (i + 0.5)) / goods.length,
      pane.y + pane.height * 0.97,
    ];
    const heightPx = Math.min(pane.height * 0.4, pane.width * 0.3) * (TALL.has(thing) ? 1.5 : 0.8);
    maker?.draw(press, { base, heightPx }, lookFor(scene, dice.fork(`good ${i}`)));
  });
}
const TALL: ReadonlySet<ThingId> = new Set<ThingId>(['rose', 'sunflower', 'lavender']);

function paintBottles({ press, random }: PosterScene, pane: Rect): void {
  const dice = random.fork(`pane ${Math.round(pane.x)}`);
  const [count, foot] = [7, pane.y + pane.height];
  for (let i = 0; i < count; i++) {
    const [x, wide] = [pane.x + (pane.width * (i + 0.5)) / count, (pane.width / count) * 0.5];
    const tall = Math.min(pane.height * 0.5, wide * 4) * dice.range(0.84, 1);
    const bottle: Point[] = [
      [x - wide / 2, foot],
      [x - wide / 2, foot - tall * 0.6],
      [x - wide * 0.18, foot - tall * 0.74],
      [x - wide * 0.18, foot - tall],
      [x + wide * 0.18, foot - tall],
      [x + wide * 0.18, foot - tall * 0.74],
      [x + wide / 2, foot - tall * 0.6],
      [x + wide / 2, foot],
    ];
    press.detail(polygon(bottle), dice.pick(['#3a2a2c', '#5b1a2a', '#26392f']));
  }
}
