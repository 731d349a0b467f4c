import './dialog-coming.css';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

/** Where a dialog is still on its way the room goes dark at once: a tap is answered, however slow the network. */
export function DialogComing() {
  return (
    <div className="dialog-coming" role="status" aria-label="Loading">
      <Spinner />
    </div>
  );
}
