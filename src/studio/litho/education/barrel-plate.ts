import { ellipse, type Point } from '#studio/litho/geometry.ts';
import { drawBarrel } from '#studio/litho/props/barrel.ts';
import { drawCallouts } from './callouts.ts';
import { PLATE_INK, type Plate } from './plate.ts';

/** The parts of an oak cask. */
export function drawBarrelPlate(plate: Plate): void {
  const { press, area, textPx } = plate;
  const isWide = area.width > area.height * 0.8;
  const radius = Math.min(area.height * 0.34, area.width * (isWide ? 0.24 : 0.27));
  const x = area.x + (isWide ? area.width * 0.5 : radius * 1.15);
  const foot = area.y + area.height * 0.5 + radius * 1.3;
  drawBarrel(press, { at: [x, foot], radiusPx: radius, lightSide: 1, wood: '#b07b48' });
  const at = (u: number, v: number): Point => [x + u * radius, foot - v * radius * 2.5];
  const bung = ellipse(at(0, 0.5), radius * 0.09, radius * 0.1);
  press.fill(bung, '#e0c08a', {
    centre: at(0.03, 0.52),
    radius: radius * 0.12,
    start: 0.4,
    end: -0.5,
  });
  press.stroke(bung, PLATE_INK, press.unit * 2);
  const left = isWide ? 'left' : 'right';
  const flip = isWide ? -1 : 1;
  drawCallouts(
    plate,
    [
      { anchor: at(0.3, 1), name: 'Head', note: 'the flat end, often branded', side: 'right' },
      { anchor: at(0.74 * flip, 0.97), name: 'Chime', note: 'the rim of the staves', side: left },
      { anchor: at(0.8, 0.92), name: 'Head hoop', note: 'closes the ends', side: 'right' },
      { anchor: at(0.9 * flip, 0.7), name: 'Bilge hoop', note: 'holds the belly', side: left },
      { anchor: at(0.03, 0.5), name: 'Bung', note: 'filled and tasted here', side: 'right' },
      { anchor: at(0.6 * flip, 0.4), name: 'Staves', note: 'oak, bent over fire', side: left },
      { anchor: at(0.7, 0.18), name: 'Barrique', note: 'holds 225 litres', side: 'right' },
    ],
    { left: x - radius - textPx * 1.6, right: x + radius + textPx * 1.6 },
  );
}
