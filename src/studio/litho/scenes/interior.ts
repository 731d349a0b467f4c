import type { Random } from '#studio/random.ts';
import {
  circle,
  ellipse,
  polygon,
  rectangle,
  roundedRectangle,
  smooth,
} from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken, lighten, mixHex } from '#studio/litho/mix-colours.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';

export interface RoomInks {
  wall: string;
  wood: string;
  accent: string;
  metal: string;
}

const ROOMS: readonly RoomInks[] = [
  { wall: '#20403c', wood: '#6b3f26', accent: '#8e1f33', metal: '#d3a655' },
  { wall: '#4a1826', wood: '#5b3320', accent: '#1f4a4a', metal: '#dcb263' },
  { wall: '#22304a', wood: '#70452a', accent: '#9a2a35', metal: '#d9ab55' },
];

export const roomInks = (random: Random): RoomInks => random.pick(ROOMS);

/** Lamps on long cords; each warms the wall behind it. */
export function paintPendants(
  scene: PosterScene,
  inks: RoomInks,
  count: number,
  drop: number,
): void {
  scene.press.named('lamp', () => {
    const { press, frame } = scene;
    for (let i = 0; i < count; i++) {
      const x = frame.x + (frame.width * (i + 0.5)) / count;
      const y = frame.y + frame.height * drop;
      const size = Math.min(frame.width / count, frame.height * 0.3) * 0.26;
      press.stroke(
        polygon(
          [
            [x, frame.y],
            [x, y - size],
          ],
          false,
        ),
        darken(inks.wall, 0.6),
        press.unit * 3,
      );
      press.shade(circle([x, y], size * 4), {
        centre: [x, y],
        radius: size * 4,
        start: 0.7,
        end: 0,
      });
      const shade = smooth(
        [
          [x - size * 0.2, y - size],
          [x + size * 0.2, y - size],
          [x + size, y],
          [x - size, y],
        ],
        true,
        0.3,
      );
      press.fill(shade, inks.metal, {
        from: [x - size, y],
        to: [x + size, y],
        start: -0.6,
        end: 0.4,
      });
      press.fill(ellipse([x, y], size * 0.9, size * 0.14), '#fff3cf');
    }
  });
}

/** A counter along the bottom; gives back the height of its top. */
export function paintCounter(scene: PosterScene, inks: RoomInks, depth: number): number {
  const { press, frame } = scene;
  const top = bottomOf(scene) - frame.height * depth;
  press.named('counter', () => buildCounter(scene, inks, { top, depth }));
  return top + frame.height * 0.012;
}

function buildCounter(
  scene: PosterScene,
  inks: RoomInks,
  { top, depth }: { top: number; depth: number },
): void {
  const { press, frame } = scene;
  press.fill(
    rectangle({ x: frame.x, y: top, width: frame.width, height: frame.height * depth }),
    inks.accent,
    { from: [0, top], to: [0, bottomOf(scene)], start: 0.1, end: -0.7 },
  );
  const panels = Math.max(4, Math.round(frame.width / (frame.height * 0.22)));
  const width = frame.width / panels;
  for (let i = 0; i < panels; i++) {
    const panel = roundedRectangle(
      {
        x: frame.x + width * (i + 0.12),
        y: top + frame.height * depth * 0.36,
        width: width * 0.76,
        height: frame.height * depth,
      },
      press.unit * 8,
    );
    press.fill(panel, darken(inks.accent, 0.22), {
      from: [0, top],
      to: [0, bottomOf(scene)],
      start: 0.25,
      end: -0.5,
    });
  }
  const slab = rectangle({
    x: frame.x,
    y: top - frame.height * 0.012,
    width: frame.width,
    height: frame.height * 0.05,
  });
  press.fill(slab, lighten(inks.wood, 0.12), {
    from: [0, top],
    to: [0, top + frame.height * 0.05],
    start: 0.6,
    end: -0.4,
  });
  press.fill(
    rectangle({
      x: frame.x,
      y: top + frame.height * 0.038,
      width: frame.width,
      height: press.unit * 5,
    }),
    inks.metal,
  );
}

/** An arched window with the evening outside. */
export function paintWindow(
  scene: PosterScene,
  inks: RoomInks,
  area: { x: number; width: number; top: number; bottom: number },
): void {
  scene.press.named('window', () => {
    const { press, palette } = scene;
    const radius = area.width / 2;
    const arch = (inset: number) => {
      const r = radius - inset;
      const points: Point[] = [[area.x + inset, area.bottom]];
      for (let i = 0; i <= 18; i++) {
        const angle = Math.PI + (i / 18) * Math.PI;
        points.push([
          area.x + radius + Math.cos(angle) * r,
          area.top + radius + Math.sin(angle) * r,
        ]);
      }
      points.push([area.x + area.width - inset, area.bottom]);
      return polygon(points);
    };
    press.fill(arch(0), inks.metal, {
      from: [area.x, 0],
      to: [area.x + area.width, 0],
      start: -0.4,
      end: 0.3,
    });
    const pane = arch(radius * 0.07);
    press.fill(pane, palette.sky[2], {
      from: [0, area.top],
      to: [0, area.bottom],
      start: -0.4,
      end: 0.45,
    });
    press.clipped(pane, () => {
      press.fill(circle([area.x + radius, area.bottom - radius * 0.7], radius * 0.42), palette.sun);
      const hill = (y: number, colour: string) => {
        const points: Point[] = Array.from({ length: 13 }, (_, i): Point => [
          area.x + (area.width * i) / 12,
          area.bottom - radius * (y + 0.14 * Math.sin(i * 0.7 + y * 9)),
        ]);
        press.fill(
          polygon([...points, [area.x + area.width, area.bottom], [area.x, area.bottom]]),
          colour,
          {
            from: [0, area.bottom - radius * y * 1.3],
            to: [0, area.bottom],
            start: 0.3,
            end: -0.5,
          },
        );
      };
      hill(0.6, palette.hills[0]);
      hill(0.36, mixHex(palette.rows[2], palette.hills[2], 0.3));
    });
    press.clipped(arch(0), () => {
      for (const u of [0.36, 0.64]) {
        press.fill(
          rectangle({
            x: area.x + area.width * u - press.unit * 3,
            y: area.top,
            width: press.unit * 6,
            height: area.bottom - area.top,
          }),
          inks.metal,
        );
      }
    });
    press.fill(
      rectangle({ x: area.x, y: area.top + radius, width: area.width, height: press.unit * 6 }),
      inks.metal,
    );
  });
}
