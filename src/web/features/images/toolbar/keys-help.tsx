import './keys-help.css';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

const KEYS = [
  ['Arrow keys', 'Move from picture to picture'],
  ['Enter', 'Open full size'],
  ['F', 'Favorite or unfavorite'],
  ['X', 'Select; Shift+X selects all between'],
  ['Ctrl+A', 'Select all that match'],
  ['Delete', 'Delete to the trash'],
  ['Escape', 'Clear the selection, close the viewer'],
  ['/', 'Search'],
  ['?', 'This list'],
] as const;

export function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard">
      <dl className="keys-help">
        {KEYS.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
