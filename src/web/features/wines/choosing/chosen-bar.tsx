import '#web/ui/selection-bar.css';
import { CheckCheck, Layers, X } from 'lucide-react';
import { SET_WINES_MAX } from '#shared/rules/pictures/outlets.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface ChosenBarProps {
  count: number;
  /** How many there are to choose from. */
  total: number;
  isChoosingAll: boolean;
  onAll: () => void;
  onOrder: () => void;
  onClear: () => void;
}

/** What can be done with the wines that are ticked. */
export function ChosenBar({
  count,
  total,
  isChoosingAll,
  onAll,
  onOrder,
  onClear,
}: ChosenBarProps) {
  const most = Math.min(total, SET_WINES_MAX);
  return (
    <section className="wine-chosen selection-bar sheet" aria-label="Chosen wines">
      <output className="num">
        <b>{count}</b> chosen
      </output>
      {count < most && (
        <Button variant="text" size="sm" isBusy={isChoosingAll} onClick={onAll}>
          <CheckCheck className="icon" aria-hidden="true" />
          <span>{most < total ? `Choose ${most}` : `Choose all ${total}`}</span>
        </Button>
      )}
      <Button variant="text" size="sm" className="wine-order" onClick={onOrder}>
        <Layers className="icon" aria-hidden="true" />
        <span>Make a set</span>
      </Button>
      <IconButton label="Choose none" onClick={onClear}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
    </section>
  );
}
