import type { PersonShape } from './person-shape.ts';
import type { Take } from './part.ts';
import type { Round } from './fingers-round.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { subtract } from '#studio/vector.ts';
import { limb } from '#studio/people/painting/distance.ts';
import type { Arm, Pose } from '#studio/people/acting/stance.ts';
import { GLASS_ON_TABLE } from '#studio/people/beside/laid-table.ts';
import { alongAxis, bottleAt } from '#studio/people/held/bottle.ts';
import { decanterAt } from '#studio/people/held/decanter.ts';
import { isWareHeld } from '#studio/people/held/hold.ts';
import { takeWare } from '#studio/people/held/ware.ts';

const POURS: ReadonlySet<Pose> = new Set<Pose>(['pouring', 'decanting']);
/** Oil runs; a lemon drips, which nobody sees. */
const isOiled = ({ pose, holds: [held = null] }: PersonShape): boolean =>
  pose === 'dressing' && isWareHeld(held) && held.form === 'flask';
export const doesPour = (shape: PersonShape): boolean => POURS.has(shape.pose) || isOiled(shape);

export interface Poured {
  foot: Vec3;
  mouth: Vec3;
  glass: Vec3;
}

/** Where a bottle or decanter is that is tilted over the glass in the other hand. */
export function pouredAt(arms: readonly Arm[], shape: PersonShape): Poured {
  const from = arms[0]!;
  const to = shape.pourInto ?? (shape.beside === 'laid_table' ? GLASS_ON_TABLE : arms[1]!.hand);
  // The rim of the glass, or the lip of the decanter that is filled.
  const isOil = isOiled(shape);
  const into = shape.holds[1] ?? null;
  const rim =
    isOil || shape.pose === 'decanting'
      ? 0.105
      : into === 'cup'
        ? 0.09
        : isWareHeld(into)
          ? into.size[1] * 0.55
          : 0.2;
  const glass: Vec3 = [to[0], to[1] + rim, to[2] + (isOil ? 0.08 : 0.03)];
  const mouth: Vec3 = [glass[0] + shape.serving * 0.03, glass[1] + 0.055, glass[2]];
  const isDecanter = shape.holds[0] === 'decanter';
  const poured = shape.holds[0] ?? null;
  const long = isWareHeld(poured) ? poured.size[1] : isDecanter ? 0.275 : 0.295;
  const away: Vec3 = [
    from.hand[0] - mouth[0],
    from.hand[1] + 0.03 - mouth[1],
    from.hand[2] - mouth[2],
  ];
  const k = long / Math.hypot(...away);
  const foot: Vec3 = [mouth[0] + away[0] * k, mouth[1] + away[1] * k, mouth[2] + away[2] * k];
  return { foot, mouth, glass };
}

/** What the fingers lie round, where it is a bottle. */
export function gripOf({ holds, hand: [x, y, z] }: Arm, poured: Poured | null): Round | undefined {
  if (holds !== 'bottle' && holds !== 'raised_bottle') return undefined;
  if (!poured) return { at: [x, y, z + 0.035], axis: [0, 1, 0], radius: BOTTLE };
  return { at: poured.foot, axis: subtract(poured.mouth, poured.foot), radius: BOTTLE };
}
const BOTTLE = 0.037;

/** What is poured from, in the serving hand. */
export function pourOf(
  { foot, mouth, glass }: Poured,
  shape: PersonShape,
): (p: Vec3, limit: number, take: Take) => void {
  const poured = shape.holds[0] ?? null;
  const isDecanter = poured === 'decanter';
  const isOil = isOiled(shape);
  const tilted = alongAxis(foot, mouth);
  const fall = shape.pose === 'decanting' ? 0.2 : 0.12;
  const end: Vec3 = [glass[0], glass[1] - fall, glass[2]];
  const room = isWareHeld(poured) ? Math.hypot(...poured.size) : 0.16;
  return (p, limit, take) => {
    if (Math.min(limb(p, foot, mouth, room, room), limb(p, mouth, end, 0.02, 0.02)) > limit) return;
    const q = tilted(p);
    if (isWareHeld(poured)) takeWare(q, poured, 0, take);
    else if (isDecanter) decanterAt(q, take);
    else bottleAt(q, take);
    take(limb(p, mouth, end, 0.006, 0.004), isOil ? 'gold' : 'stream');
  };
}
