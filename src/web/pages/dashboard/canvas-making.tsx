import type { Sheet } from '#web/features/create/feed/board-view.ts';
import { useGenerations } from '#web/features/create/feed/generations-provider.tsx';
import { ProgressPanel } from '#web/features/create/progress/progress-panel.tsx';
import type { Image } from '#web/features/images/image.ts';
import { SheetPicture } from '#web/features/images/canvas/sheet-picture.tsx';

interface CanvasMakingProps {
  sheet: Sheet;
  onOpen: (image: Image) => void;
}

/** The canvas while pictures are made; those that have come can be opened already. */
export function CanvasMaking({ sheet, onOpen }: CanvasMakingProps) {
  const { waiting, paceS, cancel } = useGenerations();
  return (
    <ProgressPanel
      sheet={sheet}
      waiting={waiting}
      paceS={paceS}
      onCancel={() => cancel(sheet)}
      renderPicture={(image) => <SheetPicture image={image} onOpen={onOpen} />}
    />
  );
}
