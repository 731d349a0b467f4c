import './artwork-drop.css';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Artwork } from '#shared/contract/wines.ts';
import { ERRORS } from '#shared/errors.ts';
import { errorCodeOf } from '#web/lib/requests/error-code.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { FileDrop } from './file-drop.tsx';
import { uploadArtwork } from './upload-artwork.ts';

const ACCEPTED = 'image/png,image/jpeg,image/webp,application/pdf';
/** Labels of one wine stand on the first pages; a catalogue is none. */
const PAGES_OFFERED = 60;

interface ArtworkDropProps {
  title: string;
  onArtwork: (artwork: Artwork) => void;
}

interface Sent {
  file: File;
  page: number;
}

/** Takes an artwork, says what is wrong with it right here, and asks for the page of a longer PDF. */
export function ArtworkDrop({ title, onArtwork }: ArtworkDropProps) {
  const [pdf, setPdf] = useState<(Sent & { pages: number }) | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ file, page }: Sent) => uploadArtwork(file, page),
    onSuccess: (artwork, sent) => {
      setPdf(artwork.pages > 1 ? { ...sent, pages: artwork.pages } : null);
      onArtwork(artwork);
    },
  });
  return (
    <div className="artwork-drop">
      <FileDrop
        title={title}
        hint="PNG, JPEG, WebP or PDF, at least 600 pixels, up to 25 MB"
        accept={ACCEPTED}
        isBusy={isPending}
        onFile={(file) => mutate({ file, page: 1 })}
      />
      {pdf && (
        <SelectField
          label="Page of the PDF"
          options={pagesOf(pdf.pages)}
          value={String(pdf.page)}
          disabled={isPending}
          onChange={(page) => mutate({ file: pdf.file, page: Number(page) })}
        />
      )}
      {error && <Notice tone="danger">{ERRORS[errorCodeOf(error)].message}</Notice>}
    </div>
  );
}

function pagesOf(pages: number) {
  return Array.from({ length: Math.min(pages, PAGES_OFFERED) }, (_, i) => ({
    value: String(i + 1),
    label: `${i + 1} of ${pages}`,
  }));
}
