import './dialog.css';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
};

export function Dialog({ isOpen, onClose, title, description, isWide, children }: DialogProps) {
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog-scrim">
          <RadixDialog.Content
            className={clsx('dialog sheet', isWide && 'dialog-wide')}
            {...(!description && { 'aria-describedby': undefined })}
            onOpenAutoFocus={focusDialog}
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
    </RadixDialog.Root>
  );
}

/** The dialog itself, so that its title is read first; a field with autoFocus keeps the focus. */
function focusDialog(event: Event): void {
  event.preventDefault();
  const dialog = event.currentTarget as HTMLElement;
  if (!dialog.contains(document.activeElement)) dialog.focus();
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
