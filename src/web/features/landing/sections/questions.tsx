import '#web/features/landing/section.css';
import './questions.css';
import { Plus } from 'lucide-react';
import { CREDITS } from '#shared/rules/billing/credits.ts';
import { PLANS } from '#shared/rules/billing/plans.ts';

const QUESTIONS = [
  {
    asked: 'May I use the pictures commercially?',
    answer:
      'Yes. Every picture you make is royalty-free and cleared for commercial use: shop, label, print, social media.',
  },
  {
    asked: 'What does one image cost?',
    answer: `One credit. You start with ${CREDITS.welcomeGrant}, and a credit is spent only when a picture is delivered; a picture that fails costs nothing.`,
  },
  {
    asked: 'Can I put my own label text on the bottle?',
    answer: 'Yes. Write it in quotation marks and it is set letter for letter, accents included.',
  },
  {
    asked: 'Is this a photograph?',
    answer:
      'No, and the file says so. Each download carries its origin, the prompt and the licence, signed as C2PA content credentials.',
  },
  {
    asked: 'Do I need to know how to write prompts?',
    answer:
      'No. Write what you would tell a photographer, or begin with one of ten starters. The Studio names what is in each picture, and what it could not draw.',
  },
  {
    asked: 'Can I cancel Pro?',
    answer: `At any time, from Settings. Your gallery stays, and you are back on the ${PLANS.free.label} with ${PLANS.free.imagesPerMonth} images a month.`,
  },
] as const;

export function Questions() {
  return (
    <section className="section wrap section-aside" aria-labelledby="questions-title">
      <h2 className="t-section" id="questions-title">
        Before you ask
      </h2>
      <div className="questions-list">
        {QUESTIONS.map(({ asked, answer }, index) => (
          <details key={asked} open={index === 0}>
            <summary>
              {asked}
              <Plus className="icon" aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
