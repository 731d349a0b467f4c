import { z } from 'zod/mini';

import {
  BOTTLE_IDS,
  CAPSULE_FINISHES,
  CLOSURES,
  GLASS_COLOURS,
  LABEL_CORNERS,
  LABEL_LINES_MAX,
  LABEL_MM,
  LABEL_PAPERS,
  LABEL_TEMPLATES,
  VINTAGE_MAX,
  VINTAGE_MIN,
  WINE_COLOURS,
  WINE_IMPORT,
  WINE_NAME_MAX_LENGTH,
  WINE_TEXT_MAX_LENGTH,
  BOTTLE_VIEWS,
} from '#shared/rules/pictures/wines.ts';

import { memberCall } from './call.ts';

/** One line of text: no line breaks or other invisible controls. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;
const text = (most: number, what: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(most, `${what} has at most ${most} characters`),
      z.regex(ONE_LINE, `${what} is one line of text`),
    );

const nameSchema = text(WINE_NAME_MAX_LENGTH, 'The name').check(
  z.minLength(1, 'Please give the wine a name'),
);
const vintageSchema = z.nullable(
  z
    .int('A vintage is a year')
    .check(
      z.minimum(VINTAGE_MIN, `A vintage is a year from ${VINTAGE_MIN}`),
      z.maximum(VINTAGE_MAX, `A vintage is a year up to ${VINTAGE_MAX}`),
    ),
);
const hexSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'A colour is written like #7a1f2b'));
const millimetres = z
  .number()
  .check(
    z.minimum(LABEL_MM.min, `At least ${LABEL_MM.min} mm`),
    z.maximum(LABEL_MM.max, `At most ${LABEL_MM.max} mm`),
  );
const share = z.number().check(z.minimum(0), z.maximum(1));

const labelPlace = {
  widthMm: millimetres,
  heightMm: millimetres,
  /** Lower edge above the foot of the bottle. */
  raisedMm: z.number().check(z.minimum(0), z.maximum(LABEL_MM.max * 2)),
  corner: z.enum(LABEL_CORNERS),
  paper: z.enum(LABEL_PAPERS),
};

const artworkLabelSchema = z.object({
  kind: z.literal('artwork'),
  artworkId: z.uuid(),
  /** The part of the artwork that is printed, in shares of its sides. */
  crop: z.object({ x: share, y: share, width: share, height: share }),
  /** Where this artwork is dark, the label is foil or embossed. */
  mask: z.nullable(z.object({ artworkId: z.uuid(), finish: z.enum(['gold', 'silver', 'emboss']) })),
  ...labelPlace,
});

const designedLabelSchema = z.object({
  kind: z.literal('designed'),
  template: z.enum(LABEL_TEMPLATES),
  isDark: z.boolean(),
  /** The customer's words, the largest first, printed letter by letter. */
  lines: z
    .array(text(WINE_TEXT_MAX_LENGTH, 'A line'))
    .check(
      z.minLength(1, 'A label needs at least one line'),
      z.maxLength(LABEL_LINES_MAX, `At most ${LABEL_LINES_MAX} lines`),
    ),
  ...labelPlace,
});

export const labelSchema = z.discriminatedUnion('kind', [artworkLabelSchema, designedLabelSchema]);
export type Label = z.infer<typeof labelSchema>;
export type ArtworkLabel = z.infer<typeof artworkLabelSchema>;

const labelsSchema = z.object({
  front: labelSchema,
  back: z.nullable(labelSchema),
  neck: z.nullable(labelSchema),
});
export type Labels = z.infer<typeof labelsSchema>;

/** Everything that a customer says about a wine. */
export const wineDraftSchema = z.object({
  name: nameSchema,
  producer: text(WINE_TEXT_MAX_LENGTH, 'The producer'),
  vintage: vintageSchema,
  grape: text(WINE_TEXT_MAX_LENGTH, 'The grape'),
  appellation: text(WINE_TEXT_MAX_LENGTH, 'The appellation'),
  colour: z.enum(WINE_COLOURS),
  bottle: z.enum(BOTTLE_IDS),
  glass: z.enum(GLASS_COLOURS.map(({ id }) => id)),
  closure: z.enum(CLOSURES.map(({ id }) => id)),
  capsule: z.object({ hex: hexSchema, finish: z.enum(CAPSULE_FINISHES) }),
  /** How far the bottle is filled, as a share of its height. */
  fill: z.number().check(z.minimum(0), z.maximum(0.95)),
  labels: labelsSchema,
});
export type WineDraft = z.infer<typeof wineDraftSchema>;

export const wineSchema = z.extend(wineDraftSchema, {
  id: z.string(),
  /** One of ours, there on the first visit to show what can be done. */
  isSample: z.boolean(),
  pictures: z.int(),
  /** Changes with every change: names the small picture of the bottle. */
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.nullable(z.string()),
});
export type WineView = z.infer<typeof wineSchema>;

/** An uploaded artwork as we kept it. */
export const artworkSchema = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  /** Pages of the PDF it came from; 1 for pictures. */
  pages: z.int(),
});
export type Artwork = z.infer<typeof artworkSchema>;

const byId = z.object({ id: z.uuid() });
const tags = ['Wines'];

export const winesContract = {
  list: memberCall
    .route({
      method: 'GET',
      path: '/api/wines',
      summary: 'The own wines, the last used first',
      tags,
    })
    .input(
      z.object({
        search: z.optional(z.string().check(z.trim(), z.maxLength(WINE_NAME_MAX_LENGTH))),
        trash: z._default(z.stringbool(), false),
        cursor: z.optional(z.string().check(z.maxLength(200))),
      }),
    )
    .output(
      z.object({
        wines: z.array(wineSchema),
        nextCursor: z.nullable(z.string()),
        total: z.int(),
        limit: z.int(),
        /** Whether the engine of single pictures can show own labels; sets always can. */
        canBeShown: z.boolean(),
      }),
    ),
  get: memberCall
    .route({ method: 'GET', path: '/api/wines/{id}', summary: 'One wine', tags })
    .input(byId)
    .output(wineSchema),
  create: memberCall
    .route({
      method: 'POST',
      path: '/api/wines',
      summary: 'Keep a new wine',
      description: 'Sent again under the same `id`, it is kept once.',
      tags,
    })
    .input(z.extend(wineDraftSchema, { id: z.optional(z.uuid()) }))
    .output(wineSchema),
  update: memberCall
    .route({ method: 'PUT', path: '/api/wines/{id}', summary: 'Change a wine', tags })
    .input(z.extend(wineDraftSchema, { id: z.uuid(), version: z.int() }))
    .output(wineSchema),
  newVintage: memberCall
    .route({
      method: 'POST',
      path: '/api/wines/{id}/vintages',
      summary: 'Copy a wine for another year, with its new artwork',
      tags,
    })
    .input(
      z.object({
        id: z.uuid(),
        vintage: vintageSchema,
        artworkId: z.nullable(z.uuid()),
        /** Of the copy: sent again under the same one, it is made once. */
        newId: z.optional(z.uuid()),
      }),
    )
    .output(wineSchema),
  /** Whoever sends the same again finds what is there: nothing is made twice. */
  importMany: memberCall
    .route({
      method: 'POST',
      path: '/api/wines/import',
      summary: 'Keep many wines; those that are there already stay as they are',
      description:
        'A wine is known by name, producer and vintage. All are kept or none. With `isDryRun` nothing is kept.',
      tags,
    })
    .input(
      z.object({
        wines: z
          .array(wineDraftSchema)
          .check(
            z.minLength(1, 'Send at least one wine'),
            z.maxLength(WINE_IMPORT.batch, `At most ${WINE_IMPORT.batch} wines in one call`),
          ),
        isDryRun: z._default(z.boolean(), false),
      }),
    )
    .output(
      z.object({
        /** In the order of the wines; no id where a dry run would make a new one. */
        wines: z.array(z.object({ id: z.nullable(z.string()), isNew: z.boolean() })),
        /** How many more the plan keeps, after this. */
        room: z.int(),
      }),
    ),
  remove: memberCall
    .route({
      method: 'DELETE',
      path: '/api/wines/{id}',
      summary: 'Remove a wine; it can be taken back for 30 days',
      tags,
    })
    .input(byId)
    .output(wineSchema),
  restore: memberCall
    .route({ method: 'POST', path: '/api/wines/{id}/restore', summary: 'Take it back', tags })
    .input(byId)
    .output(wineSchema),
  bottle: memberCall
    .route({
      method: 'GET',
      path: '/api/wines/{id}/bottle',
      summary: 'The bottle of a kept wine, from the front',
      tags,
    })
    .input(z.object({ id: z.uuid(), v: z.optional(z.string()) }))
    .output(z.file()),
  preview: memberCall
    .route({
      method: 'POST',
      path: '/api/wines/preview',
      summary: 'A small picture of the bottle as described, from one side',
      description: 'Free of charge, at most 90 a minute.',
      tags,
    })
    .input(z.object({ wine: wineDraftSchema, view: z.enum(BOTTLE_VIEWS) }))
    .output(z.file()),
};
