import './hero.css';
import type { ReactNode } from 'react';
import { buttonClass } from '#web/ui/button.tsx';
import { BENEFITS } from '#web/features/landing/content.ts';
import { Motes } from '#web/features/landing/frame/motes.tsx';
import { PerfectFor } from '#web/features/landing/sections/perfect-for.tsx';

/** The hero of `/` and `/new-homepage`; they differ in the showcase at its right. */
export function Hero({ showcase }: { showcase: ReactNode }) {
  return (
    <div className="hero" data-motion="playing">
      <Motes />
      <div className="wrap hero-grid">
        <div className="hero-copy">
          <h1 className="t-hero">Create Wine Images with&nbsp;AI</h1>
          <p className="t-lead">
            Minimal, elegant and easy, for professional or hobby wine visuals.
          </p>
          <div className="hero-actions">
            <StartButton />
            <a className={buttonClass({ size: 'lg' })} href="/pricing">
              View Pricing
            </a>
          </div>
        </div>
        <div className="hero-proof">
          <PerfectFor />
          <Benefits />
        </div>
        {showcase}
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

export function Benefits() {
  return (
    <ul className="benefits">
      {BENEFITS.map((benefit) => (
        <li key={benefit}>{benefit}</li>
      ))}
    </ul>
  );
}
