import type { ReactNode } from 'react';
import type { GenerationView } from '#shared/contract/generations.ts';
import { GenerationsProvider } from '#web/features/create/feed/generations-provider.tsx';
import { useImageCache } from '#web/features/images/use-image-cache.ts';
import { errorCodeOf } from '#web/lib/requests/error-code.ts';
import { useRefreshSession } from '#web/lib/account/session.ts';

/** Whatever becomes of a picture reaches galleries, figures and balance, on every page of a member. */
export function PictureNews({ children }: { children: ReactNode }) {
  const cache = useImageCache();
  const refreshBalance = useRefreshSession();
  const onEnded = ({ image }: GenerationView) => {
    void refreshBalance();
    if (image) cache.addNew(image);
  };
  return (
    <GenerationsProvider
      onEnded={onEnded}
      onMissed={({ image }) => void (image && cache.expect(image))}
      onListFailed={(error) => {
        if (errorCodeOf(error) === 'UNAUTHENTICATED') void refreshBalance();
      }}
    >
      {children}
    </GenerationsProvider>
  );
}
