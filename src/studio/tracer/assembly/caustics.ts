import {
  ENVIRONMENT_CAUSTIC_LEFT,
  ENVIRONMENT_CAUSTIC_LEVEL,
  ENVIRONMENT_CAUSTIC_NEAR,
  ENVIRONMENT_CAUSTIC_SIZE,
} from '../layout.ts';
import { field } from './math.ts';
import { carryB, carryG, carryR, collect } from './path.ts';
import { causticMap, causticResolution, surroundings } from './scene.ts';

const CELL_BYTES: i32 = 12;

@inline
export function isOnCausticPlane(y: f64): bool {
  return causticMap != 0 && Math.abs(y - field(surroundings, ENVIRONMENT_CAUSTIC_LEVEL)) < 0.05;
}

@inline
export function cellColumn(x: f64): f64 {
  return (
    ((x - field(surroundings, ENVIRONMENT_CAUSTIC_LEFT)) /
      field(surroundings, ENVIRONMENT_CAUSTIC_SIZE)) *
    <f64>causticResolution
  );
}

@inline
export function cellRow(z: f64): f64 {
  return (
    ((z - field(surroundings, ENVIRONMENT_CAUSTIC_NEAR)) /
      field(surroundings, ENVIRONMENT_CAUSTIC_SIZE)) *
    <f64>causticResolution
  );
}

@inline
export function cellAt(map: usize, column: i32, row: i32): usize {
  return map + <usize>((row * causticResolution + column) * CELL_BYTES);
}

/** Light that glass has gathered on the plane, bilinear. */
export function collectCaustics(x: f64, z: f64): void {
  const u = cellColumn(x) - 0.5,
    v = cellRow(z) - 0.5;
  const column = <i32>Math.floor(u),
    row = <i32>Math.floor(v);
  if (column < 0 || row < 0 || column >= causticResolution - 1 || row >= causticResolution - 1)
    return;
  const fu = u - <f64>column,
    fv = v - <f64>row;
  const a = cellAt(causticMap, column, row),
    c = cellAt(causticMap, column, row + 1);
  const wa = (1 - fu) * (1 - fv),
    wb = fu * (1 - fv),
    wc = (1 - fu) * fv,
    wd = fu * fv;
  collect(
    carryR *
      (<f64>load<f32>(a) * wa +
        <f64>load<f32>(a, 12) * wb +
        <f64>load<f32>(c) * wc +
        <f64>load<f32>(c, 12) * wd),
    carryG *
      (<f64>load<f32>(a, 4) * wa +
        <f64>load<f32>(a, 16) * wb +
        <f64>load<f32>(c, 4) * wc +
        <f64>load<f32>(c, 16) * wd),
    carryB *
      (<f64>load<f32>(a, 8) * wa +
        <f64>load<f32>(a, 20) * wb +
        <f64>load<f32>(c, 8) * wc +
        <f64>load<f32>(c, 20) * wd),
  );
}
