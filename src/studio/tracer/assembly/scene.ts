import {
  HEADER_BLUE_NOISE,
  HEADER_CAMERA,
  HEADER_CAUSTIC_MAP,
  HEADER_CAUSTIC_RESOLUTION,
  HEADER_DIFFUSE_BOUNCES,
  HEADER_ENVIRONMENT,
  HEADER_GROUPS,
  HEADER_LIGHTS,
  HEADER_LIGHT_CENTERS,
  HEADER_LIGHT_COUNT,
  HEADER_LIGHT_PICKS,
  HEADER_MATERIALS,
  HEADER_MAX_DEPTH,
  HEADER_MEDIA,
  HEADER_NODES,
  HEADER_OPACITY,
  HEADER_PREFILTERS,
  HEADER_PRIMITIVES,
  HEADER_SEGMENTS,
  HEADER_SHAPES,
  HEADER_TEXTURES,
  MATERIAL_BYTES,
  MEDIUM_BYTES,
  PRIMITIVE_BYTES,
  SCRATCH_LANES_BYTE,
  SCRATCH_LIGHTS_BYTE,
  SCRATCH_PATHS_BYTE,
  SCRATCH_TRAVERSAL_BYTE,
  SEGMENT_BYTES,
} from '../layout.ts';

// This thread's scratch.
export let traversalStack: usize = 0;
export let pathStack: usize = 0;
export let lanes: usize = 0;
export let lightWeights: usize = 0;

// The scene, shared by all threads.
export let primitives: usize = 0;
export let nodes: usize = 0;
export let segments: usize = 0;
export let groups: usize = 0;
export let prefilters: usize = 0;
export let shapes: usize = 0;
export let materials: usize = 0;
export let opacity: usize = 0;
export let media: usize = 0;
export let textures: usize = 0;
export let lights: usize = 0;
export let lightCenters: usize = 0;
export let camera: usize = 0;
export let surroundings: usize = 0;
export let blueNoise: usize = 0;
export let causticMap: usize = 0;
export let causticResolution: i32 = 0;
export let lightCount: i32 = 0;
export let maxDepth: i32 = 12;
export let diffuseBounces: i32 = 1;
export let lightPicks: i32 = 2;

export function useScratch(scratch: usize): void {
  traversalStack = scratch + SCRATCH_TRAVERSAL_BYTE;
  pathStack = scratch + SCRATCH_PATHS_BYTE;
  lanes = scratch + SCRATCH_LANES_BYTE;
  lightWeights = scratch + SCRATCH_LIGHTS_BYTE;
}

@inline
function entry(header: usize, index: i32): i32 {
  return load<i32>(header + ((<usize>index) << 2));
}

export function useScene(header: usize): void {
  primitives = entry(header, HEADER_PRIMITIVES);
  nodes = entry(header, HEADER_NODES);
  segments = entry(header, HEADER_SEGMENTS);
  groups = entry(header, HEADER_GROUPS);
  prefilters = entry(header, HEADER_PREFILTERS);
  shapes = entry(header, HEADER_SHAPES);
  materials = entry(header, HEADER_MATERIALS);
  opacity = entry(header, HEADER_OPACITY);
  media = entry(header, HEADER_MEDIA);
  textures = entry(header, HEADER_TEXTURES);
  lights = entry(header, HEADER_LIGHTS);
  lightCount = entry(header, HEADER_LIGHT_COUNT);
  lightCenters = entry(header, HEADER_LIGHT_CENTERS);
  camera = entry(header, HEADER_CAMERA);
  surroundings = entry(header, HEADER_ENVIRONMENT);
  blueNoise = entry(header, HEADER_BLUE_NOISE);
  causticMap = entry(header, HEADER_CAUSTIC_MAP);
  causticResolution = entry(header, HEADER_CAUSTIC_RESOLUTION);
  maxDepth = entry(header, HEADER_MAX_DEPTH);
  diffuseBounces = entry(header, HEADER_DIFFUSE_BOUNCES);
  lightPicks = entry(header, HEADER_LIGHT_PICKS);
}

@inline
export function primitiveAt(index: i32): usize {
  return primitives + <usize>(index * PRIMITIVE_BYTES);
}

@inline
export function materialAt(index: i32): usize {
  return materials + <usize>(index * MATERIAL_BYTES);
}

@inline
export function mediumAt(index: i32): usize {
  return media + <usize>(index * MEDIUM_BYTES);
}

@inline
export function segmentAt(index: i32): usize {
  return segments + <usize>(index * SEGMENT_BYTES);
}

@inline
export function isOpaque(material: i32): bool {
  return load<u8>(opacity + <usize>material) != 0;
}
