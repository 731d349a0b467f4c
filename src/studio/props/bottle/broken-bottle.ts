import { crystal } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addLathe, addPanel, paint, startModel, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Place } from '#studio/props/making/place.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { addSplinter } from '#studio/props/drinks/broken-glass.ts';
import { addSpill } from '#studio/props/drinks/spill.ts';
import type { Vec2 } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { ThingLook } from '#studio/things/photo-maker.ts';
import { add } from '#studio/vector.ts';

const RADIUS = 3.75;
const STANDS = 8.5;
const SHARDS = 22;
const GREEN = '#1d4a26';

/** Its foot still stands with a jagged crown, its neck lies beside it among the shards and the wine. */
export function addBrokenBottle(
  kit: Kit,
  place: Place,
  {
    thing,
    random,
    wine,
    fill,
    wears,
  }: Pick<ThingLook, 'random' | 'wine' | 'fill' | 'wears'> & { thing: ThingId },
): void {
  const model = startModel(kit, place, thing);
  const glass = paint(kit, GREEN, { coat: 1, rough: 0.06, translucency: 0.35 });
  addLathe(
    model,
    [
      [AXIS, 0.4],
      [RADIUS - 0.5, 0.05],
      [RADIUS, 0.5],
      [RADIUS, STANDS],
      [RADIUS - 0.35, STANDS],
      [RADIUS - 0.35, 1],
      [AXIS, 1.4],
    ],
    glass,
  );
  addCrown(model, glass, random);
  addLabelRest(model, wears.find((part) => part.thing === 'label')?.colour ?? null);
  addNeck(model, glass);
  for (let i = 0; i < SHARDS; i++) {
    const [a, r] = [i * 2.4 + 0.5, random.range(5.5, 15)];
    const spot = within(model, [Math.cos(a) * r, 0.12, Math.sin(a) * r * 0.75], {
      y: random.range(0, 6.283),
      x: random.range(0, 0.35),
    });
    addSplinter(spot, random.range(1.6, 4.8), { random, material: i % 5 ? glass : crystal(kit) });
  }
  if (fill !== 'empty')
    addSpill(kit, { ...place, position: add(place.position, [6, 0, 3.5]) }, wine);
}

/** Points round the edge, some of them long. */
function addCrown(model: Model, material: number, random: ThingLook['random']): void {
  const points = 12;
  const half = (Math.PI * RADIUS) / points;
  for (let i = 0; i < points; i++) {
    const a = (i / points) * Math.PI * 2;
    const long = random.range(1.4, i % 4 === 0 ? 8.5 : 4);
    const spot = within(
      model,
      [Math.cos(a) * (RADIUS - 0.2), STANDS - 0.1, Math.sin(a) * (RADIUS - 0.2)],
      {
        y: -a,
      },
    );
    const outline: Vec2[] = [
      [0, -half],
      [long * 0.5, -half * 0.8],
      [long, random.range(-0.6, 0.6) * half],
      [long * 0.4, half],
      [0, half],
    ];
    // Made lying, turned upright.
    addPanel(within(spot, [0, 0, 0], { z: Math.PI / 2 }), {
      outline: outline.map(([x, z]): Vec2 => [x, -z]),
      thickness: 0.25,
      material,
    });
  }
}

/** What is left of its label. */
function addLabelRest(model: Model, colour: ThingLook['colour']): void {
  const paper = paint(model.kit, colour ?? '#e9e0c9', { coat: 0.05, rough: 0.8 });
  addLathe(
    model,
    [
      [RADIUS + 0.03, 2.4],
      [RADIUS + 0.06, 2.5],
      [RADIUS + 0.06, 7.6],
      [RADIUS + 0.03, 7.7],
    ],
    paper,
  );
}

/** Shoulder, neck and foil, lying. */
function addNeck(model: Model, glass: number): void {
  const lying = within(model, [10.5, 1.7, -3.5], { z: Math.PI / 2 + 0.12, y: 0.4 });
  addLathe(
    lying,
    [
      [2.9, -4.4],
      [3.2, -3.6],
      [2.2, -1],
      [1.45, 1],
      [1.4, 4],
      [1.1, 4],
      [1.2, 1],
      [2, -1.2],
      [2.6, -4],
      [2.9, -4.4],
    ],
    glass,
  );
  addLathe(
    lying,
    [
      [1.44, 2],
      [1.5, 2.1],
      [1.5, 7.6],
      [1.55, 8.4],
      [AXIS, 8.5],
    ],
    paint(model.kit, '#5a0f1a', { coat: 0.7, rough: 0.25 }),
  );
}
