import type { Point } from '#studio/litho/geometry.ts';
import { drawBarrel, drawBarrelHead } from '#studio/litho/props/barrel.ts';
import { drawCallouts } from './callouts.ts';
import { PLATE_SOFT, write, type Plate } from './plate.ts';

/** The parts of a cask, standing and from the head. */
export function drawBarrelPlate(plate: Plate): void {
  const { press, area, textPx } = plate;
  const isTall = area.height > area.width * 1.15;
  const radius = isTall
    ? Math.min(area.width * 0.23, area.height * 0.17)
    : Math.min(area.height * 0.3, area.width * 0.17);
  const x = area.x + area.width * (isTall ? 0.4 : 0.32);
  const foot = area.y + (isTall ? area.height * 0.53 : area.height * 0.5 + radius * 1.25);
  drawBarrel(press, { at: [x, foot], radiusPx: radius, lightSide: 1, wood: '#b07b48' });
  const head: Point = isTall
    ? [x, area.y + area.height * 0.78]
    : [area.x + area.width * 0.83, area.y + area.height * 0.48];
  drawBarrelHead(press, { at: head, radiusPx: radius * 0.86, lightSide: 1, wood: '#b07b48' });
  write(plate, 'the head', [head[0], head[1] + radius + textPx * 1.1], {
    face: 'cormorantItalic',
    ink: PLATE_SOFT,
  });
  const at = (u: number, v: number): Point => [x + u * radius, foot - v * radius * 2.5];
  drawCallouts(
    plate,
    [
      { anchor: at(0.5, 0.99), name: 'Chime', note: 'the rim of the staves', side: 'right' },
      { anchor: at(0.78, 0.92), name: 'Head hoop', note: 'closes the ends', side: 'right' },
      { anchor: at(0.9, 0.7), name: 'Bilge hoop', note: 'holds the belly', side: 'right' },
      { anchor: at(0.6, 0.5), name: 'Staves', note: 'oak, bent over fire', side: 'right' },
      { anchor: at(0.86, 0.3), name: 'Bilge hoop', note: 'one on either side', side: 'right' },
    ],
    { left: area.x, right: x + radius * 1.35 },
  );
}
