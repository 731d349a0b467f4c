import type { BillingOverview } from '#shared/contract/billing.ts';
import { ERRORS } from '#shared/errors.ts';
import { SIGN_IN_ENTRY_PATH, withReturnPath } from '#shared/paths.ts';
import { isPaidPlan, PLANS } from '#shared/rules/billing/plans.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';
import { hasSignedInHint } from '#web/lib/account/signed-in-hint.ts';
import { openTab } from '#web/features/billing/open-tab.ts';
import type { OpenedTab } from '#web/features/billing/open-tab.ts';
import { showToast } from './show-toast.ts';

/** The pricing page's behaviour, for the static page and for the app alike. */
export function attachPricing(root: HTMLElement): () => void {
  const leaving = new AbortController();
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-plan]')];
  for (const button of buttons)
    button.addEventListener('click', () => void buy(button, { isAsked: true }), {
      signal: leaving.signal,
    });
  if (hasSignedInHint()) {
    const show = () => void showOwnPlan(root, leaving.signal);
    show();
    // The checkout is a window of its own: who comes back from it may have bought.
    const onReturn = () => document.visibilityState === 'visible' && show();
    document.addEventListener('visibilitychange', onReturn, { signal: leaving.signal });
    continueWithChosenPlan(buttons);
  }
  return () => leaving.abort();
}

/** Whoever chose a plan before signing in finds the checkout open afterwards. */
function continueWithChosenPlan(buttons: readonly HTMLButtonElement[]): void {
  const chosen = new URLSearchParams(location.search).get('plan');
  const button = buttons.find(({ dataset }) => dataset['plan'] === chosen);
  if (!button) return;
  // Coming back from the checkout must not open it again.
  history.replaceState(history.state, '', location.pathname);
  button.scrollIntoView({ block: 'center' });
  void buy(button, { isAsked: false });
}

/** A click may open a new window; without one the browser would block it, so the page itself goes. */
async function buy(button: HTMLButtonElement, { isAsked }: { isAsked: boolean }): Promise<void> {
  const planId = button.dataset['plan'];
  if (!isPaidPlan(planId) || button.disabled) return;
  if (!hasSignedInHint()) return signIn(planId);
  const refusal = button.dataset['refusal'];
  if (refusal) return showToast(ERRORS[refusal as Refusal]);
  // Whoever has a plan is shown what the other one costs before anything is charged.
  if (button.dataset['leadsTo']) return location.assign(button.dataset['leadsTo']);
  const tab = isAsked ? openTab() : null;
  setProcessing(button, true);
  try {
    await goToCheckout(planId, tab);
  } finally {
    setProcessing(button, false);
  }
}

async function goToCheckout(planId: PaidPlanId, tab: OpenedTab | null): Promise<void> {
  const answer = await requestCheckout(planId);
  if (answer.kind === 'url') {
    if (tab) tab.goTo(answer.url);
    else location.assign(answer.url);
    return;
  }
  tab?.close();
  if (answer.kind === 'signed-out') signIn(planId);
  else showToast(ERRORS[answer.kind === 'leaving' ? 'ACCOUNT_LEAVING' : 'CHECKOUT_FAILED']);
}

type Refusal = 'ACCOUNT_LEAVING' | 'PAYMENT_OPEN';

type CheckoutAnswer = { kind: 'url'; url: string } | { kind: 'signed-out' | 'leaving' | 'failed' };

async function requestCheckout(planId: PaidPlanId): Promise<CheckoutAnswer> {
  try {
    const answer = await fetch('/functions/v1/create-checkout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ priceId: planId, planName: PLANS[planId].label }),
    });
    if (answer.status === 401) return { kind: 'signed-out' };
    const { url, code } = (await answer.json()) as { url?: string; code?: string };
    if (url !== undefined) return { kind: 'url', url };
    return { kind: code === 'ACCOUNT_LEAVING' ? 'leaving' : 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

/** spec §5: buying while signed out leads to /auth, and from there back to the chosen plan. */
function signIn(planId: PaidPlanId): void {
  location.assign(withReturnPath(SIGN_IN_ENTRY_PATH, `/pricing?plan=${planId}`));
}

function setProcessing(button: HTMLButtonElement, isProcessing: boolean): void {
  button.disabled = isProcessing;
  button.toggleAttribute('aria-busy', isProcessing);
  if (isProcessing) button.setAttribute('aria-busy', 'true');
  button.querySelector('.spinner')?.remove();
  if (!isProcessing) return;
  const spinner = document.createElement('span');
  spinner.className = 'spinner';
  spinner.ariaHidden = 'true';
  button.append(spinner);
}

type OwnPlan = Pick<BillingOverview, 'planId' | 'hasSubscription' | 'next'>;

/** The cards say which plan the member has; what it says without an answer is true for newcomers. */
async function showOwnPlan(root: HTMLElement, signal: AbortSignal): Promise<void> {
  const answer = await fetch('/api/billing', { signal }).catch(() => null);
  if (!answer?.ok) return;
  const own = (await answer.json()) as OwnPlan;
  const free = root.querySelector('[data-free]');
  if (own.planId !== 'free') free?.remove();
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]'))
    showCard(card, card.dataset['card'], own);
}

function showCard(card: HTMLElement, id: string | undefined, own: OwnPlan): void {
  const label = card.querySelector('[data-label]');
  const button = card.querySelector<HTMLElement>('[data-plan]');
  if (label && !isPaidPlan(id))
    label.textContent = own.planId === 'free' ? 'Current plan' : 'Included in your plan';
  if (!label || !isPaidPlan(id) || !own.hasSubscription) return;
  const isOwn = id === own.planId;
  label.textContent = isOwn ? 'Manage your plan' : `Switch to ${PLANS[id].label}`;
  if (!button) return;
  button.dataset['leadsTo'] = `/settings?tab=billing${isOwn ? '' : `&switch=${id}`}`;
  button.dataset['refusal'] = isOwn ? '' : switchRefusal(own);
}

/** Why no other plan can be had now; the settings offer none then either. */
function switchRefusal({ next }: OwnPlan): Refusal | '' {
  if (next.standing === 'leaving') return 'ACCOUNT_LEAVING';
  return next.owing ? 'PAYMENT_OPEN' : '';
}
