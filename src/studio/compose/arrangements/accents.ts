import { thingsOf } from '#studio/compose/things/accompaniments.ts';
import { putDown } from '#studio/compose/things/layout/place-things.ts';
import type { Stage } from '#studio/compose/stage.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Accompaniment } from '#studio/scene-spec.ts';
import { rotation } from '#studio/vector.ts';

/** A free place on the table and how much room there is. */
export interface Spot {
  at: Vec3;
  yaw: number;
}

/** No table holds these: they come with their own archetype. */
const TOO_LARGE: readonly Accompaniment[] = ['barrel', 'crate'];

/** Lays one accompaniment on its spot, built as if it had been asked for by name; of several kinds the seed takes one. */
export function layAccent(stage: Stage, what: Accompaniment, { at, yaw }: Spot): void {
  if (TOO_LARGE.includes(what)) return;
  const asked = stage.random(`accent ${what} ${at[0].toFixed(1)}`).pick(thingsOf(what));
  putDown(stage, asked, { position: at, yaw });
}

/** A cylinder on its side, pointing by yaw. */
export const lying = (yaw: number) => rotation({ z: Math.PI / 2, y: yaw });
