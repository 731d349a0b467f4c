import '#web/features/landing/section.css';
import './own-bottle.css';
import { OWN_BOTTLE_PICTURE } from '#web/features/landing/content.ts';
import { Facts } from '#web/features/landing/facts.tsx';
import { PictureImage } from '#web/features/landing/picture-image.tsx';

const YOURS = [
  ['The bottle', 'fourteen shapes to scale, in six colours of glass'],
  ['The label', 'your artwork at its size in millimetres, or one of six designs'],
  ['The closure', 'cork, screw cap, wax or wire, with the colour of your capsule'],
] as const;

/** A customer's own wine: kept once, then it stands in every picture. */
export function OwnBottle() {
  return (
    <section className="section wrap own-bottle" aria-labelledby="own-bottle-title">
      <div>
        <h2 className="t-section" id="own-bottle-title">
          Your own bottle, in every scene
        </h2>
        <p className="t-lead">
          Describe your wine once. It keeps its shape, its glass and its label from the packshot to
          the last light over the vines.
        </p>
        <Facts rows={YOURS} className="own-bottle-list" />
      </div>
      <figure className="own-bottle-picture">
        <div className="print">
          <PictureImage
            picture={OWN_BOTTLE_PICTURE}
            sizes="(max-width: 767px) 92vw, (max-width: 1440px) 44vw, 600px"
          />
        </div>
        <figcaption>
          Clos des Vignettes, one of the two sample wines in every new account.
        </figcaption>
      </figure>
    </section>
  );
}
