import '#web/ui/forms/field.css';
import './wine-brief.css';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { fillingOf, fillSlot } from './brief.ts';
import { BRIEF_SLOTS } from './brief-slots.ts';

interface WineBriefProps {
  prompt: string;
  onChange: (prompt: string) => void;
  /** A slot before the others that is not made of words: the customer's own bottle. */
  children?: ReactNode;
}

type Slot = (typeof BRIEF_SLOTS)[number];

/** For those who know the wine better than the words: each slot shows and replaces its words. */
export function WineBrief({ prompt, onChange, children }: WineBriefProps) {
  return (
    <fieldset className="wine-brief">
      <legend className="label">Wine brief</legend>
      <div className="brief-slots">
        {children}
        {BRIEF_SLOTS.map((slot) => (
          <BriefSlot
            key={slot.id}
            slot={slot}
            filling={fillingOf(prompt, slot.id)}
            onFill={(words) => onChange(fillSlot(prompt, slot.id, words))}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface BriefSlotProps {
  slot: Slot;
  filling: string | null;
  onFill: (words: string | null) => void;
}

function BriefSlot({ slot: { name, options }, filling, onFill }: BriefSlotProps) {
  const listed: readonly string[] = options;
  return (
    <label className="brief-slot" data-filled={filling !== null || undefined}>
      <span className="brief-name">{name}</span>
      <select
        aria-label={name}
        value={filling ?? ''}
        onChange={(event) => onFill(event.target.value || null)}
      >
        <option value="">Any</option>
        {filling !== null && !listed.includes(filling) && <option>{filling}</option>}
        {options.map((words) => (
          <option key={words} value={words}>
            {words.charAt(0).toUpperCase() + words.slice(1)}
          </option>
        ))}
      </select>
      <ChevronDown className="icon icon-sm" aria-hidden="true" />
    </label>
  );
}
