import { BALUSTRADE, makeBalustrade } from '#studio/props/rests/balustrade.ts';
import { PLINTH, makePlinth } from '#studio/props/rests/plinth.ts';
import { ROCK_TOP, makeRock } from '#studio/props/rests/rock.ts';
import { WALL, makeStoneWall } from '#studio/props/rests/stone-wall.ts';
import { POST, makeFencePost } from '#studio/props/rests/fence-post.ts';
import { STUMP, makeTreeStump } from '#studio/props/rests/tree-stump.ts';
import { BALE, makeHayBale } from '#studio/props/rests/hay-bale.ts';
import { ICE_BED, makeIceBed } from '#studio/props/rests/ice-bed.ts';
import { SHELF, makeShelfBoard } from '#studio/props/rests/shelf-board.ts';
import { SILL, makeWindowSill } from '#studio/props/rests/window-sill.ts';
import { STEPS_TOP, makeStoneSteps } from '#studio/props/rests/stone-steps.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';

/** What things are put down on, mostly out of doors. */
export const REST_MAKERS = {
  stone_wall: { make: makeStoneWall, holds: { height: WALL.height, radius: 40 } },
  balustrade: { make: makeBalustrade, holds: { height: BALUSTRADE.height, radius: 40 } },
  stone_steps: { make: makeStoneSteps, holds: { height: STEPS_TOP, radius: 12 } },
  shelf_board: { make: makeShelfBoard, holds: { height: SHELF.height, radius: SHELF.half * 0.45 } },
  window_sill: { make: makeWindowSill, holds: { height: SILL.height, radius: SILL.half * 0.45 } },
  ice_bed: { make: makeIceBed, holds: { height: ICE_BED, radius: 34 } },
  fence_post: {
    make: makeFencePost,
    holds: { height: POST.height - 0.2, radius: 7.5, wide: { height: POST.height, radius: 40 } },
  },
  hay_bale: { make: makeHayBale, holds: { height: BALE.height, radius: 30 } },
  rock: { make: makeRock, holds: { height: ROCK_TOP - 0.4, radius: 18 } },
  plinth: { make: makePlinth, holds: { height: PLINTH.height, radius: PLINTH.radius * 0.8 } },
  tree_stump: { make: makeTreeStump, holds: { height: STUMP.height, radius: 18 } },
} satisfies Partial<Record<ThingId, PhotoMaker>>;
