import { labelFor } from '#studio/labels/label-spec.ts';
import { polygon, smooth, type Point } from '#studio/litho/geometry.ts';
import { inFrame, bottomOf, type PaintScene } from '#studio/litho/poster-scene.ts';
import { paintPlace } from '#studio/litho/places/paint-place.ts';
import { drawBottle } from '#studio/litho/props/bottle.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { glassProfile } from '#studio/litho/props/glass-profiles.ts';
import { WINE_INKS } from '#studio/litho/wine-inks.ts';
import { decoInks, paintHalo, paintRays, paintTable } from './deco-ground.ts';

/** A bottle leaning over the glass, the wine falling in one clean line. */
export const paintPour: PaintScene = (scene) => {
  const { press, frame, spec, random } = scene;
  const inks = decoInks(scene);
  const side = random.fork('pour').pick([1, -1] as const);
  const centre = inFrame(scene, 0.5, 0.46);
  if (spec.place) paintPlace(scene, spec.place);
  else {
    paintRays(scene, inks, centre, 18);
    paintHalo(scene, inks, centre, Math.min(frame.width, frame.height) * 0.44);
    paintTable(scene, inks, 0.13);
  }
  const glassHeight = Math.min(frame.height * 0.56, frame.width * 0.66);
  const base: Point = [
    frame.x + frame.width * (0.5 + side * 0.19),
    bottomOf(scene) - frame.height * 0.055,
  ];
  const profile = glassProfile(spec.glass);
  const scale = glassHeight / profile.rim[1];
  const surface: Point = [
    base[0] - side * profile.rim[0] * scale * 0.15,
    base[1] - profile.level * scale,
  ];
  const lip: Point = [
    surface[0] - side * profile.rim[0] * scale * 0.12,
    base[1] - profile.rim[1] * scale - glassHeight * 0.12,
  ];
  drawStream(scene, lip, surface, side, scale);
  const tall = Math.min(frame.height * 0.8, frame.width * 0.88);
  const turn = side * 1.98;
  press.placed(lip, turn, 1, () =>
    drawBottle(press, {
      base: [side * tall * 0.045, tall],
      heightPx: tall,
      shape: spec.bottle,
      glass: spec.bottleGlass,
      wine: spec.wine,
      closure: 'cork',
      label: labelFor(spec, random.fork('label').next()),
      lightSide: 1,
    }),
  );
  drawGlass(press, {
    base,
    heightPx: glassHeight,
    shape: spec.glass,
    wine: spec.wine,
    random: random.fork('glass'),
    line: spec.place === 'colour_ground' || spec.place === 'white_ground' ? '#5a4a44' : inks.line,
    lightSide: side,
  });
};

function drawStream(
  scene: Parameters<PaintScene>[0],
  lip: Point,
  surface: Point,
  side: number,
  scale: number,
): void {
  const { press, spec } = scene;
  const ink = WINE_INKS[spec.wine];
  const width = scale * 0.34;
  const bend: Point = [lip[0] + side * scale * 1.1, lip[1] + scale * 1.1];
  const edge = (offset: number): Point[] => [
    [lip[0], lip[1] + offset],
    [bend[0] + offset * 0.7, bend[1] - offset * 0.4],
    [surface[0] + side * scale * 1.3 + offset, (bend[1] + surface[1]) / 2],
    [surface[0] + side * scale * 1.3 + offset * 0.8, surface[1]],
  ];
  const stream = smooth([...edge(-width), ...edge(width).toReversed()], true, 0.4);
  press.fill(stream, ink.body, {
    from: [surface[0] - width, 0],
    to: [surface[0] + width * 3, 0],
    start: -0.4,
    end: 0.6,
  });
  const glint = polygon(
    [
      [bend[0], bend[1] + scale],
      [surface[0] + side * scale * 1.3, surface[1] - scale],
    ],
    false,
  );
  press.stroke(glint, ink.glow, width * 0.28);
}
