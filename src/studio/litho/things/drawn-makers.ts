import { fruiting } from './fruit-tree.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { drawCork, drawCandle, drawCorkscrew } from '#studio/litho/props/table-things.ts';
import { drawVineLeaf } from '#studio/litho/props/grapes.ts';
import { drawCypress } from '#studio/litho/props/trees.ts';
import { WINE_INKS } from '#studio/litho/wine-inks.ts';
import { louse, vineBranch } from './vine-makers.ts';
import { champagneTower } from './champagne-tower.ts';
import { spill } from './states/fallen.ts';
import { drinkingStraw, loadedTrailer, robot, skeleton } from './machines.ts';
import { SEATED_ANIMALS } from '#studio/litho/figures/animals/seated-animals.ts';
import { fromOutline } from './outlines/cut-outline.ts';
import { berry } from './cuts/berries.ts';
import * as food from './cuts/food.ts';
import * as furniture from './cuts/furniture.ts';
import * as tableware from './cuts/tableware.ts';
import * as holders from './cuts/holders.ts';
import * as plants from './cuts/plants.ts';
import { donkey } from './cuts/draught-animals.ts';
import { doubleBass } from './cuts/strings.ts';
import { lipPrint } from './cuts/lip-print.ts';
import { whippedCream } from './cuts/cream.ts';
import { pasta } from './cuts/pasta.ts';
import * as shapes from './cuts/shapes.ts';
import * as gear from './cuts/gear.ts';
import * as table from './cuts/table.ts';
import * as tools from './cuts/tools.ts';
import * as vessels from './cuts/vessels.ts';
import { PEOPLE_THINGS } from '#studio/litho/figures/people-things.ts';
import type { DrawnThing } from './drawn-thing.ts';
import { LANDMARK_MAKERS } from './landmark-makers.ts';
import { letteredBoard } from './lettered-board.ts';
import type { OutlineThing } from './outlines/outline-thing.ts';
import { modelledThings } from './modelled-things.ts';
import { OUTLINE_THINGS } from './outlines/outline-things.ts';
import { barrelThing, bottleThing, decanterThing, glassThing, iceBucketThing } from './vessels.ts';
import { grapes } from './bunch.ts';
import { tumblerThing } from './tumbler.ts';

const AUTUMN_LEAVES = ['#c4622a', '#b8353a', '#d9a03a', '#a9552f'] as const;

const vineLeaf: DrawnThing = {
  aspect: 1.05,
  height: 0.34,
  draw: (press, { base: [x, y], heightPx }, { colour, spec, random, isAloft }) => {
    const isAutumn = spec.season === 'autumn';
    drawVineLeaf(press, {
      at: [x, y - heightPx * 0.1],
      sizePx: heightPx * 0.88,
      turn: isAloft ? random.range(-0.9, 0.9) : 0,
      colour: colour ?? (isAutumn ? random.pick(AUTUMN_LEAVES) : '#5f7d3e'),
      vein: isAutumn ? '#f0c878' : '#a9c08a',
    });
  },
};

const cork: DrawnThing = {
  aspect: 2.4,
  height: 0.13,
  draw: (press, { base, heightPx }, { wine, colour, lightSide, random }) =>
    drawCork(
      press,
      { at: base, sizePx: heightPx / 0.42, lightSide, random },
      { stain: WINE_INKS[wine].body, colour },
    ),
};

const corkscrew: DrawnThing = {
  aspect: 0.86,
  height: 0.46,
  draw: (press, { base, heightPx }, { colour, lightSide, random }) =>
    drawCorkscrew(
      press,
      { at: base, sizePx: heightPx / 1.18, lightSide, random },
      colour ?? '#8a5a34',
    ),
};

const door: DrawnThing = {
  ...furniture.openDoor,
  draw: (press, standing, look) =>
    (look.states.includes('open') ? furniture.openDoor : furniture.shutDoor).draw(
      press,
      standing,
      look,
    ),
};

const cypress: DrawnThing = {
  aspect: 0.21,
  height: 1.2,
  draw: (press, { base, heightPx }, { colour, lightSide }) =>
    drawCypress(press, { foot: base, heightPx, colour: colour ?? '#35573f', lightSide }),
};

const candle: DrawnThing = {
  aspect: 0.4,
  height: 0.6,
  draw: (press, { base, heightPx }, { lightSide, random }) =>
    drawCandle(press, { at: base, sizePx: heightPx / 1.4, lightSide, random }),
};

/** Cut by our own hand: where Noto has nothing, or not what wine people mean. */
const OWN = {
  circle: shapes.circle,
  square_shape: shapes.square,
  triangle: shapes.triangle,
  tree: fruiting(fromOutline(OUTLINE_THINGS.tree)),
  bottle: bottleThing(null),
  glass: glassThing(null),
  champagne_flute: glassThing('flute'),
  magnum: bottleThing('magnum', { scale: 1.12 }),
  half_bottle: bottleThing('bordeaux', { scale: 0.76 }),
  clavelin: bottleThing('clavelin'),
  flute_bottle: bottleThing('hock'),
  decanter: decanterThing,
  pasta,
  whipped_cream: whippedCream,
  lipstick_mark: lipPrint,
  carafe: vessels.carafe,
  jug: vessels.jug,
  clay_cup: vessels.clayCup,
  tumbler: tumblerThing(fromOutline(OUTLINE_THINGS.tumbler)),
  guitar: table.guitar,
  cello: doubleBass,
  ice_bucket: iceBucketThing,
  barrel: barrelThing,
  tank: vessels.tank,
  corkscrew,
  cork,
  waiters_friend: tools.waitersFriend,
  capsule: tools.capsule,
  funnel: tools.funnel,
  pipette: tools.pipette,
  wine_press: tools.winePress,
  crate: holders.crate,
  basket: holders.basket,
  secateurs: tools.secateurs,
  label: tools.label,
  grapes,
  vine_leaf: vineLeaf,
  vine_branch: vineBranch,
  louse,
  lemon_slice: plants.lemonSlice,
  berry,
  fig: plants.fig,
  walnut: plants.walnut,
  almond: plants.almond,
  truffle: plants.truffle,
  pine: plants.pine,
  holly: plants.holly,
  lavender: plants.lavender,
  rose: plants.rose,
  donkey,
  pizza: food.pizza,
  roast_chicken: food.roastChicken,
  ham: food.ham,
  salami: food.salami,
  cracker: food.cracker,
  blue_cheese: food.blueCheese,
  soft_cheese: food.softCheese,
  macaron: food.macaron,
  plate: table.plate,
  bowl: holders.bowl,
  fork: table.fork,
  knife: table.knife,
  spoon: table.spoon,
  napkin: table.napkin,
  menu_card: table.menuCard,
  candle,
  candlestick: table.candlestick,
  lantern: table.lantern,
  vinyl_record: table.vinylRecord,
  straw_hat: table.strawHat,
  ...LANDMARK_MAKERS,
  cypress,
  ...furnitureThings(),
  ...servedThings(),
  ...SEATED_ANIMALS,
  robot,
  skeleton,
  tote_bag: gear.toteBag,
  ketchup: gear.ketchup,
  olive_branch: gear.oliveBranch,
  bauble: gear.bauble,
  cassette: gear.cassetteTape,
  trailer: loadedTrailer(null),
  drinking_straw: drinkingStraw,
  spill,
  champagne_tower: champagneTower,
  ...PEOPLE_THINGS,
} satisfies Partial<Record<ThingId, DrawnThing>>;

function furnitureThings() {
  return {
    bistro_table: furniture.bistroTable,
    side_table: furniture.bistroTable,
    high_table: furniture.highTable,
    long_table: furniture.longTable,
    bench: furniture.bench,
    stool: furniture.stool,
    armchair: furniture.armchair,
    deck_chair: furniture.deckChair,
    table_lamp: furniture.tableLamp,
    blackboard: letteredBoard(furniture.blackboard, {
      thing: 'blackboard',
      field: { x: -0.4, y: 0.1, width: 0.8, height: 0.6 },
      ground: '#25352e',
      ink: '#f2f0e2',
      face: 'josefinBold',
    }),
    sign: letteredBoard(furniture.sign, {
      thing: 'sign',
      field: { x: -0.4, y: 0.13, width: 0.68, height: 0.25 },
      ground: '#d8ae78',
      ink: '#3a2418',
      face: 'josefinBold',
    }),
    cart: furniture.cart,
    wheelbarrow: furniture.wheelbarrow,
    window_sill: furniture.windowSill,
    grill: furniture.grill,
    door,
    flower_arch: furniture.flowerArch,
    string_lights: tableware.bunting,
  };
}

function servedThings() {
  return {
    board: tableware.board,
    tray: tableware.tray,
    playing_cards: tableware.playingCards,
    vase: tableware.vase,
    mulled_wine: tableware.mulledWine,
    cup: tableware.cup,
    fiasco: tableware.fiasco,
    bag_in_box: tableware.bagInBox,
    wine_can: tableware.wineCan,
    demijohn: tableware.demijohn,
    keg: tableware.keg,
    gift_bag: tableware.giftBag,
    notebook: tableware.notebook,
    screw_cap: tableware.screwCap,
    jar: tableware.jar,
    wreath: tableware.wreath,
    bunting: tableware.bunting,
    garland: tableware.bunting,
    sausage: tableware.sausage,
    asparagus: tableware.asparagus,
    cinnamon: tableware.cinnamon,
    wooden_case: holders.crate,
    carton: holders.carton,
  };
}

const MODELLED = modelledThings();

const OUTLINED = Object.fromEntries(
  Object.entries<OutlineThing>(OUTLINE_THINGS).map(([thing, outline]) => [
    thing,
    fromOutline(outline),
  ]),
);

/** How each thing is drawn in posters, pop prints and plates. */
const DRAWN_MAKERS: Readonly<Partial<Record<ThingId, DrawnThing>>> = {
  ...MODELLED,
  ...OUTLINED,
  ...OWN,
};

export const drawnMaker = (thing: ThingId): DrawnThing | null => DRAWN_MAKERS[thing] ?? null;
