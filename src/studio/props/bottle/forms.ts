import type { BottleShape } from '#studio/scene/wine.ts';
import type { Vec2 } from '#studio/scene-graph.ts';
import { scaleProfile } from '#studio/props/making/profile.ts';

export interface BottleForm {
  /** Outside of the glass from heel to lip, in centimetres. */
  body: readonly Vec2[];
  /** Where a label fits: the straight part of the body. */
  labelFrom: number;
  labelTo: number;
  capsuleLength: number;
  /** Depth of the dent in the base. */
  punt: number;
  /** Depth over width of bottles that are not round. */
  flatness?: number;
}

// Outlines from heel to lip in centimetres, [radius, height], after the moulds that glassworks sell under these names.

const outline = (text: string): Vec2[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [radius, height] = pair.split(',');
      return [Number(radius), Number(height)];
    });

const BORDEAUX: BottleForm = {
  body: outline(
    '3.72,.55 3.76,2 3.76,10 3.76,18.2 3.68,19.4 3.2,20.7 2.3,21.9 1.62,23 1.42,24.2 1.38,26 1.36,28.2',
  ),
  labelFrom: 4.4,
  labelTo: 14.4,
  capsuleLength: 5.6,
  punt: 2.2,
};

/** The same mould for another volume: the neck grows less than the body, corks come in few sizes. */
function resize(form: BottleForm, k: number, neck: number): BottleForm {
  const from = form.body.findLastIndex(([r]) => r > 2.2);
  return {
    body: scaleProfile(form.body, k).map(([r, y], i) => [i > from ? r * (neck / k) : r, y]),
    labelFrom: form.labelFrom * k,
    labelTo: form.labelTo * k,
    capsuleLength: form.capsuleLength * (k + neck) * 0.5,
    punt: form.punt * k,
  };
}

const CHAMPAGNE: BottleForm = {
  body: outline(
    '4.3,.7 4.38,2.2 4.38,8 4.35,12.8 4.15,15.2 3.6,17.6 2.85,20 2.15,22.4 1.72,24.6 1.5,27 1.46,29.4',
  ),
  labelFrom: 3.6,
  labelTo: 11.8,
  capsuleLength: 9.5,
  punt: 3.2,
};

export const BOTTLE_FORMS: Readonly<Record<BottleShape, BottleForm>> = {
  bordeaux: BORDEAUX,
  tapered_bordeaux: {
    body: outline(
      '3.5,.6 3.6,2 3.82,10 4.08,18.8 3.98,20 3.4,21.4 2.4,22.8 1.66,24 1.46,25.4 1.42,27.4 1.4,29.4',
    ),
    labelFrom: 4.8,
    labelTo: 15,
    capsuleLength: 6,
    punt: 3,
  },
  burgundy: {
    body: outline(
      '4.1,.6 4.14,2 4.14,8 4.12,12.5 3.95,14.6 3.5,16.8 2.85,19.2 2.15,21.6 1.62,23.8 1.44,26 1.4,28.2',
    ),
    labelFrom: 3.4,
    labelTo: 11.8,
    capsuleLength: 5.6,
    punt: 2.4,
  },
  rhone: {
    body: outline(
      '3.94,.6 3.98,2 3.98,9 3.96,14 3.82,16.2 3.3,18.6 2.6,21 1.95,23.4 1.56,25.4 1.44,27.4 1.4,29.6',
    ),
    labelFrom: 3.8,
    labelTo: 13,
    capsuleLength: 5.8,
    punt: 2.2,
  },
  champagne: CHAMPAGNE,
  hock: {
    body: outline(
      '3.6,.55 3.66,2 3.66,10 3.62,15 3.35,18.2 2.8,21.5 2.1,25 1.6,28 1.42,30.5 1.38,32.6',
    ),
    labelFrom: 4.2,
    labelTo: 13.4,
    capsuleLength: 6.2,
    punt: 0.7,
  },
  // Seen from the front; `flatness` makes it as thin as a field flask.
  bocksbeutel: {
    body: outline(
      '4.3,.5 5.5,1.6 6.8,4.4 7.3,7.4 6.9,10.2 5.6,12.6 3.6,14.2 2.1,15.2 1.56,16.2 1.44,17.6 1.4,19.4',
    ),
    labelFrom: 2.6,
    labelTo: 11,
    capsuleLength: 3.6,
    punt: 0.8,
    flatness: 0.5,
  },
  clavelin: {
    body: outline(
      '4.02,.6 4.06,2 4.08,8 4.08,13.6 4,14.9 3.5,16 2.5,16.9 1.78,17.8 1.54,19.2 1.48,21.4 1.46,23.8',
    ),
    labelFrom: 3.4,
    labelTo: 12.4,
    capsuleLength: 4.6,
    punt: 1.4,
  },
  fortified: {
    body: outline(
      '3.6,.5 3.66,2 3.7,10 3.74,15.6 3.62,16.9 3,17.9 1.9,18.6 1.5,19.4 1.56,21.2 1.74,23 1.5,24.6 1.42,26.4',
    ),
    labelFrom: 3.6,
    labelTo: 12.4,
    capsuleLength: 5,
    punt: 1.6,
  },
  provence: {
    body: outline(
      '3.9,.6 4.02,1.8 3.8,4.2 3.42,7.6 3.4,10 3.66,13.2 3.86,16 3.6,18.4 2.9,20.8 2.1,23 1.6,25.2 1.42,27.6 1.38,30',
    ),
    labelFrom: 5.4,
    labelTo: 12.6,
    capsuleLength: 6,
    punt: 1.8,
  },
  jura: {
    body: outline(
      '3.96,.6 4,2 4,8 3.98,13.6 3.82,15.6 3.2,17.8 2.4,20 1.82,22 1.56,24 1.5,26 1.46,28.2',
    ),
    labelFrom: 3.4,
    labelTo: 12.4,
    capsuleLength: 5.6,
    punt: 2,
  },
  half: resize(BORDEAUX, 0.79, 0.92),
  magnum: resize(BORDEAUX, 1.27, 1.16),
  champagne_magnum: resize(CHAMPAGNE, 1.26, 1.16),
  jeroboam: resize(BORDEAUX, 1.6, 1.3),
};
