import { eventIterator } from '@orpc/contract';
import { z } from 'zod/mini';

import {
  DEFAULT_SIZE_ID,
  DEFAULT_STYLE_ID,
  FAILURE_CODES,
  GENERATION_STATES,
  LISTED_GENERATIONS,
  PHASES,
  PROMPT_MAX_LENGTH,
  SEED_MAX,
  STYLE_IDS,
  VARIATIONS_MAX,
  VARIATIONS_MIN,
} from '#shared/rules/pictures/generation.ts';

import { memberCall } from './call.ts';
import { imageSchema, sizeIdSchema } from './image-view.ts';

export const promptSchema = z
  .string('Please enter a prompt')
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a prompt'),
    z.maxLength(PROMPT_MAX_LENGTH, `Please use at most ${PROMPT_MAX_LENGTH} characters`),
  );

/** Made by the browser for one press of the button: a repeated request finds the first one's picture. */
export const idempotencyKeySchema = z
  .string()
  .check(z.regex(/^[\w.:-]{8,128}$/, 'A request key has 8 to 128 letters, digits or .:_-'));

export const generateInputSchema = z.object({
  prompt: promptSchema,
  styleId: z._default(z.enum(STYLE_IDS, 'Unknown style'), DEFAULT_STYLE_ID),
  size: z._default(sizeIdSchema, DEFAULT_SIZE_ID),
  seed: z.optional(z.int('A seed is a whole number').check(z.minimum(0), z.maximum(SEED_MAX))),
  /** One of the own wines: its bottle is in the picture, its wine in the glasses. */
  wineId: z.optional(z.uuid()),
  /** Variations of one prompt; each is a picture and costs a credit. */
  count: z._default(
    z
      .int('The number of pictures is a whole number')
      .check(
        z.minimum(VARIATIONS_MIN, 'At least one picture'),
        z.maximum(VARIATIONS_MAX, `At most ${VARIATIONS_MAX} pictures at once`),
      ),
    1,
  ),
  /** Same meaning as the `Idempotency-Key` header, which wins. */
  idempotencyKey: z.optional(idempotencyKeySchema),
});
export type GenerateInput = z.infer<typeof generateInputSchema>;

export const generationSchema = z.object({
  id: z.string(),
  /** Grows with every change: of two snapshots the higher one is the newer one. */
  version: z.int(),
  /** The idempotency key of the request; its variations share it. */
  requestKey: z.string(),
  /** Which of the request's pictures it is, from 0. */
  variation: z.int(),
  state: z.enum(GENERATION_STATES),
  /** 0 to 100. */
  progress: z.int(),
  phase: z.enum(PHASES.map((phase) => phase.name)),
  prompt: z.string(),
  styleId: z.enum(STYLE_IDS),
  size: sizeIdSchema,
  seed: z.nullable(z.int()),
  /** The own wine that was asked for. */
  wineId: z.nullable(z.string()),
  createdAt: z.string(),
  /** A developing picture, while the engine shows one. */
  previewUrl: z.nullable(z.string()),
  image: z.nullable(imageSchema),
  /** Looked up in the error table; set once the generation has failed or expired. */
  errorCode: z.nullable(z.enum(FAILURE_CODES)),
});
export type GenerationView = z.infer<typeof generationSchema>;

const deliveredSchema = z.object({
  status: z.literal(200),
  body: z.object({
    imageUrl: z.string(),
    image: imageSchema,
    images: z.array(imageSchema),
    generations: z.array(generationSchema),
  }),
});
const pendingSchema = z.object({
  status: z.literal(202),
  body: z.object({
    id: z.string(),
    generations: z.array(generationSchema),
    /** What the queue's pace of the last minutes promises. */
    estimatedWaitS: z.int(),
  }),
});

const byId = z.object({ id: z.uuid() });

/** What an engine will make of a prompt, before a credit is spent. */
export const promptReadingSchema = z.object({
  willDraw: z.array(z.string()),
  /** Words that will come to nothing, each with the nearest ones that would not. */
  cannotDraw: z.array(z.object({ word: z.string(), instead: z.array(z.string()) })),
  /** Nothing but a default picture would remain. */
  isTooLittle: z.boolean(),
});
export type PromptReadingView = z.infer<typeof promptReadingSchema>;

export const generationsContract = {
  read: memberCall
    .route({
      method: 'POST',
      path: '/api/generations/read',
      summary: 'What will be drawn of a prompt',
      description:
        'Costs nothing. `reading` is null where the engine is hosted: it cannot tell before it draws.',
      tags: ['Generations'],
    })
    .input(
      z.object({
        prompt: promptSchema,
        styleId: z._default(z.enum(STYLE_IDS, 'Unknown style'), DEFAULT_STYLE_ID),
      }),
    )
    .output(z.object({ reading: z.nullable(promptReadingSchema) })),
  generate: memberCall
    .route({
      method: 'POST',
      path: '/functions/v1/generate-pictures',
      summary: 'Describe a scene, get a picture',
      description:
        'Holds one credit a picture and waits up to 30 s. 200 with the picture; 202 with the id where it takes longer. The credit is spent when the picture is delivered. The header `Idempotency-Key` makes repetition safe.',
      tags: ['Generations'],
      outputStructure: 'detailed',
    })
    .input(generateInputSchema)
    .output(z.union([deliveredSchema, pendingSchema])),
  get: memberCall
    .route({
      method: 'GET',
      path: '/api/generations/{id}',
      summary: 'How far a picture is',
      tags: ['Generations'],
    })
    .input(byId)
    .output(generationSchema),
  list: memberCall
    .route({
      method: 'GET',
      path: '/api/generations',
      summary: 'Pictures being made, or the newest requests',
      description:
        '`active`: being made now. `recent`: those, and what ended within the last hour. `all`: the newest requests.',
      tags: ['Generations'],
    })
    .input(z.object({ state: z._default(z.enum(LISTED_GENERATIONS), 'active') }))
    .output(
      z.object({
        generations: z.array(generationSchema),
        /** Seconds that the engine's last pictures took, whoever ordered them; with `recent` only. */
        paceS: z.nullable(z.int()),
      }),
    ),
  cancel: memberCall
    .route({
      method: 'DELETE',
      path: '/api/generations/{id}',
      summary: 'Give a picture up; its credit is released',
      tags: ['Generations'],
    })
    .input(byId)
    .output(generationSchema),
  preview: memberCall
    .route({
      method: 'GET',
      path: '/api/generations/{id}/preview',
      summary: 'The developing picture',
      tags: ['Generations'],
    })
    .input(z.object({ id: z.uuid(), v: z.optional(z.string()) }))
    .output(z.file()),
  events: memberCall
    .route({
      method: 'GET',
      path: '/api/generations/{id}/events',
      summary: 'Progress, previews and the result of one picture, as server-sent events',
      description:
        'Every event carries the whole present state, so repeated or missed ones do no harm. Ends with the generation.',
      tags: ['Generations'],
    })
    .input(byId)
    .output(eventIterator(generationSchema)),
  allEvents: memberCall
    .route({
      method: 'GET',
      path: '/api/events',
      summary: 'The same for all pictures of the signed-in user',
      tags: ['Generations'],
    })
    .output(eventIterator(generationSchema)),
};
