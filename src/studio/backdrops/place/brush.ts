import type { SKRSContext2D } from '@napi-rs/canvas';
import type { InteriorSpec } from '#studio/backdrops/interiors.ts';
import type { SkyId } from '#studio/landscape/sky/sky-palettes.ts';
import type { Random } from '#studio/random.ts';
import type { CityId } from '#studio/places/words/cities.ts';
import type { Season } from '#studio/scene/surroundings.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** What a painter of a place works with: a frame one high and `aspect` wide. */
export interface Brush {
  c: SKRSContext2D;
  aspect: number;
  random: Random;
  mood: InteriorSpec['mood'];
  /** Where the heroes leave room for what makes the place: x in frame heights. */
  at: number;
  hasPeople: boolean;
  /** As it was in the time of the old masters. */
  isPeriod: boolean;
  /** The sky above, where the place lies open to it. */
  sky: SkyId | null;
  season: Season | null;
  /** The city, where one is named. */
  city: CityId | null;
  /** Scenery that was asked for by name. */
  asked: ReadonlySet<string>;
  /** Whatever `draw` changes is this thing to the inventory. */
  named(thing: ThingId, draw: () => void, number?: number): void;
}

export const isDark = ({ mood }: Brush): boolean => mood !== 'daylight';

const GREENS = ['#2f4f22', '#456e2e', '#5f8c3c', '#84ac52', '#a8c86c'] as const;
const DUSK_GREENS = ['#161f14', '#22301c', '#34432a', '#4a5434', '#6a6a44'] as const;
/** Leaves by day and at dusk, from their shade to their light. */
export const greensOf = (brush: Brush): readonly string[] => (isDark(brush) ? DUSK_GREENS : GREENS);

export function box(
  { c }: Brush,
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
): void {
  c.fillStyle = fill;
  c.fillRect(x, y, width, height);
}

/** A box that is shaded from one end to the other. */
export function shaded(
  { c }: Brush,
  [x, y, width, height]: readonly [number, number, number, number],
  stops: readonly string[],
  direction: 'across' | 'down' = 'down',
): void {
  const g =
    direction === 'down'
      ? c.createLinearGradient(0, y, 0, y + height)
      : c.createLinearGradient(x, 0, x + width, 0);
  stops.forEach((stop, i) => g.addColorStop(i / (stops.length - 1), stop));
  c.fillStyle = g;
  c.fillRect(x, y, width, height);
}

export function shape(
  { c }: Brush,
  points: readonly (readonly [number, number])[],
  fill: string,
): void {
  c.fillStyle = fill;
  c.beginPath();
  points.forEach(([x, y], i) => (i === 0 ? c.moveTo(x, y) : c.lineTo(x, y)));
  c.closePath();
  c.fill();
}

export function oval(
  { c }: Brush,
  [x, y, rx, ry]: readonly [number, number, number, number],
  fill: string,
  turn = 0,
): void {
  c.fillStyle = fill;
  c.beginPath();
  c.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  c.fill();
}

export function line(
  { c }: Brush,
  points: readonly (readonly [number, number])[],
  { width, colour }: { width: number; colour: string },
): void {
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.beginPath();
  points.forEach(([x, y], i) => (i === 0 ? c.moveTo(x, y) : c.lineTo(x, y)));
  c.stroke();
}

/** '#rrggbb' made lighter or darker. */
export function tone(hex: string, k: number): string {
  const n = Number.parseInt(hex.slice(1), 16);
  const part = (shift: number): number => Math.min(255, Math.round(((n >> shift) & 255) * k));
  return `rgb(${part(16)},${part(8)},${part(0)})`;
}
