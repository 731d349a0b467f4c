import '#web/ui/forms/field.css';
import './composer.css';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { notifyFailure } from '#web/lib/notices/notify.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PRO_TIPS, STARTERS } from '#web/features/create/content.ts';
import { appendWords, canGenerate, costOf, refusalOf } from './draft.ts';
import { SizePicker, StylePicker, VariationPicker } from './option-pickers.tsx';
import { PromptBox } from '#web/features/create/prompt/prompt-box.tsx';
import type { DraftHandle } from './use-draft.ts';
import { WineBrief } from '#web/features/create/prompt/wine-brief.tsx';

export type ComposerProps = DraftHandle & {
  credits: number;
  isGenerating: boolean;
  onGenerate: () => void;
  /** Stands in for the button when no credit is left: says why, and leads on. */
  noCredits: ReactNode;
  /** Under the prompt box: how the words are read. */
  reading?: ReactNode;
  /** Nothing of the prompt could be drawn: the button says so. */
  isTooLittle?: boolean;
  /** First in the wine brief: the customer's own bottle. */
  wineSlot?: ReactNode;
};

/** The left side of the create tab on desktop and tablet (spec §2.4). */
export function Composer(props: ComposerProps) {
  const { draft, change, credits, isGenerating, onGenerate, noCredits, reading, wineSlot } = props;
  const text = useRef<HTMLTextAreaElement>(null);
  const setPrompt = (prompt: string) => change({ prompt });
  const isReady = canGenerate({ ...draft, credits, isGenerating });
  const submit = () => {
    const refusal = refusalOf({ ...draft, credits });
    if (refusal) notifyFailure(refusal);
    else onGenerate();
  };
  const addStarter = (starter: string) => {
    setPrompt(appendWords(draft.prompt, starter));
    // Whoever has chosen goes on writing, or presses Enter.
    text.current?.focus();
  };
  return (
    <section className="composer" aria-label="Create">
      <h1 className="t-screen">Create Wine Images</h1>
      <div className="composer-words">
        <PromptBox
          value={draft.prompt}
          onChange={setPrompt}
          onSubmit={submit}
          isReady={isReady}
          rows={4}
          textRef={text}
        >
          <div className="prompt-foot">
            {credits < 1 && !isGenerating ? (
              noCredits
            ) : (
              <>
                <span className="t-meta">
                  <GenerateHint credits={credits} cost={costOf(draft.count)} />
                </span>
                <Button variant="primary" type="submit" isBusy={isGenerating}>
                  {isGenerating ? 'Generating' : generateLabel(props.isTooLittle)}
                </Button>
              </>
            )}
          </div>
        </PromptBox>
        {reading}
      </div>
      {draft.seed !== null && (
        <KeptSeed seed={draft.seed} onForget={() => change({ seed: null })} />
      )}
      <WineBrief prompt={draft.prompt} onChange={setPrompt}>
        {wineSlot}
      </WineBrief>
      <div className="picker">
        <h2 className="label">Start from</h2>
        <ul className="starter-list">
          {STARTERS.map((starter) => (
            <li key={starter}>
              <Chip onClick={() => addStarter(starter)}>{starter}</Chip>
            </li>
          ))}
        </ul>
      </div>
      <StylePicker value={draft.styleId} onChange={(styleId) => change({ styleId })} />
      <div className="composer-pair">
        <SizePicker value={draft.size} onChange={(size) => change({ size })} />
        <VariationPicker value={draft.count} onChange={(count) => change({ count })} />
      </div>
      <ProTips />
    </section>
  );
}

export const generateLabel = (isTooLittle = false) =>
  isTooLittle ? 'Generate anyway' : 'Generate';

function GenerateHint({ credits, cost }: { credits: number; cost: number }) {
  if (credits < cost)
    return (
      <>
        You have {credits} of {cost} credits.
      </>
    );
  return (
    <>
      <kbd>Enter</kbd> to generate
    </>
  );
}

function KeptSeed({ seed, onForget }: { seed: number; onForget: () => void }) {
  return (
    <p className="kept-seed t-meta">
      Same scene again: seed {seed} is kept.
      <IconButton size="sm" label="Let chance decide" onClick={onForget}>
        <X className="icon icon-sm" aria-hidden="true" />
      </IconButton>
    </p>
  );
}

function ProTips() {
  return (
    <div className="pro-tips">
      <h2 className="label">Pro tips</h2>
      <dl>
        {PRO_TIPS.map(({ title, examples }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{examples}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
