import './phone-options-sheet.css';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SizePicker, StylePicker, VariationPicker } from './option-pickers.tsx';
import type { DraftHandle } from './use-draft.ts';

type PhoneOptionsSheetProps = DraftHandle & { isOpen: boolean; onClose: () => void };

/** What a wide screen shows beside the prompt, in a sheet of its own on a phone. */
export function PhoneOptionsSheet({ draft, change, isOpen, onClose }: PhoneOptionsSheetProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Style and size">
      <div className="phone-options-sheet">
        <StylePicker value={draft.styleId} onChange={(styleId) => change({ styleId })} />
        <SizePicker value={draft.size} onChange={(size) => change({ size })} />
        <VariationPicker value={draft.count} onChange={(count) => change({ count })} />
      </div>
    </Dialog>
  );
}
