import { hash32 } from '#studio/random.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** What a drawn picture shows where: a coarse sheet of numbers beside the pixels. */
export interface NameSheet {
  width: number;
  height: number;
  /** For each field 0 (nothing named, or an edge) or the number of an entry, counted from 1. */
  numbers: Uint16Array;
  /** One entry for each piece that was drawn: three oysters are three. */
  entries: readonly SheetEntry[];
}

export type SheetEntry = { thing: ThingId } | { place: PlaceId };

/** Numbers are spread over all inks: what two of them mix to at an edge is the ink of no third. */
const inkOf = (number: number): number => (number === 0 ? 0 : hash32(String(number)) & 0xffffff);

/** An ink that only this number has; edges mix two inks into one that reads as nothing. */
export function numberInk(number: number): string {
  const ink = inkOf(number);
  return `rgb(${ink >> 16},${(ink >> 8) & 255},${ink & 255})`;
}

/** Reads the inks back. */
export function readNumbers(pixels: Uint8ClampedArray, count: number): Uint16Array {
  const numberOf = new Map(Array.from({ length: count }, (_, i) => [inkOf(i + 1), i + 1]));
  const numbers = new Uint16Array(pixels.length / 4);
  // Beside a field lies mostly one of the same ink.
  let [ink, number] = [0, 0];
  for (let i = 0; i < numbers.length; i++) {
    const at = i * 4;
    if (pixels[at + 3] !== 255) continue;
    const own = (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!;
    if (own !== ink) {
      ink = own;
      number = own === 0 ? 0 : (numberOf.get(own) ?? 0);
    }
    numbers[i] = number;
  }
  return numbers;
}
