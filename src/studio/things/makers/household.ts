import { makeCoaster } from '#studio/props/house/belongings/coaster.ts';
import { makePocketWatch } from '#studio/props/house/belongings/pocket-watch.ts';
import { makeTypewriter } from '#studio/props/house/belongings/typewriter.ts';
import { makeBinoculars } from '#studio/props/house/belongings/binoculars.ts';
import { makeChessSet } from '#studio/props/house/belongings/chess-set.ts';
import { makeHeadphones } from '#studio/props/house/belongings/headphones.ts';
import { makeGarland } from '#studio/props/festive/garland.ts';
import { makeDriedFlowers } from '#studio/props/festive/dried-flowers.ts';
import { makeChampagneTower } from '#studio/props/festive/champagne-tower.ts';
import { makeCup } from '#studio/props/house/cup.ts';
import { makeAshtray } from '#studio/props/house/belongings/ashtray.ts';
import { makeMatches } from '#studio/props/house/belongings/matches.ts';
import { makeDoor } from '#studio/props/house/door.ts';
import { makeMirror } from '#studio/props/house/mirror.ts';
import { makePictureFrame } from '#studio/props/house/picture-frame.ts';
import { makeBlackboard } from '#studio/props/house/blackboard.ts';
import { makeSign } from '#studio/props/house/sign.ts';
import { makeNeonSign } from '#studio/props/lettered/neon-sign.ts';
import { makeClothBanner } from '#studio/props/lettered/cloth-banner.ts';
import { makePlaceCard } from '#studio/props/lettered/place-card.ts';
import { makeShopWindow } from '#studio/props/lettered/shop-window.ts';
import { makePriceTag } from '#studio/props/house/belongings/price-tag.ts';
import { makeCalendar } from '#studio/props/house/calendar.ts';
import { makeTelephone } from '#studio/props/house/belongings/telephone.ts';
import { makeSuitcase } from '#studio/props/house/belongings/suitcase.ts';
import { makeNewspaper } from '#studio/props/house/belongings/newspaper.ts';
import { makeKey } from '#studio/props/house/belongings/key.ts';
import { makeTrophy } from '#studio/props/house/belongings/trophy.ts';
import { makeMedal } from '#studio/props/house/belongings/medal.ts';
import { makePlayingCards } from '#studio/props/house/belongings/playing-cards.ts';
import { makeMapSheet } from '#studio/props/house/map-sheet.ts';
import { makeParasol, makeUmbrella } from '#studio/props/house/belongings/umbrella.ts';
import { makePiano } from '#studio/props/music/piano.ts';
import { makeAccordion } from '#studio/props/music/accordion.ts';
import { makeRecordPlayer } from '#studio/props/music/record-player.ts';
import { makeSpeaker } from '#studio/props/music/speaker.ts';
import { makeLute } from '#studio/props/music/lute.ts';
import { makeSaxophone } from '#studio/props/music/saxophone.ts';
import { makeTrumpet } from '#studio/props/music/trumpet.ts';
import { makeDrum } from '#studio/props/music/drum.ts';
import { makeMicrophone } from '#studio/props/music/microphone.ts';
import { makeJackOLantern } from '#studio/props/festive/jack-o-lantern.ts';
import { makeSnowGlobe } from '#studio/props/festive/snow-globe.ts';
import { makeWreath } from '#studio/props/festive/wreath.ts';
import { makeEasterEggs } from '#studio/props/festive/easter-eggs.ts';
import { makeBunting } from '#studio/props/festive/bunting.ts';
import { makeToy } from '#studio/props/festive/toy.ts';
import { makeTeddyBear } from '#studio/props/festive/teddy-bear.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';

/** What stands about in a house, makes music or belongs to a feast. */
export const HOUSEHOLD_MAKERS = {
  coaster: { make: makeCoaster },
  pocket_watch: { make: makePocketWatch },
  typewriter: { make: makeTypewriter },
  binoculars: { make: makeBinoculars },
  chess_pawn: { make: makeChessSet },
  headphones: { make: makeHeadphones },
  garland: { make: makeGarland },
  dried_flowers: { make: makeDriedFlowers },
  champagne_tower: { make: makeChampagneTower },
  cup: { make: makeCup },
  ashtray: { make: makeAshtray },
  matches: { make: makeMatches },
  mirror: { make: makeMirror },
  door: { make: makeDoor },
  picture_frame: { make: makePictureFrame },
  blackboard: { make: makeBlackboard },
  sign: { make: makeSign },
  price_tag: { make: makePriceTag },
  neon_sign: { make: makeNeonSign },
  cloth_banner: { make: makeClothBanner },
  place_card: { make: makePlaceCard },
  shop_window: { make: makeShopWindow },
  calendar: { make: makeCalendar },
  telephone: { make: makeTelephone },
  suitcase: { make: makeSuitcase },
  newspaper: { make: makeNewspaper },
  key: { make: makeKey },
  trophy: { make: makeTrophy },
  medal: { make: makeMedal },
  playing_cards: { make: makePlayingCards },
  map_sheet: { make: makeMapSheet },
  umbrella: { make: makeUmbrella },
  piano: { make: makePiano, holds: { height: 95.4, radius: 40 } },
  accordion: { make: makeAccordion },
  record_player: { make: makeRecordPlayer },
  speaker: { make: makeSpeaker },
  saxophone: { make: makeSaxophone },
  lute: { make: makeLute },
  trumpet: { make: makeTrumpet },
  drum: { make: makeDrum },
  microphone: { make: makeMicrophone },
  jack_o_lantern: { make: makeJackOLantern },
  snow_globe: { make: makeSnowGlobe },
  wreath: { make: makeWreath },
  easter_eggs: { make: makeEasterEggs, isMany: true },
  bunting: { make: makeBunting },
  toy: { make: makeToy },
  teddy_bear: { make: makeTeddyBear },
  beach_umbrella: { make: makeParasol },
} satisfies Partial<Record<ThingId, PhotoMaker>>;
