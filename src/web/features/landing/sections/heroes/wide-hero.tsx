import './wide-hero.css';
import { buttonClass } from '#web/ui/button.tsx';
import { Benefits } from './hero.tsx';
import { Motes } from '#web/features/landing/frame/motes.tsx';
import { PerfectFor } from '#web/features/landing/sections/perfect-for.tsx';
import { StyleCarousel } from '#web/features/landing/sections/style-carousel.tsx';

/** The hero of the older homepage: the headline over a row of cards across the page. */
export function WideHero() {
  return (
    <div className="wide-hero" data-motion="playing">
      <Motes />
      <div className="wrap wide-hero-copy">
        <h1 className="t-hero">Create Stunning Wine Visuals with&nbsp;AI</h1>
        <div>
          <p className="t-lead">Industry-Trained AI • Ultra-Premium Results</p>
          <div className="hero-actions">
            <a className={buttonClass({ variant: 'primary', size: 'lg' })} href="/dashboard">
              Start Creating Now
            </a>
            <a className={buttonClass({ size: 'lg' })} href="/pricing">
              View Pricing
            </a>
          </div>
        </div>
      </div>
      <StyleCarousel layout="row" id="gallery" />
      <div className="wrap wide-hero-proof">
        <PerfectFor />
        <Benefits />
      </div>
    </div>
  );
}
