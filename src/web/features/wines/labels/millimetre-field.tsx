import { useState } from 'react';
import { LABEL_MM } from '#shared/rules/pictures/wines.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';

interface MillimetreFieldProps {
  label: string;
  least: number;
  value: number;
  onChange: (value: number) => void;
}

/** Whoever types 120 types 1 first: what cannot be a length is kept while it is typed, and not passed on. */
export function MillimetreField({ label, least, value, onChange }: MillimetreFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isTooMuch = typed !== null && Number(typed) > LABEL_MM.max;
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={least}
      max={LABEL_MM.max}
      value={typed ?? value}
      error={isTooMuch ? `At most ${LABEL_MM.max} mm` : undefined}
      onChange={(event) => {
        setTyped(event.target.value);
        const length = event.target.valueAsNumber;
        if (length >= least && length <= LABEL_MM.max) onChange(length);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
