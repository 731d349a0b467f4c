import './range-picker.css';
import { useState } from 'react';
import { DateRangeField } from '#web/features/admin/lists/date-range-field.tsx';
import type { DayRange } from '#web/features/admin/lists/day-range.ts';
import { Segmented } from '#web/ui/forms/segmented.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { presetRange, RANGE_OPTIONS, rangeFault } from './range.ts';
import type { Range, RangeId } from './range.ts';

interface RangePickerProps {
  range: Range;
  today: string;
  onChange: (range: Range) => void;
}

export function RangePicker({ range, today, onChange }: RangePickerProps) {
  // Beside which range the own days were opened: any other range closes them again.
  const [openedAt, setOpenedAt] = useState('');
  const isChoosing = range.id === 'custom' || openedAt === range.id;
  const choose = (id: RangeId) => {
    setOpenedAt(id === 'custom' ? range.id : '');
    if (id !== 'custom') onChange(presetRange(id, today));
  };
  const value = isChoosing ? 'custom' : range.id;
  const shared = { label: 'Range', value, onChange: choose };
  return (
    <div className="range-picker">
      {/* Five words side by side need room; a phone has its own list. */}
      <div className="range-picker-wide">
        <Segmented {...shared} segments={RANGE_OPTIONS} />
      </div>
      <div className="range-picker-narrow">
        <SelectField {...shared} options={RANGE_OPTIONS} />
      </div>
      {isChoosing && <OwnDays range={range} today={today} onChange={onChange} />}
    </div>
  );
}

function OwnDays({ range, today, onChange }: RangePickerProps) {
  const [fault, setFault] = useState<string | null>(null);
  const choose = (days: DayRange | null) => {
    const found = days && rangeFault(days.from, days.to);
    setFault(found);
    if (days && !found) onChange({ id: 'custom', ...days });
  };
  return (
    <div className="range-picker-days">
      <DateRangeField
        label="Days"
        value={range.id === 'custom' ? { from: range.from, to: range.to } : null}
        last={today}
        error={fault ?? undefined}
        onChange={choose}
      />
    </div>
  );
}
