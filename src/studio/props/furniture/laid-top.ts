import { addTurned } from '#studio/props/making/joinery.ts';
import { paint } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addGlass } from '#studio/props/stemware.ts';
import { addPlate } from '#studio/props/tableware.ts';
import type { ThingLook } from '#studio/things/photo-maker.ts';

interface Top {
  height: number;
  radius: number;
}

const GUESTS = 4;

/** A round table dressed for guests: white cloth down to the knee, a plate and a glass for each. */
export function layTop(model: Model, { height, radius: r }: Top, look: ThingLook): void {
  const { kit } = model;
  const linen = paint(kit, '#ece7dd', { coat: 0, rough: 0.95 });
  addTurned(
    model,
    `${r + 3} ${height - 34}, ${r + 1.6} ${height - 12}, ${r + 0.6} ${height}, ${r} ${height + 0.5}, 0 ${height + 0.5}`,
    linen,
  );
  for (let i = 0; i < GUESTS; i++) {
    const a = (i / GUESTS) * Math.PI * 2 + 0.6;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const y = height + 0.6;
    addPlate(kit, model.put([c * r * 0.64, y, s * r * 0.64]), { radius: r * 0.26, tone: 'white' });
    addGlass(kit, model.put([c * r * 0.3 - s * r * 0.2, y, s * r * 0.3 + c * r * 0.2]), {
      ...look.glass,
      wine: null,
      random: look.random.fork(`glass ${i}`),
      thing: 'glass',
    });
  }
}
