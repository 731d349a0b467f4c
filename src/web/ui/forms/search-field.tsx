import './field.css';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <span className="field-control">
      <Search className="icon icon-lead" aria-hidden="true" />
      <input
        ref={input}
        className="input"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <IconButton size="sm" label="Clear search" onClick={clear}>
          <X className="icon icon-sm" aria-hidden="true" />
        </IconButton>
      )}
    </span>
  );
}
