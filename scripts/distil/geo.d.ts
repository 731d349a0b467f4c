// The few shapes of d3-geo and topojson-client that the atlas needs.
declare module 'd3-geo' {
  interface Shape {
    type: string;
  }
  export interface GeoProjection {
    (point: [number, number]): [number, number] | null;
    fitWidth(width: number, shape: Shape): this;
    clipExtent(extent: [[number, number], [number, number]]): this;
  }
  export interface GeoPath {
    (shape: Shape): string | null;
    digits(digits: number): this;
  }
  export function geoArea(shape: Shape): number;
  export function geoMercator(): GeoProjection;
  export function geoPath(projection: GeoProjection): GeoPath;
}

declare module 'topojson-client' {
  interface NamedShape {
    type: string;
    properties: { name: string };
  }
  export function feature(world: object, objects: object): { features: NamedShape[] };
}
