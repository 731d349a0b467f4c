import { makeCandelabra } from '#studio/props/house/candelabra.ts';
import { makeBoard } from './board.ts';
import { makePlate } from './plate.ts';
import { makeStandingBook } from '#studio/props/lettered/standing-book.ts';
import { addBooks } from '#studio/props/book.ts';
import { addCandle } from '#studio/props/candle.ts';
import { addFork, addKnife, castOf } from '#studio/props/cutlery.ts';
import { makeGuitar } from '#studio/props/party/guitar.ts';
import { makeViolin } from '#studio/props/party/violin.ts';
import { makeBalloon } from '#studio/props/party/balloon.ts';
import { makeConfetti } from '#studio/props/party/confetti.ts';
import { makeGiftBox } from '#studio/props/party/gift-box.ts';
import { PLACE_SETTING } from '#studio/props/still/place-setting.ts';
import { makeHeartBox } from '#studio/props/gifts/heart-box.ts';
import { makeLantern } from '#studio/props/party/lantern.ts';
import { makeLetter } from '#studio/props/party/letter.ts';
import { makeMenuCard } from '#studio/props/party/menu-card.ts';
import { makePhone } from '#studio/props/party/phone.ts';
import { makeRibbon } from '#studio/props/party/ribbon.ts';
import { makeSpoon } from '#studio/props/party/spoon.ts';
import { makeStrawHat } from '#studio/props/party/straw-hat.ts';
import { makeSunglasses } from '#studio/props/party/sunglasses.ts';
import { makeVinylRecord } from '#studio/props/party/vinyl-record.ts';
import { boardThickness, addBowl, addNapkin } from '#studio/props/tableware.ts';
import { metalOf, skinOf } from '#studio/props/making/made-of.ts';
import { isMetal } from '#studio/things/materials.ts';
import { makeOpenBook } from '#studio/props/desk/open-book.ts';
import { makePoppingCork } from '#studio/props/drinks/popping-cork.ts';
import { makeDrop, makeSplash } from '#studio/props/drinks/splash.ts';
import { makeCrumbs } from '#studio/props/food/crumbs.ts';
import { makeWineRing } from '#studio/props/drinks/wine-ring.ts';
import { makeSabre } from '#studio/props/party/sabre.ts';
import { makeSpill } from '#studio/props/drinks/spill.ts';
import { JAR, makeJar } from '#studio/props/holders/jar.ts';
import { makePot, POT_FILL } from '#studio/props/holders/pot.ts';
import { makeVase } from '#studio/props/holders/vase.ts';
import { makeCigar } from '#studio/props/party/cigar.ts';
import { makeReadingGlasses } from '#studio/props/party/reading-glasses.ts';
import { makeCinnamon } from '#studio/props/spices/cinnamon.ts';
import { makeStarAnise } from '#studio/props/spices/star-anise.ts';
import { toBytes } from '#studio/textures/colour.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';

/** With arms, in five languages. */
const CANDELABRA = /candelabr|chandelier a |kandelaber|leuchter|bougeoir a branches/;

/** Of several, some have burnt longer. */
const CANDLES = [12, 9.4, 14, 11] as const;
const candleHeight = (states: readonly string[], nth: number): number =>
  states.includes('burned_down')
    ? 3.6
    : states.includes('tall')
      ? 20
      : CANDLES[nth % CANDLES.length]!;

/** Tableware and what dresses a table or a party. */
export const TABLE_MAKERS = {
  plate: {
    make: makePlate,
    holds: { height: 0.5, radius: 10 },
  },
  bowl: {
    make: (kit, { position }, look) => {
      const { colour, states } = look;
      const radius = states.includes('wide') ? 11 : states.includes('holding') ? 8.4 : 6.4;
      addBowl(kit, position, {
        radius,
        tone: colour ?? 'white',
        skin: skinOf(kit, look),
        rim: look.crockery?.rim,
      });
    },
    holds: { height: 0.6, radius: 6.2, brim: 2, wide: { height: 0.9, radius: 7.4, brim: 3 } },
  },
  board: {
    make: makeBoard,
    holds: { height: boardThickness, radius: 24 },
  },
  fork: {
    make: (kit, place, look) =>
      addFork(kit, { ...place, yaw: place.yaw + 1.45 }, { tone: castOf(look) }),
  },
  knife: {
    make: (kit, place, look) =>
      addKnife(kit, { ...place, yaw: place.yaw + 1.5 }, { tone: castOf(look) }),
  },
  spoon: { make: makeSpoon },
  napkin: {
    make: (kit, place, { colour, states }) => {
      const isChecked = states.includes('checked');
      const plain = isChecked ? ([184, 34, 40] as const) : ([226, 214, 196] as const);
      addNapkin(kit, place, { tone: colour ? toBytes(colour) : plain, isChecked });
    },
  },
  menu_card: { make: makeMenuCard },
  candle: {
    make: (kit, { position }, { colour, nth, states }) =>
      addCandle(kit, position, {
        height: candleHeight(states, nth),
        radius: 1.3,
        intensity: 900,
        ...(!states.includes('bare') && { holder: 'dish' as const }),
        isUnlit: states.includes('unlit'),
        hasRun: states.includes('burned_down'),
        colour,
      }),
  },
  candlestick: {
    make: (kit, place, look) => {
      const { colour, material, states, word } = look;
      if (CANDELABRA.test(word)) return makeCandelabra(kit, place, look);
      addCandle(kit, place.position, {
        colour: isMetal(material) ? null : colour,
        holderSkin: metalOf(kit, material),
        height: 13,
        radius: 1.15,
        intensity: 900,
        holder: 'stick',
        isUnlit: states.includes('unlit'),
        thing: 'candlestick',
      });
    },
  },
  lantern: { make: makeLantern },
  book: {
    make: (kit, place, look) =>
      look.text
        ? makeStandingBook(kit, place, look)
        : look.states.includes('open')
          ? makeOpenBook(kit, place, look)
          : addBooks(kit, place, look),
  },
  jar: { make: makeJar, holds: { height: JAR.floor, radius: JAR.radius * 0.86, depth: 9 } },
  vase: { make: makeVase, holds: { height: 0, radius: 12, state: 'in_vase' } },
  pot: { make: makePot, holds: { height: 3.4, radius: 7.4, brim: POT_FILL } },
  reading_glasses: { make: makeReadingGlasses, isMany: true },
  cigar: { make: makeCigar },
  drop: { make: makeDrop },
  splash: { make: makeSplash },
  wine_ring: { make: makeWineRing, usual: 3 },
  popping_cork: { make: makePoppingCork },
  sabre: { make: makeSabre },
  spill: { make: makeSpill, isMany: true },
  crumbs: { make: makeCrumbs, isMany: true },
  cinnamon: { make: makeCinnamon, usual: 3 },
  star_anise: { make: makeStarAnise, usual: 3 },
  letter: { make: makeLetter },
  gift_box: { make: makeGiftBox, holds: { height: 2.6, radius: 19, state: 'boxed' } },
  place_setting: PLACE_SETTING,
  heart_box: { make: makeHeartBox },
  ribbon: { make: makeRibbon },
  balloon: { make: makeBalloon, usual: 3 },
  confetti: { make: makeConfetti, isMany: true },
  guitar: { make: makeGuitar },
  violin: { make: makeViolin },
  vinyl_record: { make: makeVinylRecord },
  straw_hat: { make: makeStrawHat },
  sunglasses: { make: makeSunglasses },
  phone: { make: makePhone },
} satisfies Partial<Record<ThingId, PhotoMaker>>;
