import './progress-panel.css';
import type { ReactNode } from 'react';
import type { ImageView } from '#shared/contract/image-view.ts';
import { isOpen, PHASES, phaseAt } from '#shared/rules/pictures/generation.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import type { Cell, Sheet } from '#web/features/create/feed/board-view.ts';
import { ContactSheet } from './contact-sheet.tsx';

interface ProgressPanelProps {
  sheet: Sheet;
  /** How many more wait behind this one. */
  waiting: number;
  /** Seconds that the engine's last pictures took. */
  paceS: number | null;
  onCancel: () => void;
  /** A picture of the sheet that has come already. */
  renderPicture: (image: ImageView) => ReactNode;
}

/** The canvas while pictures are made: what there is to see of each, the phase, a way out. */
export function ProgressPanel(props: ProgressPanelProps) {
  const { sheet, waiting, paceS, onCancel, renderPicture } = props;
  const percent = percentOf(sheet.cells);
  const phase = phaseAt(percent);
  return (
    <div className="progress-panel" role="status" aria-label="Generating">
      <ContactSheet sheet={sheet} renderPicture={renderPicture} />
      <div className="progress-facts">
        <div className="progress-head">
          <p className="t-card">{phase}</p>
          <p className="progress-percent num">
            {percent}
            <small>%</small>
          </p>
        </div>
        <ProgressBar label="Generating" value={percent} max={100} />
        <ol className="phases">
          {PHASES.map(({ name, from }) => (
            <li key={name} data-state={name === phase ? 'now' : percent >= from ? 'done' : 'next'}>
              {name}
            </li>
          ))}
        </ol>
        <div className="progress-foot">
          <p className="t-meta">
            This usually takes 30-60 seconds{paceS !== null && `; the last ones took ${paceS} s`}.
            {waiting > 0 && ` ${waiting} more to follow.`}
          </p>
          <Button variant="text" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Of the whole sheet; one that came to nothing has nothing left to do. */
function percentOf(cells: readonly Cell[]): number {
  const done = cells.map(({ state, percent }) =>
    state === 'sending' || isOpen(state) ? percent : 100,
  );
  return Math.round(done.reduce((sum, percent) => sum + percent, 0) / cells.length);
}
