import { makeHandbag } from '#studio/props/clothes/handbag.ts';
import { makeHighHeel } from '#studio/props/clothes/high-heel.ts';
import { LONG_TABLE, makeLongTable, makePicnicTable } from '#studio/props/furniture/long-table.ts';
import { roundTable } from '#studio/props/furniture/round-table.ts';
import { seatFor } from '#studio/props/furniture/seat.ts';
import { makeBagInBox } from '#studio/props/packaging/bag-in-box.ts';
import { makeWineCan } from '#studio/props/packaging/wine-can.ts';
import { makeKeg } from '#studio/props/packaging/keg.ts';
import { makeDemijohn } from '#studio/props/packaging/demijohn.ts';
import { makeBag } from '#studio/props/packaging/gift-bag.ts';
import { CARTON, makeCarton } from '#studio/props/packaging/carton.ts';
import { makeWoodenCase } from '#studio/props/packaging/wooden-case.ts';
import { makePallet } from '#studio/props/packaging/pallet.ts';
import { makeScrewCap } from '#studio/props/packaging/screw-cap.ts';
import { makeCrownCap } from '#studio/props/packaging/crown-cap.ts';
import { makeGlassStopper } from '#studio/props/packaging/glass-stopper.ts';
import { makeBench } from '#studio/props/furniture/bench.ts';
import { makeStool } from '#studio/props/furniture/stool.ts';
import { makeWickerChair } from '#studio/props/furniture/wicker-chair.ts';
import { makeDeckChair } from '#studio/props/furniture/deck-chair.ts';
import { makeTableLamp } from '#studio/props/furniture/table-lamp.ts';
import { makeChandelier } from '#studio/props/house/chandelier.ts';
import { makeTray } from '#studio/props/carriers/tray.ts';
import { makeBucket } from '#studio/props/carriers/bucket.ts';
import { makeWheelbarrow } from '#studio/props/carriers/wheelbarrow.ts';
import { makeCart } from '#studio/props/carriers/cart.ts';
import { makeHandTruck } from '#studio/props/carriers/hand-truck.ts';
import { makeTrolley } from '#studio/props/carriers/trolley.ts';
import { makeBoots } from '#studio/props/clothes/boots.ts';
import { makeGloves } from '#studio/props/clothes/gloves.ts';
import { makeScarf } from '#studio/props/clothes/scarf.ts';
import { makeCushion } from '#studio/props/furniture/cushion.ts';
import { makeBottleRack } from '#studio/props/cellar/bottle-rack.ts';
import { makeGiftCard } from '#studio/props/packaging/gift-card.ts';
import { makeApron } from '#studio/props/clothes/apron.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';

/** Packagings, furniture, carriers and work clothes. */
export const GOODS_MAKERS = {
  handbag: { make: makeHandbag },
  high_heel: { make: makeHighHeel },
  bag_in_box: { make: makeBagInBox },
  wine_can: { make: makeWineCan },
  keg: { make: makeKeg },
  demijohn: { make: makeDemijohn },
  gift_bag: { make: makeBag, holds: { height: 0.4, radius: 6, ranks: [4, 4] } },
  carton: { make: makeCarton, holds: { height: 0.8, radius: 12, ranks: CARTON.half } },
  wooden_case: { make: makeWoodenCase, holds: { height: 2.6, radius: 19, state: 'boxed' } },
  pallet: { make: makePallet, holds: { height: 99.6, radius: 50 } },
  screw_cap: { make: makeScrewCap },
  crown_cap: { make: makeCrownCap },
  glass_stopper: { make: makeGlassStopper },
  bench: { make: makeBench, holds: { height: 45.4, radius: 60 } },
  stool: { make: makeStool, holds: { height: 75, radius: 15 } },
  wicker_chair: { make: makeWickerChair, holds: { height: 44, radius: 22 } },
  deck_chair: { make: makeDeckChair },
  table_lamp: { make: makeTableLamp },
  chandelier: { make: makeChandelier },
  tray: { make: makeTray, holds: { height: 0.75, radius: 20 } },
  watering_bucket: { make: makeBucket, holds: { height: 8, radius: 9.6, brim: 16 } },
  wheelbarrow: { make: makeWheelbarrow, holds: { height: 36, radius: 26, brim: 51 } },
  cart: { make: makeCart, holds: { height: 60, radius: 60 } },
  hand_truck: { make: makeHandTruck },
  trolley: { make: makeTrolley, holds: { height: 73.2, radius: 34 } },
  boot: { make: makeBoots },
  gloves: { make: makeGloves },
  apron: { make: makeApron },
  scarf: { make: makeScarf },
  cushion: { make: makeCushion },
  bottle_rack: { make: makeBottleRack },
  gift_card: { make: makeGiftCard },
  armchair: { make: seatFor('armchair', 1, '#6e3a22'), holds: { height: 50, radius: 22 } },
  sofa: { make: seatFor('sofa', 3, '#2f4a45'), holds: { height: 50, radius: 60 } },
  long_table: {
    make: makeLongTable,
    holds: { height: LONG_TABLE.height, radius: 38, rows: [72, 30] },
  },
  picnic_table: { make: makePicnicTable, holds: { height: 75, radius: 33, rows: [62, 30] } },
  bistro_table: {
    make: roundTable('bistro_table', { height: 73, radius: 32 }),
    holds: { height: 73, radius: 28 },
  },
  high_table: {
    make: roundTable('high_table', { height: 110, radius: 33, isWooden: true }),
    holds: { height: 110, radius: 29 },
  },
  side_table: {
    make: roundTable('side_table', { height: 50, radius: 24, isWooden: true }),
    holds: { height: 50, radius: 20 },
  },
} satisfies Partial<Record<ThingId, PhotoMaker>>;
