import { addLathe, modelOf, paint } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { addSlab } from '#studio/props/making/surfaces.ts';
import { addObject } from '#studio/scene-builder.ts';
import { namesJetty } from '#studio/places/on-jetty.ts';
import type { Stage } from '#studio/compose/stage.ts';

/** Where the painted water hangs, so that the jetty has room to run out. */
export const JETTY_VIEW = -1400;
const END = -900;
const HALF_WIDTH = 62;
/** Where something may stand, from the middle. */
export const JETTY_HALF = 44;
/** Weathered by sun and water. */
const GREY_WOOD = [142, 124, 102] as const;

/** Boards run out into the water that is painted behind them. */
export const isOnJetty = ({ spec, direction }: Stage): boolean =>
  namesJetty(spec) && direction.terrain === 'coastal';

/** Planks across, from under the camera out into the water, with piles on both sides. */
export function layJetty(stage: Stage): void {
  const { kit, direction } = stage;
  addSlab(kit, {
    near: 420,
    far: END,
    halfWidth: HALF_WIDTH,
    thickness: 5,
    surface: 'wood',
    random: stage.random('table'),
    tone: direction.surfaceTone ?? GREY_WOOD,
  });
  const piles = modelOf(
    kit,
    { position: [0, 0, 0], yaw: 0 },
    addObject(kit.scene, { role: 'surface', name: JETTY_NAME }),
  );
  const wood = paint(kit, '#6d5a47', { coat: 0.1, rough: 0.7 });
  for (let z = -110; z >= END; z -= 190)
    for (const x of [-1, 1])
      addLathe(
        piles,
        [
          [8, -60],
          [8, 24],
          [7, 27],
          [AXIS, 27.5],
        ],
        wood,
        { at: [x * (HALF_WIDTH + 4), 0, z], isSharp: true },
      );
}

export const JETTY_NAME = 'jetty piles';
