import type { CityId } from '#studio/places/words/cities.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { drawCologne, drawSagradaFamilia, drawStephansdom } from './cathedrals.ts';
import { drawColosseum, drawFlorenceDome } from './domes.ts';
import type { Pen } from './pen.ts';
import { drawLyon, drawMonaco, drawReims, drawSeville } from './southern-towns.ts';
import { drawBigBen, drawEiffelTower, drawManhattan } from './towers.ts';
import {
  drawBordeaux,
  drawGondola,
  drawPortoBridge,
  drawTagusBridge,
  drawVenice,
} from './waters.ts';

export interface Landmark {
  thing: ThingId;
  /** In frame heights. */
  height: number;
  draw(pen: Pen): void;
}

export interface Skyline {
  landmark: Landmark;
  /** On the water before it. */
  afloat?: Landmark;
  hasRiver?: boolean;
  /** Walls and roofs of the houses all round; `null`: towers of glass. */
  walls: readonly string[];
  roofs: readonly string[];
}

const PALE = { walls: ['#e8dcc4', '#ddd0b8', '#efe6d4'], roofs: ['#6c7480', '#7a828c', '#5f6772'] };
const RED = { walls: ['#e6cfa6', '#d9b98a', '#efdcc0'], roofs: ['#a9573a', '#b5623f', '#96492f'] };
const BRIGHT = {
  walls: ['#f0d9a4', '#e7b9a0', '#cfd8d8', '#e9e2d2', '#d7a97e'],
  roofs: ['#b4553a', '#a54a32', '#c0633f'],
};
const GREY = { walls: ['#b9b2a6', '#a8a095', '#c7c0b2'], roofs: ['#5d6066', '#6d6f74', '#50545b'] };

/** What each city is known by from afar. */
export const SKYLINES: Readonly<Record<CityId, Skyline>> = {
  paris: { landmark: { thing: 'eiffel_tower', height: 0.5, draw: drawEiffelTower }, ...PALE },
  venice: {
    landmark: { thing: 'city_skyline', height: 0.36, draw: drawVenice },
    afloat: { thing: 'gondola', height: 0.14, draw: drawGondola },
    hasRiver: true,
    ...RED,
  },
  rome: { landmark: { thing: 'colosseum', height: 0.26, draw: drawColosseum }, ...RED },
  florence: { landmark: { thing: 'dome', height: 0.4, draw: drawFlorenceDome }, ...RED },
  porto: {
    landmark: { thing: 'bridge', height: 0.3, draw: drawPortoBridge },
    hasRiver: true,
    ...BRIGHT,
  },
  bordeaux: {
    landmark: { thing: 'bridge', height: 0.3, draw: drawBordeaux },
    hasRiver: true,
    ...PALE,
  },
  london: {
    landmark: { thing: 'clock_tower', height: 0.46, draw: drawBigBen },
    hasRiver: true,
    ...GREY,
  },
  new_york: { landmark: { thing: 'city_skyline', height: 0.5, draw: drawManhattan }, ...GREY },
  barcelona: { landmark: { thing: 'church', height: 0.42, draw: drawSagradaFamilia }, ...BRIGHT },
  vienna: { landmark: { thing: 'church', height: 0.46, draw: drawStephansdom }, ...PALE },
  cologne: {
    landmark: { thing: 'church', height: 0.46, draw: drawCologne },
    hasRiver: true,
    ...GREY,
  },
  lisbon: {
    landmark: { thing: 'bridge', height: 0.28, draw: drawTagusBridge },
    hasRiver: true,
    ...BRIGHT,
  },
  lyon: {
    landmark: { thing: 'church', height: 0.44, draw: drawLyon },
    hasRiver: true,
    ...BRIGHT,
  },
  seville: { landmark: { thing: 'tower', height: 0.46, draw: drawSeville }, ...BRIGHT },
  reims: { landmark: { thing: 'church', height: 0.4, draw: drawReims }, ...PALE },
  monaco: {
    landmark: { thing: 'city_skyline', height: 0.42, draw: drawMonaco },
    hasRiver: true,
    ...BRIGHT,
  },
};
