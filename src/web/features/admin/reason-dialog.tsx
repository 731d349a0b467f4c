import './reason-dialog.css';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { REASON_MAX_LENGTH } from '#shared/rules/admin/admin.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/overlays/dialog.tsx';
import { TextAreaField } from '#web/ui/forms/text-field.tsx';

interface ReasonDialogProps {
  title: string;
  description: string;
  /** What the change means, above the reason. */
  children?: ReactNode;
  defaultReason: string;
  missingReason: string;
  action: string;
  variant: 'primary' | 'danger';
  isBusy: boolean;
  onClose: () => void;
  /** Checked before the reason; true lets the change go ahead. */
  isReady?: () => boolean;
  onSubmit: (reason: string) => void;
}

/** Every change of a user says why (spec §5). */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, children, action, variant, isBusy, onClose } = props;
  const [reason, setReason] = useState(props.defaultReason);
  const [isAsked, setAsked] = useState(false);
  const isMissing = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const isReady = props.isReady?.() ?? true;
    if (!isReady || isMissing || isBusy) return;
    props.onSubmit(reason.trim());
  };
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description}>
      <form className="reason-dialog" onSubmit={submit} noValidate>
        {children}
        <TextAreaField
          label="Reason"
          rows={2}
          maxLength={REASON_MAX_LENGTH}
          value={reason}
          error={isAsked && isMissing ? props.missingReason : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button variant={variant} type="submit" isBusy={isBusy}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
