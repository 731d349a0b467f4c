// Distils Natural Earth's outlines (public domain) into one small sheet for each map: node scripts/distil/atlas.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { geoArea, geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Area } from '#studio/litho/education/atlas/area.ts';
import { AREAS } from '#studio/litho/education/atlas/areas.ts';
import { SIDE, TALLEST, WIDEST } from '#studio/litho/education/map/map-sheet.ts';

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
  const pad = roomAround(height, east - west > WHOLE);
  projection.clipExtent([
    [-pad[0] - 4, -pad[1] - 4],
    [SIDE + pad[0] + 4, height + pad[1] + 4],
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
  return {
    height,
    pad,
    own: own.map((shape) => draw(shape) ?? '').join(''),
    others: others.map((shape) => draw(shape) ?? '').join(''),
  };
}

/** Land beyond the window on either side: sheets of any shape are filled to their edges. */
function roomAround(height: number, isWorld: boolean): [x: number, y: number] {
  if (isWorld) return [0, 0];
  const [wide, tall] = [Math.max(SIDE, height * WIDEST), Math.max(height, SIDE / TALLEST)];
  return [Math.round((wide - SIDE) / 2), Math.round((tall - height) / 2)];
}

const lines = AREAS.map((area) => `${JSON.stringify(area.id)}:${JSON.stringify(distil(area))}`);
const file = new URL('../../src/studio/litho/education/atlas.json', import.meta.url);
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${AREAS.length} maps`);
