import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import { createStudio } from '#studio/engine.ts';
import type { Studio } from '#studio/engine.ts';
import type { MadePicture } from '#studio/make-picture.ts';
import { BOTTLE_FORMS } from '#studio/props/bottle/forms.ts';
import { radiusAt, spline } from '#studio/props/making/profile.ts';
import { structuralSimilarity } from '#studio/testing/structural-similarity.ts';
import type { Grey } from '#studio/testing/structural-similarity.ts';
import { fontOf } from '#studio/typography/faces.ts';
import type { OwnWine } from './own-wine.ts';

const SIDE = 1024;
/** As wide as it is on the film: a label of 9 by 8 cm on a bottle of 30 that fills 85 % of 1024. */
const LABEL = { width: 9, height: 8, raised: 4 };

/** Letters of three sizes, a frame and a seal, as labels have them. */
function drawArtwork(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#f4ecd8';
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = pen.fillStyle = '#3a1a14';
  pen.lineWidth = 10;
  pen.strokeRect(50, 50, width - 100, height - 100);
  pen.textAlign = 'center';
  const line = (text: string, size: number, y: number) => {
    pen.font = fontOf('playfair', size);
    pen.fillText(text, width / 2, y);
  };
  line('Château Marque', 130, 360);
  line('Grand Vin de Provence', 76, 520);
  line('2022', 110, 1010);
  pen.beginPath();
  pen.arc(width / 2, 730, 120, 0, 7);
  pen.fill();
  const { data } = pen.getImageData(0, 0, width, height);
  return { width, height, rgba: new Uint8Array(data) };
}

const artwork = drawArtwork(1350, 1200);

const own: OwnWine = {
  name: 'Château Marque',
  colour: 'red',
  bottle: 'bordeaux',
  glass: 'dark',
  closure: 'cork',
  capsule: { colour: [0.1, 0.01, 0.02], finish: 'matt' },
  fill: 0.86,
  turn: 0,
  labels: {
    front: { ...LABEL, corner: 'square', paper: 'smooth', print: { kind: 'artwork', ...artwork } },
    back: null,
    neck: null,
  },
};

describe('an artwork on a packshot', () => {
  let studio: Studio;
  let picture: MadePicture;
  beforeAll(async () => {
    studio = createStudio({ workers: 2 });
    picture = await studio.generate({
      prompt: 'one bottle',
      styleId: 'cinematic',
      size: 'square',
      seed: 1,
      ground: 'white',
      pixels: { width: SIDE, height: SIDE },
      ownWine: own,
    });
  });
  afterAll(() => studio.close());

  it('keeps its letters: unwrapped from the glass it is the artwork', () => {
    const seen = unwrap(picture);
    const printed = shrink(seen);
    const similar = (other: Grey) => structuralSimilarity(exposedLike(seen, other), other);
    expect(similar(printed)).toBeGreaterThan(0.9);
    // Two pixels off, or mirrored, and letters are no longer themselves.
    expect(similar(moved(printed, 2))).toBeLessThan(0.8);
    expect(similar({ ...printed, values: printed.values.toReversed() })).toBeLessThan(0.8);
  });
});

/** The label as a flat sheet again: every point of it is looked up where the camera sees it. */
function unwrap(picture: MadePicture): Grey {
  const { stage, shot } = composeShot({
    spec: picture.spec,
    styleId: 'cinematic',
    width: SIDE,
    height: SIDE,
    seed: 1,
    detail: 'full',
    ownWine: own,
  });
  const { id } = stage.scene.objects.find(({ name }) => name === 'front label')!;
  const paper = stage.scene.primitives.find(({ object }) => object === id);
  if (paper?.kind !== 'lathe') throw new Error('no label on the bottle');
  const [px, py, pz] = paper.position;
  const body = spline(BOTTLE_FORMS.bordeaux.body, 5);
  const perCm = (SIDE * 0.85) / 30;
  const [width, height] = [LABEL.width, LABEL.height].map((cm) => Math.round(cm * perCm)) as [
    number,
    number,
  ];
  const values = new Float64Array(width * height);
  for (let y = 0; y < height; y++) {
    const up = LABEL.raised + LABEL.height * (1 - (y + 0.5) / height);
    const radius = radiusAt(body, up) + 0.025;
    for (let x = 0; x < width; x++) {
      const angle = ((x + 0.5) / width - 0.5) * (LABEL.width / radius);
      const at = [px + radius * Math.sin(angle), py + up, pz + radius * Math.cos(angle)] as const;
      const { left, top } = frameBoxOf([[...at]], shot.camera, 1);
      values[y * width + x] = greyAt(picture, left * SIDE - 0.5, top * SIDE - 0.5);
    }
  }
  return { width, height, values };
}

function moved(grey: Grey, by: number): Grey {
  return { ...grey, values: grey.values.map((_, i, all) => all[Math.max(0, i - by)]!) };
}

const luma = (pixels: ArrayLike<number>, i: number): number =>
  0.2126 * pixels[i]! + 0.7152 * pixels[i + 1]! + 0.0722 * pixels[i + 2]!;

function greyAt({ width, pixels }: MadePicture, x: number, y: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - x0, y - y0];
  const at = (i: number, j: number) => luma(pixels, ((y0 + j) * width + x0 + i) * 4);
  return (
    (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy
  );
}

/** The artwork at the size it has on the film. */
function shrink({ width, height }: Grey): Grey {
  const values = new Float64Array(width * height);
  const [sx, sy] = [artwork.width / width, artwork.height / height];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [sum, count] = [0, 0];
      for (let j = Math.floor(y * sy); j < (y + 1) * sy; j++)
        for (let i = Math.floor(x * sx); i < (x + 1) * sx; i++) {
          sum += luma(artwork.rgba, (j * artwork.width + i) * 4);
          count++;
        }
      values[y * width + x] = sum / count;
    }
  }
  return { width, height, values };
}

/** A photograph of white paper is not 255: brightness as a whole is the lamp's, not the label's. */
function exposedLike(seen: Grey, printed: Grey): Grey {
  const mean = ({ values }: Grey): number => values.reduce((sum, v) => sum + v, 0) / values.length;
  const gain = mean(printed) / mean(seen);
  return { ...seen, values: seen.values.map((v) => Math.min(255, v * gain)) };
}
