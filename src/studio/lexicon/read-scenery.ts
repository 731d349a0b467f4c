import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { DRAWN_STYLES } from '#studio/litho/drawn-styles.ts';
import type { Camera } from '#studio/scene/camera.ts';
import { isGround } from '#studio/scene/surroundings.ts';
import type { SceneSpec, Subject } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Effect } from './effects.ts';
import { effectsOf } from './identity.ts';

/** A table that is named stands on the ground that is named, and a checked cloth lies on its boards. */
export function surfaceOf(wanted: readonly Effect[]): SceneSpec['surface'] {
  const named = effectsOf(wanted, 'surface').map(({ value }) => value);
  if (named.includes('gingham') && named.includes('wood')) return 'gingham';
  return named.find((surface) => !isGround(surface)) ?? named[0] ?? null;
}

/** Fireworks want the night, whatever light was spoken of before; moon and stars have it where no hour is told. */
export function timeOf(
  wanted: readonly Effect[],
  things: readonly AskedThing[],
): SceneSpec['time'] {
  if (things.some(({ thing }) => thing === 'firework')) return 'night';
  const said = effectsOf(wanted, 'time')[0]?.value ?? null;
  const isMoonlit = effectsOf(wanted, 'lighting').some(({ value }) => value === 'moonlight');
  const isStarry = things.some(({ thing }) => thing === 'stars');
  if (said !== null) return said;
  // Lamps on strings are lit when the day goes.
  const isLampLit = things.some(({ thing }) => thing === 'string_lights');
  return isMoonlit || isStarry ? 'night' : isLampLit ? 'dusk' : null;
}

/** 'Overcast, with mist between the rows': what hides the land says more than the clouds above it. */
export function weatherOf(wanted: readonly Effect[], style: StyleId): SceneSpec['weather'] {
  const said = effectsOf(wanted, 'weather').map(({ value }) => value);
  const weather = said.find((one) => one !== 'cloudy' && one !== 'clear') ?? said[0] ?? null;
  // Prints have one white for both.
  return weather === 'frost' && DRAWN_STYLES.includes(style) ? 'snow' : weather;
}

/** The land is the picture: no bottle before it that nobody asked for. */
export function landSubjects(subjects: readonly Subject[]): Subject[] {
  const land = subjects.filter((subject) => subject !== 'bottle' && subject !== 'glass');
  return land.length > 0 ? land : ['vineyard'];
}

export function landscapeFor(wanted: readonly Effect[]): SceneSpec['landscape'] {
  const settings = new Set(effectsOf(wanted, 'setting').map(({ value }) => value));
  if (settings.has('sea')) return 'coastal';
  if (settings.has('mountains')) return 'mountain_valley';
  if (settings.has('lake')) return 'river_terraces';
  return 'rolling_hills';
}

export function readCamera(wanted: readonly Effect[]): Camera {
  const angle = effectsOf(wanted, 'angle')[0]?.value ?? null;
  return {
    shot: effectsOf(wanted, 'shot')[0]?.value ?? (angle === 'aerial' ? 'view' : null),
    angle,
    placement: effectsOf(wanted, 'placement')[0]?.value ?? null,
    isShallow: effectsOf(wanted, 'shallow').length > 0,
  };
}
