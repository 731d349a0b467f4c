import type { Brief } from '#studio/brief.ts';
import type { Film, Picture } from '#studio/film.ts';
import { castScene } from '#studio/inventory/cast-scene.ts';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import type { RoomLight } from '#studio/people/painting/room-light.ts';
import { wholeSheet } from '#studio/packshot/whole-sheet.ts';
import { tallyRows } from '#studio/inventory/tally.ts';
import type { SceneGraph, StagedScene } from '#studio/scene-graph.ts';
import type { Rows } from '#studio/row-bands.ts';
import { viewFilm } from '#studio/tracer/film-planes.ts';
import type { RunTracer } from '#studio/tracer/instance.ts';
import { BYTES_PER_PIXEL } from '#studio/tracer/lay-out-scene.ts';
import type { PaintingOrder } from '#studio/tracer/lay-out-scene.ts';
import { previewFilm } from '#studio/tracer/preview-film.ts';
import { lentRoom } from '#studio/workroom.ts';
import { createGarbageCollector } from './collect-garbage.ts';
import type { Composed, FilmInput, JobInput, StudioJobs } from './jobs.ts';
import { putLayers, viewLayers } from './put-layers.ts';
import type { StudioSteps } from './steps.ts';

export function createHandlers(steps: StudioSteps, runTracer: RunTracer): StudioJobs {
  const garbage = createGarbageCollector();
  return {
    prepare: (chamber) => steps.prepare?.(chamber),
    rehearse: (part) => steps.rehearse?.(part),
    understand: (input) => steps.understandPrompt(input),
    compose: (brief) => composeParts(steps, brief),
    stage: async (brief) => staged(await sceneOf(steps, brief)),
    paint: async (input) => {
      await paintOrder(steps, input);
      garbage.leave(bytesOf(input.order));
    },
    room: async (input) => {
      const light = await paintRoom(steps, input);
      garbage.leave(bytesOf(input.order));
      return light;
    },
    people: async ({ memory, order, light, rows, isLast }) => {
      const layers = viewLayers(memory, order);
      await steps.standPeople({ painting: order.painting, layers, light, rows });
      // To look through the whole heap after every band would take longer than it is worth.
      if (isLast) garbage.leave(bytesOf(order));
    },
    trace: ({ bench, call }) => runTracer(bench, call),
    preview: (input) => {
      const shown = input.staged.cutout?.window ?? input.brief;
      const film = previewFilm(input.memory.buffer, input.planes, shown);
      // It is there to be seen soon, and too small for more.
      const brief: Brief = { ...input.brief, detail: 'preview' };
      return finish(steps, { ...input, brief }, film, { from: 0, to: brief.height });
    },
    style: async (input) => {
      const { buffer } = input.memory;
      const film = viewFilm(buffer, input.planes, input.hdr);
      film.room = lentRoom(buffer, input.idle);
      const picture = await finish(steps, input, film, input.rows);
      const window = input.staged.cutout?.window;
      const tally = tallyRows({
        ...(window ? wholeSheet(film, window, { ...input.brief, rows: input.rows }) : film),
        picture: { ...picture, height: input.brief.height },
        rows: input.rows,
      });
      return { ...picture, tally };
    },
    draw: async (brief) => {
      const { names, lettering = [], ...picture } = await steps.drawPicture(brief);
      const inventory = inventoryDrawing(picture, names);
      const { noteDrawnTraits } = await import('#studio/litho/note-traits.ts');
      const traits = noteDrawnTraits(brief.spec, inventory);
      return { ...owned(picture), inventory: { ...inventory, lettering, traits } };
    },
    account: async ({ spec, inventory }) => {
      const { sayNotDrawn } = await import('#studio/accounting/account-words.ts');
      const { sayInventory } = await import('#studio/inventory/say-inventory.ts');
      return { shown: sayInventory(inventory), notDrawn: sayNotDrawn(spec, inventory) };
    },
  };
}

const bytesOf = ({ painting: { width, height }, targets }: PaintingOrder): number =>
  targets.reduce((sum, { layer }) => sum + width * height * BYTES_PER_PIXEL[layer], 0);

/** In a function of its own: whatever it painted is free when it returns. */
async function paintOrder(steps: StudioSteps, { memory, order }: JobInput<'paint'>): Promise<void> {
  putLayers(await steps.paintLayers(order.painting), memory, order);
}

async function paintRoom(
  steps: StudioSteps,
  { memory, order }: JobInput<'room'>,
): Promise<RoomLight> {
  const { layers, light } = await steps.paintRoom(order.painting);
  putLayers(layers, memory, order);
  return light;
}

/** The scene graph itself stays here: thousands of small objects would block the main thread while they are copied. */
async function composeParts(steps: StudioSteps, brief: Brief): Promise<Composed> {
  const composition = await steps.compose(brief);
  if (composition.technique === 'drawn') return composition;
  const { packScene } = await import('#studio/tracer/pack-scene.ts');
  const { scene } = composition;
  const { paintings, textures, sampling, caustics, backdrop, cutout } = scene;
  const { width, height } = cutout?.window ?? brief;
  return {
    technique: 'traced',
    cast: castScene(scene),
    staged: staged(scene),
    parts: {
      blocks: packScene(scene, width / height),
      paintings,
      textures,
      lightCount: scene.lights.length,
      causticResolution: caustics?.resolution ?? 0,
      sampling,
    },
    ...(caustics && { caustics }),
    ...(backdrop?.names !== undefined && { backdropNames: backdrop.names }),
  };
}

/** A scene without its thousands of shapes and the pictures in its paintings. */
function staged({ objects, paintings, cutout, traits, place }: SceneGraph): StagedScene {
  return {
    objects,
    paintings: paintings.map(({ painter }) => ({ painter })),
    ...(cutout && { cutout }),
    ...(traits && { traits }),
    ...(place && { place }),
  };
}

async function finish(
  steps: StudioSteps,
  { brief, memory, staged: scene, backdropNames }: FilmInput,
  film: Film,
  rows: Rows,
): Promise<Picture> {
  if (backdropNames) {
    const { width, height, pointer } = backdropNames;
    film.backdropNames = {
      width,
      height,
      data: new Uint16Array(memory.buffer, pointer, width * height),
    };
  }
  const pixels = await steps.applyStyle({ film, brief, scene, rows });
  return owned({ width: brief.width, height: rows.to - rows.from, pixels });
}

/** Pixels in a buffer of their own, which may then leave the thread. Skia's belong to it and must be copied. */
function owned<Made extends Picture>(picture: Made): Made {
  const { pixels } = picture;
  const isOwn =
    pixels.buffer instanceof ArrayBuffer && pixels.byteLength === pixels.buffer.byteLength;
  return { ...picture, pixels: isOwn ? pixels : new Uint8ClampedArray(pixels) };
}

async function sceneOf(steps: StudioSteps, brief: Brief): Promise<SceneGraph> {
  const composition = await steps.compose(brief);
  if (composition.technique === 'drawn') throw new Error('A drawn picture has no scene to finish.');
  return composition.scene;
}
