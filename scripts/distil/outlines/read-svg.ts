import { DOMMatrix, Path2D } from '@napi-rs/canvas';

/** One painted shape of an icon, transforms applied. */
export interface SvgShape {
  path: Path2D;
  colour: string;
  opacity: number;
}

interface State {
  fill: string;
  stroke: string;
  strokeWidth: number;
  opacity: number;
  matrix: DOMMatrix;
  isHidden: boolean;
}

const TAG = /<(\/?)([\w:]+)([^>]*?)(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const UNPAINTED = new Set(['clipPath', 'mask', 'defs', 'linearGradient', 'radialGradient']);

/** Reads the small part of SVG that the icons use. */
export function readSvg(body: string): SvgShape[] {
  const gradients = readGradients(body);
  const shapes: SvgShape[] = [];
  const stack: State[] = [
    {
      fill: '#000000',
      stroke: 'none',
      strokeWidth: 1,
      opacity: 1,
      matrix: new DOMMatrix(),
      isHidden: false,
    },
  ];
  for (const [, closing, tag = '', attributes = '', selfClosing] of body.matchAll(TAG)) {
    if (closing) {
      stack.pop();
      continue;
    }
    const own = Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]),
    );
    const state = inherit(stack.at(-1) as State, tag, own);
    if (!state.isHidden) paint(shapes, tag, own, state, gradients);
    if (!selfClosing) stack.push(state);
  }
  return shapes;
}

function inherit(parent: State, tag: string, own: Record<string, string>): State {
  return {
    fill: own['fill'] ?? parent.fill,
    stroke: own['stroke'] ?? parent.stroke,
    strokeWidth: Number(own['stroke-width'] ?? parent.strokeWidth),
    opacity: parent.opacity * Number(own['opacity'] ?? 1) * Number(own['fill-opacity'] ?? 1),
    matrix: own['transform']
      ? parent.matrix.multiply(readTransform(own['transform']))
      : parent.matrix,
    isHidden: parent.isHidden || UNPAINTED.has(tag),
  };
}

function paint(
  shapes: SvgShape[],
  tag: string,
  own: Record<string, string>,
  state: State,
  gradients: ReadonlyMap<string, Gradient>,
): void {
  const path = outline(tag, own);
  if (!path) return;
  const { opacity } = state;
  if (state.fill !== 'none') {
    const paint = readPaint(state.fill, gradients);
    const filled = new Path2D(path);
    filled.transform(state.matrix);
    shapes.push({ path: filled, colour: paint.colour, opacity: opacity * paint.opacity });
  }
  if (state.stroke !== 'none') {
    const paint = readPaint(state.stroke, gradients);
    const stroked = new Path2D(path);
    stroked.stroke({ width: state.strokeWidth });
    stroked.transform(state.matrix);
    shapes.push({ path: stroked, colour: paint.colour, opacity: opacity * paint.opacity });
  }
}

function outline(tag: string, own: Record<string, string>): Path2D | null {
  const number = (name: string) => Number(own[name] ?? 0);
  if (tag === 'path') return new Path2D(own['d'] ?? '');
  const path = new Path2D();
  if (tag === 'circle') path.arc(number('cx'), number('cy'), number('r'), 0, Math.PI * 2);
  else if (tag === 'ellipse')
    path.ellipse(number('cx'), number('cy'), number('rx'), number('ry'), 0, 0, Math.PI * 2);
  else if (tag === 'rect') path.rect(number('x'), number('y'), number('width'), number('height'));
  else return null;
  return path;
}

interface Gradient {
  colour: string;
  opacity: number;
}

/** A gradient prints as its mean; the press shades by itself. */
function readGradients(body: string): Map<string, Gradient> {
  const found = new Map<string, Gradient>();
  const links = new Map<string, string>();
  const pattern = /<(linear|radial)Gradient([^>]*?)(\/>|>([\s\S]*?)<\/\1Gradient>)/g;
  for (const [, , attributes = '', , inner = ''] of body.matchAll(pattern)) {
    const id = /id="([^"]+)"/.exec(attributes)?.[1] ?? '';
    const link = /href="#([^"]+)"/.exec(attributes)?.[1];
    const stops = [...inner.matchAll(/<stop([^>]*)>/g)].map(([, stop = '']) => ({
      colour: /stop-color="([^"]+)"/.exec(stop)?.[1] ?? '#000000',
      opacity: Number(/stop-opacity="([^"]+)"/.exec(stop)?.[1] ?? 1),
    }));
    if (stops.length > 0) found.set(id, meanStop(stops));
    else if (link) links.set(id, link);
  }
  for (const [id, link] of links) {
    const target = found.get(link);
    if (target) found.set(id, target);
  }
  return found;
}

function meanStop(stops: readonly Gradient[]): Gradient {
  const weight = stops.reduce((sum, { opacity }) => sum + opacity, 0) || 1;
  const rgb = [0, 1, 2].map((c) =>
    Math.round(
      stops.reduce(
        (sum, stop) => sum + (bytesOf(stop.colour)[c] ?? 0) * (stop.opacity / weight),
        0,
      ),
    ),
  );
  return { colour: hexOf(rgb), opacity: weight / stops.length };
}

const NAMES: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  red: '#ff0000',
  silver: '#c0c0c0',
  orange: '#ffa500',
};

function bytesOf(colour: string): number[] {
  const named = NAMES[colour] ?? colour;
  if (!named.startsWith('#')) throw new Error(`The colour “${colour}” has no number.`);
  const hex = named.slice(1);
  const full = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
}

const hexOf = (rgb: readonly number[]) =>
  `#${rgb.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

function readPaint(value: string, gradients: ReadonlyMap<string, Gradient>): Gradient {
  const id = /url\(#([^)]+)\)/.exec(value)?.[1];
  if (id) return gradients.get(id) ?? { colour: '#888888', opacity: 1 };
  return { colour: hexOf(bytesOf(value)), opacity: 1 };
}

function readTransform(text: string): DOMMatrix {
  let matrix = new DOMMatrix();
  for (const [, kind, inner = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const n = inner.split(/[\s,]+/).map(Number);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n;
    if (kind === 'matrix') matrix = matrix.multiply(new DOMMatrix([a, b, c, d, e, f]));
    if (kind === 'translate') matrix = matrix.translate(a, b);
    if (kind === 'scale') matrix = matrix.scale(a, n.length > 1 ? b : a);
    if (kind === 'rotate') matrix = matrix.translate(b, c).rotate(a).translate(-b, -c);
  }
  return matrix;
}
