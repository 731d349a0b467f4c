import type { Vec3 } from '#studio/scene-graph.ts';
import { length3 } from '#studio/people/painting/distance.ts';
import { isPane } from '#studio/people/body/part.ts';
import type { Part, Take } from '#studio/people/body/part.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { FORMS } from './forms.ts';
import type { Form } from './forms.ts';

/** Something of the catalogue in a hand or on a table: a plain form in two colours, in metres. */
export interface Ware {
  /** `null`: nobody speaks of it. */
  thing: ThingId | null;
  form: Form;
  colour: Rgb;
  trim: Rgb;
  /** Across, upwards and in depth. */
  size: Vec3;
}

/** Metres round the middle of what is longer than its size tells. */
const ROOMS: Partial<Record<Form, number>> = {
  barrow: 1.85,
  handcart: 1.9,
  cart: 2.3,
  lamp_post: 2.2,
  easel: 1.6,
  school_board: 1.62,
  confetti: 0.72,
  ladder: 1.9,
  van: 2.9,
  car: 2.6,
  tractor: 3.2,
  trailer: 3.2,
  trailer_load: 3.2,
  skiing: 1.7,
  bath: 1.25,
  piano: 1.3,
  knife: 0.34,
  balloon_basket: 2.6,
  scooter: 1.3,
  sabered: 0.8,
  boules: 1.4,
  stirred_pot: 0.62,
  lance: 1.2,
  skis: 1.3,
  can: 0.5,
  hose: 1.7,
  foaming: 1.2,
  poured_can: 1.1,
  planter: 0.6,
  tipped_pail: 0.95,
};

/** Adds it, its foot at the origin of `q`; `index` tells its parts from those of other wares. */
export function takeWare(q: Vec3, { form, size }: Ware, index: number, take: Take): void {
  const room = ROOMS[form] ?? length3(size[0], size[1], size[2]) * 0.75;
  const far = length3(q[0], q[1] - size[1] / 2, q[2]) - room;
  if (far > 0.06) return take(far, `ware${index}`);
  FORMS[form](q, size, (distance, kind) =>
    take(distance, `${kind === 'pane' ? 'pane' : kind ? 'trim' : 'ware'}${index}`),
  );
}

/** Which ware a part belongs to, and whether it is its trim. */
export function wareOf(part: Part): { index: number; isTrim: boolean } | null {
  const isTrim = part.startsWith('trim');
  const isWare = isTrim || part.startsWith('ware') || isPane(part);
  return isWare ? { index: Number(part.slice(4)), isTrim } : null;
}
