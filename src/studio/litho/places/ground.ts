import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';

/** The empty stage of a poster, painted and ready for things to stand on. */
export interface Stage {
  /** Where the front row stands. */
  floor: number;
  /** Where what belongs to the view stands. */
  horizon: number;
  /** Edges of clear glass that show on this ground. */
  line: string;
  /** Far edge of a table: nothing stands beyond it. */
  edge?: number;
  /** Upper edge of a counter that people stand behind. */
  counter?: number;
  /** Share of the width that the things in front may fill, where the view behind them is what was asked for. */
  widest?: number;
}

export type PaintGround = (scene: PosterScene) => Stage;
