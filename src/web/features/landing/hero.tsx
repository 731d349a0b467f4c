import './hero.css';
import type { ReactNode } from 'react';
import { buttonClass } from '#web/ui/button.tsx';

type HeroProps = { headline: string; subline: string; actions: ReactNode };

export function Hero({ headline, subline, actions }: HeroProps) {
  return (
    <div className="wrap hero">
      <h1 className="t-hero">{headline}</h1>
      <p className="t-lead">{subline}</p>
      <div className="hero-actions">
        {actions}
        <a className={buttonClass({ size: 'lg' })} href="/pricing">
          View Pricing
        </a>
      </div>
    </div>
  );
}

/** 'Open Dashboard' for members, the invitation for everybody else (spec §2.3). */
export function StartButton() {
  const look = buttonClass({ variant: 'primary', size: 'lg' });
  return (
    <>
      <a data-when="signed-in" className={look} href="/dashboard">
        Open Dashboard
      </a>
      <a data-when="signed-out" className={look} href="/sign-up">
        Start Generating — Free
      </a>
    </>
  );
}
