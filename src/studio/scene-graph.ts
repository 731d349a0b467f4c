import type { Trait } from './accounting/proof.ts';
import type { Cutout } from './packshot/cutout.ts';
import type { PlaceId } from './places/place.ts';
import type { ThingId } from './things/catalogue.ts';

/** A scene ready for the tracer: plain data, so it can be posted to any worker. Units are centimetres, y is up, the camera looks towards -z. */
export interface SceneGraph {
  media: Medium[];
  materials: Material[];
  paintings: Painting[];
  textures: Texture[];
  shapes: LatheShape[];
  primitives: Primitive[];
  lights: Light[];
  objects: SceneObject[];
  camera: Camera;
  backdrop?: Backdrop;
  environment: Environment;
  fog?: Fog;
  caustics?: Caustics;
  sampling: Sampling;
  /** Where it happens, if the set shows a place by name. */
  place?: PlaceId;
  /** What it shows beyond things, for the inventory. */
  traits?: readonly Trait[];
  /** What painted people hold beyond the scenery's names, by slot (places/scenery-names.ts). */
  held?: readonly ThingId[];
  /** Set for pictures without a place: what is traced of them, and what lies under it. */
  cutout?: Cutout;
  /** The plane behind everything through which a cut-out is see-through. */
  openBackdrop?: Pick<Backdrop, 'z' | 'left' | 'bottom' | 'width' | 'height'>;
}

/** What is asked of a scene after it was exposed; small enough to be posted with every band. */
export interface StagedScene extends Pick<SceneGraph, 'objects' | 'cutout' | 'traits' | 'place'> {
  paintings: readonly Pick<Painting, 'painter'>[];
}

export type Vec3 = readonly [number, number, number];
/** Row-major 3×3, local to world. */
export type Rotation = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
export type Vec2 = readonly [number, number];

/** Index into one of the graph's lists. */
export type MediumRef = number;
export type MaterialRef = number;
export type TextureRef = number;
export type ShapeRef = number;
/** Key of a SceneObject; 0 is the backdrop (and anything that is not an object, such as a softbox). */
export type ObjectId = number;

/** Air is the absence of a medium. Absorption is Beer–Lambert, per centimetre. */
export interface Medium {
  absorption: Vec3;
  refractiveIndex: number;
}

export type Material = MatteMaterial | GlassMaterial | MetalMaterial | EmissiveMaterial;

export interface TextureMapping {
  color: TextureRef;
  /** Red: height, green: metal mask, blue: roughness around 0.5. */
  relief?: TextureRef;
  bump?: number;
  scale?: Vec2;
  offset?: Vec2;
  /** Cut-outs are see-through outside 0…1 and where the texture's alpha is below one half. */
  cutout?: boolean;
  /** How far the relief's blue channel moves the roughness. */
  roughnessVariation?: number;
}

/** Diffuse, with an optional varnish and an optional foil where the relief's metal mask says so. */
export interface MatteMaterial {
  kind: 'matte';
  color?: Vec3;
  texture?: TextureMapping;
  coat?: number;
  coatRoughness?: number;
  foil?: { color: Vec3; roughness: number };
  /** 0…1: share of light that comes through from behind (grape skins, leaves, wax). */
  translucency?: number;
  /** Inner glow towards v = 1, such as the top of a lit candle. */
  glow?: Vec3;
}

/** The interface between two media; the normal points to the outside. */
export interface GlassMaterial {
  kind: 'glass';
  inside?: MediumRef;
  outside?: MediumRef;
}

export interface MetalMaterial {
  kind: 'metal';
  color: Vec3;
  roughness: number;
  texture?: TextureMapping;
}

export interface EmissiveMaterial {
  kind: 'emissive';
  radiance: Vec3;
  /** Exponent on the cosine of the viewing angle: flames fade towards their edge. */
  falloff?: number;
  /** 'through' adds its light and lets the ray pass, as a flame does. */
  sides?: 'front' | 'both' | 'through';
}

/** Pixels to be painted by a worker: a named painter and its parameters instead of the pixels themselves. */
export interface Painting {
  painter: string;
  width: number;
  height: number;
  params: PaintingParams;
}
export interface PaintingParams {
  readonly [name: string]: PaintingParam;
}
export type PaintingParam =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly PaintingParam[]
  | PaintingParams;

/** color: RGBA, 8 bit sRGB. relief: RGBA, 8 bit raw. hdr: RGB, 32 bit linear. names: two bytes a pixel, for the inventory only (places/scenery-names.ts). */
export type PaintingLayer = 'color' | 'relief' | 'hdr' | 'names';
export interface PaintedLayers {
  color?: Uint8Array | Uint8ClampedArray;
  relief?: Uint8Array | Uint8ClampedArray;
  hdr?: Float32Array;
  names?: Uint16Array;
}

/** One layer of a painting. Two textures of one painting are painted in one go. */
export interface Texture {
  painting: number;
  layer: PaintingLayer;
  wrap: 'repeat' | 'clamp';
}

/** A surface of revolution about y, shared by any number of lathes. */
export interface LatheShape {
  runs: ProfileRun[];
}

/** A stretch of profile [radius, y] with one material. The normal lies to the right of travel (upwards: outwards) unless flipped. */
export interface ProfileRun {
  points: readonly Vec2[];
  material: MaterialRef;
  flip?: boolean;
  /** Off: flat facets, for hard edges. */
  smooth?: boolean;
  /** Texture v at the first and at the last point; 0 and 1 by default. */
  v?: Vec2;
}

export type Primitive =
  | LathePrimitive
  | SpherePrimitive
  | TrianglePrimitive
  | RectPrimitive
  | BoxPrimitive;

export interface LathePrimitive {
  kind: 'lathe';
  object: ObjectId;
  shape: ShapeRef;
  position: Vec3;
  rotation?: Rotation;
}

export interface SpherePrimitive {
  kind: 'sphere';
  object: ObjectId;
  material: MaterialRef;
  center: Vec3;
  radius: number;
  /** Turns the texture, so that neighbours differ. */
  spin?: number;
}

export interface TrianglePrimitive {
  kind: 'triangle';
  object: ObjectId;
  material: MaterialRef;
  points: readonly [Vec3, Vec3, Vec3];
  normals?: readonly [Vec3, Vec3, Vec3];
  uvs?: readonly [Vec2, Vec2, Vec2];
}

/** A parallelogram from its origin along u and v; the normal is u × v. */
export interface RectPrimitive {
  kind: 'rect';
  object: ObjectId;
  material: MaterialRef;
  origin: Vec3;
  u: Vec3;
  v: Vec3;
}

/** Textured by position in centimetres: (z,y), (x,z) and (x,y) on its three pairs of faces. */
export interface BoxPrimitive {
  kind: 'box';
  object: ObjectId;
  material: MaterialRef;
  center: Vec3;
  half: Vec3;
  rotation?: Rotation;
}

export type Light = AreaLight | PointLight;

/** Shines along u × v. Its visible face, if any, is a rect primitive of its own. */
export interface AreaLight {
  kind: 'area';
  origin: Vec3;
  u: Vec3;
  v: Vec3;
  radiance: Vec3;
  castsCaustics?: boolean;
}

export interface PointLight {
  kind: 'point';
  center: Vec3;
  radius: number;
  intensity: Vec3;
  castsCaustics?: boolean;
}

/** What the pixels of an id show. Heroes must be inside the frame; labels keep their ink in style passes. */
export interface SceneObject {
  id: ObjectId;
  role: 'hero' | 'label' | 'prop' | 'surface' | 'decor';
  name: string;
  /** What the customer would call it; the inventory counts objects by it. */
  thing?: ThingId;
  /** The words that it is, letter by letter. */
  lettering?: string;
  /** Counts with this object: the label of a bottle. */
  partOf?: ObjectId;
}

export interface Camera {
  eye: Vec3;
  target: Vec3;
  /** Full vertical angle in degrees. */
  fieldOfView: number;
  lensRadius?: number;
  /** Distance of the sharp plane; the target's by default. */
  focus?: number;
  /** Moves the picture on the film plane, in half frames: keeps verticals upright. */
  shift?: Vec2;
}

/** A painted plane facing the camera at z; already blurred, so the lens does not blur it again. */
export interface Backdrop {
  texture: TextureRef;
  /** Which scenery each pixel shows. */
  names?: TextureRef;
  z: number;
  left: number;
  bottom: number;
  width: number;
  height: number;
  gain?: number;
}

/** Light from everywhere else, by direction: a latitude–longitude picture or one colour. */
export interface Environment {
  texture?: TextureRef;
  color?: Vec3;
  gain?: number;
  turn?: number;
  /** Extra factor for light that reaches matte surfaces. */
  diffuseGain?: number;
}

export interface Fog {
  density: number;
  color: Vec3;
}

/** Photons from lights that cast caustics are collected on the square plane y = level. */
export interface Caustics {
  resolution: number;
  left: number;
  near: number;
  size: number;
  level: number;
  photons: number;
  /** The sphere of glassware the photons are aimed at. */
  target: Vec3;
  targetRadius: number;
}

export interface Sampling {
  /** Samples every pixel gets. */
  base: number;
  /** Most samples added where edges and noise ask for them. */
  extra: number;
  /** Relative error above which a pixel gets more samples. */
  threshold: number;
  maxDepth: number;
  diffuseBounces: number;
  /** Chance that light is followed past the first matte surface. */
  bounceChance: number;
  /** Lights looked at per matte surface when there are many. */
  lightPicks: number;
  /** Brightest indirect light, against speckle. */
  clamp: number;
  denoisePasses: number;
  denoiseStrength: number;
  /**
   * 'traced': every ray takes its own way through the lens. 'developed': rays go through its middle, and what is out of
   * focus is blurred on the film by its distance. Far sets then need a fraction of the samples.
   */
  lens?: 'traced' | 'developed';
  /** Film pixels per picture pixel; below 1 for styles whose brushwork hides the difference. */
  scale?: number;
}
