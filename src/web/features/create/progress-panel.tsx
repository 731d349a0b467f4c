import './progress-panel.css';
import { useEffect, useState } from 'react';
import {
  PHASES,
  phaseAt,
  PICTURE_SIZES,
  PROGRESS_CAP_PERCENT,
  PROGRESS_STEP_MAX_PERCENT,
  PROGRESS_TICK_MS,
} from '#shared/rules/generation.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { SoftPreview } from './soft-preview.tsx';
import type { Generation } from './use-generations.ts';

type ProgressPanelProps = {
  generation: Generation | undefined;
  /** How many more wait behind this one. */
  waiting: number;
  onCancel: (id: string) => void;
};

/** The canvas while a picture is made: the developing preview, the phase, a way out. */
export function ProgressPanel({ generation, waiting, onCancel }: ProgressPanelProps) {
  const percent = useShownProgress(generation);
  const phase = phaseAt(percent);
  return (
    <div className="progress-panel" role="status" aria-label="Generating">
      <Developing generation={generation} percent={percent} />
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
            This usually takes 30-60 seconds.{waiting > 0 && ` ${waiting} more to follow.`}
          </p>
          {generation && (
            <Button variant="text" size="sm" onClick={() => onCancel(generation.id)}>
              Cancel
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function Developing({
  generation,
  percent,
}: {
  generation: Generation | undefined;
  percent: number;
}) {
  const size = PICTURE_SIZES.find(({ id }) => id === generation?.size) ?? PICTURE_SIZES[0];
  return (
    <div
      className="print developing"
      style={
        { aspectRatio: `${size.width} / ${size.height}`, '--developed': `${percent}%` } as object
      }
    >
      {generation?.previewUrl && (
        <>
          <SoftPreview src={generation.previewUrl} />
          <img className="developing-sharp" src={generation.previewUrl} alt="Developing" />
        </>
      )}
      <span className="developing-edge" aria-hidden="true" />
    </div>
  );
}

/** The engine's own progress; the ticking of spec §4 where it reports none. Never backwards. */
function useShownProgress(generation: Generation | undefined): number {
  const reported = generation?.progress ?? 0;
  const [ticked, setTicked] = useState(0);
  useEffect(() => {
    if (reported > 0) return;
    const timer = setInterval(
      () =>
        setTicked((old) =>
          Math.min(PROGRESS_CAP_PERCENT, old + Math.random() * PROGRESS_STEP_MAX_PERCENT),
        ),
      PROGRESS_TICK_MS,
    );
    return () => clearInterval(timer);
  }, [reported]);
  return Math.round(reported > 0 ? reported : ticked);
}
