import { makePlaceCard } from '#studio/props/lettered/place-card.ts';
import { addFork, addKnife } from '#studio/props/cutlery.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addTurned } from '#studio/props/making/joinery.ts';
import { skinOf } from '#studio/props/making/made-of.ts';
import { addBox, paint, startModel, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Place } from '#studio/props/making/place.ts';
import { addGlass } from '#studio/props/stemware.ts';
import { addPlate } from '#studio/props/tableware.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker, ThingLook, WornPart } from '#studio/things/photo-maker.ts';
import { add, rotate, rotation } from '#studio/vector.ts';

/** Room of one place at the table. */
const [WIDTH, DEPTH] = [40, 29];

/** Plates, cutlery, napkin and glass for one, seen from where the guest sits. */
function layPlace(kit: Kit, { position, yaw }: Place, look: ThingLook, nth: number): void {
  const turn = rotation({ y: yaw });
  const at = (p: Vec3): Vec3 => add(position, rotate(turn, p));
  const part = (thing: ThingId): WornPart | undefined =>
    look.wears.find((one) => one.thing === thing);
  const plate = part('plate');
  // Under gold cutlery lies a gold charger.
  const gilt = part('fork')?.colour ?? part('knife')?.colour ?? null;
  const charger = startModel(kit, { position: at([0, 0, 0]), yaw }, 'place_setting');
  addTurned(
    charger,
    '0 .03, 14.6 .03, 14.8 .2, 14.6 .34, 0 .34',
    paint(kit, gilt ?? '#b7a789', { coat: 0.3, rough: 0.45 }),
  );
  addPlate(kit, at([0, 0.3, 0]), {
    radius: 12,
    tone: plate?.colour ?? 'white',
    skin: skinOf(kit, { material: plate?.material ?? null, colour: plate?.colour ?? null }),
    rim: plate?.rim,
  });
  addFork(kit, { position: at([-17, 0, 1.6]), yaw: yaw + Math.PI / 2 }, { tone: gilt });
  addKnife(kit, { position: at([16.8, 0, 3]), yaw: yaw + Math.PI / 2 }, { tone: gilt });
  const napkin = startModel(kit, { position: at([0, 0.3, 0]), yaw }, 'napkin');
  foldNapkin(napkin, part('napkin')?.colour ?? null);
  const card = part('place_card');
  if (card) {
    const { colour, text } = card;
    makePlaceCard(kit, { position: at([0, 2.2, 4]), yaw }, { ...look, colour, text });
  }
  const glass = part('glass') ?? part('champagne_flute');
  const isFlute = glass?.thing === 'champagne_flute';
  addGlass(kit, at([13.5, 0, -12]), {
    ...look.glass,
    ...(isFlute && { shape: 'flute' }),
    wine: glass && glass.fill !== 'empty' ? look.wine : null,
    random: look.random.fork(`bubbles ${nth}`),
    thing: glass?.thing ?? 'glass',
  });
}

/** A napkin folded long, laid over the plate. */
function foldNapkin(model: Model, colour: Vec3 | null): void {
  const linen = paint(model.kit, colour ?? '#e6dfd2', { coat: 0, rough: 0.9 });
  const fold = within(model, [0, 1.1, 0], { y: 0.06 });
  addBox(fold, { at: [0, 0.1, 0.4], half: [3.6, 0.28, 10] }, linen);
  addBox(fold, { at: [0.3, 0.62, 0.2], half: [3.3, 0.26, 9.6] }, linen);
  addBox(fold, { at: [-0.2, 1.08, 2.4], half: [3, 0.2, 7] }, linen);
}

/** Guests face each other across the table; what stands between them has the middle. */
const rowsFor = (count: number): readonly number[] => [Math.floor(count / 2), Math.ceil(count / 2)];
const MIDDLE = 22;

/** Seen from its end, as a long table is: places on both sides, and an aisle for bread and candles. */
export const LENGTHWISE = 'lengthwise';
export const AISLE = 38;

interface Seat {
  x: number;
  z: number;
  yaw: number;
}

function seatsAlong(count: number): Seat[] {
  const pairs = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, i): Seat => {
    const side = i % 2 === 0 ? -1 : 1;
    const z = (Math.floor(i / 2) - (pairs - 1) / 2) * WIDTH;
    return { x: (side * (DEPTH + AISLE)) / 2, z, yaw: (side * Math.PI) / 2 };
  });
}

const seatsAcross = (count: number): Seat[] =>
  rowsFor(count).flatMap((here, r) =>
    Array.from({ length: here }, (_, i): Seat => ({
      x: (i - (here - 1) / 2) * WIDTH,
      z: ((DEPTH + MIDDLE) / 2) * (r === 0 ? -1 : 1),
      yaw: r === 0 ? Math.PI : 0,
    })),
  );

export const PLACE_SETTING: PhotoMaker = {
  make: (kit, place, look) => layPlace(kit, place, look, 0),
  usual: 2,
  serve: (kit, place, look, count) => {
    const seats = look.states.includes(LENGTHWISE) ? seatsAlong(count) : seatsAcross(count);
    for (const [nth, { x, z, yaw }] of seats.entries()) {
      const position = add(place.position, [x, 0, z]);
      layPlace(kit, { position, yaw: place.yaw + yaw }, look, nth);
    }
  },
  holds: { height: 0, radius: 34 },
};
