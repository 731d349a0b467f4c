import { PLANS } from '#shared/rules/billing/plans.ts';
import { TextPage } from '#web/features/landing/frame/text-page.tsx';
import { SITE } from '#web/lib/links.ts';
import type { PageHandle } from '#web/lib/page-handle.ts';
import siteIsland from '#web/features/landing/site.island.ts?island';

export const handle = { static: true, island: siteIsland } satisfies PageHandle;

export const meta = () => [
  { title: 'Terms · Vignette' },
  {
    name: 'description',
    content: 'What a credit buys, what you may do with a picture, and what is not allowed.',
  },
];

export default function Terms() {
  return (
    <TextPage title="Terms">
      <p>
        These terms hold between you and whoever runs this installation of Vignette. Questions go to{' '}
        <a className="link" href={`mailto:${SITE.supportEmail}`}>
          {SITE.supportEmail}
        </a>
        .
      </p>
      <h2 className="t-panel">Credits</h2>
      <p>
        One credit is one picture, and it is spent when the picture is delivered. A picture that
        fails or is cancelled costs nothing. A free account has {PLANS.free.imagesPerMonth} credits
        to start with, and is filled up to them every month; a plan fills up to more.
      </p>
      <h2 className="t-panel">Plans</h2>
      <p>
        A plan renews by itself until you cancel it, which you can do at any time; it then runs to
        the end of the time paid for. Prices stand on the{' '}
        <a className="link" href="/pricing">
          pricing page
        </a>
        .
      </p>
      <h2 className="t-panel">Your pictures</h2>
      <p>
        What you make is royalty-free and may be used commercially, without naming us. Every file
        carries a note of how it was made: please leave it in. Labels and names that you upload must
        be yours to use.
      </p>
      <h2 className="t-panel">What is not allowed</h2>
      <p>
        No pictures of children with alcohol, of drinking and driving, of violence or sex, and none
        that deceive about real people. Such words are refused and cost nothing; who keeps trying
        may be suspended.
      </p>
      <h2 className="t-panel">No promises beyond this</h2>
      <p>
        Pictures are drawn by machines and may be wrong: look at them before you print. The service
        is offered as it is.
      </p>
    </TextPage>
  );
}
