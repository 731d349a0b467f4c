import { luminance } from '#studio/textures/colour.ts';
import { clamp } from '#studio/textures/noise.ts';

export interface Key {
  /** Where the darkest and the lightest percent of the picture should lie, 0..1. */
  low: number;
  high: number;
  /** Where the median may lie at most. */
  middle: number;
  /** Strongest exponent that may bring it there: 1 changes nothing, larger is darker. */
  deepest: number;
  saturation: number;
}

/** Brings a picture to the key of its style; pictures that have it already stay as they are. Works in place. */
export function setKey(pixels: Uint8ClampedArray, key: Key): void {
  const table = toneTable(percentiles(pixels), key);
  const saturation = table.isLowered ? key.saturation : 1 + (key.saturation - 1) * 0.35;
  for (let i = 0; i < pixels.length; i += 4) {
    const l = luminance(pixels[i]!, pixels[i + 1]!, pixels[i + 2]!);
    const target = table.at(l);
    // Darker, but no stronger in colour: a pale rosé stays one, it does not turn to orange.
    const k = saturation * Math.min(1, 0.35 + target / 100, Math.sqrt(target / Math.max(1, l)));
    for (let c = 0; c < 3; c++) pixels[i + c] = target + (pixels[i + c]! - l) * k;
  }
}

interface Percentiles {
  dark: number;
  median: number;
  light: number;
}

function percentiles(pixels: Uint8ClampedArray): Percentiles {
  const histogram = new Float64Array(256);
  for (let i = 0; i < pixels.length; i += 4) {
    const bin = luminance(pixels[i]!, pixels[i + 1]!, pixels[i + 2]!) | 0;
    histogram[bin]! += 1;
  }
  const count = pixels.length / 4;
  const at = (share: number): number => {
    let sum = 0;
    for (let i = 0; i < 256; i++) {
      sum += histogram[i]!;
      if (sum >= share * count) return i / 255;
    }
    return 1;
  };
  return { dark: at(0.01), median: at(0.5), light: at(0.99) };
}

function toneTable(p: Percentiles, key: Key) {
  const light = Math.max(p.dark + 0.15, p.light);
  const median = clamp((p.median - p.dark) / (light - p.dark), 0.02, 0.98);
  const low = Math.min(p.dark, key.low + (p.dark - key.low) * 0.35);
  const high = Math.max(key.high, 0.5);
  const middle = (key.middle - low) / (high - low);
  const gamma = median > middle ? Math.min(key.deepest, Math.log(middle) / Math.log(median)) : 1;
  const table = Float32Array.from({ length: 257 }, (_, i) => {
    const t = clamp((i / 255 - p.dark) / (light - p.dark));
    return 255 * (low + (high - low) * t ** gamma);
  });
  return {
    isLowered: gamma > 1.05,
    at: (l: number): number => {
      const i = l | 0;
      return table[i]! + (table[i + 1]! - table[i]!) * (l - i);
    },
  };
}
