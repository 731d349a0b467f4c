import type { SKRSContext2D } from '@napi-rs/canvas';
import type { AskedGuest } from '#studio/landscape/landscape-spec.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';

/** Height over width of a narrow tractor that is seen from in front. */
export const FRONT_TALL = 1.62;

/** Without a trailer it comes towards us between two rows; with one, both are seen from the side. */
export const isDrivenDownLane = (guests: readonly Pick<AskedGuest, 'thing'>[]): boolean =>
  guests.some(({ thing }) => thing === 'tractor') &&
  !guests.some(({ thing }) => thing === 'trailer');

/** The middle of the lane that lies nearest to (x, z). */
export function laneAt({ terrain }: LandscapeCanvas, x: number, z: number): number {
  const phase = terrain.rowPhase(x, z, 0);
  return terrain.rowX(Math.floor(phase) + 0.5, z);
}

const [TYRE, RIM, GLASS, STEEL] = ['#1d1c1b', '#d9b23a', '#9db4bd', '#34373a'];

/** A vineyard tractor as it comes towards us: tall wheels behind small ones, a slim bonnet, a cab with its driver. */
export const drawTractorFront =
  (paint: string) =>
  (c: SKRSContext2D, height: number): void => {
    c.save();
    c.translate(0, height);
    c.scale(1, -1);
    const box = (x: number, y: number, w: number, h: number, colour: string, round = 0): void => {
      c.fillStyle = colour;
      c.beginPath();
      c.roundRect(x, y, w, h, round);
      c.fill();
    };
    // The ground under it.
    c.fillStyle = 'rgba(16, 12, 8, 0.5)';
    c.beginPath();
    c.ellipse(0.5, 0.02, 0.5, 0.03, 0, 0, Math.PI * 2);
    c.fill();
    for (const x of [0, 0.79]) {
      box(x, 0.01, 0.21, 0.8, TYRE, 0.07);
      // Lugs of the tread.
      for (let y = 0.06; y < 0.78; y += 0.075) box(x + 0.015, y, 0.18, 0.028, '#3a3835', 0.01);
    }
    for (const x of [0.0, 0.78]) box(x, 0.76, 0.22, 0.09, paint, 0.04);
    box(0.2, 0.24, 0.6, 0.1, STEEL, 0.02);
    for (const x of [0.12, 0.71]) {
      box(x, 0.01, 0.17, 0.46, TYRE, 0.06);
      for (let y = 0.05; y < 0.44; y += 0.065) box(x + 0.015, y, 0.14, 0.024, '#3f3d39', 0.01);
      box(x + 0.05, 0.2, 0.07, 0.08, RIM, 0.02);
    }
    // Cab: posts, panes, somebody behind the wheel.
    box(0.2, 0.78, 0.6, 0.72, paint, 0.05);
    box(0.25, 0.82, 0.5, 0.6, GLASS, 0.04);
    box(0.25, 0.82, 0.5, 0.22, '#55646a', 0.03);
    c.fillStyle = '#2f4a6b';
    c.beginPath();
    c.ellipse(0.5, 0.9, 0.17, 0.16, 0, 0, Math.PI * 2);
    c.fill();
    c.fillStyle = '#c99a78';
    c.beginPath();
    c.ellipse(0.5, 1.13, 0.068, 0.088, 0, 0, Math.PI * 2);
    c.fill();
    box(0.425, 1.17, 0.15, 0.06, '#6e5a3c', 0.03);
    box(0.39, 1.155, 0.22, 0.022, '#6e5a3c', 0.01);
    box(0.17, 1.44, 0.66, 0.12, paint, 0.04);
    box(0.485, 0.82, 0.012, 0.08, '#15171a');
    for (const x of [0.21, 0.69]) box(x, 1.47, 0.1, 0.055, '#fff3c8', 0.02);
    // Bonnet and grille.
    box(0.31, 0.3, 0.38, 0.66, paint, 0.07);
    box(0.36, 0.36, 0.28, 0.42, '#26292b', 0.03);
    for (let y = 0.4; y < 0.76; y += 0.055) box(0.375, y, 0.25, 0.02, '#54595c', 0.006);
    box(0.335, 0.8, 0.1, 0.075, '#fff6d8', 0.03);
    box(0.565, 0.8, 0.1, 0.075, '#fff6d8', 0.03);
    box(0.3, 0.24, 0.4, 0.09, STEEL, 0.02);
    c.restore();
    c.globalCompositeOperation = 'source-atop';
    const light = c.createLinearGradient(0, 0, 0.5, height);
    light.addColorStop(0, 'rgba(255, 246, 224, 0.2)');
    light.addColorStop(0.5, 'rgba(80, 70, 60, 0.06)');
    light.addColorStop(1, 'rgba(20, 16, 12, 0.5)');
    c.fillStyle = light;
    c.fillRect(0, 0, 1, height);
  };
