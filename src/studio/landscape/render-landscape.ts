import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import { stream } from '#studio/random.ts';
import { createHdr } from '#studio/textures/hdr-image.ts';
import { hazeOf } from './canvas.ts';
import type { LandscapeCanvas } from './canvas.ts';
import { buildDriven } from './built/drive-built.ts';
import { buildYard, treesRound } from './built/yards.ts';
import { paintBuilt } from './built/paint-built.ts';
import { buildEstate } from './houses/estates.ts';
import { paintFrostFires } from './frost-fires.ts';
import { foliageFor } from './growing/foliage.ts';
import { paintGround } from './land/ground.ts';
import type { LandscapeSpec, Projection } from './landscape-spec.ts';
import { buildGuests } from './landmarks/guests.ts';
import { buildLandmarks } from './landmarks/build-landmarks.ts';
import { paintOverlays } from './landmarks/overlays.ts';
import { paintFireworks } from './landmarks/fireworks.ts';
import { paintLightning } from './landmarks/lightning.ts';
import { paintRainbow } from './landmarks/rainbow.ts';
import { paintPlume } from './landmarks/plume.ts';
import { paintLaneFlowers } from './growing/lane-flowers.ts';
import { paintLeaves } from './growing/leaf-dabs.ts';
import { paintLakeBank } from './lake-bank.ts';
import { paintRidges } from './land/ridges.ts';
import { alongRiver } from './river-banks.ts';
import { SKIES } from './sky/sky-palettes.ts';
import type { SkyPalette } from './sky/sky-palettes.ts';
import { scaleRgb } from '#studio/textures/colour.ts';
import { paintShore } from './shore.ts';
import { paintSky } from './sky/sky.ts';
import { paintSprite } from './sprites.ts';
import type { Sprite } from './sprites.ts';
import { castShadow } from './cast-shadow.ts';
import { createTerrain } from './land/terrain.ts';
import { scatterTrees } from './growing/trees.ts';
import { paintSea } from './water.ts';
import { paintWeather } from './sky/weather.ts';

export interface RenderedLandscape {
  image: LandscapeCanvas['image'];
  depth: Float32Array;
  names: Uint16Array;
}

/** Sky first, then land from far to near. */
export function renderLandscape(spec: LandscapeSpec): RenderedLandscape {
  const canvas = prepare(spec);
  paintSky(canvas.image, canvas.view, canvas.palette, {
    seed: spec.seed,
    stars: spec.sky === 'night' ? (spec.stars ?? 'few') : null,
    ...(spec.disc && { disc: spec.disc }),
  });
  if (spec.sky === 'night')
    canvas.names.fill(sceneryCode('stars'), 0, Math.floor(canvas.view.horizonY) * spec.width);
  if (spec.marks?.includes('fireworks')) paintFireworks({ ...canvas, seed: spec.seed });
  if (spec.marks?.includes('rainbow')) paintRainbow(canvas);
  if (spec.marks?.includes('lightning')) paintLightning(canvas);
  paintRidges(canvas);
  if (spec.terrain === 'volcanic') paintPlume(canvas);
  if (canvas.terrain.shape.isSeaBehind) paintSea(canvas, spec.hasRows ? 40 : 0);
  if (spec.marks?.includes('shore')) paintShore(canvas);
  if (spec.marks?.includes('bank')) paintLakeBank(canvas);
  const isOpenSea = canvas.terrain.shape.isSeaBehind && !spec.hasRows;
  if (!isOpenSea) paintLand(canvas);
  else {
    paintSprites(canvas, buildLandmarks(canvas, stream(spec.seed, 'landmarks')));
    paintSprites(canvas, buildGuests(canvas, stream(spec.seed, 'guests')));
  }
  paintWeather(canvas);
  paintOverlays(canvas);
  return { image: canvas.image, depth: canvas.depth, names: canvas.names };
}

function paintLand(canvas: LandscapeCanvas): void {
  const { spec } = canvas;
  paintGround(canvas);
  if (spec.hasRows && canvas.foliage.fullness > 0) paintLeaves(canvas);
  if (spec.laneFlowers !== undefined) paintLaneFlowers(canvas, spec.laneFlowers);
  const random = stream(spec.seed, 'scenery');
  const sprites = scatterTrees(canvas, random.fork('trees'));
  sprites.push(...treesRound(canvas, random.fork('yard')));
  sprites.push(...alongRiver(canvas, random.fork('banks')));
  if (spec.estate) sprites.push(...buildEstate(canvas, random.fork('estate'), spec.estate));
  sprites.push(...buildLandmarks(canvas, random.fork('landmarks')));
  sprites.push(...buildGuests(canvas, random.fork('guests')));
  paintSprites(canvas, sprites);
  paintBuilt(canvas, [...buildYard(canvas), ...buildDriven(canvas)]);
  if (spec.hasFires) paintFrostFires(canvas);
}

function paintSprites(canvas: LandscapeCanvas, sprites: readonly Sprite[]): void {
  const isHigh = canvas.terrain.shape.valley !== undefined;
  const inOrder = sprites.toSorted((a, b) => b.z - a.z);
  // From high above a valley shadows are specks.
  if (!isHigh) for (const sprite of inOrder) castShadow(canvas, sprite);
  for (const sprite of inOrder) paintSprite(canvas, sprite);
}

const FOG_METRES = 62;
/** At sunrise it lies in the lanes, and the light goes through it: the rows show far into it. */
const SUNLIT_FOG = 2.6;
/** From low down the near rows would stand clear before it. */
const fogSeenFrom = (eye: number): number => Math.min(FOG_METRES, Math.max(26, eye * 9));
/** What was asked for by name still shows through it. */
const FOG_BEFORE_MARKS = 230;
/** From high above a river its valley shows too: this many times the height of the eye. */
const FOG_ABOVE_VALLEY = 26;

/** Hills that were asked for stand in it one behind the other, each paler. */
const FOG_BETWEEN = { amplitude: 200, metres: 560 };

function prepare(spec: LandscapeSpec): LandscapeCanvas {
  const own = SKIES[spec.sky];
  const reach = own.visibility * (spec.clarity ?? 1);
  // Fog that was asked for swallows the land.
  const isMarked = (spec.marks ?? []).length > 0 || spec.isHouseAsked === true;
  const terrain = createTerrain(spec);
  const thin = own.sunLight[0] > 1.6 ? SUNLIT_FOG : 1;
  const near = isMarked ? FOG_BEFORE_MARKS : fogSeenFrom(spec.eyeMetres) * thin;
  const isHilly = terrain.shape.hillAmplitude >= FOG_BETWEEN.amplitude;
  const before = isHilly ? Math.max(near, FOG_BETWEEN.metres) : near;
  const fog = terrain.shape.valley ? Math.max(near, spec.eyeMetres * FOG_ABOVE_VALLEY) : before;
  const visibility = spec.weather === 'mist' ? Math.min(reach, fog) : reach;
  // A sky full of stars has few clouds.
  const cover = spec.stars && spec.sky === 'night' ? 0.1 : own.cover;
  const palette = { ...own, ...moonOnSnow(spec, own), visibility, cover };
  const view = viewOf(spec, terrain.ground(0, 0) + spec.eyeMetres);
  return {
    spec,
    view,
    palette,
    terrain,
    image: createHdr(spec.width, spec.height),
    depth: new Float32Array(spec.width * spec.height).fill(1e9),
    names: new Uint16Array(spec.width * spec.height),
    foliage: foliageFor(spec.season, terrain.shape, {
      white: spec.weather === 'snow' ? 1 : spec.weather === 'frost' ? FROSTED : 0,
      ...(spec.leaves !== undefined && { tint: spec.leaves }),
    }),
    haze: hazeOf(palette),
  };
}

/** White land gives back so much of the moon's light that it would pass for a blue day. */
const moonOnSnow = (
  { sky, weather }: LandscapeSpec,
  { ambient, sunLight }: SkyPalette,
): Partial<SkyPalette> =>
  sky === 'night' && weather === 'snow'
    ? { ambient: scaleRgb(ambient, 0.5), sunLight: scaleRgb(sunLight, 0.6) }
    : {};

/** Soil and grass show through hoarfrost. */
const FROSTED = 0.62;

/** From beside the frame the sun is that of the morning or the afternoon, a little behind us. */
const ASIDE = { up: 0.6, ahead: -0.28 };

function viewOf(spec: LandscapeSpec, eyeY: number): Projection {
  const { width, height } = spec;
  const focal = 0.9 * Math.sqrt(width * height);
  const horizonY = spec.horizon * height;
  const sunPx = spec.sunX * width;
  const sunPy = horizonY - spec.sunElevation * height;
  const isBeside = spec.sunX < 0 || spec.sunX > 1;
  // A sun high above the frame stands behind the camera: front light, no contre-jour.
  const isHigh = spec.sunElevation > 0.8;
  const [aside, up, ahead] =
    isBeside && !isHigh
      ? [Math.sign(spec.sunX - 0.5), ASIDE.up, ASIDE.ahead]
      : [
          (sunPx - width / 2) / focal,
          Math.max(0.06, (spec.sunElevation * height) / focal),
          isHigh ? -0.5 : 1,
        ];
  const length = Math.hypot(aside, up, ahead);
  return {
    width,
    height,
    focal,
    horizonY,
    sunPx,
    sunPy,
    toSun: [aside / length, up / length, ahead / length],
    eyeY,
  };
}
