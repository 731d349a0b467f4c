import { Path2D } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { outlineOf } from '#studio/litho/things/outlines/outlines.ts';
import { mostOf } from '#studio/places/words/scenery-names.ts';
import type { Random } from '#studio/random.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { fordOf } from '#studio/landscape/stand.ts';
import type { Ford } from '#studio/landscape/stand.ts';
import type { Sprite } from '#studio/landscape/sprites.ts';
import { hexBytes } from '#studio/textures/colour.ts';
import { drawnSprite } from './drawn-sprite.ts';
import { buildBoats } from './boats.ts';
import { drawStoneBridge } from './stone-bridge.ts';
import { drawBarn } from './barn.ts';
import { drawFountain, drawHut, drawTent } from './farmstead.ts';
import { buildDryWalls } from './dry-wall.ts';
import { drawFence, drawGate, drawWell } from './yard.ts';
import { drawCliff, drawDunes, drawHedge, drawPond } from './landforms.ts';
import { VILLAGE_AWAY } from '#studio/landscape/land/terrain.ts';
import { drawRoseBush } from './rose-bush.ts';
import { drawGazebo, drawWaterMill, drawWindTurbine } from './mills.ts';
import { drawAqueduct, drawCathedral, drawMosque, drawRuins, drawTemple } from './monuments.ts';
import { drawTimberedHouse } from './timbered-house.ts';
import { BUILT_GUESTS } from '#studio/landscape/built/drive-built.ts';
import { drawBalloon, drawLighthouse, drawTower, drawWindmill } from './towers.ts';

/** How large something is that may come into a landscape, how far away, and what it is drawn after. */
interface Guest {
  metres: number;
  away: number;
  /** Metres above the ground. */
  lift?: number;
  several?: number;
  draw: string | ((c: SKRSContext2D, height: number) => void);
  /** Height over width of our own drawings. */
  tall?: number;
  /** Part of the yard: the leaves right before it do not hide it. */
  isBuilt?: boolean;
  /** Stands in the river, where there is one. */
  spans?: boolean;
}

const animal = (draw: string, metres: number): Guest => ({ draw, metres, away: 11 });
const vehicle = (draw: string, metres: number): Guest => ({ draw, metres, away: 13 });

/** Animals, vehicles and landmarks that photographs show in the view. */
export const GUESTS: Partial<Record<ThingId, Guest>> = {
  swan: animal('swan', 1.4),
  bicycle: { ...vehicle('bicycle', 1.7), away: 10 },
  tractor: vehicle('tractor', 3.4),
  car: vehicle('automobile', 2.1),
  pickup_truck: vehicle('pickup-truck', 2.4),
  lorry: vehicle('delivery-truck', 3),
  scooter: { ...vehicle('motor-scooter', 1.8), away: 10 },
  hot_air_balloon: { draw: drawBalloon(0), metres: 19, away: 95, lift: 16, several: 3, tall: 1.4 },
  lighthouse: { draw: drawLighthouse, metres: 34, away: 120, tall: 2.7 },
  bridge: { draw: drawStoneBridge, metres: 13, away: 62, tall: 0.3, spans: true },
  gate: { draw: drawGate, metres: 3.4, away: 14, tall: 0.78, isBuilt: true },
  well: { draw: drawWell, metres: 3, away: 15, tall: 1.35, isBuilt: true },
  fence: { draw: drawFence, metres: 1.5, away: 15, tall: 0.13, isBuilt: true },
  hut: { draw: drawHut, metres: 3.6, away: 17, tall: 0.86, isBuilt: true },
  timbered_house: {
    draw: drawTimberedHouse,
    metres: 10,
    away: 27,
    tall: 1.12,
    isBuilt: true,
    several: 3,
  },
  barn: { draw: drawBarn, metres: 9.5, away: 30, tall: 0.8, isBuilt: true },
  fountain: { draw: drawFountain, metres: 2.8, away: 15, tall: 1.05, isBuilt: true },
  trailer: vehicle('tractor', 2.1),
  tent: { draw: drawTent, metres: 2.2, away: 11, tall: 0.66, isBuilt: true },
  tower: { draw: drawTower, metres: 24, away: 85, tall: 2.5 },
  windmill: { draw: drawWindmill, metres: 20, away: 80, tall: 1.3 },
  cathedral: { draw: drawCathedral, metres: 46, away: 110, tall: 1.2 },
  temple: { draw: drawTemple, metres: 15, away: 48, tall: 0.62 },
  ruins: { draw: drawRuins, metres: 15, away: 46, tall: 0.62 },
  aqueduct: { draw: drawAqueduct, metres: 24, away: 95, tall: 0.3 },
  mosque: { draw: drawMosque, metres: 32, away: 95, tall: 1.05 },
  wind_turbine: { draw: drawWindTurbine, metres: 46, away: 105, tall: 1.35, several: 3 },
  water_mill: { draw: drawWaterMill, metres: 9, away: 32, tall: 0.74, isBuilt: true },
  gazebo: { draw: drawGazebo, metres: 4.6, away: 19, tall: 0.95, isBuilt: true },
  cliff: { draw: drawCliff, metres: 52, away: 120, tall: 0.46 },
  pond: { draw: drawPond, metres: 2.6, away: 17, tall: 0.26, isBuilt: true },
  dune: { draw: drawDunes, metres: 17, away: 60, tall: 0.26 },
  rose: { draw: drawRoseBush, metres: 1.25, away: 7.5, tall: 0.95, several: 3, isBuilt: true },
  hedge: { draw: drawHedge, metres: 2, away: 17, tall: 0.15, isBuilt: true },
};

/** What may stand on a hill of its own, and how much larger it is than its true size there: it is farther away. */
export const ON_HILLS: ReadonlySet<ThingId> = new Set<ThingId>([
  'windmill',
  'tower',
  'ruins',
  'temple',
  'cathedral',
  'mosque',
  'wind_turbine',
  'lighthouse',
]);
const ON_HILL_SIZE = 1.9;

/** Whoever was asked for stands where the heroes leave room. */
export function buildGuests(canvas: LandscapeCanvas, random: Random): Sprite[] {
  const guests = canvas.spec.guests ?? [];
  return guests.flatMap(({ thing, count, isSeveral, colour }, k) => {
    if (BUILT_GUESTS.has(thing)) return [];
    if (thing === 'boat')
      return buildBoats(canvas, Math.min(mostOf(thing), count ?? (isSeveral ? 3 : 1)));
    if (thing === 'stone_wall') return buildDryWalls(canvas, random, count ?? (isSeveral ? 3 : 1));
    const guest = GUESTS[thing];
    if (!guest) return [];
    const many = Math.min(mostOf(thing), count ?? (isSeveral ? (guest.several ?? 2) : 1));
    return Array.from({ length: many }, (_, i) =>
      placeGuest(canvas, { guest, thing, colour, i, many, k, random }),
    );
  });
}

interface Placing {
  guest: Guest;
  thing: ThingId;
  colour: string | undefined;
  i: number;
  many: number;
  k: number;
  random: Random;
}

function placeGuest(canvas: LandscapeCanvas, placing: Placing): Sprite {
  const { guest, thing, colour, i, many, k, random } = placing;
  const { spec, view } = canvas;
  const isNear = guest.away < 40;
  // A table hides the near ground.
  const isOnHill = Boolean(canvas.terrain.shape.knoll) && ON_HILLS.has(thing);
  const away = isOnHill
    ? VILLAGE_AWAY
    : guest.away * (isNear && spec.hasTable ? 1.7 : 1) * (1 + i * 0.22);
  const across = (view.width / view.focal) * away;
  // In the air there is room on the other side of the house that was asked for.
  const isAside = spec.isHouseAsked === true && guest.lift !== undefined;
  const middle = ((spec.free ?? 0.5) - 0.5) * (isAside ? -1 : 1);
  const aside = (middle * (many > 1 ? 0.5 : 1) + (i - (many - 1) / 2) * 0.24 + k * 0.18) * across;
  const isOverRoad = thing === 'gate' && canvas.terrain.shape.hasRoad;
  const x = isOverRoad ? canvas.terrain.roadX(away) : aside;
  const ford = guest.spans ? fordOf(canvas) : null;
  if (ford) return spanning(canvas, { guest, thing, ford });
  const sewn = thing === 'hot_air_balloon' ? { ...guest, draw: drawBalloon(i) } : guest;
  const { draw, tall } = drawingOf(sewn, colour);
  const heightMetres = guest.metres * (1 + i * 0.1) * (isNear ? 1.35 : isOnHill ? ON_HILL_SIZE : 1);
  return drawnSprite(canvas, {
    x,
    z: away,
    heightMetres,
    widthMetres: heightMetres / tall,
    ...(isOnHill && { lift: -0.8 }),
    ...(guest.lift && {
      lift: guest.lift + random.range(-3, 9) + (many > 1 ? DRIFT[i % DRIFT.length]! : 0),
    }),
    thing,
    isAsked: true,
    ...(guest.isBuilt && { isInFront: true }),
    number: i,
    draw,
  });
}

/** Metres by which those of one sky have risen. */
const DRIFT = [-4, 15, 3, 22, -1, 9] as const;

function spanning(
  canvas: LandscapeCanvas,
  { guest, thing, ford }: { guest: Guest; thing: ThingId; ford: Ford },
): Sprite {
  const { draw } = drawingOf(guest);
  const widthMetres = ford.width + 18;
  const heightMetres = Math.max(16, widthMetres * 0.26);
  return drawnSprite(canvas, {
    x: ford.x,
    z: ford.z,
    widthMetres,
    heightMetres,
    level: canvas.terrain.waterLevel - heightMetres * 0.12,
    thing,
    isAsked: true,
    isInFront: true,
    draw,
  });
}

const pathOf = (outline: string): Path2D => new Path2D(outline);

/** In a frame one wide: our own drawing, or Noto's outline. */
function drawingOf(
  { draw, tall = 1 }: Guest,
  colour?: string,
): {
  draw: (c: SKRSContext2D, height: number) => void;
  tall: number;
} {
  if (typeof draw !== 'string') return { draw, tall };
  const { box, shapes } = outlineOf(draw);
  const [left, top, width, height] = box;
  const body = shapes.map(([own]) => own).find(isVivid);
  return {
    tall: height / width,
    draw: (c) => {
      c.scale(1 / width, 1 / width);
      c.translate(-left, -top);
      for (const [own, outline, opacity = 100] of shapes) {
        c.globalAlpha = opacity / 100;
        c.fillStyle = colour && body && isOfHue(own, body) ? repainted(own, body, colour) : own;
        c.fill(pathOf(outline));
      }
      // One soft light over the whole, so that flat shapes become a body.
      c.globalAlpha = 1;
      c.globalCompositeOperation = 'source-atop';
      const light = c.createLinearGradient(left, top, left + width * 0.3, top + height);
      light.addColorStop(0, 'rgba(255, 246, 224, 0.22)');
      light.addColorStop(0.5, 'rgba(80, 70, 60, 0.1)');
      light.addColorStop(1, 'rgba(20, 16, 12, 0.55)');
      c.fillStyle = light;
      c.fillRect(left, top, width, height);
    },
  };
}

const leadOf = (hex: string): { lead: number; spread: number; light: number } => {
  const bytes = hexBytes(hex);
  const light = Math.max(...bytes);
  return { lead: bytes.indexOf(light), spread: light - Math.min(...bytes), light };
};
const isVivid = (hex: string): boolean => leadOf(hex).spread > 70;

/** Lights and shades of one paint are led by the same of red, green and blue. */
const isOfHue = (hex: string, body: string): boolean =>
  isVivid(hex) && leadOf(hex).lead === leadOf(body).lead;

/** The same light or shade in another paint. */
function repainted(hex: string, body: string, colour: string): string {
  const k = Math.min(1.25, leadOf(hex).light / leadOf(body).light);
  return `rgb(${hexBytes(colour)
    .map((byte) => Math.min(255, Math.round(byte * k)))
    .join(',')})`;
}
