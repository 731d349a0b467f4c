/** How many pixels show each object, where, and in which colour. Bands of one picture add up. */
export interface Tally {
  /** All pixels that were looked at. */
  pixels: number;
  sightings: readonly Sighting[];
  /** Pixels that show nothing but the backdrop. */
  open: number;
  /** Sum of the brightness of all pixels, each of 255. */
  light: number;
}

export interface Sighting {
  id: number;
  /** Pixels that show it first, and pixels that show it through glass. */
  pixels: number;
  through: number;
  /** Where it is seen first, and where through glass, which may bend it over half the frame. */
  first: Bounds;
  behind: Bounds;
  /** Weighted sums of red, green and blue, and of the weights. */
  colour: readonly [number, number, number, number];
  /** Pixels that are not as good as black. */
  lit: number;
  /** Where it borders on something else to the left or right: how often, and the sum of the steps in brightness. */
  borders: number;
  contrast: number;
}

/** In shares of the frame; nothing has a left beyond its right. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Scenery that is painted into the backdrop has ids above those of objects. */
export const FIRST_SCENERY_ID = 65_536;

/** Object ids by pixel, and the finished picture or a band of its rows. */
export interface Sheet {
  /** Size of the planes of ids. */
  width: number;
  height: number;
  ids: ArrayLike<number>;
  /** What is seen through glass; 0 where nothing is. */
  through?: ArrayLike<number>;
  /** What the backdrop shows, at a size of its own; 0 where it shows nothing by name. */
  backdropNames?: { width: number; height: number; data: ArrayLike<number> };
  picture: { width: number; height: number; pixels: ArrayLike<number> };
  /** Rows of the whole picture that `picture.pixels` holds. */
  rows: { from: number; to: number };
}

class Counter {
  pixels = 0;
  through = 0;
  readonly first = nowhere();
  readonly behind = nowhere();
  readonly colour: [number, number, number, number] = [0, 0, 0, 0];
  lit = 0;
  borders = 0;
  contrast = 0;

  borderOn(step: number): void {
    this.borders++;
    this.contrast += step;
  }
}

const nowhere = (): Bounds => ({ left: Infinity, top: Infinity, right: 0, bottom: 0 });

function include(bounds: Bounds, x: number, y: number): void {
  if (x < bounds.left) bounds.left = x;
  if (x > bounds.right) bounds.right = x;
  if (y < bounds.top) bounds.top = y;
  if (y > bounds.bottom) bounds.bottom = y;
}

/** As bright as its brightest channel, of 255; below this nobody sees a thing on a screen. */
const LIT = 30;

export function tallyRows(sheet: Sheet): Tally {
  const { width, height, ids, through, picture } = sheet;
  const { pixels } = picture;
  const counters = new Map<number, Counter>();
  const sceneryAt = sceneryFinder(sheet);
  let open = 0;
  let sum = 0;
  const scale = height / picture.height;
  const [from, to] = [sheet.rows.from, sheet.rows.to].map((row) => Math.round(row * scale));
  const columns = columnsOf(sheet);
  for (let y = from ?? 0; y < (to ?? 0); y++) {
    const line = lineOf(sheet, y);
    let left: Counter | null = null;
    let leftId = 0;
    let leftLight = 0;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const id = ids[at] || (sceneryAt?.(x, y) ?? 0);
      const pixel = line + columns[x]!;
      const light = brightest(pixels, pixel);
      sum += light;
      if (id !== leftId || x === 0) {
        const counter = id === 0 ? null : counterOf(counters, id);
        if (x > 0) {
          left?.borderOn(Math.abs(light - leftLight));
          counter?.borderOn(Math.abs(light - leftLight));
        }
        left = counter;
        leftId = id;
      }
      leftLight = light;
      if (!left) {
        open++;
        continue;
      }
      left.pixels++;
      if (light >= LIT) left.lit++;
      include(left.first, x, y);
      addColour(left, pixels, pixel);
      const behind = through?.[at] ?? 0;
      if (behind === 0) continue;
      const seen = counterOf(counters, behind);
      seen.through++;
      if (light >= LIT) seen.lit++;
      include(seen.behind, x, y);
    }
  }
  const all = ((to ?? 0) - (from ?? 0)) * width;
  const sightings = [...counters].map(([id, counter]) => sightingOf(id, counter, width, height));
  return { pixels: all, sightings, open, light: sum };
}

const brightest = (pixels: ArrayLike<number>, at: number): number =>
  Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);

function counterOf(counters: Map<number, Counter>, id: number): Counter {
  const known = counters.get(id);
  if (known) return known;
  const counter = new Counter();
  counters.set(id, counter);
  return counter;
}

// Where the picture has the pixel for a place on the plane of ids, which may be smaller: the sum of the two.
function columnsOf({ width, picture }: Sheet): Int32Array {
  const k = picture.width / width;
  return Int32Array.from({ length: width }, (_, x) => Math.floor((x + 0.5) * k) * 4);
}

function lineOf({ height, picture, rows }: Sheet, y: number): number {
  const row = Math.min(rows.to - 1, Math.floor(((y + 0.5) * picture.height) / height));
  return Math.max(0, row - rows.from) * picture.width * 4;
}

function sceneryFinder({ width, height, backdropNames }: Sheet) {
  if (!backdropNames) return;
  const { width: columns, height: lines, data } = backdropNames;
  return (x: number, y: number): number => {
    const row = Math.floor(((y + 0.5) * lines) / height);
    const code = data[row * columns + Math.floor(((x + 0.5) * columns) / width)] ?? 0;
    return code && FIRST_SCENERY_ID + code;
  };
}

/** Grey pixels are mostly light and reflections: what has a colour says which one the thing has. */
function addColour({ colour }: Counter, pixels: ArrayLike<number>, at: number): void {
  const r = pixels[at] ?? 0;
  const g = pixels[at + 1] ?? 0;
  const b = pixels[at + 2] ?? 0;
  const chroma = (Math.max(r, g, b) - Math.min(r, g, b)) / 255;
  const weight = 0.03 + chroma * chroma;
  colour[0] += r * weight;
  colour[1] += g * weight;
  colour[2] += b * weight;
  colour[3] += weight;
}

function sightingOf(id: number, counter: Counter, width: number, height: number): Sighting {
  const { pixels, through, first, behind, colour, lit, borders, contrast } = counter;
  const inShares = ({ left, top, right, bottom }: Bounds): Bounds => ({
    left: left / width,
    top: top / height,
    right: (right + 1) / width,
    bottom: (bottom + 1) / height,
  });
  return {
    id,
    pixels,
    through,
    first: inShares(first),
    behind: inShares(behind),
    colour,
    lit,
    borders,
    contrast,
  };
}

/** The tallies of all bands as one. */
export function addTallies(tallies: readonly Tally[]): Tally {
  const byId = new Map<number, Sighting>();
  for (const sighting of tallies.flatMap(({ sightings }) => sightings)) {
    const known = byId.get(sighting.id);
    byId.set(sighting.id, known ? joinSightings(known, sighting) : sighting);
  }
  return {
    pixels: tallies.reduce((sum, { pixels }) => sum + pixels, 0),
    sightings: [...byId.values()],
    open: tallies.reduce((sum, { open }) => sum + open, 0),
    light: tallies.reduce((sum, { light }) => sum + light, 0),
  };
}

export function joinSightings(a: Sighting, b: Sighting): Sighting {
  return {
    id: a.id,
    pixels: a.pixels + b.pixels,
    through: a.through + b.through,
    first: joinBounds(a.first, b.first),
    behind: joinBounds(a.behind, b.behind),
    colour: [
      a.colour[0] + b.colour[0],
      a.colour[1] + b.colour[1],
      a.colour[2] + b.colour[2],
      a.colour[3] + b.colour[3],
    ],
    lit: a.lit + b.lit,
    borders: a.borders + b.borders,
    contrast: a.contrast + b.contrast,
  };
}

const joinBounds = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Where it is: by what is seen of it first, unless most of it is seen through glass. */
export const boundsOf = ({ pixels, through, first, behind }: Sighting): Bounds =>
  pixels > through ? first : joinBounds(first, behind);
