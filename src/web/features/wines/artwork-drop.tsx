import './artwork-drop.css';
import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import type { Artwork } from '#shared/contract/wines.ts';
import { ERRORS } from '#shared/errors.ts';
import { errorCodeOf } from '#web/lib/error-code.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { uploadArtwork } from './upload-artwork.ts';

const ACCEPTED = 'image/png,image/jpeg,image/webp,application/pdf';

type ArtworkDropProps = {
  /** 'Drop the artwork of the front label here'. */
  title: string;
  onArtwork: (artwork: Artwork) => void;
};

/** Takes a file by drop or by hand and says what is wrong with it right here. */
export function ArtworkDrop({ title, onArtwork }: ArtworkDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => uploadArtwork(file),
    onSuccess: onArtwork,
  });
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !isPending) mutate(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div className="artwork-drop-room">
      <label
        htmlFor={id}
        className={clsx('artwork-drop', isOver && 'artwork-drop-over')}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {isPending ? <Spinner /> : <Upload className="icon" aria-hidden="true" />}
        <span>{isPending ? 'Reading your file…' : title}</span>
        <small>PNG, JPEG, WebP or PDF, at least 600 pixels, up to 25 MB</small>
        <input
          id={id}
          type="file"
          accept={ACCEPTED}
          className="visually-hidden"
          onChange={(event) => {
            take(event.target.files);
            // The same file may be chosen again after it was mended.
            event.target.value = '';
          }}
        />
      </label>
      {error && <Notice tone="danger">{ERRORS[errorCodeOf(error)].message}</Notice>}
    </div>
  );
}
