import type { WineColour } from '#studio/scene/wine.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** What the catalogue has no drawing for: shapes, states and schemes of a lesson's own. */
export type SketchId =
  | 'crown_cap'
  | 'glass_stopper'
  | 'pressed_cork'
  | 'synthetic_cork'
  | 'bottle_lying'
  | 'pour_flute'
  | 'decanter_ship'
  | 'decanter_slender'
  | 'decanter_duck'
  | 'decanter_swan'
  | 'decanter_stopper'
  | 'cask'
  | 'rows_north'
  | 'rows_east'
  | 'rows_contour'
  | 'leaf_oil_spots'
  | 'leaf_powder'
  | 'leaf_tiger'
  | 'leaf_golden'
  | 'bunch_flower'
  | 'bunch_green'
  | 'bunch_turning'
  | 'bunch_ripe'
  | 'bunch_shrivelled'
  | 'bunch_grey'
  | 'prune_before'
  | 'prune_choose'
  | 'prune_cut'
  | 'prune_spur'
  | 'prune_tie'
  | 'rank_1'
  | 'rank_2'
  | 'rank_3'
  | 'rank_4'
  | 'parts_cork'
  | 'parts_champagne_cork'
  | 'parts_screw_cap'
  | 'parts_tank'
  | 'parts_waiters_friend'
  | 'parts_cluster'
  | 'parts_shoot'
  | 'leaf_galls'
  | 'winter_egg'
  | 'louse'
  | 'lice_pair'
  | 'root_lice'
  | 'winged_louse'
  | 'pour_in'
  | 'pour_turn'
  | 'tinted_glass'
  | 'corkscrew_t'
  | 'corkscrew_wings'
  | 'ah_so'
  | 'place_setting';

/** One point of a lesson: a picture, its name and a line, in five languages side by side. */
export interface LessonPoint {
  icon: ThingId;
  /** Drawn instead of the catalogue's picture; the icon still names it. */
  sketch?: SketchId;
  /** Height against the largest of the lesson. */
  size?: number;
  name: string;
  /** Other words for it, parted by ' | '. */
  also?: string;
  note: string;
  wine?: WineColour;
  /** Ink of the picture where its own would mislead. */
  colour?: string;
  fill?: 'empty' | 'half' | 'full';
  /** Where this part is on the whole, in shares of its width and height, and on which side its name stands. */
  on?: readonly [u: number, v: number];
  side?: 'left' | 'right';
}

/** The one drawing whose parts a lesson names; `aspect` is width by height. */
export interface Whole {
  icon: ThingId;
  sketch?: SketchId;
  aspect: number;
  /** Share of the sheet’s width that it may take; names need the rest. */
  share?: number;
}

/** A plate that is told in points; its sources stand in docs/studio/facts.md. */
export interface Lesson {
  title: string;
  /** What customers write for it, folded; '*' lets a word go on. */
  phrases: string;
  /** Numbers tell an order. */
  isNumbered?: boolean;
  /** Its words name it more closely than the plates that have a drawing of their own: 'barrel sizes' is not the barrel. */
  isNarrow?: boolean;
  /** Its points are ticked off. */
  isChecklist?: boolean;
  /** Where the points are the parts of one thing. */
  whole?: Whole;
  points: readonly LessonPoint[];
}
