import { Heart } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { ButtonLook } from '#web/ui/button.tsx';
import { BareCheckbox, Checkbox } from '#web/ui/forms/checkbox.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/forms/text-field.tsx';
import { Row } from './row.tsx';

const VARIANTS = [
  ['primary', 'Generate'],
  ['line', 'Export'],
  ['text', 'Cancel'],
  ['danger', 'Delete'],
] as const satisfies [NonNullable<ButtonLook['variant']>, string][];

const heart = <Heart className="icon" aria-hidden="true" />;

export function FormRows() {
  return (
    <>
      {VARIANTS.map(([variant, label]) => (
        <Row key={variant} name={variant}>
          <Button variant={variant}>{label}</Button>
          <Button variant={variant} size="sm">
            {label}
          </Button>
          <Button variant={variant} size="lg">
            {label}
          </Button>
          <Button variant={variant} disabled>
            {label}
          </Button>
          <Button variant={variant} isBusy>
            {label}
          </Button>
        </Row>
      ))}
      <Row name="Icon">
        <IconButton label="Favorite">{heart}</IconButton>
        <IconButton label="Favorited" aria-pressed>
          {heart}
        </IconButton>
        <IconButton label="Favorite" disabled>
          {heart}
        </IconButton>
        <IconButton label="Favorite" size="sm">
          {heart}
        </IconButton>
      </Row>
      <Fields />
    </>
  );
}

function Fields() {
  const [search, setSearch] = useState('harvest');
  const [status, setStatus] = useState<'all' | 'active'>('all');
  return (
    <>
      <Row name="Field">
        <TextField label="Rest" placeholder="Château Montclair" hint="As on the label" />
        <TextField label="Error" defaultValue="0" error="Please enter a valid credit amount." />
        <TextField label="Disabled" defaultValue="Pauillac" disabled />
        <PasswordField label="Password" autoComplete="new-password" defaultValue="not-a-password" />
        <TextAreaField label="Reason" rows={3} />
      </Row>
      <Row name="Search">
        <SearchField
          label="Search"
          placeholder="Search wine images..."
          value={search}
          onChange={setSearch}
        />
      </Row>
      <Row name="Select">
        <SelectField
          label="Account Status"
          value={status}
          onChange={setStatus}
          options={[
            { value: 'all', label: 'All Users' },
            { value: 'active', label: 'Active Only' },
          ]}
        />
      </Row>
      <Row name="Checkbox">
        <Checkbox defaultChecked>Favorites only</Checkbox>
        <BareCheckbox aria-label="off" />
        <BareCheckbox aria-label="some" isMixed />
        <BareCheckbox aria-label="disabled" disabled />
      </Row>
    </>
  );
}
