import { box, drum, ellipsoid, limb, ring } from '#studio/people/painting/distance.ts';
import type { Hold } from './held.ts';

/** A cup of clay or metal. */
export const holdCup: Hold = (p, { at: [x, y, z] }, take) => {
  take(drum(p, [x, y - 0.02, z + 0.03], { tall: 0.1, low: 0.034, high: 0.052 }) - 0.003, 'cup');
  take(limb(p, [x, y - 0.07, z + 0.03], [x, y - 0.02, z + 0.03], 0.012, 0.014), 'cup');
  take(ellipsoid(p, [x, y - 0.075, z + 0.03], [0.04, 0.008, 0.04]), 'cup');
};

/** Handle across the fist, the screw below it and the cork on its point, upright above the bottle that the other hand has. */
export const holdCorkscrew: Hold = (p, { at: [x, y, z] }, take) => {
  const above = z + 0.035;
  take(limb(p, [x - 0.05, y + 0.02, above], [x + 0.05, y + 0.02, above], 0.0115, 0.0115), 'handle');
  const wind = 0.006 * Math.sin(p[1] * 300);
  take(limb(p, [x + wind, y, above], [x + wind, y - 0.075, above], 0.005, 0.004), 'corkscrew');
  // The cork that comes with it.
  take(limb(p, [x, y - 0.065, above], [x, y - 0.1, above], 0.0115, 0.0115), 'handle');
};

/** A lantern that hangs from the hand, its flame behind glass. */
export const holdLantern: Hold = (p, { at: [x, y, z] }, take) => {
  take(
    ring([p[0], p[2] - z + y - 0.05, p[1] - y + 0.05 + z], [x, y - 0.05, z], 0.05, 0.005),
    'lantern',
  );
  take(drum(p, [x, y - 0.13, z], { tall: 0.03, low: 0.06, high: 0.03 }), 'lantern');
  take(drum(p, [x, y - 0.3, z], { tall: 0.025, low: 0.06, high: 0.06 }), 'lantern');
  take(drum(p, [x, y - 0.275, z], { tall: 0.145, low: 0.045, high: 0.045 }), 'flame');
};

/** A bouquet before the breast. */
export const holdFlowers: Hold = (p, { at: [x, y, z] }, take) => {
  take(limb(p, [x, y - 0.14, z + 0.03], [x, y + 0.06, z + 0.04], 0.016, 0.04), 'stems');
  const heads = ellipsoid(p, [x, y + 0.13, z + 0.05], [0.11, 0.085, 0.1]);
  take(
    heads > 0.04
      ? heads - 0.015
      : heads + 0.013 * Math.sin(p[0] * 95) * Math.sin(p[1] * 95) * Math.sin(p[2] * 95),
    'petals',
  );
};

/** An open book. */
export const holdBook: Hold = (p, { at: [x, y, z], side }, take) => {
  const q = [
    // Both hands are on it.
    p[0] - x + side * 0.11,
    (p[1] - y) * 0.8 - (p[2] - z) * 0.6,
    (p[1] - y) * 0.6 + (p[2] - z) * 0.8,
  ] as const;
  const bend = Math.abs(q[0]) * 0.25;
  take(box([q[0], q[1] - bend, q[2]], [0, 0.01, 0.04], [0.15, 0.008, 0.1], 0.003), 'book');
  take(box([q[0], q[1] - bend, q[2]], [0, 0.026, 0.04], [0.14, 0.01, 0.092], 0.003), 'pages');
};

/** A frying pan by its long handle. */
export const holdPan: Hold = (p, { at: [x, y, z] }, take) => {
  take(limb(p, [x, y, z - 0.03], [x, y - 0.01, z + 0.17], 0.012, 0.014), 'pan');
  take(drum(p, [x, y - 0.035, z + 0.31], { tall: 0.045, low: 0.12, high: 0.145 }), 'pan');
};
