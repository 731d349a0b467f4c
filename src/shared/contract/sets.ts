import { z } from 'zod/mini';

import { GENERATION_STATES, STYLE_IDS } from '#shared/rules/pictures/generation.ts';
import { SET_KIND_IDS, SET_WINES_MAX, SHOT_IDS } from '#shared/rules/pictures/outlets.ts';

import { memberCall } from './call.ts';
import { idempotencyKeySchema } from './generations.ts';
import { imageSchema } from './image-view.ts';

const wineIdsSchema = z
  .array(z.uuid())
  .check(
    z.minLength(1, 'Choose at least one wine'),
    z.maxLength(SET_WINES_MAX, `At most ${SET_WINES_MAX} wines at once`),
  );

export const orderSetSchema = z.object({
  kind: z.enum(SET_KIND_IDS),
  /** For each of these wines … */
  wineIds: wineIdsSchema,
  /** … each of these pictures that its bottle can show. */
  shots: z
    .array(z.enum(SHOT_IDS))
    .check(z.minLength(1, 'Choose at least one picture'), z.maxLength(SHOT_IDS.length)),
  /** Styles for the scenes, in turn; the set's own where none are chosen. */
  styles: z._default(z.array(z.enum(STYLE_IDS)).check(z.maxLength(3)), []),
  idempotencyKey: idempotencyKeySchema,
});
export type OrderSetInput = z.infer<typeof orderSetSchema>;

const setItemSchema = z.object({
  generationId: z.string(),
  wineId: z.nullable(z.string()),
  wineTitle: z.string(),
  /** Its owner has removed it since; the pictures stay. */
  isWineRemoved: z.boolean(),
  shotId: z.string(),
  shotName: z.string(),
  state: z.enum(GENERATION_STATES),
  progress: z.int(),
  /** Why it was not made. */
  errorCode: z.nullable(z.string()),
  /** What a screen of hundreds needs of each. */
  image: z.nullable(
    z.pick(imageSchema, { id: true, imageUrl: true, srcSet: true, width: true, height: true }),
  ),
});

const summaryFields = {
  id: z.string(),
  kind: z.enum(SET_KIND_IDS),
  wines: z.int(),
  createdAt: z.string(),
  total: z.int(),
  delivered: z.int(),
  /** Failed, expired or cancelled; their credits were released and they can be made again. */
  missing: z.int(),
};
const setSummarySchema = z.object(summaryFields);
const setSchema = z.object({ ...summaryFields, items: z.array(setItemSchema) });
export type SetView = z.infer<typeof setSchema>;
export type SetItem = z.infer<typeof setItemSchema>;

const byId = z.object({ id: z.uuid() });
const tags = ['Sets'];

export const setsContract = {
  offer: memberCall
    .route({
      method: 'POST',
      path: '/api/sets/offer',
      summary: 'Of how many of these wines each picture can be made',
      description: 'A back label is a picture only where the bottle has one.',
      tags,
    })
    .input(z.object({ wineIds: wineIdsSchema }))
    .output(z.object({ shots: z.array(z.object({ id: z.enum(SHOT_IDS), wines: z.int() })) })),
  order: memberCall
    .route({
      method: 'POST',
      path: '/api/sets',
      summary: 'Order many pictures of own wines at once',
      description:
        'Holds one credit a picture for all of them or refuses; each is spent when its picture is delivered.',
      tags,
    })
    .input(orderSetSchema)
    .output(setSchema),
  list: memberCall
    .route({ method: 'GET', path: '/api/sets', summary: 'The newest orders', tags })
    .input(z.object({ wineId: z.optional(z.uuid()) }))
    .output(z.object({ sets: z.array(setSummarySchema) })),
  get: memberCall
    .route({ method: 'GET', path: '/api/sets/{id}', summary: 'An order and its pictures', tags })
    .input(byId)
    .output(setSchema),
  report: memberCall
    .route({
      method: 'GET',
      path: '/api/sets/{id}/report',
      summary: 'What became of every picture of an order, as a table (CSV)',
      tags,
    })
    .input(byId)
    .output(z.file()),
  retry: memberCall
    .route({
      method: 'POST',
      path: '/api/sets/{id}/retry',
      summary: 'Ask again for what failed',
      tags,
    })
    .input(byId)
    .output(setSchema),
  cancel: memberCall
    .route({
      method: 'POST',
      path: '/api/sets/{id}/cancel',
      summary: 'Give up what has not been delivered; its credits are released',
      tags,
    })
    .input(byId)
    .output(setSchema),
};
