import { labelFor } from '#studio/labels/label-spec.ts';
import { isSparkling, type Closure } from '#studio/scene-spec.ts';
import { polygon, rectangle, smooth, type Point } from '#studio/litho/geometry.ts';
import { bottleProfile } from '#studio/litho/props/bottle-profiles.ts';
import { drawBottle } from '#studio/litho/props/bottle.ts';
import { drawCallouts, type Callout } from './callouts.ts';
import { PLATE_INK, PLATE_PAPER, type Plate } from './plate.ts';

/** The parts of a bottle; cork and punt are drawn as if the glass were cut open. */
export function drawBottlePlate(plate: Plate): void {
  const { press, area, spec, random } = plate;
  const profile = bottleProfile(spec.bottle);
  const heightPx = Math.min(area.height * 0.93, area.width * 1.3);
  const scale = heightPx / profile.height;
  const isWide = area.width > area.height * 0.8;
  const x = area.x + area.width * (isWide ? 0.5 : 0.36);
  const base: Point = [x, area.y + area.height * 0.5 + heightPx * 0.5];
  drawBottle(press, {
    base,
    heightPx,
    shape: spec.bottle,
    glass: spec.bottleGlass,
    wine: spec.wine,
    closure: spec.closure,
    label: labelFor(spec, random.fork('label').next()),
    lightSide: 1,
  });
  const at = (cx: number, cy: number): Point => [x + cx * scale, base[1] - cy * scale];
  drawCutAway(plate, at, profile.height);
  const outline = polygon([
    ...profile.outline.map(([r, y]) => at(-r, y)),
    ...profile.outline.toReversed().map(([r, y]) => at(r, y)),
  ]);
  press.stroke(outline, PLATE_INK, press.unit * 2.6);
  const half = (profile.belly + 1) * scale;
  drawCallouts(plate, bottleParts(plate, at, isWide), { left: x - half, right: x + half });
}

/** The cork in the neck and the punt in the base. */
function drawCutAway(
  { press, spec }: Plate,
  at: (x: number, y: number) => Point,
  height: number,
): void {
  const isCorked = spec.closure === 'cork' || spec.closure === 'wax' || spec.closure === 'muselet';
  if (isCorked) {
    const [left, top] = at(-0.95, height - 0.5);
    const [right, bottom] = at(0.95, height - 5);
    const cork = rectangle({ x: left, y: top, width: right - left, height: bottom - top });
    press.fill(cork, '#d6ae78', { from: [left, 0], to: [right, 0], start: -0.4, end: 0.3 });
    press.stroke(cork, PLATE_INK, press.unit * 1.6);
  }
  const depth = Math.min(
    isSparkling(spec.wine) ? 3.2 : 2.2,
    bottleProfile(spec.bottle).label[0] * 0.86,
  );
  const punt = smooth(
    [at(-2.9, 0), at(-1.5, depth * 0.66), at(0, depth), at(1.5, depth * 0.66), at(2.9, 0)],
    false,
    0.5,
  );
  press.stroke(punt, PLATE_PAPER, press.unit * 3);
}

function bottleParts(
  { spec }: Plate,
  at: (x: number, y: number) => Point,
  isWide: boolean,
): Callout[] {
  const profile = bottleProfile(spec.bottle);
  const left = isWide ? 'left' : 'right';
  const flip = isWide ? -1 : 1;
  const radiusAt = (y: number) => profile.outline.find(([, height]) => height >= y)?.[0] ?? 1;
  const shoulder = (profile.label[1] + profile.capsule) / 2 + 0.4;
  const neck = profile.capsule - 0.8;
  const closures = {
    cork: ['Cork', 'lets the wine age slowly'],
    wax: ['Wax and cork', 'sealed by hand'],
    muselet: ['Cork and muselet', 'holds some six bar'],
    screwcap: ['Screw cap', 'seals without air'],
    crown: ['Crown cap', 'as in the cellar'],
  } as const;
  const [closure, closureNote] = closures[spec.closure];
  return [
    { anchor: at(0.6, profile.height - 2), name: closure, note: closureNote, side: 'right' },
    {
      anchor: at(1.3 * flip, profile.height - 3.6),
      name: CAPSULES[spec.closure][0],
      note: CAPSULES[spec.closure][1],
      side: left,
    },
    {
      anchor: at(radiusAt(neck) * 0.9, neck),
      name: 'Neck',
      note: isSparkling(spec.wine) ? 'gathers the yeast at riddling' : 'the level shows the age',
      side: 'right',
    },
    {
      anchor: at(radiusAt(shoulder) * 0.92 * flip, shoulder),
      name: 'Shoulder',
      note: shoulderNote(spec.bottle),
      side: left,
    },
    {
      anchor: at(profile.belly * 0.8, (profile.label[0] + profile.label[1]) / 2),
      name: 'Label',
      note: 'producer, origin, vintage',
      side: 'right',
    },
    {
      anchor: at(profile.belly * 0.86 * flip, profile.label[0] * 0.62),
      name: 'Body',
      note: 'holds 750 ml',
      side: left,
    },
    { anchor: at(0.9, 1.5), name: 'Punt', note: 'strengthens the base', side: 'right' },
  ];
}

const CAPSULES: Readonly<Record<Closure, readonly [string, string]>> = {
  cork: ['Capsule', 'cut below the lip'],
  wax: ['Wax', 'cracked, not cut'],
  muselet: ['Foil', 'hides cork and wire'],
  screwcap: ['Sleeve', 'holds the thread'],
  crown: ['Lip', 'grips the cap'],
};

function shoulderNote(bottle: Plate['spec']['bottle']): string {
  if (bottle === 'bordeaux' || bottle === 'magnum') return 'high, holds back the sediment';
  if (bottle === 'fortified') return 'square, holds back the crust';
  return bottle === 'hock' ? 'slender and long' : 'sloping';
}
