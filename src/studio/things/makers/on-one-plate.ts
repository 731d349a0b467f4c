import { plateUnder } from '#studio/props/plate-under.ts';
import type { MakeThing, PhotoMaker } from '#studio/things/photo-maker.ts';
import { add } from '#studio/vector.ts';

/** Several pieces on one plate, each where it is seen; `size` is the room of one in centimetres. */
export function onOnePlate(make: MakeThing, size: number): NonNullable<PhotoMaker['serve']> {
  return (kit, place, look, count) => {
    const reach = count === 1 ? 0 : size * 0.56 * Math.sqrt(count);
    plateUnder(kit, place, look, Math.max(7, (reach + size * 0.5) / 0.84));
    for (let i = 0; i < count; i++) {
      const [a, r] = [i * 2.4 + 0.5, reach * Math.sqrt((i + 0.4) / count)];
      const at = [Math.cos(a) * r, 0.5, Math.sin(a) * r] as const;
      const random = look.random.fork(`piece ${i}`);
      const own = { ...look, random, nth: i };
      make(kit, { position: add(place.position, at), yaw: place.yaw + a * 0.5 }, own);
    }
  };
}
