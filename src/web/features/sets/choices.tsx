import './choices.css';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';

interface ChoicesProps<Id extends string> {
  label: string;
  options: readonly { id: Id; name: string }[];
  chosen: readonly Id[];
  onChange: (chosen: readonly Id[]) => void;
}

/** Any number of a few things, ticked. */
export function Choices<Id extends string>({ label, options, chosen, onChange }: ChoicesProps<Id>) {
  return (
    <fieldset className="set-choices">
      <legend className="label">{label}</legend>
      {options.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
