import './segmented.css';
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
  /** The label is then read out, not shown. */
  isIconOnly?: boolean;
}

interface SegmentedProps<Value extends string> {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  isFull?: boolean;
}

/** One of a few, always visible. Real radios beneath: arrow keys and screen readers just work. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onChange, isFull = false } = props;
  const name = useId();
  return (
    <div className={clsx('seg', isFull && 'seg-full')} role="radiogroup" aria-label={label}>
      {segments.map(({ value: option, label: text, icon: Icon, isIconOnly }) => (
        <label key={option} className="seg-option">
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {Icon && <Icon className="icon" aria-hidden="true" />}
          <span className={isIconOnly ? 'visually-hidden' : undefined}>{text}</span>
        </label>
      ))}
    </div>
  );
}
