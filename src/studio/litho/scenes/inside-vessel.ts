import type { Path2D } from '@napi-rs/canvas';
import { plainText } from '#studio/lexicon/matching/normalise.ts';
import { isView } from '#studio/places/place.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { circle, ellipse, polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import { paintPlace } from '#studio/litho/places/paint-place.ts';
import type { PaintScene, PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { bottleProfile } from '#studio/litho/props/bottle-profiles.ts';
import { glassProfile } from '#studio/litho/props/glass-profiles.ts';

const VESSEL =
  '(?:wine |champagne |big |large |giant )?(?:bottle|glass|bouteille|verre|bottiglia|bicchiere|calice|botella|copa|flasche|weinflasche|glas|weinglas)';
const SMALL = '(?:it|of|an?|the|une?|le|la|un|una|il|el|ein|eine|einem|einer|der|dem|del|della|d)';
const VIEW =
  '(?:sea|ocean|waves|city|skyline|vineyards?|landscape|village|mountains?|lake|beach|town|mer|ocean|ville|vignoble|paysage|mare|citta|vigneto|paesaggio|mar|ciudad|vinedo|paisaje|meer|stadt|weinberg|landschaft|dorf)';
const INSIDE = new RegExp(
  `\\b(?:inside|within|trapped in|dentro|a l interieur|im inneren)\\b|\\b${VIEW} (?:in|into|dans|nel|nella|en|im) (?:${SMALL} )?${VESSEL}\\b`,
);

/** 'A city in a glass', 'a bottle with the sea inside it'. */
export function isInsideVessel({ prompt, place, things }: SceneSpec): boolean {
  const text = plainText(prompt);
  const hasVessel = things.some(({ thing }) => thing === 'bottle' || thing === 'glass');
  return hasVessel && place !== null && (isView(place) || place === 'city') && INSIDE.test(text);
}

/** One large vessel with a whole view in it, before nothing. */
export const paintInsideVessel: PaintScene = (scene) => {
  const { press, frame, palette, spec } = scene;
  const isGlass = spec.things.some(({ thing }) => thing === 'glass');
  const ground = mixHex(palette.paper, palette.light, 0.4);
  press.fill(rectangle(frame), ground, {
    from: [frame.x, frame.y],
    to: [frame.x, frame.y + frame.height],
    start: 0.1,
    end: -0.25,
  });
  if (isGlass) paintGlass(scene, spec.place ?? 'sea');
  else paintBottle(scene, spec.place ?? 'sea');
};

interface Vessel {
  body: Path2D;
  /** The part of the frame that its inside takes. */
  box: Rect;
  line: number;
}

function paintWithin(scene: PosterScene, place: PlaceId, { body, box, line }: Vessel): void {
  const { press } = scene;
  press.clipped(body, () => {
    press.apart(() => paintPlace({ ...scene, frame: box }, place));
  });
  press.stroke(body, INK, line);
  press.clipped(body, () => {
    const shine = rectangle({
      x: box.x + box.width * 0.1,
      y: box.y,
      width: box.width * 0.07,
      height: box.height,
    });
    press.veil(shine, '#ffffff', 0.35);
  });
}

const INK = '#1d2a2a';

function paintBottle(scene: PosterScene, place: PlaceId): void {
  const { press, frame, spec } = scene;
  const asked = spec.things.find(({ thing }) => thing === 'bottle');
  const profile = bottleProfile(spec.bottle);
  // A little wider than life: the view needs the room.
  const tall = frame.height * 0.9;
  const scale = tall / profile.height;
  const wide = Math.min(1.7, (frame.width * 0.62) / (profile.belly * 2 * scale));
  const foot: Point = [frame.x + frame.width / 2, frame.y + frame.height * 0.95];
  const at = ([r, y]: Point, side: number): Point => [
    foot[0] + side * r * scale * (y < profile.capsule ? wide : wide * 0.9),
    foot[1] - y * scale,
  ];
  const right = profile.outline.map((point) => at(point, 1));
  const left = profile.outline.toReversed().map((point) => at(point, -1));
  const body = polygon([...right, ...left]);
  const tint = asked?.colour?.hex ?? '#dfe8df';
  press.shade(ellipse(foot, profile.belly * scale * wide * 1.3, scale * 1.4), {
    centre: foot,
    radius: profile.belly * scale * wide * 1.4,
    start: -0.6,
    end: 0,
  });
  press.named('bottle', () => {
    press.fill(body, mixHex(tint, '#ffffff', 0.3));
    const width = profile.belly * 2 * scale * wide;
    const top = foot[1] - profile.capsule * scale * 0.96;
    paintWithin(scene, place, {
      body,
      box: { x: foot[0] - width / 2, y: top, width, height: foot[1] - top },
      line: press.unit * 9,
    });
    // A tint over the view, which stays the view.
    if (asked?.colour) press.apart(() => press.veil(body, tint, 0.34));
    const neck = rectangle({ x: frame.x, y: frame.y, width: frame.width, height: top - frame.y });
    press.clipped(neck, () =>
      press.fill(body, asked?.colour ? tint : '#7d1128', {
        from: [foot[0] - width * 0.2, 0],
        to: [foot[0] + width * 0.2, 0],
        start: 0.4,
        end: -0.6,
      }),
    );
  });
}

function paintGlass(scene: PosterScene, place: PlaceId): void {
  const { press, frame, spec } = scene;
  const profile = glassProfile(spec.glass === 'flute' ? 'bordeaux' : spec.glass);
  const scale = Math.min(
    (frame.height * 0.9) / profile.rim[1],
    (frame.width * 0.8) / (profile.belly * 2),
  );
  const foot: Point = [frame.x + frame.width / 2, frame.y + frame.height * 0.95];
  const wide = Math.min(1.5, (frame.width * 0.8) / (profile.belly * 2 * scale));
  const at = ([r, y]: Point, side: number): Point => [
    foot[0] + side * r * scale * wide,
    foot[1] - y * scale,
  ];
  const right = profile.bowl.map((point) => at(point, 1));
  const left = profile.bowl.toReversed().map((point) => at(point, -1));
  const bowl = polygon([...right, ...left]);
  const width = profile.belly * 2 * scale * wide;
  press.named('glass', () => {
    press.fill(
      ellipse([foot[0], foot[1] - scale * 0.2], profile.footRadius * scale, scale * 0.6),
      '#e4ece8',
    );
    press.stroke(
      ellipse([foot[0], foot[1] - scale * 0.2], profile.footRadius * scale, scale * 0.6),
      INK,
      press.unit * 6,
    );
    press.stroke(
      polygon(
        [
          [foot[0], foot[1] - scale * 0.4],
          [foot[0], foot[1] - profile.bottom * scale],
        ],
        false,
      ),
      INK,
      scale * 0.62,
    );
    press.stroke(
      polygon(
        [
          [foot[0], foot[1] - scale * 0.4],
          [foot[0], foot[1] - profile.bottom * scale],
        ],
        false,
      ),
      '#e4ece8',
      scale * 0.4,
    );
    press.fill(circle([foot[0], foot[1] - profile.bottom * scale], scale * 0.3), '#e4ece8');
    press.fill(bowl, '#eef4f2');
    const top = foot[1] - profile.rim[1] * scale * 0.94;
    paintWithin(scene, place, {
      body: bowl,
      box: {
        x: foot[0] - width / 2,
        y: top,
        width,
        height: foot[1] - profile.bottom * scale - top,
      },
      line: press.unit * 8,
    });
  });
}
