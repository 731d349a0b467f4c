import './range-picker.css';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { presetRange, type Range, RANGE_OPTIONS, rangeFault, type RangeId } from './range.ts';

type RangePickerProps = { range: Range; today: string; onChange: (range: Range) => void };

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
  const [from, setFrom] = useState(range.from);
  const [to, setTo] = useState(range.to);
  const fault = rangeFault(from, to);
  const shared = { type: 'date', max: today, required: true } as const;
  return (
    <form
      className="range-picker-days"
      action={() => {
        if (!fault) onChange({ id: 'custom', from, to });
      }}
    >
      <TextField
        {...shared}
        label="First day"
        value={from}
        error={fault ?? undefined}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        {...shared}
        label="Last day"
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit">Show</Button>
    </form>
  );
}
