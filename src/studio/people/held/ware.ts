import type { Vec3 } from '#studio/scene-graph.ts';
import type { Part, Take } from '#studio/people/part.ts';
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

/** Adds it, its foot at the origin of `q`; `index` tells its parts from those of other wares. */
export function takeWare(q: Vec3, { form, size }: Ware, index: number, take: Take): void {
  const far = Math.hypot(q[0], q[1] - size[1] / 2, q[2]) - Math.hypot(...size) * 0.75;
  if (far > 0.06) return take(far, `ware${index}`);
  FORMS[form](q, size, (distance, isTrim) =>
    take(distance, isTrim ? `trim${index}` : `ware${index}`),
  );
}

const WARE_PART = /^(ware|trim)(\d)$/;

/** Which ware a part belongs to, and whether it is its trim. */
export function wareOf(part: Part): { index: number; isTrim: boolean } | null {
  const found = WARE_PART.exec(part);
  return found && { index: Number(found[2]), isTrim: found[1] === 'trim' };
}
