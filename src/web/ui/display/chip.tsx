import './chip.css';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';

/** A suggestion: pressing it fills something in. */
export function Chip({ type = 'button', ...props }: Omit<ComponentProps<'button'>, 'className'>) {
  return <button {...props} type={type} className="chip" />;
}

/** A filter that is on; the cross takes it off. */
export function FilterChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <span className="chip chip-on">
      {label}
      <button type="button" className="chip-x" aria-label={`Remove ${label}`} onClick={onRemove}>
        <X className="icon icon-sm" aria-hidden="true" />
      </button>
    </span>
  );
}
