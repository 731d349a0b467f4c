import { z } from 'zod/mini';

import {
  BULK_IDS_MAX,
  GALLERY_SORTS,
  SEARCH_MAX_LENGTH,
  WINE_STYLES,
} from '#shared/rules/pictures/gallery.ts';

import { memberCall } from './call.ts';
import { imageSchema } from './image-view.ts';

/** Query strings carry text only. */
const flag = z._default(z.stringbool(), false);

const filterFields = {
  wineStyle: z.optional(z.enum(WINE_STYLES)),
  search: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX_LENGTH))),
  wineId: z.optional(z.uuid()),
};

const queryFields = { ...filterFields, favorites: flag, trash: flag };

const listInput = z.object({
  ...queryFields,
  sort: z._default(z.enum(GALLERY_SORTS), 'recent'),
  cursor: z.optional(z.string().check(z.maxLength(1000))),
});

/** Strict: a wish that is not understood would mean more pictures, and some acts are for good. */
const filterSchema = z.strictObject({
  ...filterFields,
  favorites: z._default(z.boolean(), false),
  trash: z._default(z.boolean(), false),
});

/** These pictures, or all that match a filter of the gallery. */
export const selectionSchema = z.union([
  z.object({
    ids: z
      .array(z.uuid())
      .check(z.minLength(1), z.maxLength(BULK_IDS_MAX, `At most ${BULK_IDS_MAX} at once`)),
  }),
  z.object({ filter: filterSchema }),
]);
export type Selection = z.infer<typeof selectionSchema>;
export type ImageFilter = z.infer<typeof filterSchema>;
export type ListImagesInput = z.infer<typeof listInput>;

export const BULK_ACTIONS = ['favorite', 'unfavorite', 'trash', 'restore', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

const byId = z.object({ id: z.uuid() });
const count = z.int();
const tags = ['Images'];

const credentialsSchema = z.object({
  hasManifest: z.boolean(),
  isValid: z.boolean(),
  isOurs: z.boolean(),
  title: z.nullable(z.string()),
  generator: z.nullable(z.string()),
  digitalSource: z.nullable(z.string()),
  softwareAgent: z.nullable(z.string()),
  signer: z.nullable(z.string()),
  faults: z.array(z.string()),
});

const outlineSchema = z.object({
  /** Width and height, each pair once. */
  shapes: z.array(z.tuple([z.int(), z.int()])),
  /** For each picture the number of its shape … */
  places: z.array(z.int()),
  /** … and about how wide its caption is. */
  captions: z.array(z.int()),
  /** The `cursor` of every page of 50 after the first. */
  bookmarks: z.array(z.string()),
  nextCursor: z.nullable(z.string()),
});
export type Outline = z.infer<typeof outlineSchema>;

export const imagesContract = {
  list: memberCall
    .route({
      method: 'GET',
      path: '/api/images',
      summary: 'A page of the own gallery or its trash',
      description: 'Pages of 50; `nextCursor` of one page is the `cursor` of the next.',
      tags,
    })
    .input(listInput)
    .output(z.object({ images: z.array(imageSchema), nextCursor: z.nullable(z.string()) })),
  outline: memberCall
    .route({
      method: 'GET',
      path: '/api/images/outline',
      summary: 'The shape of the own gallery or its trash, and where each page of it begins',
      tags,
    })
    .input(listInput)
    .output(outlineSchema),
  counts: memberCall
    .route({
      method: 'GET',
      path: '/api/images/counts',
      summary: 'How many pictures, favourites and deleted ones, and how many of each style',
      tags,
    })
    .output(
      z.object({
        total: count,
        favorites: count,
        trash: count,
        byStyle: z.record(z.enum(WINE_STYLES), count),
      }),
    ),
  count: memberCall
    .route({
      method: 'GET',
      path: '/api/images/count',
      summary: 'How many pictures a filter of the gallery shows',
      tags,
    })
    .input(z.object(queryFields))
    .output(z.object({ matching: count })),
  usage: memberCall
    .route({
      method: 'GET',
      path: '/api/images/usage',
      summary: 'Pictures made in this calendar month against the plan',
      tags,
    })
    .output(z.object({ monthlyUsed: count, monthlyLimit: count, monthlyRemaining: count })),
  get: memberCall
    .route({ method: 'GET', path: '/api/images/{id}', summary: 'One picture', tags })
    .input(byId)
    .output(imageSchema),
  credentials: memberCall
    .route({
      method: 'GET',
      path: '/api/images/{id}/credentials',
      summary: 'What the C2PA manifest of the original says, and whether its seal holds',
      tags,
    })
    .input(byId)
    .output(credentialsSchema),
  setFavorite: memberCall
    .route({
      method: 'PUT',
      path: '/api/images/{id}/favorite',
      summary: 'Mark or unmark as a favourite',
      tags,
    })
    .input(z.object({ id: z.uuid(), isFavorite: z.boolean() }))
    .output(imageSchema),
  trash: memberCall
    .route({
      method: 'DELETE',
      path: '/api/images/{id}',
      summary: 'Delete to the trash, from which it can be taken back for 30 days',
      tags,
    })
    .input(byId)
    .output(imageSchema),
  restore: memberCall
    .route({
      method: 'POST',
      path: '/api/images/{id}/restore',
      summary: 'Take back from the trash',
      tags,
    })
    .input(byId)
    .output(imageSchema),
  deleteForGood: memberCall
    .route({
      method: 'DELETE',
      path: '/api/images/trash/{id}',
      summary: 'Delete a picture in the trash for good, files included',
      tags,
    })
    .input(byId)
    .output(z.object({ id: z.uuid() })),
  bulk: memberCall
    .route({
      method: 'POST',
      path: '/api/images/bulk',
      summary: 'Do one thing to many pictures: those named, or all that match a filter',
      tags,
    })
    .input(z.object({ action: z.enum(BULK_ACTIONS), selection: selectionSchema }))
    .output(z.object({ changed: count })),
};
