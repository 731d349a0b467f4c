import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { blendPixel } from '#studio/textures/hdr-image.ts';
import { glowAt, projectX, projectY, throughAir } from './canvas.ts';
import type { LandscapeCanvas } from './canvas.ts';

/** Colour and cover at u in -1..1 across and v in 0..1 upwards, or nothing. */
export type SpriteShader = (u: number, v: number) => Texel | null;

export interface Texel {
  colour: Rgb;
  alpha: number;
  /** A part with a name of its own: the chimney of a house. */
  part?: ThingId;
}

export interface Sprite {
  x: number;
  z: number;
  heightMetres: number;
  widthMetres: number;
  shade: SpriteShader;
  /** What it is to the inventory. */
  thing?: ThingId;
  /** Which of several of its kind. */
  number?: number;
  /** Height of its foot above the ground. */
  lift?: number;
  /** Height of its foot where it stands on no ground: boats. */
  level?: number;
  /** Asked for by name: no haze may hide it. */
  isAsked?: boolean;
  /** Asked for by name: the leaves right before it do not hide it. */
  isInFront?: boolean;
  /** Smoke: seen through, and yet it has its name. */
  isThin?: boolean;
}

/** A veil of less than this is not seen. */
const THINNEST = 0.16;

/** What haze leaves less of than this has no name: nobody would see it. */
const LEAST_SEEN = 0.12;

/** Stands a flat sprite on the ground, hidden by whatever is nearer. */
export function paintSprite(canvas: LandscapeCanvas, sprite: Sprite): void {
  const { view, terrain, depth, image } = canvas;
  const { z } = sprite;
  const metres = z * (sprite.isAsked ? 0.3 : 1);
  const isLost = Math.exp(-metres / canvas.palette.visibility) < LEAST_SEEN;
  const code = sprite.thing && !isLost ? sceneryCode(sprite.thing, sprite.number) : 0;
  const ground = Math.max(terrain.ground(sprite.x, z), terrain.waterLevel);
  const foot = projectY(view, sprite.level ?? ground + (sprite.lift ?? 0), z);
  const tall = (sprite.heightMetres / z) * view.focal;
  const wide = (sprite.widthMetres / z) * view.focal;
  const cx = projectX(view, sprite.x, z);
  const glow = glowAt(view, cx);
  const x1 = Math.min(view.width - 1, cx + wide / 2);
  const y1 = Math.min(view.height - 1, foot + 1);
  for (let y = Math.max(0, Math.floor(foot - tall)); y <= y1; y++) {
    for (let x = Math.max(0, Math.floor(cx - wide / 2)); x <= x1; x++) {
      const i = y * view.width + x;
      if (depth[i]! < (sprite.isInFront ? z * 0.4 : z - 2)) continue;
      const texel = sprite.shade((x - cx) / (wide / 2), (foot - y) / tall);
      if (!texel) continue;
      blendPixel(image, i, throughAir(canvas, texel.colour, { metres, glow }), texel.alpha);
      if (texel.alpha <= (sprite.isThin ? THINNEST : 0.5)) continue;
      if (!sprite.isThin) depth[i] = z;
      canvas.names[i] = texel.part && !isLost ? sceneryCode(texel.part) : code;
    }
  }
}
