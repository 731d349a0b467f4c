import '#web/features/landing/section.css';
import './how-it-works.css';
import { FINISHED_PICTURE } from '#web/features/landing/content.ts';
import { Facts } from '#web/features/landing/facts.tsx';
import { PictureImage } from '#web/features/landing/picture-image.tsx';

const READING = [
  ['Wine', 'Red, Bordeaux'],
  ['Vintage', '2015'],
  ['Label', 'Château Montclair'],
  ['Setting', 'Dark slate'],
] as const;

export function HowItWorks() {
  return (
    <section className="section wrap" aria-labelledby="how-title">
      <h2 className="t-section" id="how-title">
        From a sentence to a picture
      </h2>
      <ol className="steps">
        <li>
          <div className="step-show step-prompt">
            <p className="t-quote">
              A bottle of Bordeaux “Château Montclair” 2015 and a glass on dark slate
              <span className="caret" aria-hidden="true" />
            </p>
          </div>
          <h3 className="t-card">Describe the scene</h3>
          <p>Grape, vintage, light, mood. Plain words are enough; ten starters help you begin.</p>
        </li>
        <li>
          <div className="step-show step-reading">
            <Facts rows={READING} />
          </div>
          <h3 className="t-card">See what is in the picture</h3>
          <p>The Studio counts what its picture shows and says plainly what it could not draw.</p>
        </li>
        <li>
          <div className="step-show print">
            <PictureImage
              picture={FINISHED_PICTURE}
              sizes="(max-width: 767px) 92vw, (max-width: 1440px) 30vw, 405px"
            />
          </div>
          <h3 className="t-card">Keep it, vary it, use it</h3>
          <p>
            Every picture waits in your gallery at full size, for the shop, the press, the feed.
          </p>
        </li>
      </ol>
    </section>
  );
}
