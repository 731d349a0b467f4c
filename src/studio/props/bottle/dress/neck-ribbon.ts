import { BOTTLE_FORMS } from '#studio/props/bottle/forms.ts';
import { addRing, SIDES } from '#studio/props/making/joinery.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import {
  addBlob,
  addBox,
  addPanel,
  addSurface,
  addTube,
  apart,
  curve,
  modelOf,
  paint,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addBow } from '#studio/props/party/bow.ts';
import { addThing } from '#studio/props/making/place.ts';
import type { Place } from '#studio/props/making/place.ts';
import { radiusAt } from '#studio/props/making/profile.ts';
import type { Rotation, Vec2, Vec3 } from '#studio/scene-graph.ts';
import { addInscription } from '#studio/props/making/inscription.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { add, rotate } from '#studio/vector.ts';
import type { BottleShape } from '#studio/scene/wine.ts';

/** Where the neck begins to be straight, below the foil. */
function neckOf(shape: BottleShape): { y: number; radius: number } {
  const { body, capsuleLength } = BOTTLE_FORMS[shape];
  const y = body.at(-1)![1] - capsuleLength - 0.6;
  return { y, radius: radiusAt(body, y) };
}

interface Dressing {
  shape: BottleShape;
  colour: Vec3 | null;
  /** How the bottle leans. */
  turn: Rotation;
}

/** Round the neck of a bottle that stands or leans. */
const onBottle = (kit: Kit, position: Vec3, turn: Rotation, thing: ThingId): Model => ({
  kit,
  object: addThing(kit, thing),
  turn,
  put: (p) => add(position, rotate(turn, p)),
});

/** A satin bow tied round the neck. */
export function addNeckRibbon(kit: Kit, position: Vec3, { shape, colour, turn }: Dressing): void {
  const { y, radius } = neckOf(shape);
  const model = onBottle(kit, position, turn, 'ribbon');
  const satin = paint(kit, colour ?? '#9c1420', { coat: 0.8, rough: 0.22 });
  for (const lift of [-0.5, 0, 0.5])
    addRing(model, { radius: radius + 0.06, thickness: 0.3, at: [0, y + lift, 0] }, satin);
  addBow(within(model, [0, y, radius + 0.3], { x: 1.2 }), satin, 3.6);
}

/** A cloth knotted round the neck, its ends hanging down in front. */
export function addNeckCloth(kit: Kit, position: Vec3, { shape, colour, turn }: Dressing): void {
  const { y, radius } = neckOf(shape);
  const { body } = BOTTLE_FORMS[shape];
  const model = onBottle(kit, position, turn, 'napkin');
  const linen = paint(kit, colour ?? '#e6ddcc', { coat: 0, rough: 1 });
  for (const lift of [-1.1, -0.4, 0.3, 1])
    addRing(model, { radius: radius + 0.3, thickness: 0.55, at: [0, y + lift - 1, 0] }, linen);
  addBlob(model, { at: [0, y - 1, radius + 1], radii: [1.2, 1.1, 0.8], material: linen });
  for (const s of SIDES)
    addSurface(model, {
      columns: 8,
      rows: 8,
      material: linen,
      point: (u, v) => {
        const low = y - 1 - v * 7.4;
        const wide = 0.7 + v * 1.9;
        const out = radiusAt(body, low) + 0.5 + 0.4 * Math.sin(u * 9) * v;
        return [s * (0.5 + v * 1.7) + (u - 0.5) * wide * 2, low, out];
      },
    });
}

const CARD: readonly Vec2[] = [
  [-1.7, 2.9],
  [1.7, 2.9],
  [1.7, -1.8],
  [0.8, -2.7],
  [-0.8, -2.7],
  [-1.7, -1.8],
];

/** A card that hangs from the neck by a string, in front of the shoulder. */
export function addNeckTag(
  kit: Kit,
  place: Place,
  {
    shape,
    colour,
    text,
    isBlank = false,
  }: { shape: BottleShape; colour: Vec3 | null; text: string | null; isBlank?: boolean },
): void {
  const { y, radius } = neckOf(shape);
  const { body } = BOTTLE_FORMS[shape];
  const model = modelOf(kit, place, addThing(kit, 'price_tag'));
  const string = apart(model, 'string');
  const twine = paint(kit, '#b08a55', { coat: 0, rough: 0.8 });
  for (const lift of [-0.2, 0.2])
    addRing(string, { radius: radius + 0.08, thickness: 0.16, at: [0, y + lift, 0] }, twine);
  const out = radiusAt(body, y - 5) + 0.5;
  addTube(
    string,
    curve([
      [0.3, y, radius],
      [1.2, y - 1.4, radius + 0.7],
      [1.6, y - 2.6, out],
    ]),
    {
      radius: 0.1,
      material: twine,
    },
  );
  // Words want a larger card.
  const k = text ? 1.9 : 1;
  const card = within(model, [1.6, y - 3 - 2 * k, out + 0.15 * k], {
    x: Math.PI / 2 - 0.14,
    z: 0.12,
  });
  addPanel(card, {
    outline: CARD.map(([x, z]) => [x * k, z * k]),
    thickness: 0.08,
    material: paint(kit, colour ?? '#c9a673', { coat: 0.05, rough: 0.7 }),
  });
  if (text) {
    addInscription(card, {
      text,
      at: [0, 0.1, 0.6],
      size: [5.8, 6.6],
      turn: { x: -Math.PI / 2 },
      face: 'playfairItalic',
      ink: '#3a2517',
      maxLines: 4,
    });
    return;
  }
  if (isBlank) return;
  const ink = apart(card, 'ink');
  for (const z of [-0.4, 0.6, 1.6])
    addBox(ink, { at: [0, 0.1, z], half: [1.1, 0.02, 0.12] }, paint(kit, '#4a3424', { coat: 0 }));
}
