// Distils Natural Earth's outlines (public domain) into one small sheet for each map: node scripts/distil/atlas.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { geoArea, geoMercator, geoPath } from 'd3-geo';
import type { GeoProjection } from 'd3-geo';
import { feature } from 'topojson-client';
import { RIVERS } from '#studio/litho/education/atlas/area.ts';
import type { Area } from '#studio/litho/education/atlas/area.ts';
import { AREAS } from '#studio/litho/education/atlas/areas.ts';

const SIDE = 1000;
const HALF_GLOBE = Math.PI * 2;

/** Degrees across from which a map shows the world. */
const WHOLE = 180;

function readWorld(detail: '10m' | '50m' | '110m') {
  const file = new URL(import.meta.resolve(`world-atlas/countries-${detail}.json`));
  const world = JSON.parse(readFileSync(file, 'utf8')) as { objects: { countries: object } };
  return feature(world, world.objects.countries);
}

const fine = readWorld('10m');
const coarse = readWorld('50m');
const bare = readWorld('110m');

function distil(area: Area) {
  const [west, south, east, north] = area.window;
  const isWide = east - west > 12;
  const projection = geoMercator();
  const corners = {
    type: 'MultiPoint' as const,
    coordinates: [
      [west, south],
      [east, north],
    ],
  };
  projection.fitWidth(SIDE, corners);
  const [, bottom] = projection([west, south]) ?? [0, SIDE];
  const height = Math.round(bottom);
  projection.clipExtent([
    [-4, -4],
    [SIDE + 4, height + 4],
  ]);
  const world = isWide ? (east - west > WHOLE ? bare : coarse) : fine;
  const draw = geoPath(projection).digits(0);
  const shown = [area.country, ...(area.beside ?? [])];
  const own = world.features.filter(({ properties }) => shown.includes(properties.name));
  if (own.length < shown.length)
    throw new Error(`Natural Earth lacks one of “${shown.join(', ')}”.`);
  // Some tiny atolls are wound the wrong way round and would cover the whole globe.
  const others = world.features.filter(
    (shape) => !shown.includes(shape.properties.name) && geoArea(shape) < HALF_GLOBE,
  );
  const place = ([, x, y]: readonly [string, number, number, ...unknown[]]) =>
    (projection([x, y]) ?? [0, 0]).map(Math.round);
  return {
    height,
    own: own.map((shape) => draw(shape) ?? '').join(''),
    others: others.map((shape) => draw(shape) ?? '').join(''),
    rivers: (area.rivers ?? []).map((river) => courseOf(RIVERS[river], projection)),
    towns: (area.towns ?? []).map(place),
    inscriptions: (area.inscriptions ?? []).map(place),
    spots: area.spots.map(place),
  };
}

const courseOf = (text: string, projection: GeoProjection): number[][] =>
  text
    .split(' ')
    .map((pair) => projection(pair.split(',').map(Number) as [number, number]) ?? [0, 0])
    .map((point) => point.map(Math.round));

const lines = AREAS.map((area) => `${JSON.stringify(area.id)}:${JSON.stringify(distil(area))}`);
const file = new URL('../../src/studio/litho/education/atlas.json', import.meta.url);
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${AREAS.length} maps`);
