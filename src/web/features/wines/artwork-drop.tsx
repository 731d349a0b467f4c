import './artwork-drop.css';
import { useMutation } from '@tanstack/react-query';
import type { Artwork } from '#shared/contract/wines.ts';
import { ERRORS } from '#shared/errors.ts';
import { errorCodeOf } from '#web/lib/error-code.ts';
import { Notice } from '#web/ui/notice.tsx';
import { FileDrop } from './file-drop.tsx';
import { uploadArtwork } from './upload-artwork.ts';

const ACCEPTED = 'image/png,image/jpeg,image/webp,application/pdf';

type ArtworkDropProps = {
  title: string;
  onArtwork: (artwork: Artwork, file: File) => void;
};

/** Takes an artwork and says what is wrong with it right here. */
export function ArtworkDrop({ title, onArtwork }: ArtworkDropProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => uploadArtwork(file),
    onSuccess: onArtwork,
  });
  return (
    <div className="artwork-drop">
      <FileDrop
        title={title}
        hint="PNG, JPEG, WebP or PDF, at least 600 pixels, up to 25 MB"
        accept={ACCEPTED}
        isBusy={isPending}
        onFile={mutate}
      />
      {error && <Notice tone="danger">{ERRORS[errorCodeOf(error)].message}</Notice>}
    </div>
  );
}
