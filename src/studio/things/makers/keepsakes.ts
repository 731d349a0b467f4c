import { makeCobweb } from '#studio/props/house/cobweb.ts';
import { makeBird, makeHen, makeOwl } from '#studio/props/animals/fowl.ts';
import {
  makeBee,
  makeButterfly,
  makeLadybird,
  makeSnail,
  makeSpider,
} from '#studio/props/animals/insects.ts';
import { makeFox, makeRabbit } from '#studio/props/animals/wild.ts';
import {
  makeBottleBrush,
  makeBung,
  makeHammer,
  makeLabelRoll,
  makePruningSaw,
  makeSabre,
  makeTastevin,
} from '#studio/props/cellar/tools/hand-tools.ts';
import { makeBeam } from '#studio/props/cellar/stave.ts';
import { makeDigestif } from '#studio/props/drinks/digestif.ts';
import {
  makeCrown,
  makeMask,
  makeStocking,
  makeTopHat,
  makeTreasureChest,
} from '#studio/props/festive/dress-up.ts';
import {
  makeCoin,
  makeCompass,
  makeGavel,
  makeQuill,
  makeScales,
  makeWallet,
} from '#studio/props/house/belongings/keepsakes.ts';
import { makeGramophone, makeRadio } from '#studio/props/music/gramophone.ts';
import { makeHoneycomb } from '#studio/props/food/sweets/honeycomb.ts';
import { makePipe, makeTobacco } from '#studio/props/party/pipe.ts';
import { makeBathtub, ON_BATHTUB } from '#studio/props/house/bathtub.ts';
import {
  makeBlossomBranch,
  makeCotton,
  makeEucalyptus,
  makeOliveBranch,
} from '#studio/props/plants/branches.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';

/** Small animals, hand tools, keepsakes and branches. */
export const KEEPSAKE_MAKERS = {
  hen: { make: makeHen },
  owl: { make: makeOwl },
  bird: { make: makeBird },
  fox: { make: makeFox },
  rabbit: { make: makeRabbit },
  butterfly: { make: makeButterfly },
  bee: { make: makeBee },
  snail: { make: makeSnail },
  ladybird: { make: makeLadybird },
  tastevin: { make: makeTastevin },
  bung: { make: makeBung },
  bottle_brush: { make: makeBottleBrush },
  hammer: { make: makeHammer },
  pruning_saw: { make: makePruningSaw },
  label_roll: { make: makeLabelRoll },
  sword: { make: makeSabre },
  compass: { make: makeCompass },
  coin: { make: makeCoin, usual: 7 },
  wallet: { make: makeWallet },
  gavel: { make: makeGavel },
  balance: { make: makeScales },
  feather: { make: makeQuill },
  gramophone: { make: makeGramophone },
  radio: { make: makeRadio },
  theatre_masks: { make: makeMask },
  christmas_stocking: { make: makeStocking },
  top_hat: { make: makeTopHat },
  crown: { make: makeCrown },
  treasure_chest: { make: makeTreasureChest },
  olive_branch: { make: makeOliveBranch, isMany: true },
  eucalyptus: { make: makeEucalyptus, isMany: true },
  cherry_blossom: { make: makeBlossomBranch, isMany: true },
  spider: { make: makeSpider },
  honeycomb: { make: makeHoneycomb },
  pipe: { make: makePipe },
  tobacco: { make: makeTobacco, isMany: true },
  bathtub: { make: makeBathtub, holds: ON_BATHTUB },
  cotton: { make: makeCotton, isMany: true },
  digestif: { make: makeDigestif },
  beam: { make: makeBeam },
  cobweb: { make: makeCobweb },
} satisfies Partial<Record<ThingId, PhotoMaker>>;
