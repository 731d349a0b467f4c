import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { queries } from '#web/lib/requests/api.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { formatMoment } from '#web/lib/words/format-moment.ts';
import { presetName, sizeName, WINE_STYLE_NAMES } from '#web/features/images/style-names.ts';
import type { Image } from '#web/features/images/image.ts';
import { ViewerActions } from './viewer-actions.tsx';
import type { ViewerProps } from './viewer-props.ts';

type PanelProps = ViewerProps & { image: Image; onStep: (step: number) => void };

export function ViewerPanel(props: PanelProps) {
  const { images, index, total, image, onStep, onClose } = props;
  return (
    <aside className="viewer-panel" aria-label="About this image">
      <div className="viewer-top">
        <span className="viewer-arrows">
          <IconButton label="Previous" disabled={index === 0} onClick={() => onStep(-1)}>
            <ArrowLeft className="icon" aria-hidden="true" />
          </IconButton>
          <span className="t-meta num">
            {index + 1} / {total}
          </span>
          <IconButton label="Next" disabled={index >= images.length - 1} onClick={() => onStep(1)}>
            <ArrowRight className="icon" aria-hidden="true" />
          </IconButton>
        </span>
        <IconButton label="Close" onClick={onClose}>
          <X className="icon" aria-hidden="true" />
        </IconButton>
      </div>
      <p className="t-quote viewer-prompt">{image.prompt}</p>
      <CopyPrompt key={image.id} prompt={image.prompt} />
      <Facts image={image} />
      <ViewerActions {...props} />
    </aside>
  );
}

/** spec §9 */
const COPIED_MS = 2000;

function CopyPrompt({ prompt }: { prompt: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    // spec §2.6: a failure is ignored silently.
    navigator.clipboard?.writeText(prompt).then(
      () => setCopied(true),
      () => {},
    );
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <button type="button" className="viewer-copy" onClick={copy}>
      <Icon className="icon icon-sm" aria-hidden="true" />
      <span className="link" aria-live="polite">
        {isCopied ? 'Copied!' : 'Copy Prompt'}
      </span>
    </button>
  );
}

function Facts({ image }: { image: Image }) {
  const facts: [string, string | null][] = [
    ['Created', formatMoment(image.timestamp)],
    ['Style', `${presetName(image)}, ${WINE_STYLE_NAMES[image.wineStyle].toLowerCase()}`],
    ['Named', factsOf(image)],
    ['Size', `${sizeName(image)}, ${image.width} × ${image.height}`],
    ['Status', 'Completed'],
    ['Seed', image.seed === null ? null : String(image.seed)],
    ['In the picture', listed(image.contents?.shown)],
    ['Not drawn', listed(image.contents?.notDrawn)],
    ['Origin', useOrigin(image.id)],
  ];
  return (
    <dl className="viewer-facts">
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const listed = (words: readonly string[] = []) => (words.length > 0 ? words.join(', ') : null);

/** 'Riesling, Mosel, 2018', as far as it is known. */
function factsOf({ facts: { grape, region, vintage } }: Image): string | null {
  return [grape, region, vintage].filter((fact) => fact !== null).join(', ') || null;
}

/** The IPTC's terms in words for everybody. */
const SOURCES: Record<string, string> = {
  algorithmicMedia: 'Drawn by our own engine, without an AI model',
  trainedAlgorithmicMedia: 'Made by an AI model',
};

/** What the file itself says of where it comes from, and whether its seal holds. */
function useOrigin(id: string): string {
  const { data } = useQuery({
    ...queries.images.credentials.queryOptions({ input: { id } }),
    staleTime: Infinity,
  });
  if (!data) return '…';
  if (!data.hasManifest) return 'The file does not say';
  const source = SOURCES[data.digitalSource?.split('/').at(-1) ?? ''] ?? 'Source unknown';
  return `${source}. ${data.isValid ? 'The file is signed' : 'The signature of the file is broken'}`;
}
