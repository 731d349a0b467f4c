import type { GeneratedImage } from '#server/db/schema.ts';
import type { ImageView } from '#shared/contract/image-view.ts';

export function toImageView(image: GeneratedImage): ImageView {
  return {
    id: image.id,
    generationId: image.generation_id,
    imageUrl: image.image_url,
    prompt: image.prompt,
    timestamp: image.created_at.toISOString(),
    api: image.api,
    size: image.size,
    status: 'completed',
    isFavorite: image.is_favorite,
    styleId: image.style_id,
    wineStyle: image.wine_style,
    seed: image.seed,
    understood: image.scene?.summary ?? null,
    width: image.width,
    height: image.height,
    thumbhash: image.thumbhash,
    deletedAt: image.deleted_at?.toISOString() ?? null,
  };
}
