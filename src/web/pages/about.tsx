import { TextPage } from '#web/features/landing/frame/text-page.tsx';
import { SITE } from '#web/lib/links.ts';
import type { PageHandle } from '#web/lib/page-handle.ts';
import siteIsland from '#web/features/landing/site.island.ts?island';

export const handle = { static: true, island: siteIsland } satisfies PageHandle;

export const meta = () => [
  { title: 'About · Vignette' },
  { name: 'description', content: 'Who makes the pictures, and how.' },
];

export default function About() {
  return (
    <TextPage title="About">
      <p>
        Vignette makes pictures for people who work with wine: growers, merchants, sommeliers,
        teachers and those who write about it. You describe a scene in words and get a picture of
        it, for one credit.
      </p>
      <h2 className="t-panel">How a picture is made</h2>
      <p>
        Your words are read for what they say about the wine, the glass, the place and the light.
        From that a scene is set up and drawn. Every file says of itself how it was made, and the
        viewer tells what is in the picture and what of your words is not.
      </p>
      <h2 className="t-panel">What you may do with it</h2>
      <p>
        What you make is yours to use, commercially too, without further payment. The{' '}
        <a className="link" href={SITE.terms}>
          terms
        </a>{' '}
        say it in full.
      </p>
      <h2 className="t-panel">Write to us</h2>
      <p>
        <a className="link" href={`mailto:${SITE.supportEmail}`}>
          {SITE.supportEmail}
        </a>
      </p>
    </TextPage>
  );
}
