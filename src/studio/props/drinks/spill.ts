import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addSurface, paint, startModel } from '#studio/props/making/model.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import type { WineColour } from '#studio/scene/wine.ts';

/** Wine without a glass round it. */
export const WINE_TONES: Readonly<Record<WineColour, string>> = {
  red: '#57091a',
  white: '#e2cf86',
  rose: '#e58d84',
  orange: '#d98b34',
  sparkling: '#ead99a',
  sparkling_rose: '#e79a90',
};

/** A flat pool with lobes and a few drops round it. */
export function addSpill(kit: Kit, place: Place, wine: WineColour): void {
  const model = startModel(kit, place, 'spill');
  const pool = paint(kit, WINE_TONES[wine], { coat: 1, rough: 0.03 });
  addSurface(model, {
    columns: 60,
    rows: 5,
    material: pool,
    isClosed: true,
    point: (u, v) => {
      const a = -u * 6.283;
      const edge =
        1 + 0.16 * Math.sin(a * 3 + 1) + 0.1 * Math.sin(a * 5) + 0.06 * Math.sin(a * 9 + 2);
      const r = edge * (1 - v);
      return [Math.cos(a) * r * 10.5, 0.04 + 0.14 * Math.sqrt(v), Math.sin(a) * r * 6.2];
    },
  });
  for (let i = 0; i < 9; i++) {
    const a = i * 2.4;
    const size = 0.35 + ((i * 7) % 5) * 0.12;
    addBlob(model, {
      at: [Math.cos(a) * 12.6, 0.06, Math.sin(a) * 8],
      radii: [size, 0.16, size * 0.8],
      material: pool,
      rings: 5,
      sides: 14,
    });
  }
}

/** 'Spilled red wine' is red, whatever is in the glasses. */
export const makeSpill: MakeThing = (kit, place, { wine, word }) =>
  addSpill(kit, place, RED.test(word) ? 'red' : wine);
const RED = /\bred\b|\brouge\b|\bross[oa]\b|\btinto\b|\brotwein|^rotwein/;
