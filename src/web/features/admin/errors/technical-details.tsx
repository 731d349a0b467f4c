import './technical-details.css';
import { ChevronRight, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { ErrorReport } from './use-error-report.ts';

/** Folded away: for whoever has to find out, not for whoever wants to go on. */
export function TechnicalDetails({ report }: { report: ErrorReport }) {
  return (
    <details className="tech">
      <summary>
        <ChevronRight className="icon icon-sm" aria-hidden="true" />
        Technical details
      </summary>
      <dl className="tech-facts">
        {report.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CopyReport report={report} />
    </details>
  );
}

const COPIED_MS = 2000;

function CopyReport({ report }: { report: ErrorReport }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    const text = report.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), COPIED_MS);
  };
  return (
    <Button size="sm" variant="text" onClick={() => void copy().catch(() => {})}>
      <Copy className="icon icon-sm" aria-hidden="true" />
      {isCopied ? 'Copied!' : 'Copy details'}
    </Button>
  );
}
