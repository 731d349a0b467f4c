import { asParams } from '#studio/scene/painting-params.ts';
import { isPlaceAlone } from '#studio/compose/setting/place-alone.ts';
import { frameBoxOf } from './frame-camera.ts';
import type { Hanging } from '#studio/compose/setting/hang-backdrop.ts';
import type { Shot, Stage } from '#studio/compose/stage.ts';

/** Paintings of places are made for a table that ends here, in frame heights from the top. */
const USUAL_FOOT = 0.7;
const LEAST_SHARE = 0.45;
/** Without a table the floor of a painted room is empty: most of it stays out of the frame. */
const ROOM_ALONE = 1.26;

/** Where the table ends and the view begins, 0 at the top edge. */
const footOf = (stage: Stage, { table, camera }: Shot): number =>
  table ? frameBoxOf([[0, 0, table.far]], camera, stage.aspect).top : 1;

/** Stands a view on the far edge of the table: what names it must not lie behind the table top. */
export function raiseView(stage: Stage, shot: Shot, hanging: Hanging): Hanging {
  const isRoomAlone = stage.direction.decor !== 'landscape' && isPlaceAlone(stage.spec);
  const share = isRoomAlone
    ? ROOM_ALONE
    : Math.min(1, Math.max(LEAST_SHARE, footOf(stage, shot) / USUAL_FOOT));
  // People are laid into the whole frame and stand on their own ground.
  if (Math.abs(1 - share) < 0.03 || stage.people.length + stage.beasts.length > 0) return hanging;
  const { painter, params } = hanging;
  const blur = typeof params['blur'] === 'number' ? { blur: params['blur'] / share } : {};
  const base = asParams({ painter, params: { ...params, ...blur } });
  return { ...hanging, painter: 'raised', params: { base, share } };
}
