import { addBooks } from '#studio/props/book.ts';
import { addCandle } from '#studio/props/candle.ts';
import { addFork, addKnife } from '#studio/props/cutlery.ts';
import { makeGuitar } from '#studio/props/party/guitar.ts';
import { makeViolin } from '#studio/props/party/violin.ts';
import { makeBalloon } from '#studio/props/party/balloon.ts';
import { makeConfetti } from '#studio/props/party/confetti.ts';
import { makeGiftBox } from '#studio/props/party/gift-box.ts';
import { makeLantern } from '#studio/props/party/lantern.ts';
import { makeLetter } from '#studio/props/party/letter.ts';
import { makeMenuCard } from '#studio/props/party/menu-card.ts';
import { makePhone } from '#studio/props/party/phone.ts';
import { makeRibbon } from '#studio/props/party/ribbon.ts';
import { makeSpoon } from '#studio/props/party/spoon.ts';
import { makeStrawHat } from '#studio/props/party/straw-hat.ts';
import { makeSunglasses } from '#studio/props/party/sunglasses.ts';
import { makeVinylRecord } from '#studio/props/party/vinyl-record.ts';
import { boardThickness, addBoard, addBowl, addNapkin, addPlate } from '#studio/props/tableware.ts';
import { toBytes } from '#studio/textures/colour.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';

/** Tableware and what dresses a table or a party. */
export const TABLE_MAKERS = {
  plate: {
    make: (kit, { position }, { colour }) =>
      addPlate(kit, position, { radius: 12, tone: colour ?? 'white' }),
    holds: { height: 0.5, radius: 7 },
  },
  bowl: {
    make: (kit, { position }, { colour }) =>
      void addBowl(kit, position, { radius: 6.4, tone: colour ?? 'white' }),
    holds: { height: 0.6, radius: 4 },
  },
  board: {
    make: (kit, place, { states }) =>
      addBoard(kit, place, {
        length: states.includes('wide') ? 54 : 36,
        width: 24,
        thing: 'board',
      }),
    holds: { height: boardThickness, radius: 24 },
  },
  fork: { make: (kit, place) => addFork(kit, { ...place, yaw: place.yaw + 1.45 }) },
  knife: { make: (kit, place) => addKnife(kit, { ...place, yaw: place.yaw + 1.5 }) },
  spoon: { make: makeSpoon },
  napkin: {
    make: (kit, place, { colour }) =>
      addNapkin(kit, place, { tone: colour ? toBytes(colour) : [226, 214, 196] }),
  },
  menu_card: { make: makeMenuCard },
  candle: {
    make: (kit, { position }, { colour }) =>
      addCandle(kit, position, { height: 12, radius: 1.3, intensity: 900, holder: 'dish', colour }),
  },
  candlestick: {
    make: (kit, { position }, { colour }) =>
      addCandle(kit, position, {
        colour,
        height: 13,
        radius: 1.15,
        intensity: 900,
        holder: 'stick',
        thing: 'candlestick',
      }),
  },
  lantern: { make: makeLantern },
  book: { make: addBooks, isMany: true },
  letter: { make: makeLetter },
  gift_box: { make: makeGiftBox },
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
