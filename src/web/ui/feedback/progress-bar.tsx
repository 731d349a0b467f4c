import './progress-bar.css';
import { clsx } from 'clsx';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  isLarge?: boolean;
  isLow?: boolean;
}

export function ProgressBar({
  label,
  value,
  max,
  isLarge = false,
  isLow = false,
}: ProgressBarProps) {
  return (
    <progress
      className={clsx('bar', isLarge && 'bar-lg', isLow && 'bar-low')}
      aria-label={label}
      value={Math.min(value, max)}
      max={max}
    />
  );
}
