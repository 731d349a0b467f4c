import { addBowl } from '#studio/props/tableware.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing, PhotoMaker } from '#studio/things/photo-maker.ts';
import { add } from '#studio/vector.ts';

/** Pieces of the lowest layer, the next and the top one. */
const LAYERS = [10, 5, 2] as const;

/** Berries and nuts would be specks on the table: heaped in a small bowl they are known; `size` is the width of one. */
export function heapedInBowl(make: MakeThing, size: number): NonNullable<PhotoMaker['serve']> {
  const most = LAYERS[0] + LAYERS[1] + LAYERS[2];
  return (kit, place, look, count) => {
    addBowl(kit, place.position, {
      radius: size * 2.5,
      tone: look.plate ?? 'white',
      rim: look.crockery?.rim,
    });
    const pieces = look.isLoose ? Math.max(count, most) : count;
    for (let i = 0; i < pieces; i++) {
      const layer = i < LAYERS[0] ? 0 : i < LAYERS[0] + LAYERS[1] ? 1 : 2;
      const first = layer === 0 ? 0 : layer === 1 ? LAYERS[0] : LAYERS[0] + LAYERS[1];
      const share = Math.sqrt((i - first + 0.5) / LAYERS[layer]);
      const [a, r] = [i * 2.4, size * (1.6 - layer * 0.5) * Math.min(1, share)];
      const at: Vec3 = [Math.cos(a) * r, size * (0.32 + layer * 0.62) + r * 0.16, Math.sin(a) * r];
      const own = { ...look, random: look.random.fork(`in bowl ${i}`), nth: i };
      make(kit, { position: add(place.position, at), yaw: a }, own);
    }
  };
}
