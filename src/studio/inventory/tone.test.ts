import { expect, it } from 'vitest';
import { takeInventory } from './take-inventory.ts';

const toneAt = (brightness: number) =>
  takeInventory(
    { pixels: 100, open: 100, light: brightness * 100, sightings: [] },
    { objects: [], traits: [] },
  ).traits;

it('calls a picture dark or bright by the light of all its pixels', () => {
  expect(toneAt(60)).toEqual(['tone:dark']);
  expect(toneAt(120)).toEqual([]);
  expect(toneAt(200)).toEqual(['tone:bright']);
});
