import './viewer.css';
import './viewer-narrow.css';
import { Dialog } from 'radix-ui';
import { useEffect } from 'react';
import { focusOnce, isFocusTaken } from '#web/lib/keep-focus.ts';
import { keepOpenForToasts } from '#web/ui/overlays/dialog.tsx';
import type { Image } from '#web/features/images/image.ts';
import { Filmstrip } from './filmstrip.tsx';
import type { ViewerProps } from './viewer-props.ts';
import { ViewerPanel } from './viewer-panel.tsx';
import { ViewerStage } from './viewer-stage.tsx';

/** The full-screen viewer (spec §2.6). Always dark: the room goes down when a picture goes up. */
export function Viewer(props: ViewerProps) {
  const { images, index, onMove, onClose, onDelete, actions } = props;
  const image = images[index];
  const go = (step: number) => {
    if (images[index + step]) onMove(index + step);
  };
  useViewerKeys({
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
    f: () => image && actions.toggleFavorite(image),
    Delete: () => image && onDelete(image),
  });
  if (!image) return null;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          className="viewer"
          data-theme="dark"
          aria-describedby={undefined}
          onOpenAutoFocus={focusViewer}
          onCloseAutoFocus={(event) => focusTile(event, image)}
          onInteractOutside={keepOpenForToasts}
          onEscapeKeyDown={leaveToMenu}
        >
          <Dialog.Title className="visually-hidden">Image viewer</Dialog.Title>
          <ViewerStage {...props} image={image} onStep={go} />
          <ViewerPanel {...props} image={image} onStep={go} />
          <Filmstrip images={images} index={index} onMove={onMove} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function focusViewer(event: Event): void {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
}

/** Back to the picture that was looked at last, which need not be the one that was opened. */
function focusTile(event: Event, image: Image): void {
  const tile =
    document.querySelector<HTMLElement>(`[data-image="${image.id}"]`) ??
    document.querySelector<HTMLElement>('[data-image]');
  event.preventDefault();
  if (isFocusTaken()) return;
  // With the last picture deleted there is none to go back to.
  const main = document.querySelector<HTMLElement>('main');
  if (tile) tile.focus();
  else if (main) focusOnce(main);
}

/** Escape closes an open menu first, not the whole viewer. */
function leaveToMenu(event: KeyboardEvent): void {
  if (document.querySelector('[role=menu]:popover-open')) event.preventDefault();
}

function useViewerKeys(keys: Record<string, () => void>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('[role=menu]')) return;
      const does = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!does) return;
      event.preventDefault();
      does();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}
