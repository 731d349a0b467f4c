import { ChevronUp, Download, Heart, Layers, Trash2, WandSparkles } from 'lucide-react';
import { GENERATION_COST, VARIATIONS_MAX } from '#shared/rules/pictures/generation.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { MenuItem } from '#web/ui/overlays/menu-items.tsx';
import { downloadImage } from '#web/features/images/download/download-image.ts';
import type { Image } from '#web/features/images/image.ts';
import type { ViewerProps } from './viewer-props.ts';

type ActionsProps = Pick<ViewerProps, 'actions' | 'onDelete' | 'onRemix' | 'onVariations'> & {
  image: Image;
};

export function ViewerActions({ image, actions, onDelete, onRemix, onVariations }: ActionsProps) {
  return (
    <div className="viewer-actions">
      <Button variant="text" className="viewer-remix" onClick={() => onRemix(image)}>
        <WandSparkles className="icon" aria-hidden="true" />
        <span>
          Remix<small>Change the words</small>
        </span>
      </Button>
      <Button variant="text" className="viewer-remix" onClick={() => onVariations(image)}>
        <Layers className="icon" aria-hidden="true" />
        <span>
          Variations
          <small>{`${VARIATIONS_MAX} more, ${VARIATIONS_MAX * GENERATION_COST} credits`}</small>
        </span>
      </Button>
      <DownloadChoice image={image} />
      <Button
        aria-pressed={image.isFavorite}
        className="viewer-favorite"
        onClick={() => actions.toggleFavorite(image)}
      >
        <Heart className="icon" aria-hidden="true" />
        <span>{image.isFavorite ? 'Favorited' : 'Favorite'}</span>
      </Button>
      <Button variant="text" className="viewer-delete" onClick={() => onDelete(image)}>
        <Trash2 className="icon" aria-hidden="true" />
        <span>Delete Image</span>
      </Button>
    </div>
  );
}

/** JPEG at a click; the other formats in the menu beside it. */
function DownloadChoice({ image }: { image: Image }) {
  return (
    <div className="viewer-download">
      <Button variant="primary" onClick={() => void downloadImage(image)}>
        <Download className="icon" aria-hidden="true" />
        Download
      </Button>
      <Menu
        label="Download as"
        renderTrigger={(props) => (
          <IconButton {...props} label="Download as">
            <ChevronUp className="icon icon-sm" aria-hidden="true" />
          </IconButton>
        )}
      >
        <MenuItem note="For everything" onSelect={() => void downloadImage(image)}>
          JPEG
        </MenuItem>
        <MenuItem note="For the web, smaller" onSelect={() => void downloadImage(image, 'webp')}>
          WebP
        </MenuItem>
        <MenuItem note="PNG, without loss" onSelect={() => void downloadImage(image, 'original')}>
          Original
        </MenuItem>
      </Menu>
    </div>
  );
}
