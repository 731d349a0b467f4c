import '#web/features/landing/section.css';
import './label-band.css';
import { LABEL_PICTURE } from '#web/features/landing/content.ts';
import { PictureImage } from '#web/features/landing/picture-image.tsx';

/** The words on a bottle are set, not painted: they come out as they were written. */
export function LabelBand() {
  return (
    <section className="label-band" aria-labelledby="label-title">
      <div className="wrap label-grid">
        <div className="label-picture">
          <PictureImage picture={LABEL_PICTURE} sizes="(max-width: 1023px) 100vw, 760px" />
        </div>
        <div className="label-text">
          <h2 className="t-section" id="label-title">
            Your label, letter for letter
          </h2>
          <p className="t-lead">
            Put the words in quotation marks. They arrive on the bottle as you wrote them: the
            circumflex, the vintage, the appellation.
          </p>
          <blockquote className="t-quote">
            a bottle labelled <mark>“Château Montclair 2015”</mark> on dark slate
          </blockquote>
        </div>
      </div>
    </section>
  );
}
