import './artwork-drop.css';
import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
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
  return (
    <div className="artwork-drop-room">
      <div className={clsx('artwork-drop', isOver && 'artwork-drop-over')}>
        {isPending ? <Spinner /> : <Upload className="icon" aria-hidden="true" />}
        <label htmlFor={id}>{isPending ? 'Reading your file…' : title}</label>
        <small>PNG, JPEG, WebP or PDF, at least 600 pixels, up to 25 MB</small>
        {/* Lies over the whole field, so that files may be dropped on it: browsers do the rest. */}
        <input
          id={id}
          type="file"
          accept={ACCEPTED}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onChange={(event) => {
            setIsOver(false);
            take(event.target.files);
            // The same file may be chosen again after it was mended.
            event.target.value = '';
          }}
        />
      </div>
      {error && <Notice tone="danger">{ERRORS[errorCodeOf(error)].message}</Notice>}
    </div>
  );
}
