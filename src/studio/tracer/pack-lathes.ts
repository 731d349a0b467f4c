import type { LatheShape, MaterialRef } from '#studio/scene-graph.ts';
import {
  GROUP_BYTES,
  PREFILTER_BYTES,
  SEGMENTS_PER_GROUP,
  SEGMENT_BYTES,
  SEGMENT_CONE,
  SEGMENT_EMPTY,
  SEGMENT_RING,
  SHAPE_BYTES,
} from './layout.ts';
import { segmentsOf } from './simplify-profile.ts';
import type { Segment } from './simplify-profile.ts';

export interface ShapeBounds {
  radius: number;
  /** Smallest distance from the axis. */
  hollow: number;
  low: number;
  high: number;
}

export interface PackedLathes {
  shapes: Float64Array<ArrayBuffer>;
  segments: Float64Array<ArrayBuffer>;
  groups: Float32Array<ArrayBuffer>;
  prefilters: Float32Array<ArrayBuffer>;
  bounds: ShapeBounds[];
}

type Row = { segment: Segment; material: MaterialRef } | null;

const FLAT = 1e-7;
/** Groups are laid out four side by side, each of four segments. */
const BLOCK = SEGMENTS_PER_GROUP * 4;

/** Shapes in the form the tracer walks: segments, boxes round four of them, and a single-precision copy for quick misses. */
export function packLathes(shapes: readonly LatheShape[]): PackedLathes {
  const rows: Row[] = [];
  const bounds: ShapeBounds[] = [];
  const packedShapes = new Float64Array(shapes.length * (SHAPE_BYTES / 8));
  shapes.forEach((shape, i) => {
    const own = rowsOf(shape);
    const box = boundsOf(own);
    const blocks = Math.ceil(own.length / BLOCK);
    const low = box.low - 1e-3;
    const high = box.high + 1e-3;
    const radius2 = (box.radius * 1.0002 + 1e-3) ** 2;
    const hollow = box.hollow * 0.9998 - 1e-3;
    const hollow2 = hollow > 0 ? hollow ** 2 : -1;
    const record = [rows.length / BLOCK, blocks, low, high, radius2, hollow2];
    packedShapes.set(record, i * (SHAPE_BYTES / 8));
    rows.push(...own, ...Array.from({ length: blocks * BLOCK - own.length }, () => null));
    bounds.push(box);
  });
  return {
    shapes: packedShapes,
    segments: packSegments(rows),
    groups: packGroups(rows),
    prefilters: packPrefilters(rows),
    bounds,
  };
}

function rowsOf(shape: LatheShape): NonNullable<Row>[] {
  return shape.runs.flatMap((run) =>
    segmentsOf(run).map((segment) => ({ segment, material: run.material })),
  );
}

function boundsOf(rows: readonly NonNullable<Row>[]): ShapeBounds {
  const points = rows.flatMap(({ segment }) => [segment.from, segment.to]);
  return {
    radius: points.reduce((r, p) => Math.max(r, p[0]), 0),
    hollow: points.reduce((r, p) => Math.min(r, p[0]), Infinity),
    low: points.reduce((y, p) => Math.min(y, p[1]), Infinity),
    high: points.reduce((y, p) => Math.max(y, p[1]), -Infinity),
  };
}

const isRing = ({ from, to }: Segment): boolean => Math.abs(to[1] - from[1]) < FLAT;
const slopeOf = ({ from, to }: Segment): number => (to[0] - from[0]) / (to[1] - from[1]);
const lowOf = ({ from, to }: Segment): number => Math.min(from[1], to[1]);
const highOf = ({ from, to }: Segment): number => Math.max(from[1], to[1]);
const widestOf = ({ from, to }: Segment): number => Math.max(from[0], to[0]);

function packSegments(rows: readonly Row[]): Float64Array<ArrayBuffer> {
  const stride = SEGMENT_BYTES / 8;
  const out = new Float64Array(rows.length * stride);
  rows.forEach((row, i) => {
    if (!row) return out.set([SEGMENT_EMPTY], i * stride);
    const { from, to, fromNormal, toNormal, v } = row.segment;
    const ring = isRing(row.segment);
    const slope = ring ? 0 : slopeOf(row.segment);
    const intercept = ring ? 0 : from[0] - slope * from[1];
    const line = [slope, intercept, lowOf(row.segment), highOf(row.segment)];
    const kind = ring ? SEGMENT_RING : SEGMENT_CONE;
    out.set(
      [kind, ...from, ...to, ...line, ...fromNormal, ...toNormal, ...v, row.material],
      i * stride,
    );
  });
  return out;
}

function packGroups(rows: readonly Row[]): Float32Array<ArrayBuffer> {
  const stride = GROUP_BYTES / 4;
  const out = new Float32Array((rows.length / BLOCK) * stride);
  for (let g = 0; g < rows.length / SEGMENTS_PER_GROUP; g++) {
    const members = rows.slice(g * SEGMENTS_PER_GROUP, (g + 1) * SEGMENTS_PER_GROUP);
    groupBox(members).forEach((value, row) => {
      out[(g >> 2) * stride + row * 4 + (g & 3)] = value;
    });
  }
  return out;
}

/** Lowest and highest y, largest and smallest squared radius; an empty group can never be hit. */
function groupBox(members: readonly Row[]): number[] {
  const segments = members.flatMap((row) => (row ? [row.segment] : []));
  if (segments.length === 0) return [1e20, 1e20, -1, 1e20];
  const outer = Math.max(...segments.map(widestOf));
  const inner = Math.min(...segments.map(({ from, to }) => Math.min(from[0], to[0])));
  const slack = 1e-3 + 2e-4 * outer;
  return [
    Math.min(...segments.map(lowOf)) - slack,
    Math.max(...segments.map(highOf)) + slack,
    (outer + slack) ** 2,
    inner > slack ? (inner - slack) ** 2 : -1,
  ];
}

function packPrefilters(rows: readonly Row[]): Float32Array<ArrayBuffer> {
  const stride = PREFILTER_BYTES / 4;
  const out = new Float32Array((rows.length / SEGMENTS_PER_GROUP) * stride);
  const masks = new Int32Array(out.buffer);
  rows.forEach((row, i) => {
    const at = Math.floor(i / SEGMENTS_PER_GROUP) * stride;
    const lane = i % SEGMENTS_PER_GROUP;
    const isCone = row !== null && !isRing(row.segment);
    if (row && !isCone) masks[at + 16]! |= 1 << lane;
    const values = isCone ? conePrefilter(row.segment) : [0, 1e15, 1e20, -1e20];
    values.forEach((value, k) => (out[at + k * 4 + lane] = value));
  });
  return out;
}

function conePrefilter(segment: Segment): number[] {
  const slope = slopeOf(segment);
  const slack = 2e-3 + 3e-4 * widestOf(segment);
  return [
    slope,
    segment.from[0] - slope * segment.from[1],
    lowOf(segment) - slack,
    highOf(segment) + slack,
  ];
}
