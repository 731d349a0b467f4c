import './file-drop.css';
import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

interface FileDropProps {
  /** 'Drop the artwork of the front label here'. */
  title: string;
  /** What may be dropped, in words. */
  hint: string;
  /** The same for the browser's file dialog. */
  accept: string;
  isBusy?: boolean;
  onFile: (file: File) => void;
}

/** Takes one file by drop or by hand. */
export function FileDrop({ title, hint, accept, isBusy = false, onFile }: FileDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <div className={clsx('file-drop', isOver && 'file-drop-over')}>
      {isBusy ? <Spinner /> : <Upload className="icon" aria-hidden="true" />}
      <label htmlFor={id}>{isBusy ? 'Reading your file…' : title}</label>
      <small>{hint}</small>
      {/* Lies over the whole field, so that files may be dropped on it: browsers do the rest. */}
      <input
        id={id}
        type="file"
        accept={accept}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onChange={(event) => {
          setIsOver(false);
          const [file] = event.target.files ?? [];
          if (file && !isBusy) onFile(file);
          // The same file may be chosen again after it was mended.
          event.target.value = '';
        }}
      />
    </div>
  );
}
