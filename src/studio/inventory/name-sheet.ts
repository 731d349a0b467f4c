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

const check = (high: number, low: number): number => (high * 7 + low * 13 + 29) & 255;

/** An ink that only this number has; edges mix two inks into one that reads as nothing. */
export function numberInk(number: number): string {
  const [high, low] = [number >> 8, number & 255];
  return `rgb(${high},${low},${check(high, low)})`;
}

/** Reads the inks back. */
export function readNumbers(pixels: Uint8ClampedArray, count: number): Uint16Array {
  const numbers = new Uint16Array(pixels.length / 4);
  for (let i = 0; i < numbers.length; i++) {
    const high = pixels[i * 4] ?? 0;
    const low = pixels[i * 4 + 1] ?? 0;
    const number = high * 256 + low;
    const isWhole = pixels[i * 4 + 2] === check(high, low) && pixels[i * 4 + 3] === 255;
    if (isWhole && number <= count) numbers[i] = number;
  }
  return numbers;
}
