import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Piece } from '#studio/litho/arrange/piece.ts';

/** What people ride and drive: whatever stands beside it is small. */
const VEHICLES = new Set<ThingId>([
  'bicycle',
  'scooter',
  'motorcycle',
  'car',
  'vintage_car',
  'racing_car',
  'pickup_truck',
  'van',
  'lorry',
  'bus',
  'tram',
  'train',
  'tractor',
  'cart',
  'boat',
  'ship',
]);
const HANDY = new Set<ThingId>([
  'barrel',
  'crate',
  'basket',
  ...THINGS.filter(
    ({ stance }) => stance === 'tall' || stance === 'small' || stance === 'dish',
  ).map(({ id }) => id),
]);
/** Enough to know it, and no bottle towers over a scooter. */
const BESIDE = 0.5;

/** Bottles beside a car are no taller than its door; what was asked for as giant stays so. */
export function besideVehicles(pieces: readonly Piece[]): Piece[] {
  const hasVehicle = pieces.some(({ thing, row }) => VEHICLES.has(thing) && row !== 'view');
  if (!hasVehicle) return [...pieces];
  return pieces.map((piece) => {
    const { asked, thing, maker, row } = piece;
    const isLoose = asked?.relation?.kind !== 'in' && asked?.relation?.kind !== 'on';
    const isSmall = HANDY.has(thing) && !VEHICLES.has(thing) && isLoose && row !== 'sky';
    return isSmall && !asked?.size && !piece.carried
      ? { ...piece, maker: { ...maker, aspect: maker.aspect, height: maker.height * BESIDE } }
      : piece;
  });
}
