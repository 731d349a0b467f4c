import type { Brief } from '#studio/brief.ts';
import type { Film, Picture } from '#studio/film.ts';
import { castScene } from '#studio/inventory/cast-scene.ts';
import { noteDrawnTraits } from '#studio/litho/note-traits.ts';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { wholeSheet } from '#studio/packshot/whole-sheet.ts';
import { tallyRows } from '#studio/inventory/tally.ts';
import type { SceneGraph } from '#studio/scene-graph.ts';
import type { Rows } from '#studio/styles/develop.ts';
import { viewFilm } from '#studio/tracer/film-planes.ts';
import type { RunTracer } from '#studio/tracer/instance.ts';
import { packScene } from '#studio/tracer/pack-scene.ts';
import { previewFilm } from '#studio/tracer/preview-film.ts';
import { createGarbageCollector } from './collect-garbage.ts';
import type { Composed, FilmInput, StudioJobs } from './jobs.ts';
import { paintInto } from './paint-into.ts';
import type { StudioSteps } from './steps.ts';

export function createHandlers(steps: StudioSteps, runTracer: RunTracer): StudioJobs {
  const collectGarbage = createGarbageCollector();
  return {
    understand: (input) => steps.understandPrompt(input),
    compose: (brief) => composeParts(steps, brief),
    paint: ({ memory, order }) => {
      paintInto(steps.paintLayers, memory, order);
      collectGarbage();
    },
    trace: ({ bench, call }) => runTracer(bench, call),
    preview: (input) => {
      const window = input.window ? sceneOf(steps, input.brief).cutout?.window : undefined;
      const film = previewFilm(input.memory.buffer, input.planes, window ?? input.brief);
      return finish(steps, input, film, { from: 0, to: input.brief.height });
    },
    style: (input) => {
      collectGarbage();
      const film = viewFilm(input.memory.buffer, input.planes, input.hdr);
      const picture = finish(steps, input, film, input.rows);
      const tally = tallyRows({
        ...(input.window ? wholeSheet(film, input.window, input.brief) : film),
        picture: { ...picture, height: input.brief.height },
        rows: input.rows,
      });
      return { ...picture, tally };
    },
    draw: async (brief) => {
      const { names, lettering = [], ...picture } = await steps.drawPicture(brief);
      const inventory = inventoryDrawing(picture, names);
      const traits = noteDrawnTraits(brief.spec, inventory);
      return { ...owned(picture), inventory: { ...inventory, lettering, traits } };
    },
  };
}

/** The scene graph itself stays here: thousands of small objects would block the main thread while they are copied. */
function composeParts(steps: StudioSteps, brief: Brief): Composed {
  const composition = steps.compose(brief);
  if (composition.technique === 'drawn') return composition;
  const { scene } = composition;
  const { paintings, textures, sampling, caustics, backdrop, cutout } = scene;
  const { width, height } = cutout?.window ?? brief;
  return {
    technique: 'traced',
    cast: castScene(scene),
    parts: {
      blocks: packScene(scene, width / height),
      paintings,
      textures,
      lightCount: scene.lights.length,
      causticResolution: caustics?.resolution ?? 0,
      sampling,
    },
    ...(caustics && { caustics }),
    ...(cutout && { window: cutout.window }),
    ...(backdrop?.depth !== undefined && { backdropDepth: backdrop.depth }),
    ...(backdrop?.names !== undefined && { backdropNames: backdrop.names }),
  };
}

/** Composed once more rather than sent: the same brief always gives the same scene. */
function finish(
  steps: StudioSteps,
  { brief, memory, backdropDepth, backdropNames }: FilmInput,
  film: Film,
  rows: Rows,
): Picture {
  if (backdropDepth) {
    const { width, height, pointer } = backdropDepth;
    film.backdropDepth = {
      width,
      height,
      data: new Float32Array(memory.buffer, pointer, width * height),
    };
  }
  if (backdropNames) {
    const { width, height, pointer } = backdropNames;
    film.backdropNames = {
      width,
      height,
      data: new Uint8Array(memory.buffer, pointer, width * height),
    };
  }
  const pixels = steps.applyStyle({ film, brief, scene: () => sceneOf(steps, brief), rows });
  return owned({ width: brief.width, height: rows.to - rows.from, pixels });
}

/** Pixels in a buffer of their own, which may then leave the thread. Skia's belong to it and must be copied. */
function owned<Made extends Picture>(picture: Made): Made {
  const { pixels } = picture;
  const isOwn =
    pixels.buffer instanceof ArrayBuffer && pixels.byteLength === pixels.buffer.byteLength;
  return { ...picture, pixels: isOwn ? pixels : new Uint8ClampedArray(pixels) };
}

function sceneOf(steps: StudioSteps, brief: Brief): SceneGraph {
  const composition = steps.compose(brief);
  if (composition.technique === 'drawn') throw new Error('A drawn picture has no scene to finish.');
  return composition.scene;
}
