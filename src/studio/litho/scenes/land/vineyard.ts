import { labelFor } from '#studio/labels/label-for.ts';
import { lerp } from '#studio/litho/geometry.ts';
import { hexBytes } from '#studio/textures/colour.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import { bottomOf, inFrame } from '#studio/litho/posters/poster-scene.ts';
import type { PaintScene, PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { drawBottle } from '#studio/litho/props/bottle.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { drawHouse } from '#studio/litho/props/houses.ts';
import { drawCypress, drawRoundTree } from '#studio/litho/props/trees.ts';
import { paintBirds, paintClouds, paintRain, paintSky } from './sky.ts';
import type { Sun } from './sky.ts';
import { below, paintFarCountry, ridgeLine } from './terrain.ts';
import { paintSea } from './waters.ts';
import { inBloom, paintBlossom } from './blossom.ts';
import { isSteep, paintTerraces } from './terraces.ts';
import { paintRoad } from './road.ts';
import { paintNearRows, paintVineHill } from './vines.ts';
import { homeIn } from '#studio/litho/arrange/outdoors/home.ts';
import { lessOf } from '#studio/litho/arrange/sized.ts';
import { namesBlossomingTrees } from '#studio/places/scenery/in-bloom.ts';
import { discScaleOf } from '#studio/places/scenery/sky-disc.ts';

export interface Staging {
  /** 1 puts the sun on the right and the hero on the left. */
  side: 1 | -1;
  horizon: number;
  sun: Sun;
}

/** What lies in front: rows of vines, or ground that things may stand on. */
export type Foreground = 'vines' | 'grass' | 'sand' | 'earth' | 'snow' | 'paving' | 'water';

/** Wine country as a travel poster, with a glass or a bottle in front when one is asked for. */
export const paintVineyard: PaintScene = (scene) => {
  const staging = paintCountry(scene, 'vines');
  paintHero(scene, staging);
};

/** Sky, far country, the hill with the house and what lies in front of it. */
export function paintCountry(scene: PosterScene, foreground: Foreground): Staging {
  const staging = stage(scene);
  paintSky(scene, staging.sun);
  paintClouds(scene, staging.sun, cloudsIn(scene));
  paintBirds(scene, inFrame(scene, staging.side > 0 ? 0.26 : 0.6, 0.16));
  paintFarCountry(scene, staging.sun, staging.horizon);
  if (scene.spec.setting === 'sea' && scene.spec.landscape !== 'coastal') {
    paintSea(scene, staging.sun, staging.horizon);
  }
  if (isSteep(scene)) paintTerraces(scene, staging);
  // By the sea the water is the view; the hill with the house would hide it.
  if (scene.spec.setting !== 'sea') paintMiddle(scene, staging);
  if (foreground === 'vines') paintForeground(scene, staging);
  else if (foreground !== 'water') paintGround(scene, staging, foreground);
  if (scene.spec.weather === 'mist') paintMist(scene, staging);
  if (scene.spec.weather === 'rain' || scene.spec.weather === 'storm') paintRain(scene);
  if (namesBlossomingTrees(scene.spec)) paintBlossom(scene, staging.side);
  return staging;
}

/** A low sky has room for a few. */
const cloudsIn = ({ spec, frame }: PosterScene): number =>
  spec.weather === 'cloudy' ? 12 : frame.width > frame.height * WIDE ? 3 : 6;

const GROUNDS = {
  grass: '#8fa65c',
  sand: '#e8d09a',
  /** Dry ground inland. */
  earth: '#e8d09a',
  snow: '#f4f2ea',
  paving: '#c9b394',
} as const;

function paintGround(scene: PosterScene, { horizon }: Staging, kind: keyof typeof GROUNDS): void {
  const { press, frame, palette } = scene;
  const top = horizon + frame.height * 0.2;
  const wave = scene.random.fork('ground').range(0, 6);
  const edge = ridgeLine(scene, (_, u) => top + frame.height * 0.012 * Math.sin(u * 4 + wave));
  const colour = mixHex(GROUNDS[kind], palette.hills[2], palette.isNight ? 0.5 : 0.1);
  const fill = () =>
    press.fill(below(scene, edge), colour, {
      from: [0, top],
      to: [0, bottomOf(scene)],
      start: 0.35,
      end: -0.5,
    });
  const name = kind === 'sand' ? 'beach' : kind === 'grass' ? 'meadow' : null;
  if (name) press.named(name, fill);
  else fill();
}

/** Where the foreground hero stands: 1 is the left. The house and the sun take the other side. */
export function heroSide({ spec, random }: PosterScene): 1 | -1 {
  if (spec.camera.placement === 'left') return 1;
  if (spec.camera.placement === 'right') return -1;
  return random.fork('side').pick([1, -1] as const);
}

/** Width by height of a picture above the words of a sheet. */
const WIDE = 1.5;

function stage(scene: PosterScene): Staging {
  const { frame, spec } = scene;
  const random = scene.random.fork('staging');
  const side = heroSide(scene);
  const horizon = frame.y + frame.height * random.range(0.46, 0.55);
  const size = Math.min(frame.width, frame.height);
  const isHigh = spec.time === 'noon' || spec.time === 'morning' || spec.time === 'night';
  const told = discScaleOf(spec.prompt);
  const radius = size * random.range(0.1, 0.13) * (isHigh ? 0.72 : 1) * told;
  // What stands in the middle of a wide picture would hide it.
  const outwards = frame.width > frame.height * WIDE ? 0.16 : 0;
  const sunX =
    frame.x +
    frame.width *
      (side > 0 ? random.range(0.58, 0.7) + outwards : random.range(0.3, 0.42) - outwards);
  const low = radius * (told > 1 ? random.range(0.45, 0.65) : random.range(0.3, 0.8));
  const lift = isHigh ? frame.height * random.range(0.24, 0.3) : low;
  return { side, horizon, sun: { centre: [sunX, horizon - lift], radius } };
}

/** The hill with the house, and a second slope on the other side. */
function paintMiddle(scene: PosterScene, staging: Staging): void {
  const { side, horizon, sun } = staging;
  const { press, palette, frame, spec } = scene;
  const random = scene.random.fork('middle');
  const middle =
    frame.x + frame.width * (side > 0 ? random.range(0.52, 0.76) : random.range(0.24, 0.48));
  const isLavender = spec.landscape === 'lavender_plateau';
  const field = isLavender ? '#8f76b8' : palette.rows[0];
  const leaves = isLavender ? '#6a4f9c' : palette.rows[1];
  let crest: ReturnType<typeof paintVineHill> = () => horizon;
  const paintHill = () =>
    (crest = paintVineHill(scene, {
      base: horizon + frame.height * 0.11,
      rise: frame.height * random.range(0.06, 0.14),
      middle,
      spread: frame.width * random.range(0.2, 0.34),
      field: mixHex(field, palette.hills[0], 0.3),
      leaves: mixHex(leaves, palette.hills[1], 0.25),
      lean: side,
    }));
  if (isLavender) press.named('lavender', paintHill);
  else paintHill();
  const lightSide = sun.centre[0] > middle ? 1 : -1;
  const isGrand = spec.subjects.includes('estate');
  const share = lessOf(homeIn(spec)?.asked?.size);
  const size =
    Math.min(frame.width, frame.height) * (isGrand ? 0.17 * share : random.range(0.062, 0.085));
  const wantsRoad = spec.things.some(({ thing }) => thing === 'road');
  if (random.chance(0.45) || isGrand || wantsRoad) paintRoad(scene, middle, crest, staging.horizon);
  drawTrees(scene, crest, middle, lightSide);
  drawHouse(press, spec.estate, {
    foot: [middle, crest(middle) + size * 0.12],
    sizePx: size,
    wall: palette.wall,
    roof: palette.roof,
    opening: palette.isNight ? '#ffd98a' : palette.ink,
    lightSide,
  });
  paintVineHill(scene, {
    base: horizon + frame.height * 0.19,
    rise: frame.height * random.range(0.06, 0.1),
    middle: frame.x + frame.width * (side > 0 ? 0.92 : 0.08),
    spread: frame.width * 0.28,
    field: palette.rows[1],
    leaves: mixHex(palette.rows[2], palette.rows[1], 0.3),
    lean: -side,
  });
}

function drawTrees(
  scene: PosterScene,
  crest: (x: number) => number,
  middle: number,
  lightSide: 1 | -1,
): void {
  const { press, palette, frame, spec } = scene;
  const random = scene.random.fork('trees');
  const spacing = spec.subjects.includes('estate') ? 2.1 : 1.15;
  const isAsked = spec.things.some(({ thing }) => thing === 'cypress');
  const areInBloom = namesBlossomingTrees(spec);
  const usesCypress =
    isAsked || (!areInBloom && ['villa', 'farmhouse', 'castle'].includes(spec.estate));
  const grown = isAsked && spec.subjects.includes('estate') ? 2.1 : 1;
  const size = Math.min(frame.width, frame.height);
  for (const offset of [-0.145, -0.12, -0.1, 0.095, 0.125, 0.16]) {
    const x = middle + offset * size * spacing + random.range(-4, 4) * press.unit;
    const heightPx = size * random.range(0.075, 0.125) * (usesCypress ? grown : 0.75);
    const tree = {
      foot: [x, crest(x) + 0.01 * size] as const,
      heightPx,
      colour: areInBloom ? inBloom(palette.tree) : palette.tree,
      lightSide,
    };
    if (usesCypress) drawCypress(press, tree);
    else drawRoundTree(press, tree);
  }
}

function paintForeground(scene: PosterScene, { horizon, sun }: Staging): void {
  const { frame, press, palette, spec } = scene;
  const random = scene.random.fork('foreground');
  const centre = frame.x + frame.width / 2;
  // Sometimes the rows run past the viewer instead of towards him.
  const vanishingX = random.chance(0.35)
    ? frame.x + frame.width * random.pick([-0.1, 0.08, 0.92, 1.1])
    : lerp(sun.centre[0], centre, random.range(0.1, 0.7));
  const isLavender = spec.landscape === 'lavender_plateau' && !spec.subjects.includes('harvest');
  const coloured = isLavender
    ? {
        ...scene,
        palette: {
          ...palette,
          rows: [palette.rows[0], palette.rows[1], '#7b5cab', '#3c2f66'] as const,
        },
      }
    : scene;
  paintNearRows(coloured, {
    top: horizon + frame.height * 0.205,
    vanishing: [vanishingX, horizon + frame.height * 0.12],
    lightX: sun.centre[0],
    rowGap: press.unit * random.range(130, 185),
  });
}

function paintMist({ press, frame, palette }: PosterScene, { horizon }: Staging): void {
  const ctx = press.colour;
  const [r, g, b] = hexBytes(palette.sky[0]);
  for (const [offset, depth] of [
    [-0.02, 0.07],
    [0.08, 0.06],
    [0.17, 0.1],
  ] as const) {
    const y = horizon + frame.height * offset;
    const height = frame.height * depth;
    const fog = ctx.createLinearGradient(0, y, 0, y + height);
    fog.addColorStop(0, `rgba(${r},${g},${b},0)`);
    fog.addColorStop(0.6, `rgba(${r},${g},${b},0.75)`);
    fog.addColorStop(1, `rgba(${r},${g},${b},0)`);
    ctx.fillStyle = fog;
    ctx.fillRect(frame.x, y, frame.width, height);
  }
}

function paintHero(scene: PosterScene, { side }: Staging): void {
  const { press, frame, spec, random } = scene;
  const foot = bottomOf(scene) - frame.height * 0.035;
  const wantsGlass = spec.subjects.includes('glass') || spec.subjects.includes('toast');
  const wantsBottle = spec.subjects.includes('bottle');
  const tall = Math.min(frame.height * 0.72, frame.width * 0.86);
  const lightSide = side;
  const x = (u: number) => frame.x + frame.width * (side > 0 ? u : 1 - u);
  if (wantsBottle) {
    drawBottle(press, {
      base: [x(wantsGlass ? 0.2 : 0.24), foot],
      heightPx: tall * (wantsGlass ? 1.06 : 1.1),
      shape: spec.bottle,
      glass: spec.bottleGlass,
      wine: spec.wine,
      closure: spec.closure,
      label: labelFor(spec, random.fork('label').next()),
      lightSide,
    });
  }
  if (wantsGlass) {
    drawGlass(press, {
      base: [x(wantsBottle ? 0.44 : 0.25), foot + (wantsBottle ? frame.height * 0.012 : 0)],
      heightPx: tall * (wantsBottle ? 0.72 : 1),
      shape: spec.glass,
      wine: spec.wine,
      random: random.fork('glass'),
      lightSide,
    });
  }
}
