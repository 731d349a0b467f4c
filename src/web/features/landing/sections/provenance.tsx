import '#web/features/landing/section.css';
import './provenance.css';
import { LABELLED_PROMPT } from '#web/features/landing/content.ts';
import { Facts } from '#web/features/landing/facts.tsx';

const BACK_LABEL = [
  ['Source type', 'algorithmicMedia'],
  ['Prompt', LABELLED_PROMPT],
  ['Licence', 'Royalty-free, commercial use'],
  ['Content credentials', 'C2PA, signed'],
] as const;

/** What every delivered file says about itself (design §7.15). */
export function Provenance() {
  return (
    <section className="section wrap provenance" aria-labelledby="provenance-title">
      <div>
        <h2 className="t-section" id="provenance-title">
          Every bottle has a back label. So does every picture.
        </h2>
        <p className="t-lead">
          The file itself says how it was made, in the fields that newsrooms, shops and the EU AI
          Act look for. Nothing to add, nothing to hide.
        </p>
      </div>
      <div className="back-label">
        <p className="back-label-head">
          <span>Vignette</span>
          <span>Provenance</span>
        </p>
        <Facts rows={BACK_LABEL} />
      </div>
    </section>
  );
}
