import { mixHex } from '#studio/litho/mix-colours.ts';
import { polygon } from '#studio/litho/geometry.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import { lookFor } from '#studio/litho/things/look.ts';
import { countryStage } from './country.ts';
import type { PaintGround, Stage } from './ground.ts';
import { namesTimbered } from './timbered.ts';

const PLASTER = ['#f0d9b0', '#e9b58a', '#f3e6cc', '#dba68c', '#e8cf9c'] as const;

/** Houses on both sides, higher towards us, and the lane between them. */
function paintHouses(scene: PosterScene, stage: Stage): void {
  const { press, frame, spec, palette, random } = scene;
  const { x, width, y, height } = frame;
  const lane = polygon([
    [x + width * 0.44, stage.horizon - height * 0.02],
    [x + width * 0.56, stage.horizon - height * 0.02],
    [x + width * 0.86, y + height],
    [x + width * 0.14, y + height],
  ]);
  press.named('road', () => press.fill(lane, mixHex(palette.wall, '#8d8078', 0.6)));
  const isTimbered = namesTimbered(spec);
  const thing = isTimbered ? 'timbered_house' : 'house';
  const maker = drawnMaker(thing);
  if (!maker) return;
  for (const [i, { at, tall, drop }] of HOUSES.entries()) {
    const look = lookFor(scene, random.fork(`house ${i}`), {
      line: stage.line,
      isAloft: false,
      copy: i,
    });
    const base = [x + width * at, stage.horizon + height * drop] as const;
    const heightPx = Math.min(height * tall, (width * tall * 0.6) / maker.aspect);
    press.named(thing, () =>
      maker.draw(
        press,
        { base, heightPx },
        isTimbered ? look : { ...look, colour: PLASTER[i % PLASTER.length]! },
      ),
    );
  }
}

const HOUSES = [
  { at: 0.4, tall: 0.32, drop: 0 },
  { at: 0.62, tall: 0.34, drop: 0.01 },
  { at: 0.27, tall: 0.46, drop: 0.03 },
  { at: 0.76, tall: 0.48, drop: 0.04 },
  { at: 0.1, tall: 0.62, drop: 0.08 },
  { at: 0.92, tall: 0.64, drop: 0.09 },
] as const;

export const laneStage: PaintGround = countryStage({ foreground: 'grass', dress: paintHouses });
