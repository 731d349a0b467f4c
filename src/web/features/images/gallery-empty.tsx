import { EmptyState } from '#web/ui/empty-state.tsx';
import { TRASH_DAYS } from '#shared/rules/gallery.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type GalleryState, isFiltered } from './gallery-address.ts';

export function GalleryEmpty({ state }: { state: GalleryState }) {
  if (isFiltered(state)) return <EmptyState text="No images match your search." />;
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
