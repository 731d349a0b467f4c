import type { GeneratedImage } from '#server/db/schema/schema.ts';
import type { ImageView } from '#shared/contract/image-view.ts';
import { pictureSrcSet } from '#shared/rules/pictures/gallery.ts';
import type { PictureContents } from '#shared/rules/pictures/generation.ts';

export function toImageView(image: GeneratedImage): ImageView {
  return {
    id: image.id,
    generationId: image.generation_id,
    imageUrl: image.image_url,
    srcSet: {
      webp: pictureSrcSet(image, 'webp'),
      avif: image.has_avif ? pictureSrcSet(image, 'avif') : null,
    },
    prompt: image.prompt,
    timestamp: image.created_at.toISOString(),
    api: image.api,
    size: image.size,
    status: 'completed',
    isFavorite: image.is_favorite,
    styleId: image.style_id,
    wineStyle: image.wine_style,
    facts: { grape: image.grape, region: image.region, vintage: image.vintage },
    seed: image.seed,
    wine: image.wine_title === null ? null : { id: image.wine_id, title: image.wine_title },
    contents: toContents(image.scene),
    width: image.width,
    height: image.height,
    thumbhash: image.thumbhash,
    deletedAt: image.deleted_at?.toISOString() ?? null,
  };
}

/** The inventory itself stays with the row: people read the words. */
function toContents(scene: PictureContents | null): ImageView['contents'] {
  return scene && { shown: [...scene.shown], notDrawn: [...scene.notDrawn] };
}
