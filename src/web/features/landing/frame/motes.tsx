import './motes.css';
import { useAttach } from '#web/lib/hooks/use-attach.ts';
import { attachMotes } from '#web/features/landing/islands/attach-motes.ts';

/** The starfield behind a hero: dust in lamp light, drawn and moved by its island. */
export function Motes() {
  const canvas = useAttach<HTMLCanvasElement>(attachMotes);
  return <canvas className="motes" ref={canvas} data-island="motes" aria-hidden="true" />;
}
