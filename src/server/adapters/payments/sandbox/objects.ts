/** The parts of Stripe's objects that the sandbox keeps and the SDK reads. Times are Unix seconds. */
export interface Card {
  brand: string;
  last4: string;
  /** The test number it was made from: it decides how later payments go. */
  number: string;
}

export interface Customer {
  id: string;
  object: 'customer';
  email: string;
  name: string;
  created: number;
  metadata: Record<string, string>;
  /** Erased: the payments stay, the person does not. */
  deleted?: true;
  /** Set once its clock has been moved. */
  test_clock: string | null;
  /** Seconds that its clock runs ahead. */
  ahead_s: number;
  /** Negative: the customer has credit. */
  balance: number;
  card: Card | null;
  /** What the webhooks of this customer are made to suffer, to try the receiver. */
  delivery_faults: DeliveryFaults;
}

export interface DeliveryFaults {
  duplicate: boolean;
  reorder: boolean;
  drop: boolean;
}

export interface CheckoutSession {
  id: string;
  object: 'checkout.session';
  customer: string;
  mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  price: string;
  success_url: string;
  cancel_url: string;
  client_reference_id: string | null;
  subscription: string | null;
  created: number;
  expires_at: number;
  url: string | null;
}

export interface Subscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'active' | 'past_due' | 'canceled';
  created: number;
  start_date: number;
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  latest_invoice: string | null;
  items: { object: 'list'; data: SubscriptionItem[] };
}

export interface SubscriptionItem {
  id: string;
  object: 'subscription_item';
  price: { id: string };
  current_period_start: number;
  current_period_end: number;
}

export interface InvoiceLine {
  id: string;
  object: 'line_item';
  amount: number;
  description: string;
  period: { start: number; end: number };
  pricing: { type: 'price_details'; price_details: { price: string } };
}

export interface Invoice {
  id: string;
  object: 'invoice';
  number: string;
  customer: string;
  status: 'open' | 'paid' | 'uncollectible';
  billing_reason: string;
  currency: string;
  total: number;
  amount_due: number;
  amount_paid: number;
  created: number;
  attempt_count: number;
  next_payment_attempt: number | null;
  hosted_invoice_url: string;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  lines: { object: 'list'; data: InvoiceLine[] };
  payments: {
    object: 'list';
    data: { status: 'paid'; payment: { type: string; payment_intent: string } }[];
  };
}

export interface Charge {
  id: string;
  object: 'charge';
  customer: string;
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  disputed: boolean;
  payment_intent: string;
  status: 'succeeded' | 'failed';
  created: number;
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  payment_intent: string;
  status: 'succeeded';
  metadata: Record<string, string>;
  created: number;
}

export interface Dispute {
  id: string;
  object: 'dispute';
  charge: string;
  amount: number;
  status: 'needs_response' | 'won' | 'lost';
  created: number;
}

export interface PortalSession {
  id: string;
  object: 'billing_portal.session';
  customer: string;
  return_url: string;
  created: number;
  url: string;
  /** Opens at the confirmation of a cancellation. */
  cancels: string | null;
}

export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  livemode: false;
  data: { object: object };
}

export type SandboxObject =
  | Customer
  | CheckoutSession
  | Subscription
  | Invoice
  | Charge
  | Refund
  | Dispute
  | PortalSession
  | StripeEvent;

export type Kind = SandboxObject['object'];
export type ObjectOf<K extends Kind> = Extract<SandboxObject, { object: K }>;
