import './composer.css';
import { X } from 'lucide-react';
import { notifyFailure } from '#web/lib/notify.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PRO_TIPS, STARTERS } from './content.ts';
import { appendWords, canGenerate, costOf, refusalOf } from './draft.ts';
import { SizePicker, StylePicker, VariationPicker } from './option-pickers.tsx';
import { PromptBox } from './prompt-box.tsx';
import type { DraftHandle } from './use-draft.ts';
import { WineBrief } from './wine-brief.tsx';

export type ComposerProps = DraftHandle & {
  credits: number;
  isGenerating: boolean;
  onGenerate: () => void;
};

/** The left side of the create tab on desktop and tablet (spec §2.4). */
export function Composer({ draft, change, credits, isGenerating, onGenerate }: ComposerProps) {
  const setPrompt = (prompt: string) => change({ prompt });
  const isReady = canGenerate({ ...draft, credits, isGenerating });
  const submit = () => {
    const refusal = refusalOf({ ...draft, credits });
    if (refusal) notifyFailure(refusal);
    else onGenerate();
  };
  return (
    <section className="composer" aria-label="Create">
      <h1 className="t-screen">Create Wine Images</h1>
      <PromptBox
        value={draft.prompt}
        onChange={setPrompt}
        onSubmit={submit}
        isReady={isReady}
        rows={4}
      >
        <div className="prompt-foot">
          <span className="t-meta">
            <GenerateHint credits={credits} cost={costOf(draft.count)} />
          </span>
          <Button variant="primary" type="submit" isBusy={isGenerating}>
            {isGenerating ? 'Generating' : 'Generate'}
          </Button>
        </div>
      </PromptBox>
      {draft.seed !== null && (
        <KeptSeed seed={draft.seed} onForget={() => change({ seed: null })} />
      )}
      <div className="picker">
        <h2 className="label">Start from</h2>
        <ul className="starter-list">
          {STARTERS.map((starter) => (
            <li key={starter}>
              <Chip onClick={() => setPrompt(appendWords(draft.prompt, starter))}>{starter}</Chip>
            </li>
          ))}
        </ul>
      </div>
      <StylePicker value={draft.styleId} onChange={(styleId) => change({ styleId })} />
      <div className="composer-pair">
        <SizePicker value={draft.size} onChange={(size) => change({ size })} />
        <VariationPicker value={draft.count} onChange={(count) => change({ count })} />
      </div>
      <WineBrief onChoose={(words) => setPrompt(appendWords(draft.prompt, words))} />
      <ProTips />
    </section>
  );
}

function GenerateHint({ credits, cost }: { credits: number; cost: number }) {
  if (credits < 1) return <>You need at least 1 credit to generate an image.</>;
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
