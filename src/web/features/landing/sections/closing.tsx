import '#web/features/landing/section.css';
import './closing.css';
import { CREDITS } from '#shared/rules/billing/credits.ts';
import { StartButton } from './heroes/hero.tsx';

/** The last word: the same invitation as at the top. */
export function Closing() {
  return (
    <section className="closing" aria-labelledby="closing-title">
      <div className="wrap">
        <h2 className="t-section" id="closing-title">
          The first {CREDITS.welcomeGrant} are on the house
        </h2>
        <p className="t-lead">Begin with a sentence. Stay if you like the pour.</p>
        <StartButton />
      </div>
    </section>
  );
}
