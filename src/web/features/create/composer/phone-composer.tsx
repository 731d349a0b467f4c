import './phone-composer.css';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { PICTURE_SIZES, STYLE_PRESETS } from '#shared/rules/pictures/generation.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { DialogComing } from '#web/ui/overlays/dialog-coming.tsx';
import type { ComposerProps } from './composer.tsx';
import { PHONE_STARTERS, styleSample } from '#web/features/create/content.ts';
import { appendWords, canGenerate, costOf } from './draft.ts';
import { SizeShape } from './option-pickers.tsx';
import { PromptBox } from '#web/features/create/prompt/prompt-box.tsx';
import { WineBrief } from '#web/features/create/prompt/wine-brief.tsx';

// A dialog is heavy, and most pictures are made with the style that is already chosen.
const PhoneOptionsSheet = lazyPart(async () => {
  const { PhoneOptionsSheet } = await import('./phone-options-sheet.tsx');
  return { default: PhoneOptionsSheet };
});

/** The prompt within the thumb's reach; suggestions only while it is focused (spec §2.5). */
export function PhoneComposer(props: ComposerProps) {
  const { draft, change, credits, isGenerating, onGenerate, noCredits, reading, wineSlot } = props;
  // Once opened it stays, so that it can fade out and give the focus back.
  const [choosing, setChoosing] = useState<'never' | 'now' | 'before'>('never');
  const isReady = canGenerate({ ...draft, credits, isGenerating });
  const submit = () => isReady && onGenerate();
  return (
    <section className="phone-composer" aria-label="Create">
      <h1 className="visually-hidden">Create Wine Images</h1>
      <PromptBox
        value={draft.prompt}
        onChange={(prompt) => change({ prompt })}
        onSubmit={submit}
        isReady={isReady}
        rows={2}
      >
        {reading}
        <ul className="phone-starters">
          {PHONE_STARTERS.map((starter) => (
            <li key={starter}>
              {/* Pressing must not take the focus, or the row vanishes under the finger. */}
              <Chip
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => change({ prompt: appendWords(draft.prompt, starter) })}
              >
                {starter}
              </Chip>
            </li>
          ))}
        </ul>
        <WineBrief prompt={draft.prompt} onChange={(prompt) => change({ prompt })}>
          {wineSlot}
        </WineBrief>
        <PhoneOptions draft={draft} onOpen={() => setChoosing('now')} />
        {credits < 1 && !isGenerating ? (
          noCredits
        ) : (
          <Button
            variant="primary"
            size="lg"
            type="submit"
            isBusy={isGenerating}
            disabled={!isReady && !isGenerating}
          >
            {phoneLabel(draft.count, props.isTooLittle)}
          </Button>
        )}
      </PromptBox>
      <Suspense fallback={<DialogComing onClose={() => setChoosing('never')} />}>
        {choosing !== 'never' && (
          <PhoneOptionsSheet
            draft={draft}
            change={change}
            isOpen={choosing === 'now'}
            onClose={() => setChoosing('before')}
          />
        )}
      </Suspense>
    </section>
  );
}

function PhoneOptions({ draft, onOpen }: Pick<ComposerProps, 'draft'> & { onOpen: () => void }) {
  const style = STYLE_PRESETS.find(({ id }) => id === draft.styleId);
  const size = PICTURE_SIZES.find(({ id }) => id === draft.size);
  return (
    <div className="phone-options">
      <button type="button" className="phone-pick" onClick={onOpen}>
        <span className="print">
          <img src={styleSample(draft.styleId)} alt="" width={34} height={34} />
        </span>
        <span>
          {style?.name}
          <small>Style</small>
        </span>
        <ChevronDown className="icon icon-sm" aria-hidden="true" />
      </button>
      <button type="button" className="phone-pick" onClick={onOpen}>
        <SizeShape id={draft.size} />
        <span>
          {size?.name}
          <small>Size</small>
        </span>
        <ChevronDown className="icon icon-sm" aria-hidden="true" />
      </button>
    </div>
  );
}

function phoneLabel(count: number, isTooLittle = false): string {
  if (isTooLittle) return 'Generate anyway';
  return costOf(count) > 1 ? `Generate ${count} Images` : 'Generate Image';
}
