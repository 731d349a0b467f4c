import '#web/features/landing/section.css';
import './uses.css';
import { ArrowRight } from 'lucide-react';
import { USES } from '#web/features/landing/content.ts';
import { PictureImage } from '#web/features/landing/picture-image.tsx';

/** Uses by audience; pointing at one shows a picture such people make. */
export function Uses({ id }: { id?: string }) {
  return (
    <section className="section wrap uses" id={id} aria-labelledby="uses-title">
      <div>
        <h2 className="t-section" id="uses-title">
          Made for people who pour
        </h2>
        <ul className="uses-list">
          {USES.map(({ who, what }) => (
            <li key={who}>
              <a href="/dashboard">
                <span className="uses-who">{who}</span>
                <span className="uses-what">{what}</span>
                <ArrowRight className="icon" aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="uses-picture print" aria-hidden="true">
        {USES.map(({ who, picture }) => (
          <PictureImage
            key={who}
            picture={picture}
            sizes="(max-width: 767px) 115vw, (max-width: 1023px) 92vw, 640px"
          />
        ))}
      </div>
    </section>
  );
}
