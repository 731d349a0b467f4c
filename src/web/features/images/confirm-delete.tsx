import { TRASH_DAYS } from '#shared/rules/pictures/gallery.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/overlays/dialog.tsx';

interface ConfirmDeleteProps {
  asked: 'trash' | 'delete' | null;
  count: number;
  onCancel: () => void;
  onConfirm: (action: 'trash' | 'delete') => void;
}

export function ConfirmDelete({ asked, count, onCancel, onConfirm }: ConfirmDeleteProps) {
  const images = count === 1 ? 'this image' : `${count} images`;
  const isForGood = asked === 'delete';
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={onCancel}
      title={isForGood ? `Delete ${images} for good?` : `Delete ${images}?`}
      description={
        isForGood ? 'This cannot be undone.' : `They stay in the trash for ${TRASH_DAYS} days.`
      }
    >
      <DialogActions>
        <Button variant="text" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="danger" onClick={() => asked && onConfirm(asked)}>
          {isForGood ? 'Delete for good' : 'Delete'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
