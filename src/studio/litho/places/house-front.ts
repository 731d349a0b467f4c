import { isShopFront } from '#studio/places/house-fronts.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { darken, mixHex } from '#studio/litho/mix-colours.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { wordsOn, writeOn } from '#studio/litho/things/lettered-board.ts';
import { paintAwning } from './awning.ts';
import { tradeOnFront } from './front-names.ts';
import { climberOf } from '#studio/places/scenery/climber-of.ts';
import { paintClimbingRoses } from './climbing-roses.ts';
import type { PaintGround } from './ground.ts';
import { paintGoods } from './pane-goods.ts';
import { isTimberedFront, paintTimber } from './timber-front.ts';
import { paintTables } from './pavement-tables.ts';
import { besideStreet, paintRainBefore, paintStreetEnd, paintWetStreet } from './street-end.ts';

const CALLED =
  /\b(?:called|named|nomm[ée]e?|appel[ée]e?|chiamat[oa]|llamad[oa]|namens|genannt|heißt)\b/iu;

/** The name over the door: words of a sign, or what the house is called. */
export function nameOnFront(spec: SceneSpec): string | null {
  if (spec.place !== 'house_front') return null;
  const sign = wordsOn(spec, 'sign') ?? wordsOn(spec, 'neon_sign');
  return sign ?? (CALLED.test(spec.prompt) ? spec.texts.title : null);
}

/** A house seen from the street: a shop with its awning and panes, or a farm with its gate. */
export const frontStage: PaintGround = (whole) => {
  const { spec } = whole;
  // Beside a house in a named city its street is seen.
  const scene = besideStreet(whole);
  const { frame } = scene;
  const street = bottomOf(scene) - frame.height * 0.15;
  const isShop = spec.place !== 'house_front' || isShopFront(spec.prompt);
  if (isShop) paintWall(scene, street);
  else scene.press.named('house', () => paintWall(scene, street));
  const inks = scene.random.fork('front').pick(FRONTS);
  if (!isShop && isTimberedFront(spec)) paintTimber(scene, street);
  else if (!isShop) paintStones(scene);
  const storeys = storeysOf(spec);
  const windows = isShop ? (storeys === LOW ? [0.17, 0.5, 0.83] : []) : [0.17, 0.83];
  for (const u of windows)
    paintWindow(scene, { u, top: 0.05, height: 0.2, shutters: inks.shutters });
  if (isShop) paintShop(scene, { street, inks, storeys });
  else paintGate(scene, street, inks);
  if (spec.place === 'cafe') paintTables(scene);
  if (scene !== whole) paintStreetEnd(whole, street);
  paintWetStreet(whole, street);
  paintRainBefore(whole);
  return { floor: frame.y + frame.height * 0.95, horizon: street, line: '#fff7ea' };
};

interface Storeys {
  board: number;
  awning: number;
  pane: number;
}
/** Under the windows of the floor above, where lamps hang before those. */
const LOW: Storeys = { board: 0.31, awning: 0.42, pane: 0.5 };
/** Heads of people on the pavement stay below the name. */
const HIGH: Storeys = { board: 0.045, awning: 0.155, pane: 0.29 };
const storeysOf = ({ things }: SceneSpec): Storeys =>
  things.some(({ thing }) => thing === 'string_lights' || thing === 'garland') ? LOW : HIGH;

interface FrontInks {
  wood: string;
  awning: string;
  shutters: string;
}
const FRONTS: readonly FrontInks[] = [
  { wood: '#1f4a3c', awning: '#a8323a', shutters: '#3f6f63' },
  { wood: '#6f1d2e', awning: '#7c2438', shutters: '#7d8f5a' },
  { wood: '#1f3a5a', awning: '#c9552f', shutters: '#4d7187' },
];

const LIT = '#ffd98a';

function paintWall(scene: PosterScene, street: number): void {
  const { press, frame, palette } = scene;
  press.fill(rectangle(frame), palette.wall, {
    from: [frame.x, frame.y],
    to: [frame.x + frame.width, bottomOf(scene)],
    start: 0.15,
    end: -0.35,
  });
  const pavement = { ...frame, y: street, height: bottomOf(scene) - street };
  press.fill(rectangle(pavement), palette.isNight ? '#3a3f55' : '#a49a8c', {
    from: [0, street],
    to: [0, bottomOf(scene)],
    start: 0.25,
    end: -0.45,
  });
  press.fill(rectangle({ ...pavement, height: frame.height * 0.014 }), '#d8cdb8');
}

/** A box by shares of the frame. */
const shareOf = (
  { frame }: PosterScene,
  { u, v, wide, tall }: Record<'u' | 'v' | 'wide' | 'tall', number>,
): Rect => ({
  x: frame.x + u * frame.width,
  y: frame.y + v * frame.height,
  width: wide * frame.width,
  height: tall * frame.height,
});

const paneOf = ({ palette }: PosterScene): string => (palette.isNight ? LIT : '#5f7f88');

function paintWindow(
  scene: PosterScene,
  { u, top, height, shutters }: { u: number; top: number; height: number; shutters: string },
): void {
  const { press } = scene;
  const wide = 0.1;
  const pane = shareOf(scene, { u: u - wide / 2, v: top, wide, tall: height });
  press.fill(rectangle(grown(pane, press.unit * 6)), '#fff3dc');
  press.fill(rectangle(pane), paneOf(scene), {
    from: [pane.x, pane.y],
    to: [pane.x + pane.width, pane.y + pane.height],
    start: 0.35,
    end: -0.25,
  });
  press.fill(
    rectangle({ ...pane, x: pane.x + pane.width * 0.47, width: pane.width * 0.06 }),
    '#fff3dc',
  );
  press.fill(
    rectangle({ ...pane, y: pane.y + pane.height * 0.46, height: pane.height * 0.05 }),
    '#fff3dc',
  );
  for (const side of [-1, 1]) {
    const x =
      side < 0 ? pane.x - pane.width * 0.62 - press.unit * 6 : pane.x + pane.width + press.unit * 6;
    const leaf = { ...pane, x, width: pane.width * 0.62 };
    press.fill(rectangle(leaf), shutters, {
      from: [leaf.x, 0],
      to: [leaf.x + leaf.width, 0],
      start: 0.25,
      end: -0.3,
    });
    for (let i = 1; i < 7; i++)
      press.detail(
        rectangle({
          x: leaf.x + leaf.width * 0.12,
          y: leaf.y + (leaf.height * i) / 7,
          width: leaf.width * 0.76,
          height: press.unit * 3,
        }),
        darken(shutters, 0.35),
      );
  }
}

const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + by * 2,
  height: height + by * 2,
});

/** Name board, awning, a wide pane on each side of the door. */
function paintShop(
  scene: PosterScene,
  { street, inks, storeys }: { street: number; inks: FrontInks; storeys: Storeys },
): void {
  const { press, frame, spec } = scene;
  const body = shareOf(scene, { u: 0.06, v: storeys.board + 0.02, wide: 0.88, tall: 0.5 });
  body.height = street - body.y;
  press.fill(rectangle(body), inks.wood, {
    from: [body.x, body.y],
    to: [body.x + body.width, street],
    start: 0.2,
    end: -0.35,
  });
  const panes = [0.1, 0.62].map((u) =>
    shareOf(scene, { u, v: storeys.pane, wide: 0.28, tall: 0.76 - storeys.pane }),
  );
  for (const pane of panes) paintPane(scene, pane);
  const door = shareOf(scene, { u: 0.42, v: storeys.pane, wide: 0.16, tall: 0.35 });
  door.height = street - door.y;
  press.named('door', () => {
    press.fill(rectangle(door), darken(inks.wood, 0.25));
    const glass = {
      x: door.x + door.width * 0.16,
      y: door.y + door.height * 0.08,
      width: door.width * 0.68,
      height: door.height * 0.56,
    };
    press.fill(rectangle(glass), LIT, {
      from: [glass.x, glass.y],
      to: [glass.x, glass.y + glass.height],
      start: 0.3,
      end: -0.25,
    });
  });
  paintAwning(scene, { colour: inks.awning, from: storeys.awning });
  const board = shareOf(scene, { u: 0.06, v: storeys.board, wide: 0.88, tall: 0.115 });
  const name = nameOnFront(spec);
  // A trade that is not asked to be written is a part of the house.
  const trade = name ?? tradeOnFront(spec.prompt);
  const paintBoard = () => {
    press.fill(rectangle(board), darken(inks.wood, 0.2));
    press.stroke(rectangle(grown(board, -press.unit * 7)), '#d9ab55', press.unit * 3);
    if (trade) writeOn(press, trade, { area: board, ink: '#f6dfae', face: 'limelight' });
  };
  // A board without a name is a part of the house.
  if (name) press.named('sign', paintBoard);
  else paintBoard();
  for (const u of [0.045, 0.955])
    press.fill(
      rectangle({
        x: frame.x + frame.width * u - press.unit * 14,
        y: street - frame.height * 0.05,
        width: press.unit * 28,
        height: frame.height * 0.05,
      }),
      '#a4552f',
    );
}

/** Lamplight behind what is sold there. */
function paintPane(scene: PosterScene, pane: Rect): void {
  const { press } = scene;
  press.fill(rectangle(grown(pane, press.unit * 5)), '#d9ab55');
  press.fill(rectangle(pane), LIT, {
    from: [pane.x, pane.y],
    to: [pane.x, pane.y + pane.height],
    start: 0.35,
    end: -0.35,
  });
  paintGoods(scene, pane);
}

/** Here and there a stone shows through the plaster. */
function paintStones(scene: PosterScene): void {
  const { press, palette, random } = scene;
  const dice = random.fork('stones');
  for (let i = 0; i < 46; i++) {
    const stone = shareOf(scene, {
      u: dice.range(0, 0.94),
      v: dice.range(0.02, 0.8),
      wide: dice.range(0.03, 0.06),
      tall: dice.range(0.015, 0.026),
    });
    press.detail(rectangle(stone), mixHex(palette.wall, '#7a6552', dice.range(0.2, 0.45)));
  }
}

/** An arched gate of planks, and the name above it. */
function paintGate(scene: PosterScene, street: number, inks: FrontInks): void {
  const { press, spec } = scene;
  const gate = shareOf(scene, { u: 0.34, v: 0.5, wide: 0.32, tall: 0.35 });
  gate.height = street - gate.y;
  press.named('door', () => {
    press.fill(archOf(grown(gate, press.unit * 16)), '#d8c7a6');
    press.fill(archOf(gate), inks.wood, {
      from: [gate.x, gate.y],
      to: [gate.x + gate.width, street],
      start: 0.2,
      end: -0.35,
    });
    for (let i = 1; i < 6; i++)
      press.detail(
        rectangle({
          x: gate.x + (gate.width * i) / 6,
          y: gate.y,
          width: press.unit * 3,
          height: gate.height,
        }),
        darken(inks.wood, 0.4),
      );
  });
  if (climberOf(spec) === 'rose') paintClimbingRoses(scene, gate);
  const name = nameOnFront(spec);
  if (!name) return;
  const board = shareOf(scene, { u: 0.24, v: 0.31, wide: 0.52, tall: 0.1 });
  press.named('sign', () => {
    press.fill(rectangle(board), '#6b4426');
    writeOn(press, name, { area: board, ink: '#f6dfae', face: 'limelight' });
  });
}

function archOf({ x, y, width, height }: Rect) {
  const [steps, rise] = [12, width * 0.28];
  const curve = Array.from({ length: steps + 1 }, (_, i): Point => {
    const turn = Math.PI * (1 - i / steps);
    return [x + (width / 2) * (1 + Math.cos(turn)), y - Math.sin(turn) * rise];
  });
  return polygon([[x, y + height], ...curve, [x + width, y + height]]);
}
