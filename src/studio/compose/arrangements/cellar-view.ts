import { isBanner, isTall } from '#studio/compose/stage.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** Down the aisle from a man's height; nothing stands in front. */
export function arrangeCellarView(stage: Stage): Arrangement {
  const random = stage.random('cellar view');
  const air: readonly Vec3[] = [-60, 60].flatMap((x) => [-60, 60].map((y): Vec3 => [x, y, 0]));
  const aside = stage.direction.side * random.range(0.6, 1);
  // Along a counter each stool is seen beside the one before it.
  const turn = isBar(stage) ? ACROSS_BAR * aside : aside * (isTall(stage) ? 5 : 9);
  return {
    framing: {
      pitch: pitchOf(stage),
      yaw: turn,
      fieldOfView: isBanner(stage) ? 40 : 58,
      fillWidth: 0.7,
      fillHeight: 0.62,
      anchor: [0.5, 0.5],
      margin: 0.02,
      lensRadius: 0,
      mostArea: 1,
    },
    centre: [0, 0, -120],
    reach: 60,
    table: null,
    isBare: true,
    frameOn: air,
  };
}

/** Shelves and tanks are tall: of their floor a strip is enough. Tables are looked down on. */
function pitchOf({ direction }: Stage): number {
  if (direction.decor !== 'hall') return 4;
  return direction.place === 'restaurant' ? 13 : isBar({ direction }) ? 7 : -3;
}

const isBar = ({ direction }: Pick<Stage, 'direction'>): boolean =>
  direction.decor === 'hall' && direction.place === 'wine_bar';
/** In degrees, from the guests' side. */
const ACROSS_BAR = 26;
