import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { TRASH_DAYS } from '#shared/rules/pictures/gallery.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { isFiltered } from './gallery-address.ts';
import type { GalleryAddress } from './use-gallery-address.ts';

type GalleryEmptyProps = Pick<GalleryAddress, 'state' | 'change'>;

export function GalleryEmpty({ state, change }: GalleryEmptyProps) {
  if (isFiltered(state))
    return (
      <EmptyState text="No images match your search.">
        <Button
          size="sm"
          onClick={() => change({ search: '', wineStyle: 'all', wineId: null, favorites: false })}
        >
          Clear filters
        </Button>
      </EmptyState>
    );
  if (state.trash)
    return (
      <EmptyState text={`The trash is empty. What you delete stays here for ${TRASH_DAYS} days.`} />
    );
  return (
    <EmptyState text="No images generated yet. Create your first wine images!">
      <ButtonLink to="?" size="sm">
        Create Wine Images
      </ButtonLink>
    </EmptyState>
  );
}
