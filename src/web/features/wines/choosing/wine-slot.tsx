import type { WineSlotProps } from './wine-slot-props.ts';
import './wine-slot.css';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { wineTitle } from '#shared/rules/pictures/wine-title.ts';
import { queries } from '#web/lib/requests/api.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { DialogComing } from '#web/ui/overlays/dialog-coming.tsx';

// A dialog is heavy, and most pictures need none.
const WineChooser = lazyPart(async () => {
  const { WineChooser } = await import('./wine-chooser.tsx');
  return { default: WineChooser };
});

/** First in the brief: whose bottle stands in the picture. */
export function WineSlot({ wineId, onChoose }: WineSlotProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: wine } = useQuery({
    ...queries.wines.get.queryOptions({ input: { id: wineId ?? '' } }),
    enabled: wineId !== null,
  });
  const isChosen = wineId !== null && wine !== undefined && wine.deletedAt === null;
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        className="brief-slot wine-slot"
        data-filled={isChosen || undefined}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span className="brief-name">Your wine</span>
        <span className="wine-slot-name">{isChosen ? wineTitle(wine) : 'None'}</span>
        <ChevronDown className="icon icon-sm" aria-hidden="true" />
      </button>
      <Suspense fallback={<DialogComing onClose={close} />}>
        {isOpen && (
          <WineChooser
            wineId={wineId}
            onClose={close}
            onChoose={(id) => {
              onChoose(id);
              close();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
