import type { SKRSContext2D } from '@napi-rs/canvas';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { fordOf } from '#studio/landscape/stand.ts';
import type { Sprite } from '#studio/landscape/sprites.ts';
import { drawnSprite } from './drawn-sprite.ts';
import { drawSailingBoat } from './old-village.ts';

/** Metres from the eye to the first boat on open water, and between boats. */
const [NEAREST, APART] = [62, 34];

/** Boats that were asked for, on whatever water the land has; on dry land there are none. */
export function buildBoats(canvas: LandscapeCanvas, many: number): Sprite[] {
  return canvas.terrain.shape.isSeaBehind ? onSea(canvas, many) : onRiver(canvas, many);
}

function onSea(canvas: LandscapeCanvas, many: number): Sprite[] {
  const { spec, view } = canvas;
  const level = view.eyeY - Math.max(spec.eyeMetres, 9);
  return Array.from({ length: many }, (_, i) => {
    const z = NEAREST + i * APART;
    const middle = ((spec.free ?? 0.5) - 0.5) * (many > 1 ? 0.6 : 1);
    const x = (middle + (i % 2 ? -0.26 : 0.2) * (many > 1 ? 1 : 0)) * (view.width / view.focal) * z;
    const size = { widthMetres: 10, heightMetres: 15 };
    const boat = { x, z, ...size, level, thing: 'boat', number: i } as const;
    return drawnSprite(canvas, { ...boat, isAsked: true, draw: drawSailingBoat });
  });
}

function onRiver(canvas: LandscapeCanvas, many: number): Sprite[] {
  const { terrain } = canvas;
  let from = 0;
  return Array.from({ length: many }, (_, i) => i).flatMap((i) => {
    const ford = fordOf(canvas, from);
    if (!ford) return [];
    from = ford.z * 1.3;
    const widthMetres = Math.min(44, Math.max(24, ford.width * 0.85));
    return drawnSprite(canvas, {
      x: ford.x,
      z: ford.z,
      widthMetres,
      heightMetres: widthMetres * 0.8,
      level: terrain.waterLevel,
      thing: 'boat',
      number: i,
      isAsked: true,
      isInFront: true,
      draw: drawRiverBoat,
    });
  });
}

/** A long wooden boat with casks on board and one square sail, as on the Douro. */
function drawRiverBoat(c: SKRSContext2D, height: number): void {
  const deck = height * 0.84;
  c.fillStyle = '#efe4c8';
  c.beginPath();
  c.moveTo(0.27, height * 0.06);
  c.lineTo(0.73, height * 0.06);
  c.quadraticCurveTo(0.8, height * 0.36, 0.74, height * 0.62);
  c.lineTo(0.26, height * 0.62);
  c.quadraticCurveTo(0.32, height * 0.36, 0.27, height * 0.06);
  c.fill();
  c.fillStyle = '#5b3a22';
  c.fillRect(0.488, 0, 0.024, deck);
  c.fillRect(0.24, height * 0.05, 0.52, 0.02);
  c.fillStyle = '#8a5a30';
  for (const x of [0.36, 0.45, 0.54, 0.63]) {
    c.beginPath();
    c.ellipse(x, deck - 0.02, 0.042, 0.036, 0, 0, 7);
    c.fill();
  }
  c.fillStyle = '#3f2616';
  c.beginPath();
  c.moveTo(0, deck - height * 0.12);
  c.quadraticCurveTo(0.5, deck + height * 0.06, 1, deck - height * 0.14);
  c.quadraticCurveTo(0.9, height, 0.72, height);
  c.lineTo(0.26, height);
  c.quadraticCurveTo(0.08, height, 0, deck - height * 0.12);
  c.fill();
}
