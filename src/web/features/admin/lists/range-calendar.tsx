import './range-calendar.css';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import type { DateRange, Modifiers } from 'react-day-picker';
import { Button } from '#web/ui/button.tsx';
import type { DayRange } from './day-range.ts';

interface RangeCalendarProps {
  value: DayRange | null;
  onChange: (value: DayRange | null) => void;
  last?: string | undefined;
}

/** Two months side by side, any date (spec §2.10, §5). The range counts once both days are chosen. */
export function RangeCalendar({ value, onChange, last }: RangeCalendarProps) {
  const [range, setRange] = useState<DateRange | undefined>(
    value ? { from: toDate(value.from), to: toDate(value.to) } : undefined,
  );
  const [firstMonth] = useState(() => monthBefore(range?.to ?? new Date()));
  // The first click begins a new range: the picker alone would stretch the old one.
  const choose = (_: DateRange | undefined, day: Date) => {
    const from = range?.from;
    if (!from || range.to) return setRange({ from: day, to: undefined });
    const [first, last] = from <= day ? [from, day] : [day, from];
    setRange({ from: first, to: last });
    onChange({ from: toDay(first), to: toDay(last) });
  };
  const clear = () => {
    setRange(undefined);
    onChange(null);
  };
  return (
    <div className="range-calendar">
      <DayPicker
        mode="range"
        numberOfMonths={2}
        pagedNavigation={false}
        defaultMonth={firstMonth}
        selected={range}
        onSelect={choose}
        weekStartsOn={1}
        {...(last && { disabled: { after: toDate(last) } })}
        labels={{ labelDayButton: dayLabel }}
      />
      <div className="range-calendar-foot">
        <p className="t-meta" aria-live="polite">
          {range?.from && !range.to ? 'Now choose the last day.' : 'Both days are included.'}
        </p>
        <Button variant="text" size="sm" aria-disabled={!range} onClick={clear}>
          Clear dates
        </Button>
      </div>
    </div>
  );
}

const FULL_DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** The figure that is seen is part of what is heard. */
function dayLabel(date: Date, { selected, today }: Modifiers): string {
  return `${today ? 'Today, ' : ''}${FULL_DAY.format(date)}${selected ? ', selected' : ''}`;
}

function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function toDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function monthBefore(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth() - 1, 1);
}
