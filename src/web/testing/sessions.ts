import type { WhatNext } from '#shared/rules/billing/what-next.ts';
import type { Profile, SessionData, SignedInSession } from '#web/lib/account/session.ts';

const base = {
  identity: { kind: 'embedded', name: null },
  supportEmail: 'support@vignette.example',
  signUpsOpen: true,
  mailFolder: null,
  needsTwoFactor: false,
  suspension: null,
} as const;

export const signedOut: SessionData = { ...base, user: null, profile: null, next: null };

/** A free account that waits for its next credits, but for what is said. */
export function nextOf(part: Partial<WhatNext> = {}): WhatNext {
  return {
    standing: 'free',
    planId: 'free',
    countdown: { to: 'credits', days: 30 },
    charge: null,
    credits: { date: '2026-12-15T12:00:00.000Z', upTo: 10 },
    endsAt: null,
    owing: null,
    takenBackCents: null,
    ended: null,
    creditCents: 0,
    ...part,
  };
}

export function signedInAs(profile: Partial<Profile> = {}): SignedInSession {
  return {
    ...base,
    next: nextOf(),
    user: {
      id: 'user-1',
      email: 'ines@example.com',
      name: 'Inés Varela',
      emailVerified: true,
      hasTwoFactor: false,
    },
    profile: {
      userId: 'user-1',
      email: 'ines@example.com',
      displayName: 'Inés Varela',
      avatarUrl: null,
      credits: 10,
      subscriptionStatus: 'free',
      subscriptionTier: 'free',
      subscriptionEndDate: null,
      isAdmin: false,
      adminRole: null,
      banned: false,
      banReason: null,
      creditsResetDate: '2026-12-15T00:00:00.000Z',
      createdAt: '2026-11-15T00:00:00.000Z',
      emailNotices: true,
      defaultStyleId: null,
      defaultSize: null,
      deletionDate: null,
      ...profile,
    },
  };
}
