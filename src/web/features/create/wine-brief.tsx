import './wine-brief.css';
import { BRIEF_FIELDS } from './content.ts';

/** For those who know the wine better than the words: a choice becomes words in the prompt. */
export function WineBrief({ onChoose }: { onChoose: (words: string) => void }) {
  return (
    <details className="wine-brief">
      <summary>Wine brief</summary>
      <div className="wine-brief-grid">
        {BRIEF_FIELDS.map(({ id, label, options }) => (
          <label key={id} className="field">
            <span className="label">{label}</span>
            <select className="select" value="" onChange={(event) => onChoose(event.target.value)}>
              <option value="" disabled>
                Add to the prompt
              </option>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </details>
  );
}
