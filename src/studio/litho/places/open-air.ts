import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Country } from './country.ts';
import { countryStage } from './country.ts';
import { circle, polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { drawBushVine } from '#studio/litho/props/bush-vine.ts';
import { drawHouse } from '#studio/litho/props/houses.ts';
import { drawRoundTree } from '#studio/litho/props/trees.ts';
import { paintCrowd } from '#studio/litho/scenes/crowd.ts';
import { namesBlossomingTrees } from '#studio/places/scenery/in-bloom.ts';
import { paintBlossom } from '#studio/litho/scenes/land/blossom.ts';
import { paintGarlands, paintTents } from '#studio/litho/scenes/festival.ts';
import { paintSky } from '#studio/litho/scenes/land/sky.ts';
import { namesRoseGarden } from '#studio/places/scenery/rose-garden.ts';
import type { PaintGround, Stage } from './ground.ts';
import { drawTimbered, namesTimbered } from './timbered.ts';
import { paintWisteria } from './wisteria.ts';

/** A row of houses with a church, half hidden by trees. */
export function paintVillage(scene: PosterScene, { horizon }: Stage): void {
  scene.press.named('village', () => {
    const { press, frame, palette, random } = scene;
    const dice = random.fork('village');
    const size = Math.min(frame.width, frame.height) * 0.1;
    const isTimbered = namesTimbered(scene.spec);
    const count = Math.max(5, Math.round(frame.width / (size * (isTimbered ? 1.05 : 1.5))));
    for (let i = 0; i < count; i++) {
      const x = frame.x + (frame.width * (i + 0.5)) / count;
      const foot: Point = [x, horizon - frame.height * (0.02 + 0.03 * (i % 2))];
      const isChurch = i === Math.floor(count / 2);
      if (isTimbered && !isChurch) {
        drawTimbered(scene, { foot, sizePx: size * dice.range(1.7, 2.2), number: i });
        continue;
      }
      drawHouse(press, isChurch ? 'abbey' : 'farmhouse', {
        foot,
        sizePx: size * dice.range(0.7, 1),
        wall: mixHex(palette.wall, '#fff6e4', dice.range(0, 0.4)),
        roof: palette.roof,
        opening: palette.isNight ? '#ffd98a' : palette.ink,
        lightSide: 1,
      });
      if (i % 2) {
        drawRoundTree(press, {
          foot: [x + size * 0.7, horizon],
          heightPx: size * 0.9,
          colour: palette.tree,
          lightSide: 1,
        });
      }
    }
  });
}

/** A balustrade and a table's edge before the view. */
export function paintTerraceWall(scene: PosterScene, stage: Stage): void {
  const { press, frame } = scene;
  const top = stage.horizon - frame.height * 0.02;
  const rail = (y: number, height: number) =>
    press.fill(rectangle({ x: frame.x, y, width: frame.width, height }), '#e2d2b4', {
      from: [0, y],
      to: [0, y + height],
      start: 0.3,
      end: -0.4,
    });
  rail(top, frame.height * 0.025);
  for (let x = frame.x; x < frame.x + frame.width; x += frame.height * 0.06) {
    press.fill(
      polygon([
        [x, top + frame.height * 0.02],
        [x + frame.height * 0.025, top + frame.height * 0.02],
        [x + frame.height * 0.035, top + frame.height * 0.07],
        [x + frame.height * 0.025, top + frame.height * 0.11],
        [x, top + frame.height * 0.11],
        [x - frame.height * 0.01, top + frame.height * 0.07],
      ]),
      '#d6c29c',
      { from: [x, 0], to: [x + frame.height * 0.03, 0], start: 0.2, end: -0.4 },
    );
  }
  rail(top + frame.height * 0.11, frame.height);
}

/** A terrace over the land, or over the sea where that is asked for. */
export const terraceStage: PaintGround = (scene) => {
  const { setting, things } = scene.spec;
  const isBySea = setting === 'sea' || things.some(({ thing }) => thing === 'sea');
  const land: Country = isBySea ? { landscape: 'coastal', isBySea } : {};
  return countryStage({ ...land, foreground: 'paving', dress: paintTerraceWall })(scene);
};

/** The planks and the rail of a deck; the sea is all around. */
export function paintDeck(scene: PosterScene, stage: Stage): void {
  const { press, frame } = scene;
  const top = stage.horizon;
  press.fill(
    rectangle({ x: frame.x, y: top, width: frame.width, height: bottomOf(scene) - top }),
    '#b98149',
    { from: [0, top], to: [0, bottomOf(scene)], start: 0.35, end: -0.4 },
  );
  const middle = frame.x + frame.width / 2;
  for (let i = -9; i <= 9; i++) {
    press.stroke(
      polygon(
        [
          [middle + i * frame.width * 0.05, top],
          [middle + i * frame.width * 0.12, bottomOf(scene)],
        ],
        false,
      ),
      '#8a5a34',
      press.unit * 2.4,
    );
  }
  for (const y of [0.1, 0.05]) {
    press.stroke(
      polygon(
        [
          [frame.x, top - frame.height * y],
          [frame.x + frame.width, top - frame.height * y],
        ],
        false,
      ),
      '#f4f2ea',
      press.unit * 5,
    );
  }
  for (let x = frame.x + frame.width * 0.08; x < frame.x + frame.width; x += frame.width * 0.21) {
    press.fill(
      rectangle({
        x,
        y: top - frame.height * 0.11,
        width: press.unit * 7,
        height: frame.height * 0.12,
      }),
      '#f4f2ea',
    );
  }
}

/** Beams with vines above, posts left and right. */
export function paintPergola(scene: PosterScene): void {
  scene.press.named('pergola', () => {
    const { press, frame, palette, random } = scene;
    const dice = random.fork('pergola');
    for (const u of [0.05, 0.95]) {
      press.fill(
        rectangle({
          x: frame.x + frame.width * u - press.unit * 12,
          y: frame.y,
          width: press.unit * 24,
          height: frame.height,
        }),
        '#8a5a34',
        { from: [0, frame.y], to: [0, bottomOf(scene)], start: 0.1, end: -0.5 },
      );
    }
    press.fill(
      rectangle({
        x: frame.x,
        y: frame.y + frame.height * 0.04,
        width: frame.width,
        height: frame.height * 0.035,
      }),
      '#6b4426',
    );
    for (let i = 0; i < 70; i++) {
      drawRoundTree(press, {
        foot: [
          frame.x + dice.next() * frame.width,
          frame.y + frame.height * dice.range(0.06, 0.17),
        ],
        heightPx: frame.height * 0.07,
        colour: mixHex(palette.rows[1], palette.rows[2], dice.next()),
        lightSide: 1,
      });
    }
  });
  if (scene.spec.things.some(({ thing }) => thing === 'wisteria')) paintWisteria(scene);
}

/** Low round bushes without a wire. */
export function paintBushVines(
  { press, frame, palette, random, spec }: PosterScene,
  { horizon }: Stage,
): void {
  const dice = random.fork('bush vines');
  const ROWS = 4;
  press.named('vines', () => {
    for (let row = 0; row < ROWS; row++) {
      const y = horizon + frame.height * (0.05 + row * (row + 1) * 0.026);
      const width = Math.min(frame.width, frame.height) * (0.09 + row * 0.055);
      const step = width * 1.5;
      for (
        let x = frame.x - width + (row % 2) * step * 0.5;
        x < frame.x + frame.width + width;
        x += step
      )
        drawBushVine(press, {
          foot: [x + dice.range(-0.08, 0.08) * width, y],
          widthPx: width,
          colour: mixHex(palette.rows[2], palette.rows[1], row / ROWS),
          wine: spec.wine,
          lightSide: 1,
          random: dice,
        });
    }
  });
}

/** One thing that fills the poster: tents beside it would run into it. */
const hasHero = ({ things, figures }: SceneSpec): boolean =>
  figures.length === 0 && things.some(({ thing, count }) => thing === 'grapes' && (count ?? 1) < 3);

/** Tents, garlands and people at dusk. */
export const festivalStage =
  (hasCrowd: boolean): PaintGround =>
  (scene) => {
    const { frame } = scene;
    const ground = bottomOf(scene) - frame.height * 0.2;
    paintSky(scene, {
      centre: [frame.x + frame.width * 0.5, ground - frame.height * 0.05],
      radius: frame.height * 0.12,
    });
    paintTents(scene, ground, hasHero(scene.spec));
    paintGarlands(scene);
    if (namesBlossomingTrees(scene.spec)) paintBlossom(scene, 1);
    paintCrowd(hasCrowd ? scene : { ...scene, spec: { ...scene.spec, people: false } }, ground);
    if (scene.spec.things.length > 0) paintBoards(scene);
    return { floor: frame.y + frame.height * 0.94, horizon: ground, line: '#fff7ea' };
  };

/** The boards of a stage, for what stands before the crowd. */
function paintBoards({ press, frame }: PosterScene): void {
  const top = frame.y + frame.height * 0.9;
  const height = frame.height * 0.1;
  press.fill(rectangle({ x: frame.x, y: top, width: frame.width, height }), '#3a1f2b', {
    from: [0, top],
    to: [0, top + height],
    start: 0.3,
    end: -0.5,
  });
  const edge = press.unit * 5;
  press.fill(rectangle({ x: frame.x, y: top, width: frame.width, height: edge }), '#d3a655');
}

/** Strings of lamps between the trees. */
export function paintGardenLights(scene: PosterScene, { horizon }: Stage): void {
  const { press, frame, palette } = scene;
  for (const u of [0.06, 0.94]) {
    drawRoundTree(press, {
      foot: [frame.x + frame.width * u, horizon + frame.height * 0.06],
      heightPx: frame.height * 0.6,
      colour: palette.tree,
      lightSide: 1,
    });
  }
  if (namesRoseGarden(scene.spec)) paintRoseBeds(scene, horizon);
  else paintGarlands(scene);
}

const ROSE_INKS = ['#c8324c', '#e77f93', '#f4b9bf', '#fbe9e2'] as const;

/** Bushes in bloom from one tree to the other. */
function paintRoseBeds({ press, frame, palette, random }: PosterScene, horizon: number): void {
  const dice = random.fork('roses');
  const size = Math.min(frame.width, frame.height) * 0.07;
  press.named('rose', () => {
    for (let x = frame.x + size; x < frame.x + frame.width; x += size * 1.5) {
      const y = horizon + frame.height * 0.06;
      press.fill(circle([x, y], size), mixHex(palette.tree, '#5f8a44', 0.5));
      for (let i = 0; i < 12; i++) {
        const at: Point = [x + dice.range(-0.8, 0.8) * size, y + dice.range(-0.8, 0.5) * size];
        press.fill(circle(at, size * dice.range(0.13, 0.2)), dice.pick(ROSE_INKS));
      }
    }
  });
}
