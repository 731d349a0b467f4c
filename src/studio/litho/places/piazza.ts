import { ellipse, polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { darken, lighten, mixHex } from '#studio/litho/mix-colours.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { paintSky } from '#studio/litho/scenes/land/sky.ts';
import type { PaintGround } from './ground.ts';

const WALLS = ['#d9a066', '#e3bf8a', '#c9774f', '#e0cfa8', '#d48d78'] as const;
const HOUSES = 6;

/** Old houses round a paved square, a bell tower above their roofs. */
export const piazzaStage: PaintGround = (scene) => {
  const { press, frame, random } = scene;
  const ground = frame.y + frame.height * 0.64;
  paintSky(scene, {
    centre: [frame.x + frame.width * 0.24, frame.y + frame.height * 0.24],
    radius: frame.height * 0.08,
  });
  const dice = random.fork('piazza');
  const step = frame.width / HOUSES;
  drawTower(scene, ground);
  const walls = dice.shuffle(WALLS);
  for (let i = 0; i < HOUSES; i++) {
    const height = frame.height * dice.range(0.24, 0.36);
    const house = { x: frame.x + i * step, y: ground - height, width: step * 1.01, height };
    drawHouse(scene, house, walls[i % walls.length] ?? WALLS[0]);
  }
  paintPaving(scene, ground);
  press.stroke(
    rectangle({ x: frame.x, y: ground, width: frame.width, height: 1 }),
    '#5b3320',
    press.unit * 3,
  );
  return { floor: frame.y + frame.height * 0.94, horizon: ground, line: '#fff7ea' };
};

function drawHouse({ press, palette }: PosterScene, house: Rect, wall: string): void {
  const { x, y, width, height } = house;
  const ink = mixHex(wall, palette.hills[1], 0.18);
  const light = { from: [x, y] as const, to: [x + width, y + height] as const };
  press.fill(rectangle(house), ink, { ...light, start: 0.25, end: -0.3 });
  const roof = polygon([
    [x - width * 0.04, y],
    [x + width * 0.06, y - height * 0.1],
    [x + width * 0.94, y - height * 0.1],
    [x + width * 1.04, y],
  ]);
  press.fill(roof, '#a8553a', { ...light, start: 0.2, end: -0.3 });
  const rows = height > width * 1.5 ? 3 : 2;
  const upper = height * 0.66;
  for (let row = 0; row < rows; row++)
    for (const u of [0.28, 0.72]) {
      const pane = { width: width * 0.16, height: (upper / rows) * 0.5 };
      const at = { x: x + width * u - pane.width / 2, y: y + (upper / rows) * (row + 0.28) };
      press.fill(rectangle({ ...at, ...pane }), darken(ink, 0.55));
      for (const side of [-1, 1])
        press.fill(
          rectangle({
            x: at.x + (side < 0 ? -pane.width * 0.55 : pane.width),
            y: at.y,
            width: pane.width * 0.55,
            height: pane.height,
          }),
          '#4f7a5c',
        );
    }
  drawArch(press, house, darken(ink, 0.5));
}

/** The arcade on the ground floor. */
function drawArch(press: PosterScene['press'], { x, y, width, height }: Rect, ink: string): void {
  for (const u of [0.27, 0.73]) {
    const [half, top] = [width * 0.17, y + height * 0.78];
    press.fill(ellipse([x + width * u, top], half, half), ink);
    const door = { x: x + width * u - half, y: top, width: half * 2, height: y + height - top };
    press.fill(rectangle(door), ink);
  }
}

function drawTower({ press, frame, palette }: PosterScene, ground: number): void {
  const width = frame.width * 0.09;
  const [x, top] = [frame.x + frame.width * 0.7, frame.y + frame.height * 0.12];
  const wall = mixHex('#d9b483', palette.hills[1], 0.15);
  const light = { from: [x, top] as const, to: [x + width, ground] as const };
  press.fill(rectangle({ x, y: top, width, height: ground - top }), wall, {
    ...light,
    start: 0.25,
    end: -0.35,
  });
  press.fill(
    polygon([
      [x - width * 0.1, top],
      [x + width / 2, top - width * 0.9],
      [x + width * 1.1, top],
    ]),
    '#a8553a',
  );
  press.fill(ellipse([x + width / 2, top + width * 0.6], width * 0.22, width * 0.34), '#4a3a34');
  press.fill(ellipse([x + width / 2, top + width * 1.7], width * 0.26, width * 0.26), '#fbf3e2');
}

/** Slabs that run together towards the houses. */
function paintPaving(scene: PosterScene, ground: number): void {
  const { press, frame } = scene;
  const bottom = bottomOf(scene);
  const slab = { x: frame.x, y: ground, width: frame.width, height: bottom - ground };
  press.fill(rectangle(slab), '#cdb696', {
    from: [0, ground],
    to: [0, bottom],
    start: -0.3,
    end: 0.2,
  });
  const middle = frame.x + frame.width / 2;
  const seam = lighten('#8f7a5e', 0.1);
  for (let i = -7; i <= 7; i++)
    press.stroke(
      polygon(
        [
          [middle + i * frame.width * 0.06, ground],
          [middle + i * frame.width * 0.16, bottom],
        ],
        false,
      ),
      seam,
      press.unit * 1.6,
    );
  for (const share of [0.12, 0.28, 0.5, 0.76]) {
    const y = ground + (bottom - ground) * share;
    press.stroke(
      polygon(
        [
          [frame.x, y],
          [frame.x + frame.width, y],
        ],
        false,
      ),
      seam,
      press.unit * 1.6,
    );
  }
}
