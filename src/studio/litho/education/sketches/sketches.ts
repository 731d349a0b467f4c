import type { SketchId } from '#studio/litho/education/lessons/lesson.ts';
import { drawCrownCap, drawGlassStopper, drawPressedCork, drawSyntheticCork } from './closures.ts';
import {
  drawDuckDecanter,
  drawShipDecanter,
  drawSlenderDecanter,
  drawStopperDecanter,
  drawSwanDecanter,
} from './decanters.ts';
import { drawChampagneCorkParts, drawCorkParts, drawScrewCapParts } from './parts-of-closures.ts';
import { drawClusterParts, drawTankParts, drawWaitersFriendParts } from './parts-of-things.ts';
import {
  drawPruneBefore,
  drawPruneChoose,
  drawPruneCut,
  drawPruneSpur,
  drawPruneTie,
} from './pruning.ts';
import {
  drawLicePair,
  drawLouse,
  drawRootLice,
  drawShootParts,
  drawWingedLouse,
  drawWinterEgg,
} from './phylloxera.ts';
import { drawPlaceSetting } from './place-setting.ts';
import { drawPourFlute, drawPourIn, drawPourTurn, drawTintedGlass } from './pouring.ts';
import { drawAhSo, drawTCorkscrew, drawWingedCorkscrew } from './corkscrews.ts';
import type { Sketch } from './sketch.ts';
import { drawLyingBottle } from './turned-bottle.ts';
import {
  drawFlowerBunch,
  drawGoldenLeaf,
  drawGreenBunch,
  drawGreyBunch,
  drawLeafGalls,
  drawOilSpots,
  drawPowder,
  drawRipeBunch,
  drawShrivelledBunch,
  drawTigerStripes,
  drawTurningBunch,
} from './vine.ts';
import { drawCask, drawRank, drawRowsContour, drawRowsEast, drawRowsNorth } from './vineyard.ts';

export const SKETCHES: Readonly<Record<SketchId, Sketch>> = {
  crown_cap: drawCrownCap,
  glass_stopper: drawGlassStopper,
  pressed_cork: drawPressedCork,
  synthetic_cork: drawSyntheticCork,
  bottle_lying: drawLyingBottle,
  pour_flute: drawPourFlute,
  decanter_ship: drawShipDecanter,
  decanter_slender: drawSlenderDecanter,
  decanter_duck: drawDuckDecanter,
  decanter_swan: drawSwanDecanter,
  decanter_stopper: drawStopperDecanter,
  cask: drawCask,
  rows_north: drawRowsNorth,
  rows_east: drawRowsEast,
  rows_contour: drawRowsContour,
  leaf_oil_spots: drawOilSpots,
  leaf_powder: drawPowder,
  leaf_tiger: drawTigerStripes,
  leaf_golden: drawGoldenLeaf,
  bunch_flower: drawFlowerBunch,
  bunch_green: drawGreenBunch,
  bunch_turning: drawTurningBunch,
  bunch_ripe: drawRipeBunch,
  bunch_shrivelled: drawShrivelledBunch,
  bunch_grey: drawGreyBunch,
  prune_before: drawPruneBefore,
  prune_choose: drawPruneChoose,
  prune_cut: drawPruneCut,
  prune_spur: drawPruneSpur,
  prune_tie: drawPruneTie,
  rank_1: drawRank(1),
  rank_2: drawRank(2),
  rank_3: drawRank(3),
  rank_4: drawRank(4),
  parts_cork: drawCorkParts,
  parts_champagne_cork: drawChampagneCorkParts,
  parts_screw_cap: drawScrewCapParts,
  parts_tank: drawTankParts,
  parts_waiters_friend: drawWaitersFriendParts,
  parts_cluster: drawClusterParts,
  parts_shoot: drawShootParts,
  leaf_galls: drawLeafGalls,
  winter_egg: drawWinterEgg,
  louse: drawLouse,
  lice_pair: drawLicePair,
  root_lice: drawRootLice,
  winged_louse: drawWingedLouse,
  pour_in: drawPourIn,
  pour_turn: drawPourTurn,
  tinted_glass: drawTintedGlass,
  corkscrew_t: drawTCorkscrew,
  corkscrew_wings: drawWingedCorkscrew,
  ah_so: drawAhSo,
  place_setting: drawPlaceSetting,
};
