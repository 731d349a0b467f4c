import { useSearchParams } from 'react-router';
import { VARIATIONS_MAX } from '#shared/rules/pictures/generation.ts';
import { reuse } from '#web/features/create/composer/draft.ts';
import type { DraftHandle } from '#web/features/create/composer/use-draft.ts';
import { readState } from '#web/features/images/gallery-address.ts';
import { EVERYTHING } from '#web/features/images/gallery-query.ts';
import type { Image } from '#web/features/images/image.ts';
import type { OpenedImage } from '#web/features/images/use-opened-image.ts';
import { ImageViewer } from '#web/features/images/viewer/image-viewer.tsx';
import type { DashboardTab } from './dashboard-tabs.ts';

type DashboardViewerProps = Pick<DraftHandle, 'change'> & {
  id: string;
  opened: OpenedImage;
  tab: DashboardTab;
  onCreate: () => void;
};

/** One viewer for all tabs: over the gallery it follows the filter, elsewhere it shows everything. */
export function DashboardViewer({ id, opened, tab, change, onCreate }: DashboardViewerProps) {
  const [params] = useSearchParams();
  const { view: _view, ...filter } = readState(params);
  const remix = (image: Image, count: number) => {
    change(reuse(image, { count, seed: null }));
    onCreate();
  };
  return (
    <ImageViewer
      opened={{ ...opened, id }}
      filter={tab === 'gallery' ? filter : EVERYTHING}
      onRemix={(image) => remix(image, 1)}
      onVariations={(image) => remix(image, VARIATIONS_MAX)}
    />
  );
}
