import { SKYLINES } from '#studio/backdrops/place/skyline/skylines.ts';
import type { Landmark, Skyline } from '#studio/backdrops/place/skyline/skylines.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { cityOf } from '#studio/places/place-of.ts';
import { polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { darken, lighten, mixHex } from '#studio/litho/mix-colours.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { paintSky } from '#studio/litho/scenes/land/sky.ts';
import type { PaintGround, Stage } from './ground.ts';
import { pressPen } from './press-pen.ts';

/** A city that is named shows what it is known by; any other its towers. */
export const townStage: PaintGround = (scene) => {
  const city = cityOf(scene.spec);
  return city && city !== 'new_york' ? knownTown(scene, SKYLINES[city]) : towersStage(scene);
};

/** Roofs, the landmark above them, and the street or the river before it. */
function knownTown(scene: PosterScene, skyline: Skyline): Stage {
  const { press, frame, palette, random } = scene;
  const dice = random.fork('town');
  const ground = bottomOf(scene) - frame.height * 0.24;
  paintSky(scene, {
    centre: [frame.x + frame.width * 0.74, frame.y + frame.height * 0.3],
    radius: frame.height * 0.09,
  });
  const goOn = press.named('city_skyline', () =>
    paintHouses(scene, skyline, { ground: ground - frame.height * 0.03, tall: 0.13, haze: 0.5 }),
  );
  const isAlone = scene.spec.things.length + scene.spec.figures.length === 0;
  const x = frame.x + frame.width * besides(scene.spec);
  raise(scene, skyline.landmark, { x, y: ground, size: isAlone ? 1.6 : 1.5 });
  if (!skyline.hasRiver) goOn(() => paintHouses(scene, skyline, { ground, tall: 0.075, haze: 0 }));
  const front = skyline.hasRiver ? '#4f8ea0' : lighten(darken(palette.hills[2], 0.3), 0.2);
  const fill = (name: Rect, colour: string) =>
    press.fill(rectangle(name), colour, {
      from: [0, ground],
      to: [0, bottomOf(scene)],
      start: 0.3,
      end: -0.4,
    });
  const before = { x: frame.x, y: ground, width: frame.width, height: frame.height };
  if (skyline.hasRiver) press.named('river', () => fill(before, front));
  else fill(before, front);
  if (skyline.hasRiver && standsAshore(scene.spec)) paintQuay(scene);
  if (skyline.afloat)
    raise(scene, skyline.afloat, {
      x: frame.x + frame.width * (isAlone ? 0.5 : dice.pick([0.2, 0.8])),
      y: ground + frame.height * 0.1,
      size: 1.4,
    });
  return { floor: frame.y + frame.height * 0.94, horizon: ground, line: '#fff7ea', widest: 0.56 };
}

const AFLOAT = new Set<ThingId>(['boat', 'ship', 'speedboat', 'canoe', 'gondola', 'swan', 'duck']);

/** People, trams and bottles stand on the bank, not on the water. */
const standsAshore = (spec: SceneSpec): boolean =>
  spec.figures.length > 0 ||
  spec.things.some((asked) => !AFLOAT.has(asked.thing) && !isOfSkyline(asked, spec));

function paintQuay(scene: PosterScene): void {
  const { press, frame } = scene;
  const top = frame.y + frame.height * 0.88;
  press.fill(
    rectangle({ x: frame.x, y: top, width: frame.width, height: bottomOf(scene) - top }),
    '#cbb796',
    { from: [0, top], to: [0, bottomOf(scene)], start: 0.3, end: -0.4 },
  );
  press.stroke(
    polygon(
      [
        [frame.x, top],
        [frame.x + frame.width, top],
      ],
      false,
    ),
    '#8d7a5e',
    press.unit * 5,
  );
}

/** The bridge of Porto and the boat below it are painted with their town. */
export function isOfSkyline({ thing, count }: AskedThing, spec: SceneSpec): boolean {
  const city = spec.place === 'city' ? cityOf(spec) : null;
  if (!city || city === 'new_york' || (count ?? 1) > 1) return false;
  const { landmark, afloat } = SKYLINES[city];
  return landmark.thing === thing || afloat?.thing === thing;
}

/** One thing stands in the middle of the sheet, two on its sides: the landmark is seen between or beside them. */
function besides({ things, figures }: SceneSpec): number {
  const many = [...things, ...figures].reduce((sum, { count }) => sum + (count ?? 1), 0);
  return many % 2 === 0 ? 0.5 : 0.24;
}

function raise(
  { press, frame, palette, random }: PosterScene,
  { thing, height, draw }: Landmark,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  // What is wide may not leave the sheet; towers are narrow.
  const widest = height > 0.42 ? frame.width : frame.width * 0.46;
  const heightPx = Math.min(frame.height * height * size, widest);
  const stand = { foot: [x, y] as const, heightPx, isDark: palette.isNight, random };
  press.named(thing, () => {
    // Iron lattice is seen as one body from afar.
    if (thing === 'eiffel_tower') press.veil(polygon(spireOf(x, y, heightPx)), '#6b5a52', 0.3);
    draw(pressPen(press, stand));
  });
}

const spireOf = (x: number, y: number, heightPx: number): Point[] => [
  [x - heightPx * 0.17, y],
  [x - heightPx * 0.03, y - heightPx * 0.5],
  [x, y - heightPx * 0.96],
  [x + heightPx * 0.03, y - heightPx * 0.5],
  [x + heightPx * 0.17, y],
];

/** A row of houses with hipped roofs; far ones take the colour of the sky. */
function paintHouses(
  { press, frame, palette, random }: PosterScene,
  { walls, roofs }: Skyline,
  { ground, tall, haze }: { ground: number; tall: number; haze: number },
): void {
  const dice = random.fork(`houses ${tall}`);
  const dim = palette.isNight ? 0.55 : 0;
  const ink = (colour: string) => mixHex(darken(colour, dim), palette.sky[2], haze);
  for (let x = frame.x - 10; x < frame.x + frame.width;) {
    const width = frame.height * dice.range(0.06, 0.1);
    const high = frame.height * tall * dice.range(0.75, 1);
    const top = ground - high;
    press.fill(rectangle({ x, y: top, width: width + 1, height: high + 4 }), ink(dice.pick(walls)));
    press.fill(
      polygon([
        [x - width * 0.04, top],
        [x + width * 0.16, top - high * 0.28],
        [x + width * 0.84, top - high * 0.28],
        [x + width * 1.04, top],
      ]),
      ink(dice.pick(roofs)),
    );
    if (haze === 0)
      for (const u of [0.22, 0.5, 0.78])
        press.fill(
          rectangle({
            x: x + width * (u - 0.06),
            y: top + high * 0.25,
            width: width * 0.12,
            height: high * 0.28,
          }),
          palette.isNight && dice.chance(0.6) ? '#ffcf7e' : '#5d5a58',
        );
    x += width;
  }
}

/** Roofs and lit windows under the evening sky. */
function towersStage(scene: PosterScene): Stage {
  const { press, frame, palette, random } = scene;
  const dice = random.fork('city');
  const ground = bottomOf(scene) - frame.height * 0.2;
  paintSky(scene, {
    centre: [frame.x + frame.width * dice.range(0.3, 0.7), frame.y + frame.height * 0.34],
    radius: frame.height * 0.1,
  });
  for (const [share, tone] of [
    [0.5, 0.45],
    [0.34, 0.15],
  ] as const) {
    for (let x = frame.x - 10; x < frame.x + frame.width;) {
      const width = frame.height * dice.range(0.07, 0.13);
      const height = frame.height * share * dice.range(0.55, 1);
      const colour = mixHex(darken(palette.hills[2], 0.2), palette.sky[3], tone);
      press.fill(rectangle({ x, y: ground - height, width, height: height + 4 }), colour, {
        from: [x, 0],
        to: [x + width, 0],
        start: 0.2,
        end: -0.4,
      });
      for (let wy = ground - height + width * 0.2; wy < ground - width * 0.2; wy += width * 0.34) {
        for (const u of [0.2, 0.5, 0.8]) {
          if (dice.chance(0.55)) {
            press.fill(
              rectangle({
                x: x + width * (u - 0.06),
                y: wy,
                width: width * 0.12,
                height: width * 0.16,
              }),
              '#ffdf92',
            );
          }
        }
      }
      x += width * dice.range(0.95, 1.15);
    }
  }
  press.fill(
    rectangle({ x: frame.x, y: ground, width: frame.width, height: frame.height }),
    lighten(darken(palette.hills[2], 0.3), 0.2),
    { from: [0, ground], to: [0, bottomOf(scene)], start: 0.2, end: -0.5 },
  );
  return { floor: frame.y + frame.height * 0.94, horizon: ground, line: '#fff7ea' };
}
