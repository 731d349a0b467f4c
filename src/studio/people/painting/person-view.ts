import type { Vec3 } from '#studio/scene-graph.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { Rows } from '#studio/row-bands.ts';
import type { HdrImage } from '#studio/textures/hdr-image.ts';
import type { Part, Sample } from '#studio/people/body/part.ts';
import type { Region } from '#studio/people/body/regions.ts';

/** From where somebody is seen. */
export interface Eye {
  /** Metres that one pixel shows, and the figure's feet in pixels. */
  unit: number;
  foot: readonly [number, number];
  /** Turn about the upright, in radians: 0 faces us, π shows the back. */
  facing: number;
  /** How far the eye looks down on them, in radians. */
  pitch: number;
}

export interface PersonView extends Eye {
  width: number;
  height: number;
  /** Metres to either side that belong to the figure and what stands with it. */
  reach: number;
  /** Metres above the feet that may belong to it. */
  tall: number;
  /** Pixels to keep round the figure, for what blurs it. */
  margin?: number;
  /** Rows of the picture that are wanted, all of them unless said. */
  rows?: Rows;
  key: { from: Vec3; light: Rgb };
  rim: { from: Vec3; light: Rgb };
  ambient: Rgb;
  /** The light is behind them and draws their edges. */
  isAgainstLight?: boolean;
  /** Where the lens will smooth what is seen. */
  isSoft?: (x: number, y: number) => boolean;
  /** Cloth falls in folds; an animal's coat does not. */
  isClothed?: boolean;
}

export interface RenderedPerson {
  /** Where in the picture this sheet lies: it is no larger than the figure needs. */
  box: { left: number; top: number; width: number; height: number };
  /** Light times cover, so that blurring keeps the edge clean. */
  image: HdrImage;
  cover: Float32Array;
  /** Which part each pixel shows; `null` outside. */
  parts: (Part | null)[];
}

export interface PersonSheet extends RenderedPerson {
  /** How near to us what each pixel shows is, in metres before the figure's upright. */
  depth: Float32Array;
}

/** `has`: bits of the regions that may be met; all of them where it is left out. */
export type Body = (p: Vec3, has?: number) => Sample;

export type Colour = (part: Part, p: Vec3) => Rgb;

/** What is to be rendered. */
export interface Figure {
  body: Body;
  /** Without what light passes through. */
  solid: Body;
  colour: Colour;
  regions?: readonly Region[];
}

export interface Hit {
  at: Vec3;
  part: Part;
}

/** From the person's own axes to the camera's: the way back of a ray. */
export function intoView([x, y, z]: Vec3, { facing, pitch }: Pick<Eye, 'facing' | 'pitch'>): Vec3 {
  const [c, s] = [Math.cos(facing), Math.sin(facing)];
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)];
  const ahead = z * c - x * s;
  return [x * c + z * s, y * cp - ahead * sp, y * sp + ahead * cp];
}

/** From the person's own space to pixels, with the depth that a sheet keeps. */
export function projector(view: Eye): (p: Vec3) => Vec3 {
  const { unit, foot } = view;
  return (p) => {
    const [u, v, z] = intoView(p, view);
    return [foot[0] + u / unit, foot[1] - v / unit, z];
  };
}
