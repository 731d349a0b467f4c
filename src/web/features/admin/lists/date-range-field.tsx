import './date-range-field.css';
import { Calendar } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { ToggleEvent } from 'react';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { rangeText } from './day-range.ts';
import type { DayRange } from './day-range.ts';

/** The calendar comes when somebody opens it: most visits never do. */
const RangeCalendar = lazy(async () => ({
  default: (await import('./range-calendar.tsx')).RangeCalendar,
}));

interface DateRangeFieldProps {
  label: string;
  value: DayRange | null;
  onChange: (value: DayRange | null) => void;
  /** What is said while nothing is chosen. */
  placeholder?: string;
  error?: string | undefined;
  /** No later day can be chosen. */
  last?: string;
}

export function DateRangeField(props: DateRangeFieldProps) {
  const { label, value, onChange, placeholder = 'Pick a date range', last, error } = props;
  const id = useId();
  const labelId = `${id}label`;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const choose = (range: DayRange | null) => {
    onChange(range);
    if (range) panel.current?.hidePopover();
  };
  const onBeforeToggle = (event: ToggleEvent) => {
    setIsOpen(event.newState === 'open');
    if (event.newState === 'open') place(panel.current!, button.current!);
    // Before the calendar goes, or the focus would go with it.
    else if (panel.current?.contains(document.activeElement)) button.current?.focus();
  };
  return (
    <div className="field">
      <span className="label" id={labelId}>
        {label}
      </span>
      <button
        ref={button}
        type="button"
        className="input date-range"
        aria-labelledby={`${labelId} ${id}value`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        <Calendar className="icon icon-sm" aria-hidden="true" />
        <span className={value ? 'num' : 'date-range-empty'} id={`${id}value`}>
          {value ? rangeText(value) : placeholder}
        </span>
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={labelId}
        className="date-range-panel sheet"
        onBeforeToggle={onBeforeToggle}
      >
        {isOpen && (
          <Suspense fallback={<Skeleton className="date-range-skeleton" />}>
            <RangeCalendar value={value} onChange={choose} last={last} />
          </Suspense>
        )}
      </div>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

const GAP_PX = 8;
/** As the style sheet makes it: two months side by side, or one above the other on phones. */
const PANEL_PX = { width: 620, height: 400, stacked: 740 };

/** Below the field, its right edge under the field's; as far up as it must be to be seen whole. */
function place(panel: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const width = Math.min(PANEL_PX.width, innerWidth - 2 * GAP_PX);
  const left = Math.min(Math.max(GAP_PX, at.right - width), innerWidth - width - GAP_PX);
  const height = width < PANEL_PX.width ? PANEL_PX.stacked : PANEL_PX.height;
  const top = Math.min(at.bottom + GAP_PX, innerHeight - height - GAP_PX);
  panel.style.left = `${left}px`;
  panel.style.top = `${Math.max(GAP_PX, top)}px`;
}
