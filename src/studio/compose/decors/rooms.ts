import { lightColourOf } from '#studio/compose/light/coloured-light.ts';
import { normalize } from '#studio/vector.ts';
import type { SkyId } from '#studio/landscape/sky/sky-palettes.ts';
import { addSlab } from '#studio/props/making/surfaces.ts';
import type { PaintingParams, Vec3 } from '#studio/scene-graph.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import { asksForLeafShadow } from '#studio/compose/setting/leaf-shadows.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { hangBackdrop } from '#studio/compose/setting/hang-backdrop.ts';
import type { Hanging } from '#studio/compose/setting/hang-backdrop.ts';
import { lightSideOf } from '#studio/compose/light/asked-side.ts';
import { asksForLongShadows } from '#studio/compose/light/long-shadows.ts';
import { addLeafShade } from '#studio/compose/light/leaf-shade.ts';
import { surroundLight } from '#studio/compose/light/surround.ts';
import { addRig, addSun, SHARP } from '#studio/compose/light/light-rigs.ts';
import type { Direction } from '#studio/compose/direction.ts';
import { raiseView } from '#studio/compose/camera/raise-view.ts';
import type { Rig } from '#studio/compose/light/light-rigs.ts';
import type { Shot, Stage } from '#studio/compose/stage.ts';
import { isPaintersTable } from '#studio/compose/setting/painters-table.ts';
import { isBrickRoom } from '#studio/places/backing.ts';
import { addShadowWall, asksForWallShadow } from '#studio/compose/setting/shadow-wall.ts';
import { drapeTable } from '#studio/compose/setting/drape-table.ts';
import { asksForReflection } from '#studio/compose/setting/reflections.ts';
import { bedThings, isInPool } from './lay-ground.ts';
import { placeParams } from './place-params.ts';
import { addDome } from './room-dome.ts';
import { windowRoom, withWindow } from './window-views.ts';

/** A table in a room or studio: painted wall behind, lamps in front, a dim dome for the reflections. */
export function buildRoom(stage: Stage, shot: Shot): void {
  const { direction, scene } = stage;
  hangWall(stage, shot);
  if (shot.table) {
    addSlab(stage.kit, {
      ...shot.table,
      surface: direction.surface,
      random: stage.random('table'),
      ...(direction.surfaceTone ? { tone: direction.surfaceTone } : {}),
      isWet: stage.spec.isSurfaceWet ?? false,
      isMirror: asksForReflection(stage.spec),
      isEndless: isInPool(stage),
    });
    bedThings(stage, shot.table);
    drapeTable(stage, shot);
  }
  const rig: Rig = {
    scene,
    camera: shot.camera,
    aspect: stage.aspect,
    centre: shot.centre,
    spread: Math.max(1, shot.reach / 16),
    side: rigSideOf(stage),
  };
  addRig(direction.light, rig, direction.light === 'neon' && lightColourOf(stage.spec) !== null);
  const isLong = asksForLongShadows(stage.spec);
  if (direction.light === 'sun')
    addSun(rig, {
      direction: isLong ? alongTable(rig.side) : normalize([rig.side * 0.7, 1.1, 0.55]),
      irradiance: isLong ? LOW_SUN : [3, 2.75, 2.3],
      ...(isLong && { size: SHARP }),
    });
  const hasWall = direction.decor === 'sweep' && asksForWallShadow(stage.spec);
  if (hasWall) addShadowWall(stage, rig);
  else if (direction.light === 'hard') {
    const from = isLong ? alongTable(rig.side) : normalize([rig.side * 0.75, 0.9, 0.25]);
    addSun(rig, { direction: from, irradiance: isLong ? LOW_SUN : [4.2, 3.9, 3.3], size: SHARP });
    if (stage.spec.lighting === 'dappled') addLeafShade(rig, from, stage.random('leaves'));
  }
  if (direction.light === 'golden')
    addSun(rig, { direction: normalize([rig.side * 1.1, 0.5, 0.3]), irradiance: [4.6, 2.7, 1.1] });
  addDome(stage);
}

/** A low sun that shines along the table: what stands there throws long shadows across it. */
const alongTable = (side: number): Vec3 => normalize([side, 0.6, 0.04]);
const LOW_SUN: Vec3 = [8, 6.8, 5];

/** Where the lamps stand. */
const rigSideOf = ({ spec, direction: { side } }: Stage): -1 | 1 =>
  lightSideOf(spec) ?? (side === 0 ? -1 : side);

/** The room after dark is told by its walls, not by its lamps alone. */
const AFTER_DARK_GAIN = 1.5;

/** Bright windows behind a plate draw the eye away from it. */
const DINING_GAIN = 0.74;

/** Something stands before the room, or somebody is painted into it. */
const hasHero = ({ archetype, decor }: Direction): boolean =>
  archetype !== 'view' && archetype !== 'people' && decor !== 'sweep' && decor !== 'tabletop';

function hangWall(stage: Stage, shot: Shot): void {
  const { direction } = stage;
  const isDim = direction.room !== 'daylight' && direction.decor !== 'sweep';
  const isDiningRoom = !isDim && direction.decor === 'restaurant' && direction.eatery === null;
  const hanging: Hanging = {
    ...withWindow(stage, wallFor(stage, shot)),
    z: direction.decor === 'sweep' ? -150 : -170,
    // Pale wine in the air shows nothing but the room behind it, so the room must glow.
    gain:
      (hasHero(direction) ? surroundLight(stage.spec) ** 0.7 : 1) *
      (direction.archetype === 'toast' && isDim
        ? 2.2
        : isDiningRoom
          ? DINING_GAIN
          : isDim && direction.eatery !== null
            ? AFTER_DARK_GAIN
            : 1),
  };
  const isPlain = direction.decor === 'sweep' || direction.decor === 'tabletop';
  hangBackdrop(stage, shot.camera, isPlain ? hanging : raiseView(stage, shot, hanging));
}

function wallFor(
  stage: Stage,
  shot: Shot,
): Pick<Hanging, 'painter' | 'params' | 'detail' | 'hasNames'> {
  const { direction } = stage;
  const detail = direction.isPainterly ? 0.75 : 0.5;
  const room: PaintingParams = {
    seed: stage.random('wall').int(1, 1_000_000),
    blur: direction.blur,
    hasPeople: direction.hasPeople,
    mood: direction.room,
    ...(isChristmas(stage.spec.prompt) && { isChristmas: true }),
    ...(isBrickRoom(stage.spec) && { isBrick: true }),
  };
  // Weather is seen through windows, and only where there are some.
  const { weather } = stage.spec;
  const outside =
    weather === 'rain' || weather === 'storm' || weather === 'snow' ? { weather } : {};
  switch (direction.decor) {
    case 'bar':
      return {
        painter: 'wine-bar',
        params: { ...room, asked: stage.spec.things.map(({ thing }) => thing) },
        detail,
        hasNames: true,
      };
    case 'restaurant':
      if (direction.eatery)
        return {
          painter: 'eatery',
          params: {
            seed: room['seed']!,
            eatery: direction.eatery,
            blur: direction.blur,
            isDay: direction.room === 'daylight',
            lit: direction.side === 0 ? -1 : direction.side,
            hasPeople: direction.hasPeople,
          },
          detail,
          hasNames: true,
        };
      return {
        painter: 'restaurant',
        params: {
          ...room,
          ...outside,
          ...(stage.spec.surface === 'gingham' && { hasChecks: true }),
          asked: stage.spec.things.map(({ thing }) => thing),
        },
        detail,
        hasNames: true,
      };
    case 'festival':
      return {
        painter: 'festival',
        params: { ...room, sky: eveningOf(direction.sky) },
        detail,
        hasNames: true,
      };
    case 'place':
      if (direction.place === 'window' || direction.place === 'hut')
        return { ...windowRoom(stage, room, outside), detail: 0.66, hasNames: true };
      return {
        painter: 'place',
        params: { ...room, ...placeParams(stage, outside) },
        detail,
        hasNames: true,
      };
    case 'sommelier':
      return { painter: 'wine-bar', params: { ...room, hasPeople: false }, detail };
    default:
      return { painter: 'sweep', params: sweepParams(stage, shot), detail: 0.4 };
  }
}

const CHRISTMAS =
  /\b(christmas|xmas|noel|natale|natalizi[oa]|navidad|naviden[oa]|weihnacht\w*|advent|heiligabend)\b/;
const isChristmas = (prompt: string): boolean => CHRISTMAS.test(fold(prompt));

/** Lamps on strings want an evening. */
const eveningOf = (sky: SkyId): SkyId =>
  sky === 'golden' || sky === 'morning' || sky === 'day' ? 'dusk' : sky;

/** The word means the discs that lamps become, not only a soft background. */
const BOKEH = /\bbokeh\b/;

/** A pool of light behind the hero's shoulder, never dead centre. */
function sweepParams(stage: Stage, shot: Shot): PaintingParams {
  const { direction } = stage;
  const random = stage.random('sweep');
  const { lit, dark, texture, pattern } = direction.wall;
  const edge: Vec3[] = [[0, 0, shot.table?.far ?? -60]];
  const foot = frameBoxOf(edge, shot.camera, stage.aspect).top;
  return {
    seed: random.int(1, 9999),
    lit: [...lit],
    dark: [...dark],
    texture,
    ...(pattern && { pattern }),
    centre: [0.5 - direction.side * random.range(0.03, 0.12), random.range(0.3, 0.45)],
    spread: random.range(0.36, 0.5),
    foot: direction.light === 'high_key' ? 2 : foot,
    ...(isPaintersTable(stage) && { litFrom: rigSideOf(stage) }),
    ...(isSunOn(direction) && { window: sunOnWall(stage) }),
    ...(asksForLeafShadow(stage.spec.prompt) && { leaves: direction.side > 0 ? -1 : 1 }),
    ...(BOKEH.test(fold(stage.spec.prompt)) && { lamps: 34 }),
  };
}

/** Plaster by daylight; what is laid of bricks has a pattern of its own, and a dark ground is to be dark. */
const isSunOn = ({ light, isPainterly, backing }: Direction): boolean =>
  light === 'day' && !isPainterly && (backing === null || backing === 'plaster');

/** On the side that the hero leaves free, a little above it. */
function sunOnWall({ direction, aspect, random }: Stage): [number, number] {
  const own = random('window light');
  const side = direction.side === 0 ? -1 : direction.side;
  return [aspect * (0.5 - side * own.range(0.16, 0.24)) + 0.12, own.range(-0.12, -0.02)];
}
