import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { PaintedLayers } from '#studio/scene-graph.ts';
import type { Random } from '#studio/random.ts';
import { stream } from '#studio/random.ts';
import type { Season } from '#studio/scene/surroundings.ts';
import { hash1, noise2, smoothstep } from './noise.ts';

interface VineLeaf {
  seed: number;
  season: Season;
}

interface LeafTones {
  heart: string;
  rim: string;
  vein: string;
  blots: readonly string[];
  /** Share of the margin that has turned or dried. */
  wither: number;
}

const TONES: Readonly<Record<Season, LeafTones>> = {
  spring: {
    heart: '#a5bf55',
    rim: '#7fa23a',
    vein: 'rgba(226,234,160,.8)',
    blots: ['120,160,60', '190,205,110'],
    wither: 0.05,
  },
  summer: {
    heart: '#7f9c3a',
    rim: '#47691f',
    vein: 'rgba(196,206,126,.75)',
    blots: ['40,66,16', '150,170,70'],
    wither: 0.22,
  },
  autumn: {
    heart: '#c9a23a',
    rim: '#a5451f',
    vein: 'rgba(226,206,120,.75)',
    blots: ['150,60,24', '214,150,50', '120,110,40'],
    wither: 0.7,
  },
  winter: {
    heart: '#8d7148',
    rim: '#6a4c30',
    vein: 'rgba(170,140,96,.7)',
    blots: ['90,66,40', '130,100,64'],
    wither: 0.9,
  },
};

/** No two leaves of one vine have turned alike: yellow, orange, wine red, and dry. */
const TURNED: readonly Partial<LeafTones>[] = [
  {},
  { heart: '#c46f24', rim: '#8a3417', blots: ['120,40,20', '220,140,50', '90,60,30'] },
  {
    heart: '#9c3526',
    rim: '#5e1c1a',
    vein: 'rgba(214,160,90,.7)',
    blots: ['60,16,20', '180,90,40'],
  },
  {
    heart: '#94682f',
    rim: '#5f3f22',
    vein: 'rgba(190,160,104,.7)',
    blots: ['70,48,28', '150,110,56'],
  },
];

function tonesOf({ season, seed }: VineLeaf): LeafTones {
  const usual = TONES[season];
  return season === 'autumn' ? { ...usual, ...TURNED[seed % TURNED.length] } : usual;
}

/** A vine leaf as it grows: lobed, unevenly toothed, veined, nibbled and blotched. */
export function paintVineLeaf(
  { width, height }: { width: number; height: number },
  leaf: VineLeaf,
): PaintedLayers {
  const random = stream(leaf.seed, 'vine-leaf');
  const tones = tonesOf(leaf);
  const canvas = createCanvas(width, height);
  const c = canvas.getContext('2d');
  c.scale(width / 512, height / 512);
  traceOutline(c, leaf.seed);
  const fill = c.createRadialGradient(256, 290, 10, 256, 256, 300);
  fill.addColorStop(0, tones.heart);
  fill.addColorStop(1, tones.rim);
  c.fillStyle = fill;
  c.fill();
  c.save();
  c.clip();
  paintBlots(c, tones, random);
  paintVeins(c, tones, random);
  if (leaf.season === 'winter') paintFrost(c, leaf.seed, random.fork('frost'));
  c.restore();
  nibble(c, random, leaf.season === 'spring' ? 1 : 4);
  const color = c.getImageData(0, 0, width, height).data;
  wither(color, { width, height, seed: leaf.seed, amount: tones.wither });
  return { color };
}

/** Five lobes with a sinus at the stalk (bottom); every tooth has its own size. */
function traceOutline(c: SKRSContext2D, seed: number): void {
  c.beginPath();
  for (let i = 0; i <= 480; i++) {
    const a = (i / 480) * Math.PI * 2;
    const fromStalk = Math.abs(Math.atan2(Math.sin(a - Math.PI / 2), Math.cos(a - Math.PI / 2)));
    const lobe = Math.abs(Math.cos((a + Math.PI / 2) * 2.5)) ** 0.8;
    const tooth = Math.abs(((a * 7.5 + hash1(Math.floor(a * 7.5), seed) * 0.3) % 1) - 0.5);
    const uneven = (noise2(a * 1.4, 3, seed) - 0.5) * 0.16;
    const sinus = 1 - 0.5 * smoothstep(0.36, 0, fromStalk);
    const radius = 240 * (0.63 + 0.22 * lobe + 0.075 * (0.5 - tooth) + uneven) * sinus;
    const x = 256 + Math.cos(a) * radius;
    const y = 256 + Math.sin(a) * radius;
    if (i === 0) c.moveTo(x, y);
    else c.lineTo(x, y);
  }
  c.closePath();
}

/** What still hangs in winter is white with hoar frost: thick on the margin, in crystals over the rest. */
function paintFrost(c: SKRSContext2D, seed: number, random: Random): void {
  traceOutline(c, seed);
  for (const [width, strength] of [
    [64, 0.2],
    [34, 0.35],
    [12, 0.7],
  ] as const) {
    c.lineWidth = width;
    c.strokeStyle = `rgba(236,244,250,${strength})`;
    c.stroke();
  }
  for (let i = 0; i < 2600; i++) {
    c.fillStyle = `rgba(240,247,252,${random.range(0.25, 0.8)})`;
    const size = random.range(1.5, 5);
    c.fillRect(random.next() * 512, random.next() * 512, size, size);
  }
}

function paintBlots(c: SKRSContext2D, tones: LeafTones, random: Random): void {
  for (let i = 0; i < 700; i++) {
    c.fillStyle = `rgba(${random.pick(tones.blots)},${random.range(0.04, 0.12)})`;
    c.beginPath();
    c.ellipse(
      random.next() * 512,
      random.next() * 512,
      random.range(3, 26),
      random.range(3, 16),
      random.next() * 3,
      0,
      7,
    );
    c.fill();
  }
}

const MAIN_VEINS = [-Math.PI / 2, -0.62, -2.52, 0.42, 2.72];

function paintVeins(c: SKRSContext2D, tones: LeafTones, random: Random): void {
  c.strokeStyle = tones.vein;
  c.lineCap = 'round';
  for (const base of MAIN_VEINS) {
    const angle = base + random.range(-0.08, 0.08);
    const length = random.range(195, 235);
    const bow = random.range(-26, 26);
    const at = (t: number): [number, number] => [
      256 + Math.cos(angle) * length * t - Math.sin(angle) * bow * Math.sin(t * Math.PI),
      350 + (Math.sin(angle) * length - 90) * t + Math.cos(angle) * bow * Math.sin(t * Math.PI),
    ];
    for (let k = 0; k < 12; k++) {
      c.lineWidth = 5.5 * (1 - k / 13);
      c.beginPath();
      c.moveTo(...at(k / 12));
      c.lineTo(...at((k + 1) / 12));
      c.stroke();
    }
    for (let q = 1; q < 8; q++)
      paintSideVeins(c, { from: at(q / 8.5), angle, reach: 66 - q * 5 }, random);
  }
}

function paintSideVeins(
  c: SKRSContext2D,
  vein: { from: [number, number]; angle: number; reach: number },
  random: Random,
): void {
  for (const side of [-1, 1]) {
    const a = vein.angle + side * random.range(0.6, 0.95);
    const reach = vein.reach * random.range(0.7, 1.15);
    c.lineWidth = random.range(1, 2);
    c.globalAlpha = 0.6;
    c.beginPath();
    c.moveTo(...vein.from);
    c.quadraticCurveTo(
      vein.from[0] + Math.cos(a) * reach * 0.6,
      vein.from[1] + Math.sin(a) * reach * 0.6,
      vein.from[0] + Math.cos(a - side * 0.35) * reach,
      vein.from[1] + Math.sin(a - side * 0.35) * reach,
    );
    c.stroke();
    c.globalAlpha = 1;
  }
}

function nibble(c: SKRSContext2D, random: Random, holes: number): void {
  c.globalCompositeOperation = 'destination-out';
  for (let i = 0; i < holes; i++) {
    const a = random.next() * 6.28;
    const r = random.range(90, 215);
    c.beginPath();
    c.ellipse(
      256 + Math.cos(a) * r,
      256 + Math.sin(a) * r,
      random.range(4, 13),
      random.range(3, 9),
      a,
      0,
      7,
    );
    c.fill();
  }
  c.globalCompositeOperation = 'source-over';
}

/** Dries the margin and a few islands to brown. */
function wither(
  color: Uint8ClampedArray,
  leaf: { width: number; height: number; seed: number; amount: number },
): void {
  const { width, height, seed, amount } = leaf;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = (x / width) * 2 - 1;
      const v = (y / height) * 2 - 1;
      const patch = noise2(u * 5 + 9, v * 5, seed) * 0.6 + noise2(u * 17, v * 17, seed + 1) * 0.4;
      const dry =
        smoothstep(0.78, 1.02, Math.hypot(u, v) * 0.72 + patch * (0.2 + amount * 0.5)) * amount;
      const o = (y * width + x) * 4;
      color[o]! += (122 - color[o]!) * dry;
      color[o + 1]! += (78 - color[o + 1]!) * dry;
      color[o + 2]! += (40 - color[o + 2]!) * dry;
    }
  }
}
