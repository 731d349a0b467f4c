import { memo } from 'react';
import { Download, Heart, Trash2 } from 'lucide-react';
import { formatDay } from '#web/lib/words/format-day.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { TilePlace } from '#web/features/images/wall/image-wall.tsx';
import { sizeName } from '#web/features/images/style-names.ts';
import { Thumbnail } from '#web/features/images/card/thumbnail.tsx';
import type { Image } from '#web/features/images/image.ts';

export type ArchiveAction = 'open' | 'favorite' | 'download' | 'delete';

type ArchiveRowProps = TilePlace & {
  image: Image;
  total: number;
  actions: readonly ArchiveAction[];
  onAction: (action: ArchiveAction, image: Image) => void;
};

/** One picture as a line: what it is, and what can be done with it. */
export const ArchiveRow = memo(function ArchiveRow(props: ArchiveRowProps) {
  const { image, tile, index, total, actions, onAction } = props;
  const does = (action: ArchiveAction) => () => onAction(action, image);
  return (
    <li
      className="archive-row"
      aria-setsize={total}
      aria-posinset={index + 1}
      style={{ width: tile.width, height: tile.height, transform: `translateY(${tile.y}px)` }}
    >
      {actions.includes('open') ? (
        <button
          type="button"
          className="print"
          data-tile={index}
          data-image={image.id}
          onClick={does('open')}
        >
          <Thumbnail image={image} sizes="72px" />
        </button>
      ) : (
        <span className="print">
          <Thumbnail image={image} sizes="72px" />
        </span>
      )}
      <div className="archive-text">
        <p>{image.prompt}</p>
        <p className="t-meta">
          <Badge>{sizeName(image)}</Badge> {formatDay(image.timestamp)}
        </p>
      </div>
      <div className="archive-tools">
        {actions.includes('favorite') && (
          <IconButton
            label={image.isFavorite ? 'Favorited' : 'Favorite'}
            aria-pressed={image.isFavorite}
            onClick={does('favorite')}
          >
            <Heart className="icon" aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label="Download" onClick={does('download')}>
          <Download className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton label="Delete Image" onClick={does('delete')}>
          <Trash2 className="icon" aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
});
