interface Range {
  /** Degrees; the first may be larger than the second, over red. */
  hue?: readonly [number, number];
  saturation?: readonly [number, number];
  value?: readonly [number, number];
}

/** What passes for a colour under warm, cool and dim light. */
const RANGES: Readonly<Record<string, Range>> = {
  red: { hue: [325, 22], saturation: [0.25, 1] },
  pink: { hue: [290, 35], saturation: [0.08, 1], value: [0.4, 1] },
  orange: { hue: [8, 48], saturation: [0.3, 1] },
  yellow: { hue: [30, 78], saturation: [0.2, 1] },
  green: { hue: [48, 180], saturation: [0.08, 1] },
  blue: { hue: [175, 275], saturation: [0.1, 1] },
  purple: { hue: [235, 355], saturation: [0.08, 1] },
  brown: { hue: [5, 60], value: [0, 0.7] },
  white: { saturation: [0, 0.45], value: [0.42, 1] },
  black: { value: [0, 0.4] },
  grey: { saturation: [0, 0.3] },
  dark: { value: [0, 0.45] },
  pale: { saturation: [0, 0.55], value: [0.55, 1] },
};

/** Shades that pass for one of them. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  burgundy: ['red', 'purple', 'brown'],
  maroon: ['red', 'brown'],
  crimson: ['red'],
  scarlet: ['red', 'orange'],
  ruby: ['red'],
  gold: ['yellow', 'orange', 'brown'],
  golden: ['yellow', 'orange', 'brown'],
  amber: ['orange', 'yellow', 'brown'],
  copper: ['orange', 'brown'],
  bronze: ['brown', 'orange'],
  emerald: ['green'],
  olive: ['green', 'brown'],
  teal: ['blue', 'green'],
  turquoise: ['blue', 'green'],
  navy: ['blue', 'black'],
  violet: ['purple', 'blue'],
  lilac: ['purple', 'pink', 'blue'],
  lavender: ['purple', 'pink', 'blue'],
  coral: ['orange', 'pink', 'red'],
  peach: ['orange', 'pink', 'yellow'],
  kraft: ['brown', 'orange', 'yellow'],
  beige: ['white', 'yellow', 'brown', 'orange'],
  cream: ['white', 'yellow'],
  ivory: ['white', 'yellow'],
  silver: ['grey'],
  'rose gold': ['pink', 'orange', 'brown'],
  plum: ['purple', 'burgundy'],
  fuchsia: ['pink', 'purple', 'red'],
  ochre: ['yellow', 'orange', 'brown'],
};

/** Whether a mean colour ('#rrggbb') may be called by this name. */
export function isColour(hex: string, name: string): boolean {
  const family = FAMILIES[name];
  if (family) return family.some((shade) => isColour(hex, shade));
  const range = RANGES[name];
  if (!range) return false;
  const [hue, saturation, value] = toHsv(hex);
  const [from, to] = range.hue ?? [0, 360];
  const isHue = from <= to ? hue >= from && hue <= to : hue >= from || hue <= to;
  return isHue && isWithin(saturation, range.saturation) && isWithin(value, range.value);
}

const isWithin = (value: number, [low, high]: readonly [number, number] = [0, 1]) =>
  value >= low && value <= high;

/** Hue in degrees, saturation and value of '#rrggbb'. */
export function hueOf(hex: string): { hue: number; saturation: number; value: number } {
  const [hue, saturation, value] = toHsv(hex);
  return { hue, saturation, value };
}

function toHsv(hex: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const value = Math.max(r, g, b);
  const chroma = value - Math.min(r, g, b);
  const saturation = value === 0 ? 0 : chroma / value;
  if (chroma === 0) return [0, saturation, value];
  const sector =
    value === r
      ? ((g - b) / chroma + 6) % 6
      : value === g
        ? (b - r) / chroma + 2
        : (r - g) / chroma + 4;
  return [sector * 60, saturation, value];
}
