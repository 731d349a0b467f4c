import { addDisc } from '#studio/backdrops/bokeh-lights.ts';
import { verticalFade } from '#studio/backdrops/paint-room.ts';
import { paintBooks } from '#studio/backdrops/place/books.ts';
import { box, isDark, shaded } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { paintTiles } from '#studio/backdrops/place/masonry.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import * as wares from './wares.ts';
import type { Ware } from './wares.ts';

/** What a shop is known by. */
interface Trade {
  /** What its wares are to the inventory. */
  sells: ThingId;
  shelved: readonly Ware[];
  /** Behind the glass of the counter. */
  shown: readonly Ware[];
  hung?: readonly Ware[];
  wall: { kind: 'tiles' | 'boards'; colours: readonly [string, string] };
  /** Wares lie in ice. */
  isIced?: boolean;
}

const TOP = 0.06;
const COUNTER = 0.47;

const tradeShop = (trade: Trade): PlacePainter => ({
  draw(brush) {
    const { c, aspect } = brush;
    const [light, dark] = trade.wall.colours;
    verticalFade(c, aspect, [
      [0, dark],
      [0.5, light],
      [1, '#4a3826'],
    ]);
    if (trade.wall.kind === 'tiles')
      paintTiles(brush, [0, 0, aspect, COUNTER], {
        tile: [0.08, 0.04],
        colour: [light, light, dark],
        joint: dark,
      });
    const rows = trade.hung ? [0.36] : [0.22, 0.4];
    if (trade.hung) hang(brush, trade, trade.hung);
    brush.named(trade.sells, () => rows.forEach((foot) => board(brush, trade.shelved, foot)));
    counter(brush, trade);
    if (isDark(brush)) box(brush, [0, 0, aspect, 1], 'rgba(30,16,6,.32)');
  },
  lamps,
});

/** One shelf, full from wall to wall. */
function board(brush: Brush, shelved: readonly Ware[], foot: number): void {
  const tall = 0.15;
  shaded(
    brush,
    [0, foot - tall * 1.06, brush.aspect, tall * 1.06],
    ['rgba(255,220,160,.35)', 'rgba(90,50,20,.18)'],
  );
  box(brush, [0, foot, brush.aspect, 0.02], '#8a5c34');
  box(brush, [0, foot + 0.018, brush.aspect, 0.008], 'rgba(40,20,8,.5)');
  let i = brush.random.int(0, 3);
  for (let x = 0.07; x < brush.aspect; x += tall * 0.92, i++)
    shelved[i % shelved.length]!(brush, x, foot, tall * brush.random.range(0.86, 1));
}

function hang(brush: Brush, { sells }: Trade, hung: readonly Ware[]): void {
  box(brush, [0, TOP - 0.014, brush.aspect, 0.014], '#3a3632');
  brush.named(sells, () => {
    for (let x = 0.06, i = 0; x < brush.aspect; x += 0.11, i++)
      hung[i % hung.length]!(brush, x, TOP, 0.22);
  });
}

/** A glass case on a plinth: wares behind the pane, price tags before them. */
function counter(brush: Brush, { sells, shown, isIced = false }: Trade): void {
  const { aspect } = brush;
  brush.named('counter', () => {
    box(brush, [0, COUNTER, aspect, 0.018], '#d8c8a8');
    shaded(brush, [0, COUNTER + 0.018, aspect, 0.15], ['#f6ecd8', '#d8c4a0']);
    if (isIced) box(brush, [0, COUNTER + 0.09, aspect, 0.08], '#e8f2f6');
  });
  brush.named(sells, () => {
    for (let x = 0.08, i = 0; x < aspect; x += 0.13, i++)
      shown[i % shown.length]!(brush, x, COUNTER + 0.155, 0.13);
  });
  for (let x = 0.1; x < aspect; x += 0.13)
    box(brush, [x - 0.02, COUNTER + 0.148, 0.04, 0.022], '#fffaf0');
  brush.named('counter', () => {
    box(brush, [0, COUNTER + 0.168, aspect, 0.016], '#b9986a');
    shaded(brush, [0, COUNTER + 0.184, aspect, 0.4], ['#7a5432', '#3e2816']);
  });
  for (let x = 0.3; x < aspect; x += 0.42)
    box(brush, [x, COUNTER, 0.006, 0.17], 'rgba(255,255,255,.5)');
}

const lamps: NonNullable<PlacePainter['lamps']> = (soft, { aspect }) => {
  for (let i = 0; i < 4; i++)
    addDisc(soft, {
      u: (i + 0.5) / 4,
      v: 0.03,
      radius: 0.026,
      colour: [1, 0.84, 0.56],
      gain: 1.1 / Math.max(1, aspect),
    });
};

const TILES = { kind: 'tiles', colours: ['#eef0ec', '#c9d2d0'] } as const;
const BOARDS = { kind: 'boards', colours: ['#a87c50', '#6e4a2c'] } as const;

export const BAKERY = tradeShop({
  sells: 'bread',
  shelved: [wares.loaf, wares.baguettes, wares.loaf, wares.rolls],
  shown: [wares.rolls, wares.loaf],
  wall: { kind: 'boards', colours: ['#d8bc90', '#a07c50'] },
});
export const CHEESE_SHOP = tradeShop({
  sells: 'hard_cheese',
  shelved: [wares.wheel, wares.wheel, wares.wheel],
  shown: [wares.wedge, wares.wheel],
  wall: BOARDS,
});
export const BUTCHER_SHOP = tradeShop({
  sells: 'sausage',
  shelved: [wares.jar, wares.joint],
  shown: [wares.joint, wares.joint],
  hung: [wares.hangingSausages, wares.hangingHam, wares.hangingSausages],
  wall: TILES,
});
export const FLOWER_SHOP = tradeShop({
  sells: 'flowers',
  shelved: [wares.bouquet],
  shown: [wares.bouquet],
  wall: { kind: 'boards', colours: ['#9aa890', '#66765e'] },
});
export const DELICATESSEN = tradeShop({
  sells: 'ham',
  shelved: [wares.jar, wares.wheel, wares.jar, wares.jar],
  shown: [wares.wedge, wares.rolls, wares.joint, wares.wheel],
  hung: [wares.hangingHam, wares.hangingHam, wares.hangingSausages],
  wall: BOARDS,
});
export const CHOCOLATE_SHOP = tradeShop({
  sells: 'chocolate',
  shelved: [wares.giftBox, wares.giftBox, wares.jar],
  shown: [wares.pralines],
  wall: { kind: 'boards', colours: ['#c8a888', '#7a5440'] },
});
export const FISH_SHOP = tradeShop({
  sells: 'fish',
  shelved: [wares.jar, wares.fish],
  shown: [wares.fish],
  wall: { kind: 'tiles', colours: ['#dceaf0', '#9cc0d0'] },
  isIced: true,
});
export const GREENGROCER = tradeShop({
  sells: 'crate',
  shelved: [wares.fruitCrate],
  shown: [wares.fruitCrate],
  wall: { kind: 'boards', colours: ['#b0a078', '#6e6444'] },
});

/** Walls of books, and a table of them. */
export const BOOKSHOP: PlacePainter = {
  draw(brush) {
    const { c, aspect, random } = brush;
    verticalFade(c, aspect, [
      [0, '#6a5038'],
      [0.6, '#8a6a48'],
      [1, '#4a3422'],
    ]);
    brush.named('bookshelf', () =>
      paintBooks(brush, [0, 0.02, aspect, 0.56], { rows: 4, light: 1.5 }),
    );
    brush.named('book', () => {
      for (let x = 0.08; x < aspect; x += 0.17)
        for (let i = 0, n = random.int(2, 5); i < n; i++)
          box(
            brush,
            [x - 0.06 + random.range(0, 0.01), 0.59 - i * 0.02, 0.12, 0.018],
            random.pick(['#8a2c2a', '#2c4a6a', '#d8c8a0', '#3a5a3a', '#c88a3a']),
          );
    });
    brush.named('counter', () => {
      box(brush, [0, 0.6, aspect, 0.024], '#c09a68');
      shaded(brush, [0, 0.624, aspect, 0.38], ['#7a5432', '#3e2816']);
    });
  },
  lamps,
};
