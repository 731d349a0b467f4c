import './dialog.css';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { focusOnce, isFocusTaken } from '#web/lib/keep-focus.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

export function Dialog({ isOpen, onClose, ...sheet }: DialogProps) {
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      {isOpen && <Sheet {...sheet} />}
    </RadixDialog.Root>
  );
}

function Sheet({ title, description, isWide, children }: Omit<DialogProps, 'isOpen' | 'onClose'>) {
  // Before a field inside takes the focus for itself.
  const [opener] = useState(() => document.activeElement);
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className="dialog-scrim">
        <RadixDialog.Content
          className={clsx('dialog sheet', isWide && 'dialog-wide')}
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusDialog}
          onCloseAutoFocus={(event) => giveFocusBack(event, opener)}
          onEscapeKeyDown={closeWhatLiesAbove}
          onInteractOutside={keepOpenForToasts}
        >
          <header className="dialog-head">
            <div>
              <RadixDialog.Title className="t-panel">{title}</RadixDialog.Title>
              {description && <RadixDialog.Description>{description}</RadixDialog.Description>}
            </div>
            <RadixDialog.Close asChild>
              <IconButton label="Close">
                <X className="icon" aria-hidden="true" />
              </IconButton>
            </RadixDialog.Close>
          </header>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Overlay>
    </RadixDialog.Portal>
  );
}

/**
 * To what opened it. Radix knows only triggers of its own; where there was none (an address opened
 * it) or it has gone, the dialog below or the page is next. Radix asks a moment after the dialog has
 * gone: the next key may have moved the focus by then.
 */
function giveFocusBack(event: Event, opener: Element | null): void {
  event.preventDefault();
  if (isFocusTaken()) return;
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const below = [...document.querySelectorAll<HTMLElement>('[role=dialog][data-state=open]')].at(
    -1,
  );
  const home = isThere ? opener : (below ?? document.querySelector<HTMLElement>('main'));
  home?.focus({ preventScroll: true });
  // Who is not meant to be focused takes it all the same, for this once.
  if (home && document.activeElement !== home) focusOnce(home);
}

/** The dialog itself, so that its title is read first; a field with autoFocus keeps the focus. */
function focusDialog(event: Event): void {
  event.preventDefault();
  const dialog = event.currentTarget as HTMLElement;
  if (!dialog.contains(document.activeElement)) dialog.focus();
}

/** A calendar or menu that is open in the dialog goes first, the dialog with the next Escape. */
function closeWhatLiesAbove(event: Event): void {
  const above = document.querySelector<HTMLElement>('[popover=auto]:popover-open');
  if (!above) return;
  event.preventDefault();
  above.hidePopover();
}

/** Closing or answering a toast is not a step out of the dialog. */
export function keepOpenForToasts(event: Event): void {
  const target = event.target;
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault();
}

/** The last row of a dialog; the action stands at the right, the way out before it. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <footer className="dialog-actions">{children}</footer>;
}
