import './canvas-empty.css';
import { Emblem } from '#web/ui/display/emblem.tsx';

export function CanvasEmpty() {
  return (
    <div className="canvas-empty">
      <Emblem />
      <h2 className="t-panel">Your Canvas Awaits</h2>
      <p>Write a sentence or pick a starter. Your first picture appears here.</p>
    </div>
  );
}
