import './prompt-reading.css';
import { saysSomething } from '#shared/rules/pictures/says-something.ts';
import { Chip } from '#web/ui/display/chip.tsx';
import { replaceWord } from './replace-word.ts';
import type { Reading } from './use-reading.ts';

interface PromptReadingProps {
  reading: Reading | null;
  prompt: string;
  onChange: (prompt: string) => void;
}

/** Under the prompt box: what will be drawn, what cannot be, and what could be instead. */
export function PromptReading({ reading, ...rest }: PromptReadingProps) {
  return (
    <div className="prompt-reading t-meta" aria-live="polite">
      {reading === 'refused' && (
        <p className="reading-refused">This goes against our content rules and is not drawn.</p>
      )}
      {reading === 'awaited' && <p>Reading your words …</p>}
      {typeof reading === 'object' && <WhatWillBe {...rest} reading={reading} />}
    </div>
  );
}

type WhatWillBeProps = PromptReadingProps & { reading: Exclude<Reading, string> | null };

function WhatWillBe({ reading, prompt, onChange }: WhatWillBeProps) {
  return (
    <>
      {reading && reading.willDraw.length > 0 && (
        <p>Will be drawn: {reading.willDraw.join(', ')}</p>
      )}
      {reading && reading.cannotDraw.length > 0 && (
        <ul className="reading-missing" aria-label="Cannot be drawn">
          {reading.cannotDraw.map(({ word, instead }) => (
            <li key={word}>
              <span>
                Cannot draw <q>{word}</q>
                {instead.length > 0 && ', perhaps'}
              </span>
              {instead.map((other) => (
                <Chip key={other} onClick={() => onChange(replaceWord(prompt, word, other))}>
                  {other}
                </Chip>
              ))}
            </li>
          ))}
        </ul>
      )}
      {reading?.isTooLittle && <p>{wordOfLittle(prompt, reading.willDraw.length)}</p>}
    </>
  );
}

function wordOfLittle(prompt: string, drawn: number): string {
  if (drawn > 0) return 'Most of this cannot be drawn: the picture would miss it.';
  return saysSomething(prompt)
    ? 'Nothing here can be drawn yet: a bottle and a glass would take its place.'
    : 'Signs alone cannot be drawn: please describe it in words.';
}
