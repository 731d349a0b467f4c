import type { Profile, SessionData, SignedInSession } from '#web/lib/session.ts';

const base = {
  identity: { kind: 'embedded', name: null },
  supportEmail: 'support@vignette.example',
  signUpsOpen: true,
  mailFolder: null,
  needsTwoFactor: false,
} as const;

export const signedOut: SessionData = { ...base, user: null, profile: null };

export function signedInAs(profile: Partial<Profile> = {}): SignedInSession {
  return {
    ...base,
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
