import type { RequestListener } from 'node:http';

import type { PaidPlanId } from '#shared/rules/billing/plans.ts';

/** A subscription as the payment provider has it now. Times are the provider's. */
export interface ProviderSubscription {
  id: string;
  /** The provider's own word, known to us or not. */
  status: string;
  /** Null where the price is none of ours. */
  planId: PaidPlanId | null;
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** When it will end by itself, if that is arranged. */
  cancelAt: Date | null;
  endedAt: Date | null;
}

export interface ProviderInvoice {
  id: string;
  number: string | null;
  subscriptionId: string | null;
  planId: PaidPlanId | null;
  status: string;
  amountCents: number;
  currency: string;
  createdAt: Date;
  attempts: number;
  /** The time of service that this invoice pays for. */
  covers: { from: Date; to: Date } | null;
  refundedCents: number;
  isDisputed: boolean;
  receiptUrl: string | null;
}

export interface ProviderState {
  customerId: string;
  /** The customer's present: a test clock may run ahead of ours. */
  asOf: Date;
  /** What the provider owes the customer; the next invoice uses it up. */
  creditCents: number;
  subscriptions: readonly ProviderSubscription[];
  invoices: readonly ProviderInvoice[];
}

/** A hint that something changed for a customer; never trusted for what it changed to. */
export interface PaymentEvent {
  id: string;
  type: string;
  customerId: string | null;
  happenedAt: Date;
}

export interface CheckoutOrder {
  userId: string;
  customerId: string;
  planId: PaidPlanId;
  successUrl: string;
  cancelUrl: string;
  idempotencyKey: string;
}

export interface OpenCheckout {
  id: string;
  url: string;
  expiresAt: Date;
}

/** Complete once it was paid; closed where it ran out or was given up. */
export type CheckoutStatus = 'open' | 'complete' | 'closed';

/** Another plan from one moment on: a preview and the switch itself reckon from the same one. */
export interface PlanSwitch {
  customerId: string;
  subscriptionId: string;
  planId: PaidPlanId;
  at: Date;
}

export interface SwitchPreview {
  /** What the card is charged at once. */
  dueCents: number;
  /** What is left in credit afterwards. */
  creditCents: number;
  /** When the new plan is paid for the next time. */
  renewsAt: Date;
}

/** The provider did not answer, or not in time, or with a fault of its own: nothing is known. */
export class PaymentsUnavailable extends Error {
  constructor(cause: unknown) {
    super('The payment provider could not be reached', { cause });
    this.name = 'PaymentsUnavailable';
  }
}

/** It did, and has no such customer: ours was made elsewhere, in the sandbox say, or is gone. */
export class UnknownCustomer extends PaymentsUnavailable {
  override name = 'UnknownCustomer';
}

/** The provider will not give this back: it has been, or it is more than was paid. */
export class RefundRefused extends Error {
  constructor(cause: unknown) {
    super('The payment provider refuses the refund', { cause });
    this.name = 'RefundRefused';
  }
}

/** Where money is taken. Every write carries an idempotency key. */
export interface Payments {
  /** No money moves: the sandbox, or a provider's test key. */
  readonly isTestMode: boolean;
  createCustomer(customer: {
    userId: string;
    email: string;
    name: string;
    /** One that the provider does not know. */
    insteadOf: string | null;
  }): Promise<string>;
  /** So that receipts go where the person is. */
  updateCustomer(customer: { customerId: string; email: string; name: string }): Promise<void>;
  /** The person is erased at the provider as well; may be repeated. */
  deleteCustomer(customerId: string): Promise<void>;
  createCheckout(order: CheckoutOrder): Promise<OpenCheckout>;
  readCheckout(id: string): Promise<CheckoutStatus>;
  closeCheckout(id: string): Promise<void>;
  /** A page of the provider where the customer manages the subscription. */
  createPortal(request: {
    customerId: string;
    returnUrl: string;
    /** Opens the portal at the confirmation of a cancellation. */
    cancelSubscriptionId?: string;
  }): Promise<string>;
  previewSwitch(order: PlanSwitch): Promise<SwitchPreview>;
  /** 'declined' where the card refused: then nothing has changed. */
  switchPlan(order: PlanSwitch): Promise<'done' | 'declined'>;
  endSubscription(id: string): Promise<void>;
  /** Gives money back for an invoice; throws RefundRefused where the provider will not. */
  refund(order: { invoiceId: string; amountCents: number; idempotencyKey: string }): Promise<void>;
  /** Whether it renews by itself, or ends with what is paid. */
  setRenewal(id: string, renews: boolean): Promise<void>;
  readProviderState(customerId: string): Promise<ProviderState>;
  /** Null where the signature is missing, wrong or too old. */
  readEvent(body: Buffer, signature: string | undefined): Promise<PaymentEvent | null>;
  /** Events since then, newest first: what a lost webhook would have told. */
  listEvents(since: Date): AsyncIterable<PaymentEvent>;
  /** Faults in how the provider is set up, in words: a price that is not the catalogue's. */
  checkSetup(): Promise<string[]>;
  /** Pages that the sandbox shows to the buyer under our own address. */
  readonly pages: RequestListener | null;
  start(options: { webhookUrl: string }): Promise<void>;
  close(): Promise<void>;
}

/** Where the sandbox's pages live. */
export const TEST_PAYMENTS_PATH = '/test-payments/';
