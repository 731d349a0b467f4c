import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useSignedInSession } from '#web/lib/account/session.ts';
import { DialogComing } from '#web/ui/overlays/dialog-coming.tsx';

// Few visits order a set, and its dialog knows every style and outlet.
const OrderSetDialog = lazyPart(async () => {
  const { OrderSetDialog } = await import('#web/features/sets/order-set-dialog.tsx');
  return { default: OrderSetDialog };
});

/** The order of a set for some wines; then its own page. */
export function OrderSet({ wineIds, onClose }: { wineIds: string[]; onClose: () => void }) {
  const navigate = useNavigate();
  const { profile } = useSignedInSession();
  return (
    <Suspense fallback={<DialogComing onClose={onClose} />}>
      <OrderSetDialog
        wineIds={wineIds}
        credits={profile.credits}
        onClose={onClose}
        onOrdered={(setId) => void navigate(`/sets/${setId}`)}
      />
    </Suspense>
  );
}
