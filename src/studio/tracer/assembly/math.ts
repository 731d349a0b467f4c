// Scalars in globals stand for vectors: AssemblyScript has no value types, and objects on the heap would cost more than the light they carry.

@inline
export function field(record: usize, index: i32): f64 {
  return load<f64>(record + ((<usize>index) << 3));
}

/** exp(-x) for x ≥ 0, to seven digits. */
@inline
export function expNeg(x: f64): f64 {
  if (x > 80.0) return 0.0;
  const t = -x * 1.4426950408889634;
  const whole = Math.floor(t);
  const f = t - whole;
  const p =
    1.0 +
    f *
      (0.6931471805599453 +
        f *
          (0.2402265069591007 +
            f *
              (0.05550410866482158 +
                f *
                  (0.009618129107628477 +
                    f * (0.0013333558146428443 + f * 0.00015403530393381606)))));
  return p * reinterpret<f64>((<i64>whole + 1023) << 52);
}

export let sine: f64 = 0;
export let cosine: f64 = 0;

/** Sine and cosine of a whole turn times u. */
@inline
export function sinCosTurn(u: f64): void {
  let x = u - Math.floor(u + 0.5);
  let sign: f64 = 1;
  if (x > 0.25) {
    x = 0.5 - x;
    sign = -1;
  } else if (x < -0.25) {
    x = -0.5 - x;
    sign = -1;
  }
  const a = x * 6.283185307179586;
  const q = a * a;
  sine =
    a *
    (1.0 +
      q *
        (-0.16666666666666666 +
          q *
            (0.008333333333333333 +
              q *
                (-0.0001984126984126984 +
                  q * (2.7557319223985893e-6 - q * 2.505210838544172e-8)))));
  cosine =
    sign *
    (1.0 +
      q *
        (-0.5 +
          q *
            (0.041666666666666664 +
              q *
                (-0.001388888888888889 + q * (2.48015873015873e-5 - q * 2.7557319223985888e-7)))));
}

/** The angle of (x, y) as a fraction of a turn, -0.5…0.5. */
export function turnOf(y: f64, x: f64): f64 {
  const ax = Math.abs(x),
    ay = Math.abs(y);
  const big = Math.max(ax, ay);
  if (big < 1e-300) return 0;
  const a = Math.min(ax, ay) / big,
    q = a * a;
  let r =
    a *
    (0.99997726 +
      q * (-0.33262347 + q * (0.19354346 + q * (-0.11643287 + q * (0.05265332 - q * 0.0117212)))));
  if (ay > ax) r = 1.5707963267948966 - r;
  if (x < 0) r = 3.141592653589793 - r;
  return (y < 0 ? -r : r) * 0.15915494309189535;
}

@inline
export function pow5(x: f64): f64 {
  const q = x * x;
  return q * q * x;
}

@inline
export function largest(a: f64, b: f64, c: f64): f64 {
  return Math.max(a, Math.max(b, c));
}

@inline
export function inverseLength(x: f64, y: f64, z: f64): f64 {
  return 1.0 / Math.sqrt(x * x + y * y + z * z);
}

/** Kept away from zero, so that slabs parallel to a ray stay finite. */
@inline
export function safeInverse(d: f64): f64 {
  return 1.0 / (Math.abs(d) < 1e-9 ? 1e-9 : d);
}
