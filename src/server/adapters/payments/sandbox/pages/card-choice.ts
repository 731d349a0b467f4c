import { TEST_CARDS } from '#server/adapters/payments/sandbox/cards.ts';

import { html } from './html.ts';
import type { Html } from './html.ts';

/** Test cards are chosen, not typed: nobody can enter a real one by mistake. */
export function cardChoice(selected: string): Html {
  return html`<fieldset class="cards">
    <legend>Test card</legend>
    ${TEST_CARDS.map(
      (card) =>
        html`<label class="card-row">
          <input
            class="radio"
            type="radio"
            name="card"
            value="${card.number}"
            ${card.number === selected && CHECKED}
          />
          <span class="card-number num">${card.number.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
          <span class="card-effect">${card.effect}</span>
        </label>`,
    )}
  </fieldset>`;
}

const CHECKED: Html = { markup: 'checked' };
