import { z } from 'zod/mini';

import { WINE_STYLES } from '#shared/rules/pictures/gallery.ts';
import { PICTURE_SIZES, STYLE_IDS } from '#shared/rules/pictures/generation.ts';

export const sizeIdSchema = z.enum(PICTURE_SIZES.map((size) => size.id));

/** A picture as its owner sees it (spec §3, client view). */
export const imageSchema = z.object({
  id: z.string(),
  generationId: z.nullable(z.string()),
  imageUrl: z.string(),
  /** Candidates for the screen, ready for the `srcset` of a `<source>`; AVIF comes a little later. */
  srcSet: z.object({ webp: z.string(), avif: z.nullable(z.string()) }),
  prompt: z.string(),
  timestamp: z.string(),
  api: z.string(),
  size: sizeIdSchema,
  status: z.literal('completed'),
  isFavorite: z.boolean(),
  styleId: z.enum(STYLE_IDS),
  wineStyle: z.enum(WINE_STYLES),
  /** Of the wine in it, as far as it is named. */
  facts: z.object({
    grape: z.nullable(z.string()),
    region: z.nullable(z.string()),
    vintage: z.nullable(z.int()),
  }),
  seed: z.nullable(z.int()),
  /** The own wine whose bottle it shows. */
  wine: z.nullable(z.object({ id: z.nullable(z.string()), title: z.string() })),
  /** What its pixels show and what of the prompt was not drawn; `null` where the engine cannot tell. */
  contents: z.nullable(z.object({ shown: z.array(z.string()), notDrawn: z.array(z.string()) })),
  /** Known before the file arrives, so that nothing shifts. */
  width: z.int(),
  height: z.int(),
  thumbhash: z.string(),
  deletedAt: z.nullable(z.string()),
});

export type ImageView = z.infer<typeof imageSchema>;
