import { addMonths, monthsSince } from './months.ts';

const DAY_MS = 86_400_000;

/** The provider's period end when there is one; else the day of the month the account was made (design §7.10). */
export function renewalDate(
  profile: { subscriptionEndDate: string | null; createdAt: string },
  now: Date,
): Date {
  if (profile.subscriptionEndDate !== null) return new Date(profile.subscriptionEndDate);
  const created = new Date(profile.createdAt);
  return addMonths(created, monthsSince(created, now) + 1);
}

/** Days that are still to come; the last hours of a plan count as a day. */
export function daysUntil(date: Date, now: Date): number {
  return Math.max(0, Math.ceil((date.getTime() - now.getTime()) / DAY_MS));
}
