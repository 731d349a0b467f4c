import './dialog-coming.css';
import { useEffect } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

/**
 * Where a dialog is still on its way the room goes dark at once: a tap is answered, however slow the
 * network. Whoever does not want to wait for it leaves as they would leave the dialog.
 */
export function DialogComing({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    <div className="dialog-coming">
      <div role="status" aria-label="Loading">
        <Spinner />
      </div>
      <Button size="sm" onClick={onClose}>
        Cancel
      </Button>
    </div>
  );
}
